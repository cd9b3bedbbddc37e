import type { ByLanguage } from "@elite/contract"

/** The nouns that let players win points. */
export const giverNouns = ["tournaments"] as const
export type GiverNoun = (typeof giverNouns)[number]

/** Points that a player has won, thousandths: by which noun, its number there, and what they were won in. */
export type PointAward = { of: GiverNoun; ref: bigint; playerId: bigint; points: bigint; name: ByLanguage }
