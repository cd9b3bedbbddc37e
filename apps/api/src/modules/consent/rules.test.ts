import { consent as contract } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { encodeConsentCookie, isChoiceCurrent, parseDeviceId } from "./rules.ts"

const id = "0b9f3f0e-5a4e-4f0e-9d5c-3a6f0d1c2b3a"
const choice = { marketing: false, targeting: true, personal: false, version: contract.consentVersion }

describe("a choice is current", () => {
  const since =
    (chosenAt: string, version: string = contract.consentVersion) =>
    (now: string) =>
      isChoiceCurrent({ ...choice, version, chosenAt: new Date(chosenAt) }, new Date(now))

  it("for twelve calendar months to the millisecond", () => {
    const holds = since("2026-11-23T10:00:00.000Z")
    expect(["2026-11-23T10:00:00.000Z", "2027-11-23T09:59:59.999Z"].map(holds)).toEqual([true, true])
    expect(holds("2027-11-23T10:00:00.000Z")).toBe(false)
    expect(since("2028-02-29T12:00:00Z")("2029-02-28T12:00:00Z")).toBe(true)
    expect(since("2028-02-29T12:00:00Z")("2029-03-01T12:00:00Z")).toBe(false)
  })

  it("for the edition of the text that was read", () => {
    expect(since("2026-11-23T10:00:00Z", "2025-01")("2026-11-23T10:00:00Z")).toBe(false)
  })
})

describe("the cookie", () => {
  it("has the choice, its text, its time and the device id", () => {
    const text = encodeConsentCookie({ ...choice, chosenAt: new Date("2026-11-23T10:00:00Z") }, id)
    expect(text).toMatch(/^[\w%.-]+$/)
    expect(JSON.parse(decodeURIComponent(text))).toEqual({
      necessary: true,
      ...choice,
      at: "2026-11-23T10:00:00.000Z",
      id,
    })
    expect(parseDeviceId(text)).toBe(id)
  })

  it("has no device id where it is malformed", () => {
    const odd = ["", "%", "null", "1", "[]", '{"id":1}', '{"id":"x"}', `{"id":"${id}'"}`, `{"id":["${id}"]}`]
    expect([undefined, ...odd].map(parseDeviceId)).toEqual(Array(odd.length + 1).fill(undefined))
  })
})
