import { macOf } from "#hash"

const bits = 256n

/** The same as a number of 256 bits: what is drawn for a text under a seed. */
export const drawNumber = (seed: string, text: string): bigint => BigInt(`0x${macOf(seed, text)}`)

/** A chance as an exact fraction; at `of` above `outOf` it is certain. */
export type Chance = { readonly of: bigint; readonly outOf: bigint }

/** Whether what was drawn meets a chance. */
export const meetsChance = (drawn: bigint, { of, outOf }: Chance): boolean => drawn * outOf < of << bits

/** What was drawn as one of so many, from 0, each as likely as another. */
export const pickIndex = (drawn: bigint, count: bigint): bigint => (drawn * count) >> bits
