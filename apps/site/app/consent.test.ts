import { consent as contract } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { allowedChoices, consentPrompt, nothingAllowed, parseConsent } from "./consent.ts"

const at = "2026-11-23T10:00:00.000Z"
const choices = { necessary: true, marketing: false, targeting: true, personal: false }
const cookie = (more: object = {}) =>
  encodeURIComponent(JSON.stringify({ ...choices, version: contract.consentVersion, at, id: "x", ...more }))
const on = (day: string) => new Date(`${day}T09:00:00Z`)

describe("the choice in a browser", () => {
  it("is read from its cookie, and only `true` is consent", () => {
    expect(parseConsent(cookie())).toEqual({
      marketing: false,
      targeting: true,
      personal: false,
      version: contract.consentVersion,
      at,
    })
    expect(parseConsent(cookie({ targeting: "true", marketing: 1 }))).toMatchObject(nothingAllowed)
    const odd = [undefined, "", "%", "null", "7", "%7B%7D", cookie({ at: 7 }), cookie({ version: undefined })]
    expect(odd.map(parseConsent)).toEqual(odd.map(() => null))
  })

  it("is asked for at first, not while it is valid, and again after twelve months or for another text", () => {
    expect(consentPrompt(undefined, on("2026-11-24"))).toBe("first")
    expect(consentPrompt(cookie(), on("2026-11-24"))).toBeNull()
    expect(consentPrompt(cookie(), on("2027-11-23"))).toBeNull()
    expect(consentPrompt(cookie(), on("2027-11-24"))).toBe("again")
    expect(consentPrompt(cookie({ version: "2025-01" }), on("2026-11-24"))).toBe("again")
    expect(consentPrompt(cookie({ at: "some day" }), on("2026-11-24"))).toBe("again")
  })

  it("allows nothing once it is no longer valid", () => {
    expect(allowedChoices(cookie(), on("2026-11-24"))).toMatchObject({ targeting: true, marketing: false })
    for (const [text, day] of [
      [undefined, "2026-11-24"],
      [cookie(), "2027-11-24"],
      [cookie({ version: "2025-01" }), "2026-11-24"],
    ] as const)
      expect(allowedChoices(text, on(day))).toEqual(nothingAllowed)
  })
})
