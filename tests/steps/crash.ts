import { createClient } from "@elite/client/visitor"
import { crash } from "@elite/contract"
import { computeResult, roundHash } from "@elite/crash"
import { expect } from "@playwright/test"
import { sql } from "kysely"
import { readIdentityKeys } from "../../apps/api/src/config.ts"
import { changeSetting } from "../../apps/api/src/modules/content/index.ts"
import { commitChain } from "../../apps/api/src/modules/crash/chains/chains.ts"
import { generateChain } from "../../apps/api/src/modules/crash/chains/generate.ts"
import { setBreak } from "../../apps/api/src/modules/crash/rounds/store.ts"
import { crashRounds } from "../../apps/api/src/modules/crash/settings.ts"
import { identityEncryption } from "../../apps/api/src/modules/players/index.ts"
import { hourMs } from "../../apps/api/src/platform/lib/calendar.ts"
import { loadSecrets } from "../../apps/sandbox/src/local/environment.ts"
import { anAddress, type Casino } from "../casino.ts"
import { inHouse } from "./house.ts"

/** Where a flight is to end: hundredths, both included. */
export type Ending = readonly [least: number, most: number]

/** As many as make the house make no chain of its own meanwhile. */
const length = 12_000

/** Flights after those that are wanted: over within half a minute, so that nobody waits for them in vain. */
const after: readonly Ending[] = Array.from({ length: 8 }, () => [100, 400])

function saltFor(last: string, wanted: readonly Ending[]): string {
  const ends = [...wanted, ...after].map(([least, most], n) => {
    const hash = roundHash({ last, length }, n + 1)
    return (salt: string) => {
      const end = computeResult(hash, salt)
      return end >= least && end <= most
    }
  })
  for (let n = 0; ; n++) {
    const salt = n.toString(16).padStart(64, "0")
    if (ends.every((isMet) => isMet(salt))) return salt
  }
}

/**
 * The next flights end within these bounds, one after the other: a chain is committed whose salt was looked for until they do. It
 * is played once the round that stands is over; chains before it are given up. Answers its number.
 */
export async function flightsEnd(casino: Casino, wanted: readonly Ending[]): Promise<number> {
  const secret = identityEncryption(readIdentityKeys(loadSecrets(casino.dataDir).identityKeys))
  const made = await generateChain(length)
  const salt = saltFor(made.marks[0]!.hash, wanted)
  return inHouse(casino, async (tx) => {
    await sql`update crash.chain set ended_at = ${tx.now}, ended_by = 'a test', ended_why = 'another one', late_at = null
      where ended_at is null`.execute(tx.db)
    const at = new Date(tx.now.getTime() + 2 * hourMs)
    const beacon = { beacon: made.terminating, key: "0".repeat(192), round: 1n, at }
    const number = await commitChain(tx, secret, made, beacon)
    await sql`update crash.chain set salt = ${salt}, signature = ${"0".repeat(96)}, salted_at = beacon_at
      where number = ${number}`.execute(tx.db)
    return number
  })
}

/** Waits until a round of this chain stands: the one before it is played to its end. */
export const fliesBy = ({ url }: Casino, chain: number): Promise<void> =>
  expect
    .poll(async () => (await createClient(url, anAddress()).call(crash.getCrashRound, {})).state?.chainId, {
      timeout: 60_000,
    })
    .toBe(chain)

/** An operator lets no round open, or again. */
export const roundsPause = (casino: Casino, isPaused: boolean): Promise<unknown> =>
  inHouse(casino, (tx) =>
    changeSetting(tx, crashRounds, { path: ["isPaused"], value: isPaused, by: "a test", why: "a journey" }),
  )

/** An operator breaks off the round that stands. */
export const breaksRound = (casino: Casino): Promise<unknown> =>
  inHouse(casino, (tx) => setBreak(tx, "a test", "a journey"))
