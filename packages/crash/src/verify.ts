import { isPreviousHash } from "./chain.ts"
import { computeResult, type Hundredths } from "./result.ts"

/** A round that is over, as it is published. One that was void before its take-off has no result. */
export type PublishedRound = {
  readonly number: number
  readonly hash: string
  readonly result?: Hundredths | undefined
}

/**
 * Rounds of one chain that follow one another, and what was published before them: the chain's salt, and the hash of the round
 * before the first, which is the terminating hash where that is round 1.
 */
export type RoundSequence = {
  readonly salt: string
  readonly before: { readonly number: number; readonly hash: string }
  readonly rounds: Iterable<PublishedRound>
}

/** What does not hold, and at the number of which round. */
export type VerificationFault = { readonly what: "number" | "link" | "result"; readonly number: number }

/** Whether a round's result is what its hash and salt come to. */
export const isValidResult = ({ hash, result }: PublishedRound, salt: string): boolean =>
  result === undefined || computeResult(hash, salt) === result

/**
 * Goes through rounds once more: each has the next number, its hash leads to that of the round before it, and to its result. A
 * day is one stretch, or two where a chain ended in it. Undefined where everything holds.
 */
export function verifyRounds({ salt, before, rounds }: RoundSequence): VerificationFault | undefined {
  let { number, hash } = before
  for (const round of rounds) {
    number += 1
    if (round.number !== number) return { what: "number", number }
    if (!isPreviousHash(round.hash, hash)) return { what: "link", number }
    if (!isValidResult(round, salt)) return { what: "result", number }
    hash = round.hash
  }
  return undefined
}
