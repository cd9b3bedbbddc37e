/** What a demo begins with, cents that are no money. */
export const demoStartCents = 300_000
