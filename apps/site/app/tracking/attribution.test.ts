import { consent as contract } from "@elite/contract"
import { describe, expect, it } from "vitest"
import {
  cleanValue,
  parseAttribution,
  toCampaign,
  toReferralInput,
  toSignUpTracking,
  toStorableAttribution,
} from "./attribution.ts"
import { attributionCookiesOf, parseAttributionCookies } from "./attributionCookies.ts"
import { toReturnUrl } from "./returnUrl.ts"

describe("a value of a link", () => {
  it("is stored trimmed, without braces, below 500 characters and not empty", () => {
    expect(cleanValue("  {{autumn}} sale ")).toBe("autumn sale")
    expect(cleanValue("x".repeat(499))).toHaveLength(499)
    expect(cleanValue(`{${"x".repeat(499)}}  `)).toHaveLength(499)
    for (const nothing of [null, "", "  ", "{}", "{ }", "x".repeat(500), "a\u0000b", "a\nb"])
      expect(cleanValue(nothing)).toBeUndefined()
  })

  it("is read by known names, the first of each", () => {
    const search =
      "?utm_source=a&utm_source=b&utm_evil=c&referral_code=R1&affiliate_token=t&ad_user=no&search=d"
    expect(parseAttribution(search)).toEqual({ utm_source: "a", referral_code: "R1", affiliate_token: "t" })
    expect(parseAttribution("")).toEqual({})
  })

  it("marks a visit by a paid advertisement", () => {
    expect(parseAttribution("?gclid=g")).toEqual({ gclid: "g", ad_user: "true" })
    expect(parseAttribution("?utm_medium=CPC")).toMatchObject({ ad_user: "true" })
    expect(parseAttribution("?utm_medium=email")).not.toHaveProperty("ad_user")
  })

  it("is passed only to calls that accept it", () => {
    const values = parseAttribution("?gclid=g&tool_token=t&referral_code=R&loyalty_token=l")
    expect(values).not.toHaveProperty("loyalty_token")
    expect(toCampaign(values)).toEqual({ gclid: "g" })
    expect(toSignUpTracking(values)).toEqual({ gclid: "g", tool_token: "t" })
    expect([toReferralInput(values), toReferralInput({ gclid: "g" })]).toEqual([{ referralCode: "R" }, {}])
    expect(toStorableAttribution({ ...values, search: "d" })).toEqual(values)
  })
})

describe("attribution cookies", () => {
  it("last 30 days with path / and SameSite=Lax", () => {
    expect(attributionCookiesOf("/fr?utm_source=a%3Bb%3D%C3%A9&loyalty_token=l", true)).toEqual([
      "utm_source=a%3Bb%3D%C3%A9; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
    ])
    expect(attributionCookiesOf("/", false)).toEqual([])
  })

  it("are parsed as written, without other cookies", () => {
    const [cookie = ""] = attributionCookiesOf("/?utm_term=x%20%26%20y", false)
    expect(
      parseAttributionCookies(
        `sidebar=wide; ${cookie.split(";")[0]}; gclid=%; odd; utm_id=%00; utm_content=%7B%7D`,
      ),
    ).toEqual({
      utm_term: "x & y",
    })
    expect(contract.trackingCookies).not.toContain(contract.consentCookie)
  })
})

describe("the return from another site", () => {
  it("adds known attribution without overwriting parameters", () => {
    expect(toReturnUrl("/fr", "utm_source=a%20b&evil=1&gclid=g")).toBe("/fr?gclid=g&utm_source=a+b")
    expect(toReturnUrl("/fr?utm_source=own&x=1#top", "utm_source=a")).toBe("/fr?utm_source=own&x=1#top")
    expect(toReturnUrl("/fr?x=a%2Bb", "")).toBe("/fr?x=a%2Bb")
    expect(toReturnUrl("/nl", "utm_source=%7B%7D&returnTo=https://evil.example")).toBe("/nl")
  })

  it("leaves an address unchanged where it would be too long", () => {
    expect(toReturnUrl("/nl", `utm_term=${"x".repeat(480)}`)).toHaveLength(493)
    expect(toReturnUrl("/nl", `utm_term=${"x".repeat(499)}`)).toBe("/nl")
  })
})
