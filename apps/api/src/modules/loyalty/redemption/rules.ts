import type { ValueOf } from "../../../platform/admin/settings.ts"
import type { redemptionTerms } from "../settings.ts"

export type RedemptionRules = ValueOf<typeof redemptionTerms>

/** Whether so many coins can be redeemed at once: no fewer than the least, in whole steps. */
export const isRedeemable = (coins: number, { least, step }: RedemptionRules): boolean =>
  coins >= least && coins % step === 0

/** What coins are worth, units of 10⁻⁵ euro: whole cents for whole steps. */
export const computeWorthUnits = (coins: number, { coinsPerEuro }: RedemptionRules): bigint =>
  (BigInt(coins) * 100_000n) / BigInt(coinsPerEuro)
