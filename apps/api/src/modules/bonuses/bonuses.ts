import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { withIdempotencyKey } from "../../platform/http/idempotency.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import { getPolicyState, getSetting } from "../content/index.ts"
import { findRestriction } from "../limits/index.ts"
import { findFirstDeposit } from "../payments/index.ts"
import { closePurse, findPurse, hasOpenRounds, openPurse } from "../play/index.ts"
import { centsToUnits, unitsToCents } from "../wallet/index.ts"
import { bonusEnded, bonusGranted } from "./events.ts"
import { type BonusEnding, computeBonus, computeBonusEnd } from "./rules.ts"
import { joiningBonus, joiningBonusTerms } from "./settings.ts"
import * as store from "./store.ts"

const giver = "bonuses"

/** Grants one bonus, ever, for a first deposit that asked for it; nothing to a player on a break or excluded. */
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
  const { percents: allPercents, ...terms } = await getSetting(tx, joiningBonusTerms)
  const { other, ...percents } = allPercents
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
 * The caller has locked the bonus. A converted one becomes cash; any other returns to the operator, with what its
 * open rounds still win. Answers its balance, 10⁻⁵ euro.
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

/** A bonus that was wagered belongs to its player, however it ends. */
const isEarned = ({ wagered, required }: store.Bonus) => wagered >= required

/** Ends a wagered or spent bonus once no round of it is open. */
export async function endIfWageredOrSpent(tx: Tx, bonus: store.Bonus): Promise<void> {
  if (bonus.ended_as !== null) return
  const purse = await findPurse(tx, bonus.purse_id!)
  if (!isEarned(bonus) && purse!.heldUnits > 0n) return
  if (!(await hasOpenRounds(tx, purse!))) await endBonus(tx, bonus, isEarned(bonus) ? "converted" : "spent")
}

const batchSize = 200

/** Bets accepted just before the end are counted by then. */
const countingGraceMs = 5 * minuteMs

/** Job: expires bonuses whose rounds are over and counted. */
export async function endExpiredBonuses(tx: Tx): Promise<void> {
  const endedBefore = new Date(tx.now.getTime() - countingGraceMs)
  for (const bonus of await store.lockExpiredBonuses(tx, endedBefore, batchSize)) {
    const purse = await findPurse(tx, bonus.purse_id!)
    if (!(await hasOpenRounds(tx, purse!)))
      await endBonus(tx, bonus, isEarned(bonus) ? "converted" : "expired")
  }
}

/** A wagered bonus is converted, unless its deposit was reversed. */
export async function forfeitOpenBonus(
  tx: Tx,
  of: Parameters<typeof store.lockOpenBonus>[1],
  as: "withdrawn" | "depositReturned" | "left",
): Promise<void> {
  const bonus = await store.lockOpenBonus(tx, of)
  if (bonus) await endBonus(tx, bonus, as !== "depositReturned" && isEarned(bonus) ? "converted" : as)
}

export type GiveUpRequest = {
  playerId: bigint
  bonusId: bigint
  forfeitsCents: number
  idempotencyKey: string | undefined
}
export type GiveUpResult = { as: "givenUp" | "converted"; restCents: number }

/**
 * Once for a key. A wagered bonus is converted. Throws NotFoundErrorType, BonusEndedErrorType, and
 * BonusChangedErrorType {bonus} where it holds more than `forfeitsCents`, the loss that the player agreed to.
 */
export const giveUpBonus = (tx: Tx, { idempotencyKey, ...request }: GiveUpRequest): Promise<GiveUpResult> =>
  withIdempotencyKey(
    tx,
    {
      owner: `player:${request.playerId}`,
      key: idempotencyKey,
      name: "giveUpJoiningBonus",
      input: { bonusId: String(request.bonusId), forfeitsCents: request.forfeitsCents },
    },
    () => endGivenUpBonus(tx, request),
  )

async function endGivenUpBonus(
  tx: Tx,
  { playerId, bonusId, forfeitsCents }: Omit<GiveUpRequest, "idempotencyKey">,
): Promise<GiveUpResult> {
  if ((await store.findBonusOfPlayer(tx, playerId))?.id !== bonusId) throw new AppError("NotFoundErrorType")
  const bonus = await store.lockOpenBonus(tx, { id: bonusId })
  if (!bonus) throw new AppError("BonusEndedErrorType")
  const as = isEarned(bonus) ? "converted" : "givenUp"
  // Until the purse is closed, an open round may win. An error rolls all of it back.
  const rest = await endBonus(tx, bonus, as)
  const restCents = rest > 0n ? unitsToCents(rest) : 0
  if (as === "givenUp" && restCents > forfeitsCents)
    throw new AppError("BonusChangedErrorType", { bonus: { cents: restCents } })
  return { as, restCents }
}

/** Throws NotFoundErrorType where no such bonus is open. */
export async function cancelBonus(tx: Tx, id: bigint, by: string, why: string): Promise<void> {
  const bonus = await store.lockOpenBonus(tx, { id })
  if (!bonus) throw new AppError("NotFoundErrorType")
  await endBonus(tx, bonus, "cancelled", { by, why })
}

export async function findActiveBonus(
  from: Reads,
  playerId: bigint,
): Promise<(store.Bonus & { heldUnits: bigint; largestStakeUnits: bigint }) | undefined> {
  const bonus = await store.findBonusOfPlayer(from, playerId)
  if (!bonus || bonus.ended_as !== null) return undefined
  const purse = (await findPurse(from, bonus.purse_id!))!
  return { ...bonus, heldUnits: purse.heldUnits, largestStakeUnits: purse.largestStakeUnits! }
}
