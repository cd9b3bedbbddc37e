import { raise, settle } from "../../kernel/alarm.ts"
import { Failure } from "../../kernel/failure.ts"
import type { Tx } from "../../kernel/transaction.ts"
import { isBarredForGood, may } from "../limits/index.ts"
import { accounts, eurosOfUnits, move } from "../wallet/index.ts"
import { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "./events.ts"
import { type Award, type GiverNoun, givers } from "./givers.ts"
import * as store from "./store.ts"

/** Rings while a prize is disputed: its bet was given back after it had won. */
export const disputedAlarm = "prize.disputed"
const atOnce = 200

/** Keeps for their winners what was won, once for a number of its giver. */
export const award = (tx: Tx, awards: readonly Award[]): Promise<void> => store.insertPrizes(tx, awards)

/**
 * Moves a prize into its winner's balance, once. Refuses with NotFoundErrorType what is not theirs, what was paid before and
 * what a person still looks at by the names that its giver has for that, and with whatever bars from claiming. Answers their
 * balance after it, units.
 */
export async function claim(tx: Tx, playerId: bigint, of: GiverNoun, ref: bigint): Promise<bigint> {
  await may(tx, playerId, "claim")
  const prize = await store.lockGiven(tx, of, ref)
  if (prize?.player_id !== playerId || prize.refused_at) throw new Failure("NotFoundErrorType")
  if (prize.settled_at) throw new Failure(givers[of].wasClaimed)
  if (prize.disputed_at) throw new Failure(givers[of].isDisputed)
  return pay(tx, prize, "claimed")
}

const told = ({ player_id, giver, ref, amount }: store.Prize) => ({
  playerId: player_id,
  of: giver,
  ref,
  amountUnits: amount,
})

async function pay(tx: Tx, prize: store.Prize, as: "claimed" | "credited"): Promise<bigint> {
  const { one, claimed: kind } = givers[prize.giver]
  await store.setSettled(tx, prize.id, as)
  const { toUnits } = await move(tx, {
    id: `${one}:${prize.ref}:claimed`,
    kind,
    from: prize.lies_in,
    to: accounts.cash(prize.player_id),
    amountUnits: prize.amount,
  })
  await tx.announce(prizePaid, { ...told(prize), as })
  tx.tell({ playerId: prize.player_id }, "wallet", { cash: eurosOfUnits(toUnits!) })
  return toUnits!
}

/** Job: credits what nobody claimed in its time: nobody loses a prize by silence. */
export async function creditUnclaimed(tx: Tx): Promise<void> {
  for (const prize of await store.takeUnclaimed(tx, atOnce)) await pay(tx, prize, "credited")
}

/** Credits the prizes of somebody who may have no session any more, from where they are paid out. Nothing of anybody else. */
export async function settlePrizes(tx: Tx, playerId: bigint): Promise<void> {
  if (!(await isBarredForGood(tx, playerId))) return
  for (const prize of await store.lockUnclaimed(tx, playerId)) await pay(tx, prize, "credited")
}

/** Prizes whose bets were given back wait for a person from now on, those that did not before. */
export async function dispute(tx: Tx, of: GiverNoun, refs: readonly bigint[]): Promise<void> {
  for (const prize of await store.setDisputed(tx, of, refs)) {
    await raise(tx, { kind: disputedAlarm, subject: String(prize.id), detail: {} })
    await tx.announce(prizeDisputed, told(prize))
  }
}

/** What came of a person's decision about a disputed prize. */
export type Decided = "kept" | "proposed" | "refused" | "notDisputed" | "sameOperator" | "spent"

/** A disputed prize stays its winner's; one whose time has passed meanwhile is credited with the next that are. */
export async function keepPrize(tx: Tx, id: bigint): Promise<Decided> {
  const prize = await store.lockPrize(tx, id)
  if (!prize?.disputed_at) return "notDisputed"
  await store.setKept(tx, id)
  await tx.announce(prizeKept, told(prize))
  await settle(tx, { kind: disputedAlarm, subject: String(id) })
  return "kept"
}

/**
 * A disputed prize goes back to where its giver has it from: one person proposes it, another does it. One that was paid is
 * taken from the balance, if that holds it.
 */
export async function refusePrize(tx: Tx, id: bigint, by: string, why: string): Promise<Decided> {
  const prize = await store.lockPrize(tx, id)
  if (!prize?.disputed_at) return "notDisputed"
  if (prize.refusal_by === null) {
    await store.setRefusal(tx, id, by, why)
    return "proposed"
  }
  if (prize.refusal_by === by) return "sameOperator"
  if (!(await takeBack(tx, prize))) return "spent"
  await store.setRefused(tx, id)
  await settle(tx, { kind: disputedAlarm, subject: String(id) })
  await tx.announce(prizeRefused, { ...told(prize), proposedBy: prize.refusal_by, operator: by })
  return "refused"
}

/** Whether it could be taken: from where it lies, or from the balance that it was paid into. */
async function takeBack(tx: Tx, prize: store.Prize): Promise<boolean> {
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
    if (prize.settled_at) tx.tell({ playerId: prize.player_id }, "wallet", { cash: eurosOfUnits(fromUnits!) })
    return true
  } catch (refusal) {
    if (refusal instanceof Failure && refusal.name === "InsufficientFundsErrorType") return false
    throw refusal
  }
}
