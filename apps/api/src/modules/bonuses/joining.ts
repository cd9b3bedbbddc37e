import { type bonuses as contract, eurosOf, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../kernel/transaction.ts"
import { policy, setting } from "../content/index.ts"
import { restrictionOf } from "../limits/index.ts"
import { firstDepositOf } from "../payments/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { activeOf } from "./bonuses.ts"
import { joiningBonus, joiningBonusTerms } from "./settings.ts"

type Shown = ReplyOf<typeof contract.getActiveJoiningBonus>["bonus"]

/**
 * The joining bonus as a player may see it: theirs, whatever the policy says by now; else its terms, to whoever could still be
 * given it or, where it is only told of, to everybody; else nothing. To whoever may not
 * play just now nothing is offered.
 */
export async function joiningBonusOf(from: Reads, playerId: bigint): Promise<Shown> {
  // What does not depend on each other is asked together: two ways to the database in place of five.
  const [active, state] = await Promise.all([activeOf(from, playerId), policy(from, joiningBonus)])
  if (!active && state === "off") return null
  const [restriction, firstDeposit, { percents, ...terms }] = await Promise.all([
    active ? null : restrictionOf(from, playerId),
    active || state !== "on" ? null : firstDepositOf(from, playerId),
    setting(from, joiningBonusTerms),
  ])
  if (restriction !== null || firstDeposit !== null) return null
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
          amount: eurosOfUnits(active.amount),
          balance: eurosOfUnits(active.heldUnits),
          required: eurosOfUnits(active.required),
          // Whole cents that count for certain: a tenth of a stake may end in less than a cent.
          wagered: eurosOfUnits(active.wagered - (active.wagered % 1000n)),
          largestStake: eurosOfUnits(active.largestStakeUnits),
          expiresAt: active.ends_at.toISOString(),
        }
      : null,
  }
}
