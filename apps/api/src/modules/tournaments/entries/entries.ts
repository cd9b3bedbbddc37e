import type { Tx } from "../../../platform/db/transaction.ts"
import { withIdempotencyKey } from "../../../platform/http/idempotency.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { getPolicyState } from "../../content/index.ts"
import { assertAllowed, countFee } from "../../limits/index.ts"
import { fillPurse } from "../../play/index.ts"
import { accounts, move, unitsToEuros } from "../../wallet/index.ts"
import { tournamentEntered, tournamentLeft } from "../events.ts"
import { isOpenAt } from "../rules.ts"
import { tournamentHousePrizes } from "../settings.ts"
import { lockTournament, type TournamentRow, updateEntryTotals } from "../store.ts"
import { pushCash, refundEntryFees, toFeeMovementId } from "./payBack.ts"
import * as store from "./store.ts"

export type EntryRequest = { playerId: bigint; tournamentId: bigint; idempotencyKey: string | undefined }
/** Euros. */
export type EntryPayment = { amount: number; newBalance: number }

const withEntryKey = (
  tx: Tx,
  { playerId, tournamentId, idempotencyKey }: EntryRequest,
  name: string,
  work: () => Promise<EntryPayment>,
) =>
  withIdempotencyKey(
    tx,
    { owner: `player:${playerId}`, key: idempotencyKey, name, input: { tournamentId: String(tournamentId) } },
    work,
  )

/**
 * Enters a tournament once and takes the fee from the balance. Throws what bars the player from betting,
 * NotFoundErrorType for a draft, TournamentNotOpenErrorType {until}, TournamentEntryClosedErrorType {until},
 * TournamentHousePrizesOffErrorType, TournamentEnteredErrorType, TournamentFullErrorType {most}, and what limits
 * or balance refuse.
 */
export const enterTournament = (tx: Tx, request: EntryRequest): Promise<EntryPayment> =>
  withEntryKey(tx, request, "enterTournament", async () => {
    const { playerId } = request
    const tournament = await lockOpenTournament(tx, request)
    if (await store.findEntryOfPlayer(tx, tournament.id, playerId))
      throw new AppError("TournamentEnteredErrorType")
    const { entries, entries_at_most: most, entry_fee: feeUnits } = tournament
    if (most !== null && entries >= most) throw new AppError("TournamentFullErrorType", { most })
    const entryId = await store.insertEntry(tx, tournament.id, playerId)
    return payFee(tx, tournament, { entryId, playerId, feeUnits, isRebuy: false })
  })

/** Throws what entering throws, TournamentNotEnteredErrorType, and TournamentRebuysUsedErrorType {most}. */
export const rebuyEntry = (tx: Tx, request: EntryRequest): Promise<EntryPayment> =>
  withEntryKey(tx, request, "rebuyTournament", async () => {
    const { playerId } = request
    const tournament = await lockOpenTournament(tx, request)
    const entry = await store.findEntryOfPlayer(tx, tournament.id, playerId)
    if (!entry) throw new AppError("TournamentNotEnteredErrorType")
    const { rebuys_at_most: most, rebuy_fee: feeUnits } = tournament
    if (entry.rebuys >= most) throw new AppError("TournamentRebuysUsedErrorType", { most })
    await store.updateRebuys(tx, entry.id)
    await addRebuyCredit(tx, tournament, entry)
    return payFee(tx, tournament, { entryId: entry.id, playerId, feeUnits, isRebuy: true })
  })

/** Adds the credit of a rebuy to a purse that is open; a purse that is opened later starts with it. */
async function addRebuyCredit(
  tx: Tx,
  { credit }: TournamentRow,
  { purse_id: purseId, rebuys }: store.EntryRow,
): Promise<void> {
  if (credit !== null && purseId !== null) await fillPurse(tx, purseId, `rebuy:${rebuys + 1}`, credit)
}

async function lockOpenTournament(tx: Tx, { playerId, tournamentId }: EntryRequest): Promise<TournamentRow> {
  await assertAllowed(tx, playerId, "bet")
  const tournament = await lockTournament(tx, tournamentId)
  if (!tournament || tournament.state === "draft") throw new AppError("NotFoundErrorType")
  const { state, opens_at, closes_at } = tournament
  if (!isOpenAt(state, tournament, tx.now)) {
    if (state !== "cancelled" && tx.now < opens_at)
      throw new AppError("TournamentNotOpenErrorType", { until: opens_at })
    throw new AppError("TournamentEntryClosedErrorType", { until: state === "cancelled" ? null : closes_at })
  }
  if (tournament.house > 0n && (await getPolicyState(tx, tournamentHousePrizes)) !== "on")
    throw new AppError("TournamentHousePrizesOffErrorType")
  return tournament
}

type FeePayment = { entryId: bigint; playerId: bigint; feeUnits: bigint; isRebuy: boolean }

async function payFee(tx: Tx, { id }: TournamentRow, payment: FeePayment): Promise<EntryPayment> {
  const { entryId, playerId, feeUnits, isRebuy } = payment
  if (feeUnits > 0n) {
    const row = { entry_id: entryId, player_id: playerId, amount: feeUnits, is_rebuy: isRebuy }
    const name = toFeeMovementId(await store.insertFee(tx, row))
    await countFee(tx, { id: name, playerId, amountUnits: feeUnits })
    const between = { from: accounts.cash(playerId), to: accounts.tournament(id) }
    await move(tx, { id: name, kind: "tournamentFee", ...between, amountUnits: feeUnits })
  } else await countFee(tx, { id: `tournament-entry:${entryId}`, playerId, amountUnits: 0n })
  await updateEntryTotals(tx, id, isRebuy ? 0 : 1, feeUnits)
  await tx.publish(tournamentEntered, { playerId, tournamentId: id, entryId, feeUnits, isRebuy })
  return { amount: unitsToEuros(feeUnits), newBalance: unitsToEuros(await pushCash(tx, playerId)) }
}

/**
 * Leaves a tournament that has not begun and returns what was paid. Throws NotFoundErrorType,
 * TournamentNotEnteredErrorType, and TournamentBegunErrorType {until} after the beginning.
 */
export async function leaveTournament(tx: Tx, playerId: bigint, tournamentId: bigint): Promise<EntryPayment> {
  const tournament = await lockTournament(tx, tournamentId)
  if (!tournament || tournament.state === "draft") throw new AppError("NotFoundErrorType")
  const entry = await store.findEntryOfPlayer(tx, tournamentId, playerId)
  if (!entry) throw new AppError("TournamentNotEnteredErrorType")
  const { state, begins_at } = tournament
  // The job of cancelled tournaments pays it back.
  if (state === "cancelled") throw new AppError("TournamentNotEnteredErrorType")
  if (tx.now >= begins_at) throw new AppError("TournamentBegunErrorType", { until: begins_at })
  const backUnits = await refundEntryFees(tx, tournamentId, [entry.id])
  await store.setEntryEnded(tx, entry.id, "left")
  await store.updateLeft(tx, tournamentId, backUnits, true)
  await tx.publish(tournamentLeft, { playerId, tournamentId, entryId: entry.id, backUnits })
  return { amount: unitsToEuros(backUnits), newBalance: unitsToEuros(await pushCash(tx, playerId)) }
}
