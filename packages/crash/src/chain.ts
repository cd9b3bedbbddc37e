import { digestOf } from "#hash"

/**
 * A chain of rounds. It is made backwards: the hash of round n − 1 is the SHA-256 of the hash of round n, and what stands before
 * round 1 is the terminating hash, which is published. Whoever knows the hash of a round knows those before it and none after.
 */
export type Chain = {
  /** Of the round with the highest number, 32 bytes, hexadecimal: all others follow from it. */
  readonly last: string
  readonly length: number
}

/** The hash so many rounds before one that is known. */
export function hashBefore(hash: string, rounds: number): string {
  let before = hash
  for (let n = 0; n < rounds; n++) before = digestOf(before)
  return before
}

/** The hash of a round, numbered from 1; of 0 the terminating hash. A number outside the chain is a `RangeError`. */
export function roundHash({ last, length }: Chain, number: number): string {
  if (!Number.isSafeInteger(number) || number < 0 || number > length)
    throw new RangeError(`A chain of ${length} rounds has none of number ${number}.`)
  return hashBefore(last, length - number)
}

/** What is published of a chain before its salt is known and its first round is played. */
export const terminatingHash = (chain: Chain): string => roundHash(chain, 0)

/** Whether a round's hash is the one from which that of the round before it was made. What is no hash as we write one is none. */
export const isPreviousHash = (hash: string, before: string): boolean =>
  /^[0-9a-f]{64}$/.test(hash) && digestOf(hash) === before
