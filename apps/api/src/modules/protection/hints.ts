import type { protection as contract } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { addDays } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { setting } from "../content/index.ts"
import { flowsOf } from "../payments/index.ts"
import { lostBeforeOf } from "../play/index.ts"
import { spansOf } from "../sessions/index.ts"
import { comparedSince, latelyMs, merged, type Seen, signsIn } from "./rules.ts"
import { earlySigns } from "./settings.ts"
import * as store from "./store.ts"

const unitsPerCent = 1000n
/** How many players one run looks at; the rest waits for the next. */
const atOnce = 200

/** What signs are read from, up to now. */
async function seenOf(from: Reads, playerId: bigint, minutes: number): Promise<Seen> {
  const since = new Date(from.now.getTime() - latelyMs)
  const [flows, spans] = await Promise.all([
    flowsOf(from, playerId, comparedSince(from.now)),
    // A session that began before goes on into the seven days: all of it counts.
    spansOf(from, playerId, since),
  ])
  const deposits = flows.filter(({ kind }) => kind === "deposited")
  const lost = await lostBeforeOf(from, playerId, { instants: deposits.map(({ at }) => at), minutes })
  return {
    deposits: deposits.map(({ at, cents }, n) => ({
      at,
      cents: Number(cents),
      lostCents: Number(lost[n]! / unitsPerCent),
    })),
    refusedAt: flows.filter(({ kind }) => kind === "refused").map(({ at }) => at),
    spans: merged(spans),
  }
}

/** Looks at what a player did lately and keeps what is a sign of it, each kind once in so many days. */
async function lookAt(tx: Tx, playerId: bigint): Promise<void> {
  const thresholds = await setting(tx, earlySigns)
  const seen = await seenOf(tx, playerId, thresholds.chasing.minutes)
  const known = await store.flagsOf(tx, playerId, addDays(tx.now, -thresholds.againDays))
  for (const { kind, figure } of signsIn(seen, thresholds, tx.now))
    if (!known.some((flag) => flag.kind === kind)) await store.insertFlag(tx, { playerId, kind, figure })
}

/** Job: looks at everybody to whom something has happened since they were last looked at, each in a transaction of their own. */
export async function lookAtDue({ transact, reads }: Pick<Platform, "transact" | "reads">): Promise<void> {
  for (const playerId of await store.dueOf(reads(), atOnce))
    await transact(async (tx) => {
      // Whoever takes the row looks; a twin that finds none has nothing to do.
      if (await store.deleteDue(tx, playerId)) await lookAt(tx, playerId)
    })
}

export type ShownHint = { kind: contract.Hint; noticedAt: Date }

/** The hints that a player is shown now: what was noticed lately and not put aside, each kind once, the latest first. */
export async function hintsOf(from: Reads, playerId: bigint): Promise<ShownHint[]> {
  const { shownDays } = await setting(from, earlySigns)
  const [flags, aside] = await Promise.all([
    store.flagsOf(from, playerId, addDays(from.now, -shownDays)),
    store.asideOf(from, playerId),
  ])
  const shown = new Map<contract.Hint, ShownHint>()
  for (const { kind, at } of flags.toReversed())
    if (!aside.includes(kind) && !shown.has(kind)) shown.set(kind, { kind, noticedAt: at })
  return [...shown.values()]
}

/** Puts a hint aside from now on, for as many days as the setting says. */
export async function dismiss(tx: Tx, playerId: bigint, kind: contract.Hint): Promise<void> {
  const { dismissedDays } = await setting(tx, earlySigns)
  await store.setAside(tx, { playerId, kind, until: addDays(tx.now, dismissedDays) })
}
