/** The worker's part of pdf.js comes without types; it is only put where pdf.js looks for it. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs";
