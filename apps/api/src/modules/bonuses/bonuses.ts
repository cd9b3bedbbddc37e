import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { withIdempotencyKey } from "../../platform/http/idempotency.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { policy, setting } from "../content/index.ts"
import { restrictionOf } from "../limits/index.ts"
import { firstDepositOf } from "../payments/index.ts"
import { closePurse, hasOpenRounds, openPurse, purseOf } from "../play/index.ts"
import { centsOfUnits, unitsOfCents } from "../wallet/index.ts"
import { bonusEnded, bonusGranted } from "./events.ts"
import { bonusOf, type Ending, endOf } from "./rules.ts"
import { joiningBonus, joiningBonusTerms } from "./settings.ts"
import * as store from "./store.ts"

/** How play knows whose a purse is. */
const giver = "bonuses"

/**
 * Gives a player the joining bonus for their first deposit, once; the caller has checked that they asked for it. Gives nothing
 * while the policy is not on, or to a player who is on a break or excluded.
 */
export async function grant(
  tx: Tx,
  {
    playerId,
    orderId,
    amountCents: depositCents,
  }: { playerId: bigint; orderId: string; amountCents: number },
): Promise<void> {
  if ((await policy(tx, joiningBonus)) !== "on") return
  if ((await firstDepositOf(tx, playerId)) !== orderId || (await restrictionOf(tx, playerId))) return
  const { percents: listed, ...terms } = await setting(tx, joiningBonusTerms)
  const { other, ...percents } = listed
  const { amountCents, requiredCents } = bonusOf(depositCents, terms)
  if (amountCents === 0) return
  const [amountUnits, requiredUnits] = [unitsOfCents(amountCents), unitsOfCents(requiredCents)]
  const endsAt = endOf(tx.now, terms)
  const id = await store.insertBonus(tx, {
    player_id: playerId,
    order_id: orderId,
    amount: amountUnits,
    required: requiredUnits,
    percents,
    other_percent: other,
    granted_at: tx.now,
    ends_at: endsAt,
  })
  if (id === undefined) return
  const purse = { playerId, kind: "bonus", giver, giverNumber: id, endsAt, gameCodes: null } as const
  const largestStakeUnits = unitsOfCents(terms.largestStakeCents)
  await store.setPurse(tx, id, await openPurse(tx, { ...purse, largestStakeUnits }, amountUnits))
  await tx.publish(bonusGranted, { playerId, bonusId: id, amountUnits, requiredUnits, endsAt })
}

/**
 * Ends a bonus that is locked and open: converted, it is its player's cash; however else, it goes back to the house, and so does
 * what its open rounds still win. Answers what it held, 10⁻⁵ euro.
 */
export async function end(
  tx: Tx,
  { id, player_id: playerId, purse_id: purseId }: store.Bonus,
  as: Ending,
  cancelled?: { by: string; why: string },
): Promise<bigint> {
  const rest = (await closePurse(tx, purseId!, as === "converted" ? "player" : "house")) ?? 0n
  await store.setEnded(tx, id, { as, rest: rest > 0n ? rest : 0n, ...cancelled })
  const operator = cancelled && { operator: cancelled.by }
  await tx.publish(bonusEnded, { playerId, bonusId: id, as, restUnits: rest, ...operator })
  return rest
}

/** Whether a bonus has been staked often enough: it is its player's from then on, however it ends. */
const isEarned = ({ wagered, required }: store.Bonus) => wagered >= required

/** Ends what was staked often enough, and what nothing is left of, once its rounds are over: none of them is cut off. */
export async function endIfDone(tx: Tx, bonus: store.Bonus): Promise<void> {
  if (bonus.ended_as !== null) return
  const purse = await purseOf(tx, bonus.purse_id!)
  if (!isEarned(bonus) && purse!.heldUnits > 0n) return
  if (!(await hasOpenRounds(tx, purse!))) await end(tx, bonus, isEarned(bonus) ? "converted" : "spent")
}

const atOnce = 200

