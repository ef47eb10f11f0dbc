// Style sheets are imported for their effect; Vite turns them into files.
declare module "*.css";

// The address of a worker's bundle.
declare module "*?worker&url" {
  const address: string;
  export default address;
}
