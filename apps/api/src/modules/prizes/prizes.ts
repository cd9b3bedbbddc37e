import { prizes as contract, type ErrorName, type ReplyOf } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { assertAllowed, isPermanentlyBarred } from "../limits/index.ts"
import { accounts, move, unitsToEuros } from "../wallet/index.ts"
import { createDisputes } from "./disputes/disputes.ts"
import { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "./events.ts"
import { type GiverNoun, givers, type PrizeAward } from "./givers.ts"
import * as store from "./store.ts"

/** Rings while a prize is disputed: its bet was given back after it had won. */
export const disputedAlarm = "prize.disputed"
const batchSize = 200

/** What a claim by the prize's own number is refused with. */
const claimByIdErrors = { wasClaimed: "PrizeClaimedErrorType", isDisputed: "PrizeDisputedErrorType" } as const

/** Keeps for their winners what was won, once for a number of its giver. */
export const awardPrizes = (tx: Tx, awards: readonly PrizeAward[]): Promise<void> =>
  store.insertPrizes(tx, awards)

/**
 * Moves a prize into its winner's balance, once. Refuses with NotFoundErrorType what is not theirs, what was paid before and
 * what a person still looks at by the names that its giver has for that, and with whatever bars from claiming. Answers their
 * balance after it, units.
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
  names: { wasClaimed: ErrorName; isDisputed: ErrorName },
): Promise<bigint> {
  if (prize?.player_id !== playerId || prize.refused_at) throw new AppError("NotFoundErrorType")
  if (prize.settled_at) throw new AppError(names.wasClaimed)
  if (prize.disputed_at) throw new AppError(names.isDisputed)
  return payPrize(tx, prize, "claimed")
}

/** What a player has won and not yet claimed, as they are shown it. */
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
  const { one, claimed: kind } = givers[prize.giver]
  await store.setPaid(tx, prize.id, as)
  const { toUnits } = await move(tx, {
    id: `${one}:${prize.ref}:claimed`,
    kind,
    from: prize.lies_in,
    to: accounts.cash(prize.player_id),
    amountUnits: prize.amount,
  })
  await tx.publish(prizePaid, { ...toEventPayload(prize), as })
  tx.push({ playerId: prize.player_id }, "wallet", { cash: unitsToEuros(toUnits!) })
  return toUnits!
}

/** Job: credits what nobody claimed in its time: nobody loses a prize by silence. */
export async function creditExpiredPrizes(tx: Tx): Promise<void> {
  for (const prize of await store.takeExpiredPrizes(tx, batchSize)) await payPrize(tx, prize, "credited")
}

/** Credits the prizes of somebody who may have no session any more, from where they are paid out. Nothing of anybody else. */
export async function creditPrizesOfBarredPlayer(tx: Tx, playerId: bigint): Promise<void> {
  if (!(await isPermanentlyBarred(tx, playerId))) return
  for (const prize of await store.lockClaimablePrizes(tx, playerId)) await payPrize(tx, prize, "credited")
}

/**
 * Prizes whose bets were given back wait for a person from then on. One that is kept and whose time has passed meanwhile is credited
 * with the next that are; one that is refused goes back to where its giver has it from, out of the balance where it was paid.
 */
export const {
  dispute,
  keep: keepPrize,
  refuse: refusePrize,
} = createDisputes({
  store,
  alarm: disputedAlarm,
  reverse: reversePrize,
  on: {
    disputed: (tx, prize) => tx.publish(prizeDisputed, toEventPayload(prize)),
    kept: (tx, prize) => tx.publish(prizeKept, toEventPayload(prize)),
    refused: (tx, prize, by) => tx.publish(prizeRefused, { ...toEventPayload(prize), ...by }),
  },
})

/** From where it lies, or from the balance that it was paid into, which may not hold it any more. */
async function reversePrize(tx: Tx, prize: store.Prize): Promise<"refused" | "spent"> {
  const { one, refused: kind } = givers[prize.giver]
  const from = prize.settled_at ? accounts.cash(prize.player_id) : prize.lies_in
  const id = `${one}:${prize.ref}:refused`
  try {
    const { fromUnits } = await move(tx, {
      id,
      kind,
      from,
      to: prize.goes_back_to,
      amountUnits: prize.amount,
    })
    if (prize.settled_at) tx.push({ playerId: prize.player_id }, "wallet", { cash: unitsToEuros(fromUnits!) })
    return "refused"
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.name === "InsufficientFundsErrorType") return "spent"
    throw refusal
  }
}
