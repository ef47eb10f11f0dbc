/** A button that lets the user choose files, or all files of a folder. */
import { useRef } from "preact/hooks";

interface Props {
  label: string;
  /** The accessible name, if the label alone does not say what the files are for. */
  name?: string;
  accepts?: "file" | "files" | "folder";
  class?: string | undefined;
  /** While nothing can be chosen. It can be focused all the same: a choice that makes the page busy would lose the focus. */
  disabled?: boolean;
  /** Called before the browser's dialog opens, and when it is closed without a choice. */
  onOpen?: () => void;
  onCancel?: () => void;
  onChosen: (files: readonly File[]) => void;
}

export function Choose({ label, name, accepts = "files", class: look, disabled, onOpen, onCancel, onChosen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const open = (): void => {
    if (disabled) return;
    onOpen?.();
    input.current?.click();
  };
  return (
    <>
      <button type="button" class={look} aria-disabled={disabled} aria-label={name} onClick={open}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        multiple={accepts !== "file"}
        {...(accepts === "folder" ? { webkitdirectory: true } : {})}
        hidden
        aria-label={name ?? label}
        {...(onCancel && { onCancel })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Otherwise choosing the same file again would not fire a change event.
          currentTarget.value = "";
          onChosen(files);
        }}
      />
    </>
  );
}
