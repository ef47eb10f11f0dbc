export const ESSAYS: string;
export const FOLDERS: [string, string];
export const EXPECTED: string;
export function install(example: string): { folder: string; remove: () => void };
export function run(command: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv): string;
export function buildWithVite(folder: string): string;
export function checkTypes(folder: string, file: string): void;
export function serve(folder: string): Promise<{ address: string; close: () => void }>;
