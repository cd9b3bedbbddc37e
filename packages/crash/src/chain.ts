import { digestOf } from "#hash"

/**
 * Rounds chained backwards: the hash of round n − 1 is the SHA-256 of that of round n, and the one before round 1
 * is the published terminating hash. The hash of a round reveals those before it and none after.
 */
export type Chain = {
  /** The hash of the highest round, 32 bytes, hexadecimal: it determines all others. */
  readonly last: string
  readonly length: number
}

export function hashBefore(hash: string, rounds: number): string {
  let before = hash
  for (let n = 0; n < rounds; n++) before = digestOf(before)
  return before
}

/** Numbered from 1; 0 is the terminating hash. Throws a `RangeError` outside the chain. */
export function roundHash({ last, length }: Chain, number: number): string {
  if (!Number.isSafeInteger(number) || number < 0 || number > length)
    throw new RangeError(`A chain of ${length} rounds has none of number ${number}.`)
  return hashBefore(last, length - number)
}

/** The commitment to a chain, published before its salt is known and its first round. */
export const terminatingHash = (chain: Chain): string => roundHash(chain, 0)

/** A malformed hash leads to no other. */
export const isPreviousHash = (hash: string, before: string): boolean =>
  /^[0-9a-f]{64}$/.test(hash) && digestOf(hash) === before
