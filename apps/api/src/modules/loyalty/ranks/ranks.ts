import type { Tx } from "../../../platform/db/transaction.ts"
import { brusselsDate, brusselsDay } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { rankFallAnnounced, rankFallCancelled, rankFell, rankRose } from "../events.ts"
import { rankTerms } from "../settings.ts"
import { listLevels } from "../store.ts"
import {
  computeFallDay,
  computeRankChange,
  type RankChange,
  rankWindowStart,
  rankWindowStartOn,
} from "./rules.ts"
import {
  lockStandings,
  type Standing,
  setReviewed,
  setStanding,
  sumPointsSince,
  takeUnreviewedStandings,
} from "./store.ts"

const batchSize = 200

type PointsByPlayer = ReadonlyMap<bigint, bigint>

/** Rises take effect immediately; falls are left to the daily review. */
export async function updateRanksForPoints(
  tx: Tx,
  playerIds: readonly bigint[],
  known: PointsByPlayer = new Map(),
): Promise<void> {
  if (playerIds.length === 0) return
  const ranks = await listLevels(tx)
  const today = brusselsDate(tx.now)
  await updateStandings(
    tx,
    await lockStandings(tx, playerIds, ranks[0].level, today),
    { ranks, today },
    known,
  )
}

/** Job: announces falls and applies due ones, for each rank once a Belgian day. Each batch is a transaction. */
export async function reviewRanksDaily({ transact }: Pick<Platform, "transact">): Promise<void> {
  while ((await transact(reviewRankBatch)) === batchSize);
}

async function reviewRankBatch(tx: Tx): Promise<number> {
  const ranks = await listLevels(tx)
  const today = brusselsDate(tx.now)
  const held = await takeUnreviewedStandings(tx, { lowest: ranks[0].level, today, atMost: batchSize })
  await updateStandings(tx, held, { ranks, today }, new Map())
  return held.length
}

/** The caller has locked the rows. */
async function updateStandings(
  tx: Tx,
  standings: readonly Standing[],
  { ranks, today }: { ranks: Awaited<ReturnType<typeof listLevels>>; today: string },
  known: PointsByPlayer,
): Promise<void> {
  if (standings.length === 0) return
  const { noticeDays } = await getSetting(tx, rankTerms)
  const falling = standings.filter(({ level, fallsOn }) => level > ranks[0].level || fallsOn !== null)
  const atFall = await readPointsAtFall(tx, falling, today, noticeDays)
  const changeFor = (now: PointsByPlayer, { playerId, ...held }: Standing) => {
    const nowUnits = now.get(playerId)!
    // The lowest rank cannot fall, so its points of that day are not read.
    const thenUnits = atFall.get(playerId) ?? nowUnits
    return computeRankChange(held, ranks, { nowUnits, thenUnits }, today, noticeDays)
  }
  // Points that were read before the rows were locked may be stale: a change is decided by a new reading.
  const open = standings.filter((each) => !known.has(each.playerId) || changeFor(known, each))
  const now = await readPointsNow(tx, open)
  for (const each of open) {
    const change = changeFor(now, each)
    if (change) await applyRankChange(tx, each.playerId, each.level, change)
  }
  await setReviewed(
    tx,
    standings.map(({ playerId }) => playerId),
    today,
  )
}

async function readPointsNow(tx: Tx, standings: readonly Standing[]): Promise<PointsByPlayer> {
  const since = rankWindowStart(tx.now)
  const points = await sumPointsSince(
    tx,
    standings.map(({ playerId }) => ({ playerId, since })),
  )
  return new Map(standings.map(({ playerId }, n) => [playerId, points[n]!]))
}

async function readPointsAtFall(
  tx: Tx,
  standings: readonly Standing[],
  today: string,
  noticeDays: number,
): Promise<PointsByPlayer> {
  const starts = new Map<string, Date>()
  const startOf = (day: string) => {
    const start = starts.get(day) ?? rankWindowStartOn(day)
    starts.set(day, start)
    return start
  }
  const points = await sumPointsSince(
    tx,
    standings.map(({ playerId, ...held }) => ({
      playerId,
      since: startOf(computeFallDay(held, today, noticeDays)),
    })),
  )
  return new Map(standings.map(({ playerId }, n) => [playerId, points[n]!]))
}

async function applyRankChange(
  tx: Tx,
  playerId: bigint,
  from: number,
  change: NonNullable<RankChange>,
): Promise<void> {
  const { to, held } = change
  await setStanding(tx, playerId, held, held.level !== from)
  const step = { playerId, from, to }
  switch (change.kind) {
    case "rises":
      return tx.publish(rankRose, step)
    case "isToFall":
      return tx.publish(rankFallAnnounced, { ...step, on: brusselsDay(change.on).from })
    case "stays":
      return tx.publish(rankFallCancelled, step)
    case "falls":
      return tx.publish(rankFell, step)
  }
}
