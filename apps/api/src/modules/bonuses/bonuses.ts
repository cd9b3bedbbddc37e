import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { withIdempotencyKey } from "../../platform/http/idempotency.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { getPolicyState, getSetting } from "../content/index.ts"
import { findRestriction } from "../limits/index.ts"
import { findFirstDeposit } from "../payments/index.ts"
import { closePurse, findPurse, hasOpenRounds, openPurse } from "../play/index.ts"
import { centsToUnits, unitsToCents } from "../wallet/index.ts"
import { bonusEnded, bonusGranted } from "./events.ts"
import { type BonusEnding, computeBonus, computeBonusEnd } from "./rules.ts"
import { joiningBonus, joiningBonusTerms } from "./settings.ts"
import * as store from "./store.ts"

/** How play knows whose a purse is. */
const giver = "bonuses"

/**
 * Gives a player the joining bonus for their first deposit, once; the caller has checked that they asked for it. Gives nothing
 * while the policy is not on, or to a player who is on a break or excluded.
 */
export async function grantBonus(
  tx: Tx,
  {
    playerId,
    orderId,
    amountCents: depositCents,
  }: { playerId: bigint; orderId: string; amountCents: number },
): Promise<void> {
  if ((await getPolicyState(tx, joiningBonus)) !== "on") return
  if ((await findFirstDeposit(tx, playerId)) !== orderId || (await findRestriction(tx, playerId))) return
  const { percents: listed, ...terms } = await getSetting(tx, joiningBonusTerms)
  const { other, ...percents } = listed
  const { amountCents, requiredCents } = computeBonus(depositCents, terms)
  if (amountCents === 0) return
  const [amountUnits, requiredUnits] = [centsToUnits(amountCents), centsToUnits(requiredCents)]
  const endsAt = computeBonusEnd(tx.now, terms)
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
  const largestStakeUnits = centsToUnits(terms.largestStakeCents)
  await store.setPurse(tx, id, await openPurse(tx, { ...purse, largestStakeUnits }, amountUnits))
  await tx.publish(bonusGranted, { playerId, bonusId: id, amountUnits, requiredUnits, endsAt })
}

/**
 * Ends a bonus that is locked and open: converted, it is its player's cash; however else, it goes back to the house, and so does
 * what its open rounds still win. Answers what it held, 10⁻⁵ euro.
 */
export async function endBonus(
  tx: Tx,
  { id, player_id: playerId, purse_id: purseId }: store.Bonus,
  as: BonusEnding,
  cancelled?: { by: string; why: string },
): Promise<bigint> {
  const rest = (await closePurse(tx, purseId!, as === "converted" ? "player" : "house")) ?? 0n
  await store.setBonusEnded(tx, id, { as, rest: rest > 0n ? rest : 0n, ...cancelled })
  const operator = cancelled && { operator: cancelled.by }
  await tx.publish(bonusEnded, { playerId, bonusId: id, as, restUnits: rest, ...operator })
  return rest
}

/** Whether a bonus has been staked often enough: it is its player's from then on, however it ends. */
const isEarned = ({ wagered, required }: store.Bonus) => wagered >= required

/** Ends what was staked often enough, and what nothing is left of, once its rounds are over: none of them is cut off. */
export async function endIfWageredOrSpent(tx: Tx, bonus: store.Bonus): Promise<void> {
  if (bonus.ended_as !== null) return
  const purse = await findPurse(tx, bonus.purse_id!)
  if (!isEarned(bonus) && purse!.heldUnits > 0n) return
  if (!(await hasOpenRounds(tx, purse!))) await endBonus(tx, bonus, isEarned(bonus) ? "converted" : "spent")
}

const batchSize = 200

/** The last bets that were made in time are counted by then. */
const countingGraceMs = 5 * 60_000

