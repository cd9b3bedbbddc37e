import type { protection as contract } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { addDays } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting } from "../content/index.ts"
import { listCashFlows } from "../payments/index.ts"
import { listLossesBefore } from "../play/index.ts"
import { listSessionSpans } from "../sessions/index.ts"
import { comparisonStart, findSigns, mergeSpans, type Observations, recentMs } from "./rules.ts"
import { earlySigns } from "./settings.ts"
import * as store from "./store.ts"

const unitsPerCent = 1000n
const batchSize = 200

async function getObservations(from: Reads, playerId: bigint, minutes: number): Promise<Observations> {
  const since = new Date(from.now.getTime() - recentMs)
  const [flows, spans] = await Promise.all([
    listCashFlows(from, playerId, comparisonStart(from.now)),
    // A session that began earlier counts in full.
    listSessionSpans(from, playerId, since),
  ])
  const deposits = flows.filter(({ kind }) => kind === "deposited")
  const losses = await listLossesBefore(from, playerId, { instants: deposits.map(({ at }) => at), minutes })
  return {
    deposits: deposits.map(({ at, cents }, n) => ({
      at,
      cents: Number(cents),
      lostCents: Number(losses[n]! / unitsPerCent),
    })),
    refusedAt: flows.filter(({ kind }) => kind === "refused").map(({ at }) => at),
    spans: mergeSpans(spans),
  }
}

/** Records each kind of sign once within `againDays`. */
async function reviewPlayer(tx: Tx, playerId: bigint): Promise<void> {
  const thresholds = await getSetting(tx, earlySigns)
  const observations = await getObservations(tx, playerId, thresholds.chasing.minutes)
  const recent = await store.listFlags(tx, playerId, addDays(tx.now, -thresholds.againDays))
  for (const { kind, figure } of findSigns(observations, thresholds, tx.now))
    if (!recent.some((flag) => flag.kind === kind)) await store.insertFlag(tx, { playerId, kind, figure })
}

/** Job: reviews players with new activity, each in a transaction of its own. */
export async function reviewDuePlayers({
  transact,
  reads,
}: Pick<Platform, "transact" | "reads">): Promise<void> {
  for (const playerId of await store.listDue(reads(), batchSize))
    await transact(async (tx) => {
      // Only the process that deletes the row reviews the player.
      if (await store.deleteDue(tx, playerId)) await reviewPlayer(tx, playerId)
    })
}

export type NoticedHint = { kind: contract.Hint; noticedAt: Date }

/** Recent signs that the player has not dismissed, each kind once, latest first. */
export async function listHints(from: Reads, playerId: bigint): Promise<NoticedHint[]> {
  const { shownDays } = await getSetting(from, earlySigns)
  const [flags, dismissed] = await Promise.all([
    store.listFlags(from, playerId, addDays(from.now, -shownDays)),
    store.listDismissedKinds(from, playerId),
  ])
  const hints = new Map<contract.Hint, NoticedHint>()
  for (const { kind, at } of flags.toReversed())
    if (!dismissed.includes(kind) && !hints.has(kind)) hints.set(kind, { kind, noticedAt: at })
  return [...hints.values()]
}

export async function dismissHint(tx: Tx, playerId: bigint, kind: contract.Hint): Promise<void> {
  const { dismissedDays } = await getSetting(tx, earlySigns)
  await store.setDismissed(tx, { playerId, kind, until: addDays(tx.now, dismissedDays) })
}
