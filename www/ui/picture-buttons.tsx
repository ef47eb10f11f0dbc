/** Buttons that save a picture as SVG or PNG, or copy it. */
import { useSignal } from "@preact/signals";
import { type Message, message } from "../messages/message.ts";
import { say, t } from "../messages/t.ts";
import { problemOf } from "./error-text.ts";
import { download, pngFile, type SvgPicture, svgFile } from "./picture.ts";

/** `make` draws the picture as it is on screen now; `name` is the file's, without its ending. */
export function PictureButtons({ name, make }: { name: string; make: () => SvgPicture }) {
  const outcome = useSignal<Message | null>(null);
  const run = (action: () => Promise<void> | void, done: Message): void => {
    const work = async (): Promise<void> => action();
    work().then(
      () => {
        outcome.value = done;
      },
      (error: unknown) => {
        outcome.value = message("pictures-failed", { reason: problemOf(error) });
      },
    );
  };
  const saved = message("pictures-saved");
  return (
    <div class="picture-buttons">
      <button type="button" class="slight" onClick={() => run(() => download(svgFile(make()), `${name}.svg`), saved)}>
        {t("pictures-svg")}
      </button>
      <button
        type="button"
        class="slight"
        onClick={() => run(async () => download(await pngFile(make()), `${name}.png`), saved)}
      >
        {t("pictures-png")}
      </button>
      {canCopy() && (
        <button
          type="button"
          class="slight"
          // The promise is handed over at once: some browsers forbid copying later than the click.
          onClick={() =>
            run(
              () => navigator.clipboard.write([new ClipboardItem({ "image/png": pngFile(make()) })]),
              message("pictures-copied"),
            )
          }
        >
          {t("pictures-copy")}
        </button>
      )}
      <span class="quiet" role="status">
        {outcome.value && say(outcome.value)}
      </span>
    </div>
  );
}

/** Only secure pages may copy. */
function canCopy(): boolean {
  return "ClipboardItem" in globalThis && navigator.clipboard !== undefined;
}
