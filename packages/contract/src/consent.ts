import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { fault } from "./fields.ts"
import { normalizeLine } from "./normalize.ts"
import { instant, message, nothing } from "./parts.ts"
import { machine, ofKind } from "./strings.ts"

export const consentCookie = "localConsent"
/** Longer than a choice is valid, so that an expired choice is still known. */
export const consentCookieSeconds = 52_600_000
/** A choice is valid for this long, and for its version of the text. */
export const consentMonths = 12
/** The version of the text. A new one asks everybody again; it covers the wording and the list of cookies. */
export const consentVersion = "2026-11"

/** Categories that can be allowed independently. Necessary cookies are not a choice. */
export const consentCategories = ["marketing", "targeting", "personal"] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** The longest value of a link that is stored, in characters. */
export const trackingLongest = 499
export const trackingSeconds = 30 * 24 * 3_600
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
/** A partner's parameters: partner, campaign and tool. */
export const partnerNames = ["affiliate_token", "campaign_token", "tool_token"] as const
/** All attribution cookies; they are deleted when consent is withdrawn. */
export const trackingCookies = [...utmNames, ...partnerNames, "ad_user", "referral_code"] as const

const choices = {
  marketing: z.boolean(),
  targeting: z.boolean(),
  personal: z.boolean(),
}

export const consent = z.strictObject({
  necessary: z.literal(true),
  ...choices,
  /** This version of the text was shown. */
  version: z.string(),
  chosenAt: instant,
  /** Within twelve months, and for the current text. */
  isCurrent: z.boolean(),
})

/** The current version, and this browser's last choice; null where there is none. */
export const getConsent = endpoint({
  method: "GET",
  path: "/api/user/consent",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ version: z.string(), consent: consent.nullable() }),
  errors: [],
})

/**
 * Records a choice and sets this browser's cookie. Without `targeting` all stored attribution is deleted, cookies
 * included. `version` is the version that was shown; a choice of another version is not recorded.
 */
export const chooseConsent = endpoint({
  method: "POST",
  path: "/api/user/consent",
  who: "anyone",
  input: z.strictObject({
    necessary: z.literal(true),
    ...choices,
    version: machine(z.string().min(1).max(20)),
  }),
  reply: z.strictObject({ message: z.string(), consent }),
  errors: ["ConsentTextChangedErrorType", "TooManyRequestsErrorType"],
})

/** Trimmed, no braces, under 500 characters. */
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

/** Attribution, as sign-up sends it. */
export const tracking = z.strictObject({
  ...ofCampaigns,
  affiliate_token: value,
  campaign_token: value,
  tool_token: value,
})

/** The referral code of a link; an unknown one is not refused. */
export const referralCode = value

/** Stores a player's first campaign; later calls change nothing. It refuses a browser without consent to targeting. */
export const trackUtm = endpoint({
  method: "POST",
  path: "/api/user/track-utm",
  who: "player",
  input: z.strictObject(ofCampaigns),
  reply: message,
  errors: ["ConsentMissingErrorType", "TooManyRequestsErrorType"],
})
