import { createClient } from "@elite/client/visitor"
import { crash } from "@elite/contract"
import { computeResult, hashBefore } from "@elite/crash"
import { expect } from "@playwright/test"
import { sql } from "kysely"
import { readIdentityKeys } from "../../apps/api/src/config.ts"
import { commitChain } from "../../apps/api/src/modules/crash/chains/chains.ts"
import { type GeneratedChain, generateChain } from "../../apps/api/src/modules/crash/chains/generate.ts"
import { lockChains } from "../../apps/api/src/modules/crash/chains/store.ts"
import { crash as game } from "../../apps/api/src/modules/crash/settings.ts"
import { identityEncryption } from "../../apps/api/src/modules/players/index.ts"
import type { Tx } from "../../apps/api/src/platform/db/transaction.ts"
import {
  addDaysToDate,
  brusselsDate,
  brusselsDay,
  dayMs,
  hourMs,
} from "../../apps/api/src/platform/lib/calendar.ts"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import { drand } from "../../apps/api/src/providers/drand/client.ts"
import { infoOf } from "../../apps/sandbox/src/drand/info.ts"
import { loadSecrets } from "../../apps/sandbox/src/local/environment.ts"
import { anAddress, type Casino } from "../casino.ts"
import { switchPolicy } from "../policy.ts"
import { inHouse } from "./house.ts"

/** The house has its own game from now on, or no longer. */
export const crashIs = (casino: Casino, state: "on" | "off"): Promise<void> =>
  switchPolicy(casino, game, state)

/**
 * With so many rounds left the house makes no chain of its own meanwhile. So many were played the day before yesterday: soon after
 * midnight yesterday's are those of other journeys as well.
 */
const length = 12_000
const played = 1_200

/** The chain of a house that has played: the hash of any of its rounds, and the day of those that are over. */
export type PlayedChain = { chainId: number; hash: (number: number) => string; played: number; day: string }
const chains = new Map<string, Promise<PlayedChain>>()

/** A chain was committed three days ago and salted by its beacon, and a day of it was played: once for each house. */
export function aDayWasPlayed(casino: Casino): Promise<PlayedChain> {
  const before = chains.get(casino.dataDir) ?? plays(casino)
  chains.set(casino.dataDir, before)
  return before
}

/** What the beacon drew so many hours ago. */
async function drawnBefore({ dataDir, sandboxUrl }: Casino, now: Date, hours: number) {
  const info = JSON.stringify(infoOf(loadSecrets(dataDir).drandKey))
  const beacon = drand({ url: `${sandboxUrl}/drand`, info, log: jsonLog("silent") })
  const named = beacon.firstFrom(new Date(now.getTime() - hours * hourMs))
  const drawn = await beacon.drawn(named)
  if (drawn.kind !== "drawn") throw new Error("The beacon has not drawn.")
  return { ...named, ...drawn }
}

/** Commits a chain as it would have been three days ago; those before it are older, and given up. */
async function commits(tx: Tx, casino: Casino, made: GeneratedChain) {
  const drawn = await drawnBefore(casino, tx.now, 69)
  await lockChains(tx)
  await sql`update crash.chain set committed_at = committed_at - interval '4 days', beacon_at = beacon_at - interval '4 days',
    salted_at = salted_at - interval '4 days'`.execute(tx.db)
  await sql`update crash.chain set ended_at = ${tx.now}, ended_by = 'a test', ended_why = 'another one', late_at = null
    where ended_at is null`.execute(tx.db)
  const secret = identityEncryption(readIdentityKeys(loadSecrets(casino.dataDir).identityKeys))
  const later = new Date(tx.now.getTime() + 2 * hourMs)
  const chainId = await commitChain(tx, secret, made, { ...drawn, at: later })
  await sql`update crash.chain set committed_at = committed_at - interval '72 hours', beacon_at = ${drawn.at},
    salt = ${drawn.randomness}, signature = ${drawn.signature}, salted_at = ${drawn.at}, taken = ${played}
    where number = ${chainId}`.execute(tx.db)
  return { chainId, salt: drawn.randomness }
}

/** Flights in the air, one at most: what was switched off is played out. Rounds are told in the order in which they were opened. */
const flying = (casino: Casino): Promise<number> =>
  inHouse(casino, async (tx) => {
    const { rows } = await sql`select from crash.round where over_at is null`.execute(tx.db)
    return rows.length
  })

async function plays(casino: Casino): Promise<PlayedChain> {
  await expect.poll(() => flying(casino), { timeout: 120_000 }).toBe(0)
  const made = await generateChain(length)
  const hashes = [made.marks[0]!.hash]
  while (hashes.length < length) hashes.push(hashBefore(hashes.at(-1)!, 1))
  const hash = (number: number) => hashes[length - number]!
  return inHouse(casino, async (tx) => {
    const day = addDaysToDate(brusselsDate(tx.now), -2)
    const noon = new Date(brusselsDay(day).from.getTime() + dayMs / 2)
    const { chainId, salt } = await commits(tx, casino, made)
    const numbers = Array.from({ length: played }, (_, n) => n + 1)
    const over = numbers.map(hash)
    const results = over.map((each) => computeResult(each, salt))
    await sql`insert into crash.round (chain, number, min_stake_cents, max_stake_cents, max_paid_cents, opened_at, took_off_at, over_at,
        over_as, hash, result, settled_at)
      select ${chainId}, n, 10, 10000, 1000000, o, o + interval '6 seconds', o + interval '9 seconds', 'crashed', h, r,
        o + interval '9 seconds'
      from (select n, h, r, ${noon}::timestamptz + n * interval '10 seconds' as o
            from unnest(${numbers}::integer[], ${over}::text[], ${results}::integer[]) as t (n, h, r)) s
      order by n`.execute(tx.db)
    return { chainId, hash, played, day }
  })
}

/** The chain as anybody is told of it, which may be a second late. */
export async function publishedChain(casino: Casino): Promise<crash.CrashChain> {
  const { chainId } = await aDayWasPlayed(casino)
  const published = async () => {
    const { chains } = await createClient(casino.url, anAddress()).call(crash.getCrashChains, {})
    return chains.rows.find((chain) => chain.chainId === chainId)
  }
  await expect.poll(published).toBeDefined()
  return (await published())!
}
