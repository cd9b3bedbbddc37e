import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { type Chain, hashBefore, isPreviousHash, roundHash, terminatingHash } from "./chain.ts"
import { computeResult } from "./result.ts"
import { secondBefore, secondResult } from "./testing/second.ts"
import { isValidResult, type PublishedRound, type RoundSequence, verifyRounds } from "./verify.ts"

const chain: Chain = { last: createHash("sha256").update("the last").digest("hex"), length: 4_000 }
const salt = "a salt that was drawn later"

describe("a chain", () => {
  it("is built backwards, and its rounds lead to the terminating hash", () => {
    expect(roundHash(chain, 4_000)).toBe(chain.last)
    expect(roundHash(chain, 3_999)).toBe(secondBefore(chain.last))
    expect(hashBefore(roundHash(chain, 17), 17)).toBe(terminatingHash(chain))
    expect(terminatingHash(chain)).toBe(roundHash(chain, 0))
  })

  it("has no other rounds", () => {
    for (const number of [-1, 4_001, 1.5]) expect(() => roundHash(chain, number)).toThrow(RangeError)
  })

  it("has one previous hash for each round, and rejects malformed hashes", () => {
    const [hash, before] = [roundHash(chain, 2), roundHash(chain, 1)]
    expect(isPreviousHash(hash, before)).toBe(true)
    expect(isPreviousHash(before, hash)).toBe(false)
    for (const other of [`${hash}zz`, hash.toUpperCase(), "", hash.slice(2)])
      expect(isPreviousHash(other, before)).toBe(false)
  })
})

/** A day of some 3 300 rounds, as it is published. */
const day = ((): PublishedRound[] => {
  const rounds: PublishedRound[] = []
  let hash = roundHash(chain, 3_500)
  for (let number = 3_500; number > 200; number--) {
    rounds.unshift({ number, hash, result: computeResult(hash, salt) })
    hash = secondBefore(hash)
  }
  return rounds
})()
const stretch = (rounds: PublishedRound[], more: Partial<RoundSequence> = {}): RoundSequence => ({
  salt,
  before: { number: 200, hash: roundHash(chain, 200) },
  rounds,
  ...more,
})
const at = (index: number, change: Partial<PublishedRound>) =>
  day.map((round, n) => (n === index ? { ...round, ...change } : round))

describe("verification", () => {
  it("accepts an honest day, and the second implementation agrees", () => {
    expect(verifyRounds(stretch(day))).toBeUndefined()
    expect(day.every(({ hash, result }) => secondResult(hash, salt) === result)).toBe(true)
  })

  it("begins at the terminating hash for round 1", () => {
    const hash = roundHash(chain, 1)
    const first = [{ number: 1, hash, result: computeResult(hash, salt) }]
    expect(
      verifyRounds({ salt, before: { number: 0, hash: terminatingHash(chain) }, rounds: first }),
    ).toBeUndefined()
  })

  it("skips the result of a void round, but not its hash", () => {
    expect(verifyRounds(stretch(at(70, { result: undefined })))).toBeUndefined()
    expect(verifyRounds(stretch(at(70, { result: undefined, hash: roundHash(chain, 1) })))).toEqual({
      what: "link",
      number: 271,
    })
  })

  it("detects a result off by a hundredth, a missing round, two exchanged rounds, another salt", () => {
    const { result } = day[1_000]!
    expect(verifyRounds(stretch(at(1_000, { result: result! + 1 })))).toEqual({
      what: "result",
      number: 1_201,
    })
    expect(verifyRounds(stretch(day.toSpliced(9, 1)))).toEqual({ what: "number", number: 210 })
    const swapped = day.toSpliced(9, 2, { ...day[10]!, number: 210 }, { ...day[9]!, number: 211 })
    expect(verifyRounds(stretch(swapped))).toEqual({ what: "link", number: 210 })
    expect(verifyRounds(stretch(day, { salt: "another" }))?.what).toBe("result")
    expect(verifyRounds(stretch(day, { before: { number: 200, hash: chain.last } }))).toEqual({
      what: "link",
      number: 201,
    })
  })

  it("verifies a single round", () => {
    expect(isValidResult(day[5]!, salt)).toBe(true)
    expect(isValidResult({ ...day[5]!, result: day[5]!.result! - 1 }, salt)).toBe(false)
  })
})
