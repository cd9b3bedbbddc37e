import { type bonuses as contract, eurosOf, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import { getPolicyState, getSetting, parsePolicyState, parseSetting } from "../content/index.ts"
import { toRestriction } from "../limits/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { findActiveBonus } from "./bonuses.ts"
import { joiningBonus, joiningBonusTerms } from "./settings.ts"
import { getJoiningBonusColumns } from "./store.ts"

type JoiningBonusOffer = ReplyOf<typeof contract.getJoiningBonusOffer>["offer"]
type JoiningBonusReply = ReplyOf<typeof contract.getActiveJoiningBonus>["bonus"]

/**
 * The active bonus, whatever the policy; else the terms, to players who may still receive it, or to everybody for
 * `infoOnly`; else null. Players who may not play are offered nothing.
 */
export async function findJoiningBonus(from: Reads, playerId: bigint): Promise<JoiningBonusReply> {
  const declared = { feature: joiningBonus.feature, key: joiningBonusTerms.key }
  const columns = await getJoiningBonusColumns(from, playerId, declared)
  const active = columns.has_bonus ? await findActiveBonus(from, playerId) : undefined
  const state = parsePolicyState(joiningBonus, columns.state)
  const isOver = state === "off" || (state === "on" && columns.first_deposit !== null)
  if (!active && (isOver || toRestriction(columns) !== null)) return null
  const { percents, ...terms } = parseSetting(joiningBonusTerms, columns.terms)
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
          // Rounded down to whole cents: a tenth of a stake may be less than a cent.
          wagered: unitsToEuros(active.wagered - (active.wagered % 1000n)),
          largestStake: unitsToEuros(active.largestStakeUnits),
          expiresAt: active.ends_at.toISOString(),
        }
      : null,
  }
}

/** True where the policy is on and the next deposit would be the first. */
export const isJoiningBonusOffered = async (from: Reads, playerId: bigint): Promise<boolean> =>
  (await findJoiningBonus(from, playerId))?.status === "offered"

export async function findJoiningBonusOffer(from: Reads): Promise<JoiningBonusOffer> {
  if ((await getPolicyState(from, joiningBonus)) === "off") return null
  const { percent, mostCents } = await getSetting(from, joiningBonusTerms)
  return { percent, maximum: eurosOf(mostCents) }
}
