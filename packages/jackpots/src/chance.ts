import { macOf } from "#hash"

const bits = 256n

/** HMAC-SHA-256 of a text under a seed, as a number of 256 bits. */
export const drawNumber = (seed: string, text: string): bigint => BigInt(`0x${macOf(seed, text)}`)

/** An exact fraction; `of` above `outOf` is certain. */
export type Chance = { readonly of: bigint; readonly outOf: bigint }

/** Whether a number of 256 bits is below the chance. */
export const meetsChance = (drawn: bigint, { of, outOf }: Chance): boolean => drawn * outOf < of << bits

/** Maps a number of 256 bits to an index below `count`, each equally likely. */
export const pickIndex = (drawn: bigint, count: bigint): bigint => (drawn * count) >> bits
