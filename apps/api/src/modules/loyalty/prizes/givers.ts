import type { ByLanguage } from "@elite/contract"

export const giverNouns = ["tournaments"] as const
export type GiverNoun = (typeof giverNouns)[number]

/** Thousandths. `ref` is the number of the prize in the noun `of`, `name` what it was won in. */
export type PointAward = { of: GiverNoun; ref: bigint; playerId: bigint; points: bigint; name: ByLanguage }
