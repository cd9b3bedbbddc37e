import type { Tx } from "../../../platform/db/transaction.ts"
import { disputePoints } from "../../loyalty/index.ts"
import type { BetEvent } from "../../play/index.ts"
import { dispute } from "../../prizes/index.ts"
import type { tournamentEntered } from "../events.ts"
import { type BatchState, type Item, processBatch, toCountedKey } from "./batch.ts"
import { toItems } from "./items.ts"
import * as store from "./store.ts"

/** A prize won with a voided bet is disputed. Answers whether a board has changed. */
export async function scoreBets(
  tx: Tx,
  events: readonly BetEvent<typeof tournamentEntered>[],
): Promise<boolean> {
  const items = events.flatMap(toItems)
  if (items.length === 0) return false
  const voids = items.flatMap((item) => (item.kind === "void" ? [item] : []))
  const won = await store.listPrizesOfBets(tx, voids)
  // The prizes are money or points: each call takes its own.
  await dispute(tx, "tournaments", won)
  await disputePoints(tx, "tournaments", won)
  if (!(await store.hasOpenScoring(tx))) return false
  const { counted, voided } = processBatch(await readBatchState(tx, items), items)
  await store.updatePaymentsSeen(
    tx,
    items.flatMap((item) => (item.kind === "paid" ? [item.entryId] : [])),
  )
  await store.insertBets(tx, counted)
  const voidedEntries = await store.setBetsVoided(tx, voided)
  const recounted = new Set([
    ...voidedEntries,
    ...counted.flatMap(({ entryId, voidedAt }) => (voidedAt ? [entryId] : [])),
  ])
  await store.updateScores(
    tx,
    counted.filter(({ entryId }) => !recounted.has(entryId)),
  )
  await store.setScores(tx, [...recounted])
  const changed = [...new Set([...counted.map(({ entryId }) => entryId), ...recounted])]
  if (changed.length === 0) return false
  const owners = Map.groupBy(await store.listOwners(tx, changed), ({ tournament_id }) => tournament_id)
  await store.insertChanges(
    tx,
    [...owners].map(([tournamentId, rows]) => ({
      tournamentId,
      playerIds: rows.map(({ player_id }) => player_id),
    })),
  )
  return true
}

async function readBatchState(tx: Tx, items: readonly Item[]): Promise<BatchState> {
  const bets = items.flatMap((item) => (item.kind === "paid" ? [] : [item]))
  const players = new Set(items.flatMap((item) => (item.kind === "void" ? [] : [item.playerId])))
  const entries = await store.lockScoredEntries(tx, [...players])
  const known = (await store.listCountedBets(tx, bets)).map(
    (row) =>
      [toCountedKey(row.tournament_id, row), { entryId: row.entry_id, isVoided: row.is_voided }] as const,
  )
  return { entries, known: new Map(known) }
}
