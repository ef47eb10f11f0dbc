// Style sheets are imported for their effect; Vite turns them into files.
declare module "*.css";
