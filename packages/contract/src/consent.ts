import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { fault } from "./fields.ts"
import { normalizeLine } from "./normalize.ts"
import { instant, message, nothing } from "./parts.ts"
import { machine, ofKind } from "./strings.ts"

/** The cookie that keeps a choice in its browser. */
export const consentCookie = "localConsent"
/** How long it lies there: longer than a choice holds, so that whoever is asked anew is known to have been asked. */
export const consentCookieSeconds = 52_600_000
/** A choice holds so long, and for the text it was made of. */
export const consentMonths = 12
/** The edition of the text that is agreed to. Another one asks everybody anew: words and list of cookies belong to it. */
export const consentVersion = "2026-11"

/** What somebody may allow or not, each by itself. What is necessary is no question. */
export const consentCategories = ["marketing", "targeting", "personal"] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** The longest value of a link that is kept, in characters. */
export const trackingLongest = 499
/** How long a value of a link is kept in a browser that allows it: 30 days. */
export const trackingSeconds = 30 * 24 * 3_600
/** What a link may say of where somebody comes from: campaigns, measured by name. */
export const utmNames = [
  "gclid",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "utm_id",
  "utm_referrer",
] as const
/** What a partner's link adds: whose it is, and by which of their campaigns and tools. */
export const partnerNames = ["affiliate_token", "campaign_token", "tool_token"] as const
/** The cookies of where somebody comes from, all of them; each goes when consent does. */
export const trackingCookies = [...utmNames, ...partnerNames, "ad_user", "referral_code"] as const

const choices = {
  marketing: z.boolean(),
  targeting: z.boolean(),
  personal: z.boolean(),
}

/** A choice as it is on record. */
export const consent = z.strictObject({
  necessary: z.literal(true),
  ...choices,
  /** The edition of the text that was read. */
  version: z.string(),
  chosenAt: instant,
  /** It holds: twelve months are not over and the text is the same. */
  isCurrent: z.boolean(),
})

/** The text that is agreed to now, and what this browser chose last; null where it never did. */
export const getConsent = endpoint({
  method: "GET",
  path: "/api/user/consent",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ version: z.string(), consent: consent.nullable() }),
  errors: [],
})

/**
 * Puts a choice on record and into the cookie of this browser. Without `targeting` whatever was kept of where the visitor
 * came from is deleted, cookies included. `version` is the edition that was read: of another one nothing is recorded.
 */
export const chooseConsent = endpoint({
  method: "POST",
  path: "/api/user/consent",
  who: "anyone",
  input: z.strictObject({
    /** What the site cannot do without is always there. */
    necessary: z.literal(true),
    ...choices,
    version: machine(z.string().min(1).max(20)),
  }),
  reply: z.strictObject({ message: z.string(), consent }),
  errors: ["ConsentTextChangedErrorType", "TooManyRequestsErrorType"],
})

/** A value of a link as it may be kept: trimmed, no braces, under 500 characters. */
const value = ofKind(
  "line",
  z
    .string()
    .overwrite(normalizeLine)
    .min(1)
    .max(trackingLongest)
    .regex(/^[^{}]*$/, fault("unreadable")),
).optional()

const ofCampaigns = {
  gclid: value,
  utm_source: value,
  utm_medium: value,
  utm_campaign: value,
  utm_content: value,
  utm_term: value,
  utm_id: value,
  utm_referrer: value,
}

/** Where somebody comes from, as sign-up brings it along. */
export const tracking = z.strictObject({
  ...ofCampaigns,
  affiliate_token: value,
  campaign_token: value,
  tool_token: value,
})

/** The code of whoever invited them, as it stands in their link; nothing is refused for one that nobody has. */
export const referralCode = value

/**
 * Keeps by which campaign a player came. The first time counts: repeating it changes nothing. Refused without a current
 * consent to targeting of this browser.
 */
export const trackUtm = endpoint({
  method: "POST",
  path: "/api/user/track-utm",
  who: "player",
  input: z.strictObject(ofCampaigns),
  reply: message,
  errors: ["ConsentMissingErrorType", "TooManyRequestsErrorType"],
})
