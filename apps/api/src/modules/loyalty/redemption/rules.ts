import type { ValueOf } from "../../../platform/admin/settings.ts"
import type { redemptionTerms } from "../settings.ts"

export type RedemptionRules = ValueOf<typeof redemptionTerms>

export const isRedeemable = (coins: number, { least, step }: RedemptionRules): boolean =>
  coins >= least && coins % step === 0

/** 10⁻⁵ euro; whole steps are worth whole cents. */
export const computeWorthUnits = (coins: number, { coinsPerEuro }: RedemptionRules): bigint =>
  (BigInt(coins) * 100_000n) / BigInt(coinsPerEuro)
