import { brusselsDate, brusselsDay } from "../../../kernel/calendar.ts"
import type { Kernel } from "../../../kernel/module.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { setting } from "../../content/index.ts"
import { rankFallAnnounced, rankFallCancelled, rankFell, rankRose } from "../events.ts"
import { rankTerms } from "../settings.ts"
import { levelsOf } from "../store.ts"
import { type Change, changeOf, countedSince, countedSinceOn, fallDay } from "./rules.ts"
import { lockStandings, pointsSinceOf, type Standing, setLooked, setStanding, takeUnlooked } from "./store.ts"

const batch = 200

/** The ranks of players whose points have changed follow them: each rises at once. */
export async function followPoints(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  if (playerIds.length === 0) return
  const [lowest] = await levelsOf(tx)
  const today = brusselsDate(tx.now)
  await follow(tx, await lockStandings(tx, playerIds, lowest.level, today), today)
}

/**
 * Job: looks at every rank that could fall, once a Belgian day: announces falls, and lets those happen whose day has come.
 * A batch is a transaction of its own.
 */
export async function followDays({ transact }: Pick<Kernel, "transact">): Promise<void> {
  while ((await transact(followSome)) === batch);
}

async function followSome(tx: Tx): Promise<number> {
  const [lowest] = await levelsOf(tx)
  const today = brusselsDate(tx.now)
  const held = await takeUnlooked(tx, { lowest: lowest.level, today, atMost: batch })
  await follow(tx, held, today)
  return held.length
}

/** What becomes of these ranks today; the caller holds their rows. */
async function follow(tx: Tx, standings: readonly Standing[], today: string): Promise<void> {
  if (standings.length === 0) return
  const ranks = await levelsOf(tx)
  const { noticeDays } = await setting(tx, rankTerms)
  const points = await pointsSinceOf(
    tx,
    standings.flatMap(({ playerId, ...held }) => [
      { playerId, since: countedSince(tx.now) },
      { playerId, since: countedSinceOn(fallDay(held, today, noticeDays)) },
    ]),
  )
  for (const [n, { playerId, ...held }] of standings.entries()) {
    const [nowUnits, thenUnits] = [points[2 * n]!, points[2 * n + 1]!]
    const change = changeOf(held, ranks, { nowUnits, thenUnits }, today, noticeDays)
    if (change) await apply(tx, playerId, held.level, change)
  }
  await setLooked(
    tx,
    standings.map(({ playerId }) => playerId),
    today,
  )
}

async function apply(tx: Tx, playerId: bigint, from: number, change: NonNullable<Change>): Promise<void> {
  const { to, held } = change
  await setStanding(tx, playerId, held, held.level !== from)
  const step = { playerId, from, to }
  switch (change.kind) {
    case "rises":
      return tx.announce(rankRose, step)
    case "isToFall":
      return tx.announce(rankFallAnnounced, { ...step, on: brusselsDay(change.on).from })
    case "stays":
      return tx.announce(rankFallCancelled, step)
    case "falls":
      return tx.announce(rankFell, step)
  }
}
