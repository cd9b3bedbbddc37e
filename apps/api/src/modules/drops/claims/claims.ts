import { settle } from "../../../kernel/alarm.ts"
import { daysAfter } from "../../../kernel/calendar.ts"
import { Failure } from "../../../kernel/failure.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { setting } from "../../content/index.ts"
import { may } from "../../limits/index.ts"
import { accounts, balanceUnits, eurosOfUnits, move } from "../../wallet/index.ts"
import { dropKept, dropPaid, dropRefused } from "../events.ts"
import { disputedAlarm } from "../rules.ts"
import { prizeDropRules } from "../settings.ts"
import * as store from "./store.ts"

const atOnce = 200

/**
 * Moves a prize that a player won into their balance, once. Refuses with NotFoundErrorType what is not theirs, with
 * PrizeClaimedErrorType what was paid before, with PrizeDisputedErrorType what a person still looks at, and with whatever
 * bars from claiming. Answers their balance after it, units.
 */
export async function claimPrize(tx: Tx, playerId: bigint, prizeId: bigint): Promise<bigint> {
  await may(tx, playerId, "claim")
  const prize = await store.lockWon(tx, prizeId)
  if (prize?.player_id !== playerId || prize.refused_at) throw new Failure("NotFoundErrorType")
  if (prize.settled_at) throw new Failure("PrizeClaimedErrorType")
  if (prize.disputed_at) throw new Failure("PrizeDisputedErrorType")
  return pay(tx, prize, "claimed")
}

async function pay(tx: Tx, prize: store.Won, as: "claimed" | "credited"): Promise<bigint> {
  const { id: prizeId, player_id: playerId, amount: amountUnits } = prize
  await store.setSettled(tx, prizeId, as)
  const { toUnits } = await move(tx, {
    id: `drop:${prizeId}:claimed`,
    kind: "dropClaimed",
    from: accounts.prize(playerId),
    to: accounts.cash(playerId),
    amountUnits,
  })
  await tx.announce(dropPaid, { playerId, prizeId, amountUnits, as })
  tx.tell({ playerId }, "wallet", { cash: eurosOfUnits(toUnits!) })
  return toUnits!
}

/** Credits what nobody claimed in the days there are for it: nobody loses a prize by silence. */
export async function creditUnclaimed(tx: Tx): Promise<void> {
  const { claimDays } = await setting(tx, prizeDropRules)
  for (const prize of await store.takeUnclaimed(tx, daysAfter(tx.now, -claimDays), atOnce))
    await pay(tx, prize, "credited")
}

/** What came of a person's decision about a disputed prize. */
export type Decided = "kept" | "proposed" | "refused" | "notDisputed" | "sameOperator" | "spent"

/** A disputed prize stays its winner's. */
export async function keepPrize(tx: Tx, prizeId: bigint): Promise<Decided> {
  const prize = await store.lockWon(tx, prizeId)
  if (!prize?.disputed_at) return "notDisputed"
  await store.setKept(tx, prizeId)
  await tx.announce(dropKept, { playerId: prize.player_id, prizeId, amountUnits: prize.amount })
  await settle(tx, { kind: disputedAlarm, subject: String(prizeId) })
  return "kept"
}

/**
 * A disputed prize goes back to the house: one person proposes it, another does it. One that was paid is taken from the
 * balance, if that holds it.
 */
export async function refusePrize(tx: Tx, prizeId: bigint, by: string, why: string): Promise<Decided> {
  const prize = await store.lockWon(tx, prizeId)
  if (!prize?.disputed_at) return "notDisputed"
  if (prize.refusal_by === null) {
    await store.setRefusal(tx, prizeId, by, why)
    return "proposed"
  }
  if (prize.refusal_by === by) return "sameOperator"
  const { player_id: playerId, amount: amountUnits } = prize
  const from = prize.settled_at ? accounts.cash(playerId) : accounts.prize(playerId)
  const to = accounts.promotions("drops")
  try {
    await move(tx, { id: `drop:${prizeId}:refused`, kind: "dropRefused", from, to, amountUnits })
  } catch (refusal) {
    if (refusal instanceof Failure && refusal.name === "InsufficientFundsErrorType") return "spent"
    throw refusal
  }
  await store.setRefused(tx, prizeId)
  await settle(tx, { kind: disputedAlarm, subject: String(prizeId) })
  await tx.announce(dropRefused, {
    playerId,
    prizeId,
    amountUnits,
    proposedBy: prize.refusal_by,
    operator: by,
  })
  tx.tell({ playerId }, "wallet", { cash: eurosOfUnits(await balanceUnits(tx, accounts.cash(playerId))) })
  return "refused"
}
