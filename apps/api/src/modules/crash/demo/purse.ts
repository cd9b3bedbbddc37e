/** What a demo begins with, cents that are no money. */
export const demoCents = 300_000
