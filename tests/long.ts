/** Whether the tests that have a long form are to be run in it, as `npm run test:long -- --only forms` does. */
export const isLong = process.env.LONG === "1"

/** Those tests, which `npm test` runs in their short form or not at all. */
export const longForms = [
  "tests/new.test.ts",
  "tests/firstJackpot.test.ts",
  "tests/everyGame.test.ts",
  "tests/ending/start.test.ts",
  "tests/races/orders.test.ts",
  "packages/crash/src/round.test.ts",
  "tests/crash/crash.test.ts",
]
