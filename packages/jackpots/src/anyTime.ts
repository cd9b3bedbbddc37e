import { capChance, million } from "./draw.ts"
import type { PoolRule } from "./poolRule.ts"
import type { PoolTerms } from "./terms.ts"

/** `perDropUnits`: the mean stakes of a drop. */
type AnyTimeTerms = PoolTerms & { readonly perDropUnits: bigint }

/** Each bet with the chance of its stake out of the mean stakes of a drop. */
export const anyTime: PoolRule<AnyTimeTerms> = {
  terms: { perDropUnits: "amount" },
  hasWindow: false,
  chance: ({ terms, parts }, { stakeUnits }) =>
    capChance({ of: stakeUnits, outOf: terms.perDropUnits }, terms, stakeUnits, parts),
  seedPpm: ({ terms }) => (terms.seedUnits * million) / terms.perDropUnits,
}
