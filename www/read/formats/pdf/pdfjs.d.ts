/** The worker's part of pdf.js comes without types; it is only joined to the other part. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs" {
  export const WorkerMessageHandler: { initializeFromPort(port: unknown): void };
}
