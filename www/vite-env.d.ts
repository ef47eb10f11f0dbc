// Sheets that are global are imported for their effect; the classes of modules are typed in styles.d.ts.
declare module "*.css";

// The address of a worker's bundle.
declare module "*?worker&url" {
  const address: string;
  export default address;
}

// A part of the page's messages in a language (tools/messages-plugin.mjs).
declare module "messages:*" {
  const text: string;
  export default text;
}
