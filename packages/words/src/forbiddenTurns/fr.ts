/** Turns that read like a translation; none belongs in a sentence that players read. */
export const turns: readonly RegExp[] = []
