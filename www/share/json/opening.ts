/**
 * Opens a saved result in a thread of its own: parsing and checking one with thousands of documents takes a second, during
 * which the page would freeze. The thread returns the contents in pieces that are quick to receive.
 */
import type { Message } from "../../i18n/message.ts";
import { type ReopenedResult, type Reopening, reopen } from "./reopen.ts";

/** The result without its documents and reviews, and the number of these. */
interface Frame {
  readonly rest: Omit<ReopenedResult, "documents" | "reviews">;
  readonly documents: number;
  readonly reviews: number;
}

/** A message from the thread: a refusal; or a frame, then documents and reviews in order. */
export type Piece =
  | { readonly refusal: Message }
  | { readonly frame: Frame }
  | Pick<ReopenedResult, "documents">
  | Pick<ReopenedResult, "reviews">;

/** Approximate UTF-16 code units of text in a piece, and its maximum number of documents. */
const PIECE_UNITS = 1 << 20;
const PIECE_DOCUMENTS = 500;

/** Reviews per piece. */
const PIECE_REVIEWS = 5000;

/** The thread's work: turns a file's text into pieces. */
export function* piecesOf(text: string): Generator<Piece> {
  const reopening = reopen(text);
  if ("refusal" in reopening) {
    yield reopening;
    return;
  }
  const { documents, reviews, ...rest } = reopening.result;
  yield { frame: { rest, documents: documents.length, reviews: reviews.length } };
  for (let from = 0; from < documents.length; ) {
    let to = from;
    for (let units = 0; to < documents.length && to - from < PIECE_DOCUMENTS && units < PIECE_UNITS; to++)
      units += documents[to]?.text.length ?? 0;
    yield { documents: documents.slice(from, to) };
    from = to;
  }
  for (let from = 0; from < reviews.length; from += PIECE_REVIEWS)
    yield { reviews: reviews.slice(from, from + PIECE_REVIEWS) };
}

/** The thread, as started here. */
export interface OpeningThread {
  end(): void;
}

/** Starts a thread that opens a file. It calls `onPiece` with each piece, and `onFailure` if it cannot continue. */
export type StartOpening = (
  file: Blob,
  onPiece: (piece: Piece) => void,
  onFailure: (problem: Message) => void,
) => OpeningThread;

/** Options for opening. */
export interface Opening {
  readonly signal: AbortSignal;
  /** Documents received so far, and in total; 0 of 0 while the file is checked. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Opens a file that `recognise` identifies as a result. Rejects only if the signal fires. */
export function openInThread(start: StartOpening, file: Blob, { signal, onProgress }: Opening): Promise<Reopening> {
  let thread: OpeningThread | null = null;
  let onAbort = (): void => {};
  const opening = new Promise<Reopening>((resolve, reject) => {
    onAbort = (): void => reject(signal.reason);
    signal.addEventListener("abort", onAbort);
    let frame: Frame | null = null;
    const documents: ReopenedResult["documents"][number][] = [];
    const reviews: ReopenedResult["reviews"][number][] = [];
    const receive = (piece: Piece): void => {
      if ("refusal" in piece) resolve(piece);
      else if ("frame" in piece) frame = piece.frame;
      else if ("documents" in piece) documents.push(...piece.documents);
      else reviews.push(...piece.reviews);
      if (!frame) return;
      onProgress(documents.length, frame.documents);
      const isWhole = documents.length === frame.documents && reviews.length === frame.reviews;
      if (isWhole) resolve({ result: { ...frame.rest, documents, reviews } });
    };
    signal.throwIfAborted();
    onProgress(0, 0);
    thread = start(file, receive, (refusal) => resolve({ refusal }));
  });
  return opening.finally(() => {
    signal.removeEventListener("abort", onAbort);
    thread?.end();
  });
}
