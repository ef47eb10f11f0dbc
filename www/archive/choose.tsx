/** A button that lets the user choose files, or all files of a folder. */
import { useRef } from "preact/hooks";

interface Props {
  label: string;
  /** Where the label alone does not say what the files are for. */
  name?: string;
  accepts?: "file" | "files" | "folder";
  disabled: boolean;
  onChosen: (files: readonly File[]) => void;
}

export function Choose({ label, name = label, accepts = "files", disabled, onChosen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" disabled={disabled} aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        multiple={accepts !== "file"}
        {...(accepts === "folder" ? { webkitdirectory: true } : {})}
        hidden
        aria-label={name}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Else choosing the same file again would be no change.
          currentTarget.value = "";
          if (files.length > 0) onChosen(files);
        }}
      />
    </>
  );
}
