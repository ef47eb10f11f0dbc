/** How documents come in: chosen, dropped, pasted, or the example. Large on an empty page, a bar afterwards. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Role } from "../engine/pkg/lookalike.js";
import { LIMITS } from "../files/formats/model.ts";
import { integer } from "../ui/format.ts";
import { addExample, removeAll } from "../workspace/actions.ts";
import { roleWords } from "../workspace/roles.ts";
import { intake, notice } from "../workspace/store.ts";
import { FileButton } from "./choose-files.tsx";
import { PasteForm } from "./paste.tsx";
import { OwnersQuestion, RepeatedFiles } from "./whose-files.tsx";

/** See the head of this file. */
export function Intake({ large }: { large: boolean }) {
  const pasting = useSignal(false);
  return (
    <section class={large ? "intake large" : "intake"} aria-label="Add documents">
      <div class="zone first" data-role="submission">
        {large ? (
          <>
            <p class="lead">Drop documents or folders here, and see which are alike, how much, and where.</p>
            <p class="quiet">
              Two texts are shown side by side at once; more are ranked pair by pair. Everything is compared in this
              page: nothing is uploaded.
            </p>
          </>
        ) : (
          <p class="quiet">Drop more files anywhere on this page.</p>
        )}
        <div class="buttons">
          <FileButton label="Choose files" as="submission" main={large} />
          <FileButton label="Choose a folder" as="submission" folder />
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
      </div>
      {large ? <Others /> : <Folded />}
      {notice.value && (
        <p class="note" role="alert">
          {notice}
        </p>
      )}
      <RepeatedFiles />
      <OwnersQuestion />
    </section>
  );
}

/** Where what is not a submission goes. */
function Others() {
  return (
    <div class="zones">
      <Zone as="archive">
        <FileButton label="Choose archive files" as="archive" />
        <FileButton label="Choose an archive folder" as="archive" folder />
      </Zone>
      <Zone as="template">
        <FileButton label="Choose template files" as="template" />
      </Zone>
    </div>
  );
}

/** The same behind a disclosure, which says what is there already. */
function Folded() {
  const { documents } = intake.value;
  const tally = (role: Role): string => integer(documents.filter((document) => document.role === role).length);
  return (
    <details class="others">
      <summary>
        Archive <span class="tally">{tally("archive")}</span> · Template <span class="tally">{tally("template")}</span>
      </summary>
      <Others />
    </details>
  );
}

function Zone({ as: role, children }: { as: Role; children: ComponentChildren }) {
  const { name, hint } = roleWords[role];
  return (
    <section class="zone" data-role={role} aria-labelledby={`zone-${role}`}>
      <h2 id={`zone-${role}`}>{name}</h2>
      <p class="quiet">{hint}</p>
      <div class="buttons">{children}</div>
    </section>
  );
}

const MB = 1024 * 1024;

/** What a newcomer asks first. */
export function Points() {
  return (
    <div class="points">
      <section>
        <h2>What it reads</h2>
        <p class="quiet">
          PDF, Word (.docx), OpenDocument (.odt, .odp), RTF, PowerPoint (.pptx), e-books (.epub), HTML, LaTeX, Jupyter
          notebooks, Markdown, CSV, source code and plain text in any language and encoding; folders, and ZIP archives
          of all these.
        </p>
        <p class="quiet">
          A file may have {LIMITS.fileBytes / MB} MB and take {LIMITS.seconds} seconds. An archive may have{" "}
          {LIMITS.archiveBytes / MB} MB, or {LIMITS.unpackedBytes / MB} MB unpacked, hold {integer(LIMITS.entries)}{" "}
          files, and lie {LIMITS.depth} archives deep.
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
          Nothing, unless you ask. Your texts stay in this page's memory and are gone when you close it; once you have
          added documents, the foot of the page offers to keep your work on this computer.
        </p>
      </section>
    </div>
  );
}
