import { isPreviousHash } from "./chain.ts"
import { computeResult, type Hundredths } from "./result.ts"

/** A finished round. One that was void before its take-off has no result. */
export type PublishedRound = {
  readonly number: number
  readonly hash: string
  readonly result?: Hundredths | undefined
}

/** Consecutive rounds of one chain, with its salt and the hash before the first of them: for round 1 the terminating hash. */
export type RoundSequence = {
  readonly salt: string
  readonly before: { readonly number: number; readonly hash: string }
  readonly rounds: Iterable<PublishedRound>
}

/** `number` is that of the faulty round. */
export type VerificationFault = { readonly what: "number" | "link" | "result"; readonly number: number }

export const isValidResult = ({ hash, result }: PublishedRound, salt: string): boolean =>
  result === undefined || computeResult(hash, salt) === result

/** Undefined where number, link and result of every round hold. A day is one sequence, or two where a chain ended. */
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
