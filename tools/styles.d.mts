type Texts = Record<string, string>;

export function scopedName(name: string, file: string): string;
export function examineStyles(sheets: Texts, views: Texts): { modules: Record<string, string[]>; faults: string[] };
export function examineStyleFiles(): { modules: Record<string, string[]>; faults: string[] };
export function classesOf(css: string, filename?: string): { local: Set<string>; global: Set<string>; reaching: number[] };
export function typesOf(modules: Record<string, string[]>): string;
export function writeStyleTypes(): string[];