/** The last bets that were made in time are counted by then. */
const countedMs = 5 * 60_000

/** Job: what was not staked often enough in its time goes back to the house, once its rounds are over and counted. */
export async function endOver(tx: Tx): Promise<void> {
  const before = new Date(tx.now.getTime() - countedMs)
  for (const bonus of await store.lockOver(tx, before, atOnce)) {
    const purse = await purseOf(tx, bonus.purse_id!)
    if (!(await hasOpenRounds(tx, purse!))) await end(tx, bonus, isEarned(bonus) ? "converted" : "expired")
  }
}

/** Ends the open bonus of a player, if there is one; one that was staked often enough is theirs, unless its deposit went back. */
export async function forfeit(
  tx: Tx,
  of: Parameters<typeof store.lockOpen>[1],
  as: "withdrawn" | "depositReturned" | "left",
): Promise<void> {
  const bonus = await store.lockOpen(tx, of)
  if (bonus) await end(tx, bonus, as !== "depositReturned" && isEarned(bonus) ? "converted" : as)
}

/** What a player gives up: the bonus, and the most of it that they were told they lose by that. */
export type GivingUp = {
  playerId: bigint
  bonusId: bigint
  forfeitsCents: number
  idempotencyKey: string | undefined
}
/** How it ended, and what it held, cents. */
export type GivenUp = { as: "givenUp" | "converted"; restCents: number }

/**
 * A player gives their bonus up, once for a key: it ends as by a withdrawal, and one that was staked often enough is theirs.
 * Refuses with NotFoundErrorType where they never had one of this number, with BonusEndedErrorType where it has ended, and
 * with BonusChangedErrorType {bonus} where it holds more by now than they were told that they lose.
 */
export const giveUp = (tx: Tx, { idempotencyKey, ...giving }: GivingUp): Promise<GivenUp> =>
  withIdempotencyKey(
    tx,
    {
      owner: `player:${giving.playerId}`,
      key: idempotencyKey,
      name: "giveUpJoiningBonus",
      input: { bonusId: String(giving.bonusId), forfeitsCents: giving.forfeitsCents },
    },
    () => endGivenUp(tx, giving),
  )

async function endGivenUp(
  tx: Tx,
  { playerId, bonusId, forfeitsCents }: Omit<GivingUp, "idempotencyKey">,
): Promise<GivenUp> {
  if ((await store.playersBonusOf(tx, playerId))?.id !== bonusId) throw new AppError("NotFoundErrorType")
  const bonus = await store.lockOpen(tx, { id: bonusId })
  if (!bonus) throw new AppError("BonusEndedErrorType")
  const as = isEarned(bonus) ? "converted" : "givenUp"
  // What it holds is known for certain once it is closed: until then it may win. A refusal takes all of it back.
  const rest = await end(tx, bonus, as)
  const restCents = rest > 0n ? centsOfUnits(rest) : 0
  if (as === "givenUp" && restCents > forfeitsCents)
    throw new AppError("BonusChangedErrorType", { bonus: { cents: restCents } })
  return { as, restCents }
}

/** An operator ends a bonus, and says why. Refuses with NotFoundErrorType where none of this number is open. */
export async function cancel(tx: Tx, id: bigint, by: string, why: string): Promise<void> {
  const bonus = await store.lockOpen(tx, { id })
  if (!bonus) throw new AppError("NotFoundErrorType")
  await end(tx, bonus, "cancelled", { by, why })
}

/** The bonus of a player that is open, with what it holds; undefined where there is none. */
export async function activeOf(
  from: Reads,
  playerId: bigint,
): Promise<(store.Bonus & { heldUnits: bigint; largestStakeUnits: bigint }) | undefined> {
  const bonus = await store.playersBonusOf(from, playerId)
  if (!bonus || bonus.ended_as !== null) return undefined
  const purse = (await purseOf(from, bonus.purse_id!))!
  return { ...bonus, heldUnits: purse.heldUnits, largestStakeUnits: purse.largestStakeUnits! }
}