/** Job: what was not staked often enough in its time goes back to the house, once its rounds are over and counted. */
export async function endExpiredBonuses(tx: Tx): Promise<void> {
  const before = new Date(tx.now.getTime() - countingGraceMs)
  for (const bonus of await store.lockExpiredBonuses(tx, before, batchSize)) {
    const purse = await findPurse(tx, bonus.purse_id!)
    if (!(await hasOpenRounds(tx, purse!)))
      await endBonus(tx, bonus, isEarned(bonus) ? "converted" : "expired")
  }
}

/** Ends the open bonus of a player, if there is one; one that was staked often enough is theirs, unless its deposit went back. */
export async function forfeitOpenBonus(
  tx: Tx,
  of: Parameters<typeof store.lockOpenBonus>[1],
  as: "withdrawn" | "depositReturned" | "left",
): Promise<void> {
  const bonus = await store.lockOpenBonus(tx, of)
  if (bonus) await endBonus(tx, bonus, as !== "depositReturned" && isEarned(bonus) ? "converted" : as)
}

/** What a player gives up: the bonus, and the most of it that they were told they lose by that. */
export type GiveUpRequest = {
  playerId: bigint
  bonusId: bigint
  forfeitsCents: number
  idempotencyKey: string | undefined
}
/** How it ended, and what it held, cents. */
export type GiveUpResult = { as: "givenUp" | "converted"; restCents: number }

/**
 * A player gives their bonus up, once for a key: it ends as by a withdrawal, and one that was staked often enough is theirs.
 * Refuses with NotFoundErrorType where they never had one of this number, with BonusEndedErrorType where it has ended, and
 * with BonusChangedErrorType {bonus} where it holds more by now than they were told that they lose.
 */
export const giveUpBonus = (tx: Tx, { idempotencyKey, ...giving }: GiveUpRequest): Promise<GiveUpResult> =>
  withIdempotencyKey(
    tx,
    {
      owner: `player:${giving.playerId}`,
      key: idempotencyKey,
      name: "giveUpJoiningBonus",
      input: { bonusId: String(giving.bonusId), forfeitsCents: giving.forfeitsCents },
    },
    () => endGivenUpBonus(tx, giving),
  )

async function endGivenUpBonus(
  tx: Tx,
  { playerId, bonusId, forfeitsCents }: Omit<GiveUpRequest, "idempotencyKey">,
): Promise<GiveUpResult> {
  if ((await store.findBonusOfPlayer(tx, playerId))?.id !== bonusId) throw new AppError("NotFoundErrorType")
  const bonus = await store.lockOpenBonus(tx, { id: bonusId })
  if (!bonus) throw new AppError("BonusEndedErrorType")
  const as = isEarned(bonus) ? "converted" : "givenUp"
  // What it holds is known for certain once it is closed: until then it may win. A refusal takes all of it back.
  const rest = await endBonus(tx, bonus, as)
  const restCents = rest > 0n ? unitsToCents(rest) : 0
  if (as === "givenUp" && restCents > forfeitsCents)
    throw new AppError("BonusChangedErrorType", { bonus: { cents: restCents } })
  return { as, restCents }
}

/** An operator ends a bonus, and says why. Refuses with NotFoundErrorType where none of this number is open. */
export async function cancelBonus(tx: Tx, id: bigint, by: string, why: string): Promise<void> {
  const bonus = await store.lockOpenBonus(tx, { id })
  if (!bonus) throw new AppError("NotFoundErrorType")
  await endBonus(tx, bonus, "cancelled", { by, why })
}

/** The bonus of a player that is open, with what it holds; undefined where there is none. */
export async function findActiveBonus(
  from: Reads,
  playerId: bigint,
): Promise<(store.Bonus & { heldUnits: bigint; largestStakeUnits: bigint }) | undefined> {
  const bonus = await store.findBonusOfPlayer(from, playerId)
  if (!bonus || bonus.ended_as !== null) return undefined
  const purse = (await findPurse(from, bonus.purse_id!))!
  return { ...bonus, heldUnits: purse.heldUnits, largestStakeUnits: purse.largestStakeUnits! }
}
