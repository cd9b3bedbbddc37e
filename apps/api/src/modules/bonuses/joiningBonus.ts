import { type bonuses as contract, eurosOf, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import { parsePolicyState, parseSetting } from "../content/index.ts"
import { toRestriction } from "../limits/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { findActiveBonus } from "./bonuses.ts"
import { joiningBonus, joiningBonusTerms } from "./settings.ts"
import { getJoiningBonusColumns } from "./store.ts"

type JoiningBonusReply = ReplyOf<typeof contract.getActiveJoiningBonus>["bonus"]

/**
 * The joining bonus as a player may see it: theirs, whatever the policy says by now; else its terms, to whoever could still be
 * given it or, where it is only told of, to everybody; else nothing. To whoever may not
 * play just now nothing is offered.
 */
export async function findJoiningBonus(from: Reads, playerId: bigint): Promise<JoiningBonusReply> {
  const declared = { feature: joiningBonus.feature, key: joiningBonusTerms.key }
  const read = await getJoiningBonusColumns(from, playerId, declared)
  const active = read.has_bonus ? await findActiveBonus(from, playerId) : undefined
  const state = parsePolicyState(joiningBonus, read.state)
  const isOver = state === "off" || (state === "on" && read.first_deposit !== null)
  if (!active && (isOver || toRestriction(read) !== null)) return null
  const { percents, ...terms } = parseSetting(joiningBonusTerms, read.terms)
  return {
    status: active ? "active" : state === "on" ? "offered" : "info",
    terms: {
      percent: terms.percent,
      maximum: eurosOf(terms.mostCents),
      wagering: terms.wagering,
      days: terms.days,
      largestStake: eurosOf(terms.largestStakeCents),
      contributions: active ? { ...percents, ...active.percents, other: active.other_percent } : percents,
    },
    active: active
      ? {
          bonusId: Number(active.id),
          orderId: active.order_id,
          amount: unitsToEuros(active.amount),
          balance: unitsToEuros(active.heldUnits),
          required: unitsToEuros(active.required),
          // Whole cents that count for certain: a tenth of a stake may end in less than a cent.
          wagered: unitsToEuros(active.wagered - (active.wagered % 1000n)),
          largestStake: unitsToEuros(active.largestStakeUnits),
          expiresAt: active.ends_at.toISOString(),
        }
      : null,
  }
}

/** Whether a deposit that the player makes now can bring the joining bonus: the policy is on and it would be their first. */
export const isJoiningBonusOffered = async (from: Reads, playerId: bigint): Promise<boolean> =>
  (await findJoiningBonus(from, playerId))?.status === "offered"
