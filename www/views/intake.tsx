/** How documents come in: chosen, dropped, pasted, or the example. Large on an empty page, a bar afterwards. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { filesFromInput } from "../files/drop.ts";
import { addExample, addFound, addPasted, removeAll } from "../state/actions.ts";
import { notice } from "../state/store.ts";

/** See the head of this file. */
export function Intake({ large }: { large: boolean }) {
  const pasting = useSignal(false);
  return (
    <section class={large ? "intake large" : "intake"} aria-label="Add documents">
      {large ? (
        <>
          <p class="lead">Drop text files or folders here, and see which are alike, how much, and where.</p>
          <p class="quiet">
            Two texts are shown side by side at once; more are ranked pair by pair. Everything is compared in this page:
            nothing is uploaded.
          </p>
        </>
      ) : (
        <p class="quiet">Drop more files anywhere on this page.</p>
      )}
      <div class="buttons">
        <FileButton label="Choose files" folder={false} main={large} />
        <FileButton label="Choose a folder" folder main={false} />
        <button
          type="button"
          aria-expanded={pasting.value}
          onClick={() => {
            pasting.value = !pasting.value;
          }}
        >
          Paste a text
        </button>
        {large ? (
          <button type="button" onClick={() => void addExample()}>
            Try an example
          </button>
        ) : (
          <button type="button" onClick={removeAll}>
            Remove all
          </button>
        )}
      </div>
      {pasting.value && (
        <PasteForm
          onClose={() => {
            pasting.value = false;
          }}
        />
      )}
      {notice.value && (
        <p class="note" role="alert">
          {notice}
        </p>
      )}
    </section>
  );
}

/** What a newcomer asks first. */
export function Points() {
  return (
    <div class="points">
      <section>
        <h2>What it reads</h2>
        <p class="quiet">
          Plain text in any language and encoding, and source code. Word documents and PDFs must be saved as text first.
        </p>
      </section>
      <section>
        <h2>What it says</h2>
        <p class="quiet">
          Every number says what it is a share of, exactly and as an estimate with its margin. Similarity is not a
          verdict: the shared passages are there to be read.
        </p>
      </section>
      <section>
        <h2>What it keeps</h2>
        <p class="quiet">
          Nothing. Your texts stay in this page's memory and are gone when you close it. The same files and settings
          give the same answer anywhere.
        </p>
      </section>
    </div>
  );
}

function FileButton({ label, folder, main }: { label: string; folder: boolean; main: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={main ? "main" : undefined} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        {...(folder ? { webkitdirectory: true } : {})}
        onChange={({ currentTarget }) => {
          void addFound(filesFromInput(currentTarget.files));
          // Else choosing the same file again would be no change.
          currentTarget.value = "";
        }}
      />
    </>
  );
}

function PasteForm({ onClose }: { onClose: () => void }) {
  const name = useSignal("");
  const text = useSignal("");
  const field = useRef<HTMLTextAreaElement>(null);
  const add = (): void => {
    addPasted(name.value, text.value);
    name.value = "";
    text.value = "";
    field.current?.focus();
  };
  return (
    <form
      class="paste"
      aria-label="Paste a text"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <label>
        Name <span class="quiet">(may be left empty)</span>
        <input
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <label>
        Text
        <textarea
          ref={field}
          rows={7}
          dir="auto"
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <div class="buttons">
        <button type="submit" class="main" disabled={text.value === ""}>
          Add this text
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </form>
  );
}
