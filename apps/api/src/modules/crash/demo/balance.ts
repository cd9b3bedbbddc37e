export const demoStartCents = 300_000
