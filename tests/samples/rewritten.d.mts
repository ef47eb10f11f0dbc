/** An essay. */
export const essay: string;
/** The same thoughts in the same order, in other words. */
export const retold: string;
