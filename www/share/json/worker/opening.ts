/** The worker that opens one saved result: the page ends it if the user cancels. */
import { message } from "../../../i18n/message.ts";
import { type Piece, piecesOf } from "../opening.ts";

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener("message", async ({ data: file }: MessageEvent<Blob>) => {
  const send = (piece: Piece): void => self.postMessage(piece);
  try {
    for (const piece of piecesOf(await file.text())) send(piece);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    send({ refusal: message("files-not-opened", { reason }) });
  }
});
