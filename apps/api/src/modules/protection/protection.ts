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
/** How many players one run looks at; the rest waits for the next. */
const batchSize = 200

/** What signs are read from, up to now. */
async function getObservations(from: Reads, playerId: bigint, minutes: number): Promise<Observations> {
  const since = new Date(from.now.getTime() - recentMs)
  const [flows, spans] = await Promise.all([
    listCashFlows(from, playerId, comparisonStart(from.now)),
    // A session that began before goes on into the seven days: all of it counts.
    listSessionSpans(from, playerId, since),
  ])
  const deposits = flows.filter(({ kind }) => kind === "deposited")
  const lost = await listLossesBefore(from, playerId, { instants: deposits.map(({ at }) => at), minutes })
  return {
    deposits: deposits.map(({ at, cents }, n) => ({
      at,
      cents: Number(cents),
      lostCents: Number(lost[n]! / unitsPerCent),
    })),
    refusedAt: flows.filter(({ kind }) => kind === "refused").map(({ at }) => at),
    spans: mergeSpans(spans),
  }
}

/** Looks at what a player did lately and keeps what is a sign of it, each kind once in so many days. */
async function reviewPlayer(tx: Tx, playerId: bigint): Promise<void> {
  const thresholds = await getSetting(tx, earlySigns)
  const seen = await getObservations(tx, playerId, thresholds.chasing.minutes)
  const known = await store.listFlags(tx, playerId, addDays(tx.now, -thresholds.againDays))
  for (const { kind, figure } of findSigns(seen, thresholds, tx.now))
    if (!known.some((flag) => flag.kind === kind)) await store.insertFlag(tx, { playerId, kind, figure })
}

/** Job: looks at everybody to whom something has happened since they were last looked at, each in a transaction of their own. */
export async function reviewDuePlayers({
  transact,
  reads,
}: Pick<Platform, "transact" | "reads">): Promise<void> {
  for (const playerId of await store.listDue(reads(), batchSize))
    await transact(async (tx) => {
      // Whoever takes the row looks; a twin that finds none has nothing to do.
      if (await store.deleteDue(tx, playerId)) await reviewPlayer(tx, playerId)
    })
}

export type NoticedHint = { kind: contract.Hint; noticedAt: Date }

/** The hints that a player is shown now: what was noticed lately and not put aside, each kind once, the latest first. */
export async function listHints(from: Reads, playerId: bigint): Promise<NoticedHint[]> {
  const { shownDays } = await getSetting(from, earlySigns)
  const [flags, aside] = await Promise.all([
    store.listFlags(from, playerId, addDays(from.now, -shownDays)),
    store.listDismissedKinds(from, playerId),
  ])
  const shown = new Map<contract.Hint, NoticedHint>()
  for (const { kind, at } of flags.toReversed())
    if (!aside.includes(kind) && !shown.has(kind)) shown.set(kind, { kind, noticedAt: at })
  return [...shown.values()]
}

/** Puts a hint aside from now on, for as many days as the setting says. */
export async function dismissHint(tx: Tx, playerId: bigint, kind: contract.Hint): Promise<void> {
  const { dismissedDays } = await getSetting(tx, earlySigns)
  await store.setDismissed(tx, { playerId, kind, until: addDays(tx.now, dismissedDays) })
}
