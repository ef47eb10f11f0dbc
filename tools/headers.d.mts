export function headersOf(page: string, registrar: string): string;
