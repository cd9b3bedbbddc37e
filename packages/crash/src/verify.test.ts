import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { type Chain, hashBefore, hashOf, isLink, terminatingOf } from "./chain.ts"
import { resultOf } from "./result.ts"
import { secondBefore, secondResult } from "./testing/second.ts"
import { faultIn, isResult, type Shown, type Stretch } from "./verify.ts"

const chain: Chain = { last: createHash("sha256").update("the last").digest("hex"), length: 4_000 }
const salt = "a salt that was drawn later"

describe("a chain", () => {
  it("is made backwards, and its rounds lead to what was published", () => {
    expect(hashOf(chain, 4_000)).toBe(chain.last)
    expect(hashOf(chain, 3_999)).toBe(secondBefore(chain.last))
    expect(hashBefore(hashOf(chain, 17), 17)).toBe(terminatingOf(chain))
    expect(terminatingOf(chain)).toBe(hashOf(chain, 0))
  })

  it("has no other rounds", () => {
    for (const number of [-1, 4_001, 1.5]) expect(() => hashOf(chain, number)).toThrow(RangeError)
  })

  it("has one link for each, and what is no hash is none", () => {
    const [hash, before] = [hashOf(chain, 2), hashOf(chain, 1)]
    expect(isLink(hash, before)).toBe(true)
    expect(isLink(before, hash)).toBe(false)
    for (const other of [`${hash}zz`, hash.toUpperCase(), "", hash.slice(2)])
      expect(isLink(other, before)).toBe(false)
  })
})

/** A day of some 3 300 rounds, as it is published. */
const day = ((): Shown[] => {
  const rounds: Shown[] = []
  let hash = hashOf(chain, 3_500)
  for (let number = 3_500; number > 200; number--) {
    rounds.unshift({ number, hash, result: resultOf(hash, salt) })
    hash = secondBefore(hash)
  }
  return rounds
})()
const stretch = (rounds: Shown[], more: Partial<Stretch> = {}): Stretch => ({
  salt,
  before: { number: 200, hash: hashOf(chain, 200) },
  rounds,
  ...more,
})
const at = (index: number, change: Partial<Shown>) =>
  day.map((round, n) => (n === index ? { ...round, ...change } : round))

describe("whoever checks", () => {
  it("finds nothing in a day that was played as it was drawn, and the second implementation agrees", () => {
    expect(faultIn(stretch(day))).toBeUndefined()
    expect(day.every(({ hash, result }) => secondResult(hash, salt) === result)).toBe(true)
  })

  it("begins at the terminating hash for round 1", () => {
    const hash = hashOf(chain, 1)
    const first = [{ number: 1, hash, result: resultOf(hash, salt) }]
    expect(
      faultIn({ salt, before: { number: 0, hash: terminatingOf(chain) }, rounds: first }),
    ).toBeUndefined()
  })

  it("passes over a round that was void before its take-off, but not over its hash", () => {
    expect(faultIn(stretch(at(70, { result: undefined })))).toBeUndefined()
    expect(faultIn(stretch(at(70, { result: undefined, hash: hashOf(chain, 1) })))).toEqual({
      what: "link",
      number: 271,
    })
  })

  it("finds a result that is off by a hundredth, a round that is left out, two that are exchanged, another salt", () => {
    const { result } = day[1_000]!
    expect(faultIn(stretch(at(1_000, { result: result! + 1 })))).toEqual({ what: "result", number: 1_201 })
    expect(faultIn(stretch(day.toSpliced(9, 1)))).toEqual({ what: "number", number: 210 })
    const swapped = day.toSpliced(9, 2, { ...day[10]!, number: 210 }, { ...day[9]!, number: 211 })
    expect(faultIn(stretch(swapped))).toEqual({ what: "link", number: 210 })
    expect(faultIn(stretch(day, { salt: "another" }))?.what).toBe("result")
    expect(faultIn(stretch(day, { before: { number: 200, hash: chain.last } }))).toEqual({
      what: "link",
      number: 201,
    })
  })

  it("can check one round alone", () => {
    expect(isResult(day[5]!, salt)).toBe(true)
    expect(isResult({ ...day[5]!, result: day[5]!.result! - 1 }, salt)).toBe(false)
  })
})
