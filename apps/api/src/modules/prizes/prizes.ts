import { prizes as contract, type ErrorName, type ReplyOf } from "@elite/contract"
import { orRefuse } from "../../platform/admin/operatorError.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { assertAllowed, isPermanentlyBarred } from "../limits/index.ts"
import { accounts, move, unitsToEuros } from "../wallet/index.ts"
import { createDisputes } from "./disputes/disputes.ts"
import { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "./events.ts"
import { type GiverNoun, givers, type PrizeAward } from "./givers.ts"
import * as store from "./store.ts"

export const disputedAlarm = "prize.disputed"
const batchSize = 200

const claimByIdErrors = { wasClaimed: "PrizeClaimedErrorType", isDisputed: "PrizeDisputedErrorType" } as const

/** Records prizes. Throws on a second one with the same giver and `ref`. */
export const awardPrizes = (tx: Tx, awards: readonly PrizeAward[]): Promise<void> =>
  store.insertPrizes(tx, awards)

/**
 * Moves a prize to its winner's balance, once; answers the balance in units. Throws NotFoundErrorType for a prize
 * of somebody else, the giver's errors for one that was paid or is disputed, and what bars the player from
 * claiming.
 */
export async function claimPrize(tx: Tx, playerId: bigint, of: GiverNoun, ref: bigint): Promise<bigint> {
  await assertAllowed(tx, playerId, "claim")
  return payClaim(tx, playerId, await store.lockPrizeOfGiver(tx, of, ref), givers[of])
}

/** Claims a prize by its id, of any source. Throws PrizeClaimed, PrizeDisputed and the errors of any claim. */
export async function claimPrizeById(tx: Tx, playerId: bigint, id: bigint): Promise<bigint> {
  await assertAllowed(tx, playerId, "claim")
  return payClaim(tx, playerId, await store.lockPrize(tx, id), claimByIdErrors)
}

async function payClaim(
  tx: Tx,
  playerId: bigint,
  prize: store.Prize | undefined,
  errors: { wasClaimed: ErrorName; isDisputed: ErrorName },
): Promise<bigint> {
  if (prize?.player_id !== playerId || prize.refused_at) throw new AppError("NotFoundErrorType")
  if (prize.settled_at) throw new AppError(errors.wasClaimed)
  if (prize.disputed_at) throw new AppError(errors.isDisputed)
  return payPrize(tx, prize, "claimed")
}

export async function getClaimablePrizesReply(
  from: Reads,
  playerId: bigint,
): Promise<ReplyOf<typeof contract.getClaimablePrizes>> {
  const { total, amount, rows } = await store.listClaimable(from, playerId, contract.claimablePrizesAtMost)
  const prizes = rows.map((row) => ({
    prizeId: Number(row.id),
    source: row.giver,
    amount: unitsToEuros(row.amount),
    wonAt: row.won_at.toISOString(),
    until: row.claim_until.toISOString(),
  }))
  return { total, amount: unitsToEuros(amount), prizes }
}

const toEventPayload = ({ player_id, giver, ref, amount }: store.Prize) => ({
  playerId: player_id,
  of: giver,
  ref,
  amountUnits: amount,
})

async function payPrize(tx: Tx, prize: store.Prize, as: "claimed" | "credited"): Promise<bigint> {
  const { ledgerName, claimed: kind } = givers[prize.giver]
  await store.setPaid(tx, prize.id, as)
  const { toUnits } = await move(tx, {
    id: `${ledgerName}:${prize.ref}:claimed`,
    kind,
    from: prize.lies_in,
    to: accounts.cash(prize.player_id),
    amountUnits: prize.amount,
  })
  await tx.publish(prizePaid, { ...toEventPayload(prize), as })
  tx.push({ playerId: prize.player_id }, "wallet", { cash: unitsToEuros(toUnits!) })
  return toUnits!
}

/** Job: credits prizes whose time to claim is over, so that nobody loses one by silence. */
export async function creditExpiredPrizes(tx: Tx): Promise<void> {
  for (const prize of await store.takeExpiredPrizes(tx, batchSize)) await payPrize(tx, prize, "credited")
}

/** Credits the prizes of a player who is barred for good and cannot log in to claim; does nothing for others. */
export async function creditPrizesOfBarredPlayer(tx: Tx, playerId: bigint): Promise<void> {
  if (!(await isPermanentlyBarred(tx, playerId))) return
  for (const prize of await store.lockClaimablePrizes(tx, playerId)) await payPrize(tx, prize, "credited")
}

/**
 * Disputes of prizes whose bets were voided (decision 0089). A kept prize that has expired meanwhile is credited
 * with the next that expire; a refused one goes back to `goes_back_to`, out of the balance where it was paid.
 */
export const {
  dispute,
  keep: keepPrize,
  refuse: refusePrize,
} = createDisputes({
  store,
  alarm: disputedAlarm,
  what: "prize",
  reverse: reversePrize,
  on: {
    disputed: (tx, prize) => tx.publish(prizeDisputed, toEventPayload(prize)),
    kept: (tx, prize) => tx.publish(prizeKept, toEventPayload(prize)),
    refused: (tx, prize, by) => tx.publish(prizeRefused, { ...toEventPayload(prize), ...by }),
  },
})

/** A prize that was paid is taken from the balance. Refuses where the balance no longer holds it. */
async function reversePrize(tx: Tx, prize: store.Prize): Promise<void> {
  const { ledgerName, refused: kind } = givers[prize.giver]
  const movement = move(tx, {
    id: `${ledgerName}:${prize.ref}:refused`,
    kind,
    from: prize.settled_at ? accounts.cash(prize.player_id) : prize.lies_in,
    to: prize.goes_back_to,
    amountUnits: prize.amount,
  })
  const spent = `The balance does not hold prize ${prize.id} any more.`
  const { fromUnits } = await orRefuse(movement, spent, "InsufficientFundsErrorType")
  if (prize.settled_at) tx.push({ playerId: prize.player_id }, "wallet", { cash: unitsToEuros(fromUnits!) })
}
