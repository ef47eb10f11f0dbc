/** The numbers behind a plot. A wide table scrolls within itself, and leaves as CSV with all its digits. */
import { useSignal } from "@preact/signals";
import { announcement } from "../workspace/store.ts";
import { csvOf, write } from "./format.ts";
import type { Table } from "./model.ts";

/** See the head of this file. */
export function TableView({ table }: { table: Table }) {
  const { caption, columns, rows } = table;
  return (
    <div class="numbers">
      <div class="numbers-head">
        <h4>{caption}</h4>
        <Copy table={table} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard. */}
      <section class="numbers-scroll" aria-label={caption} tabIndex={0}>
        <table aria-label={caption}>
          <thead>
            <tr>
              {columns.map(({ label, format }) => (
                <th key={label} scope="col" class={format === "text" ? "words" : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={String(cells[0])}>
                {cells.map((cell, i) => {
                  const format = columns[i]?.format ?? "text";
                  return (
                    <td key={columns[i]?.label} class={format === "text" ? "words" : undefined}>
                      {write(cell, format)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Copy({ table }: { table: Table }) {
  const said = useSignal("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(csvOf(table));
      said.value = "Copied";
    } catch {
      said.value = "The browser did not let it be copied; select the table instead";
    }
    announcement.value = `${said.value}.`;
  };
  return (
    <span class="quiet">
      {said}{" "}
      <button type="button" class="slight" aria-label={`Copy as CSV: ${table.caption}`} onClick={() => void copy()}>
        Copy as CSV
      </button>
    </span>
  );
}
