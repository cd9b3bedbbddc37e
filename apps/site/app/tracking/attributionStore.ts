import { consent as contract, type Language } from "@elite/contract"
import { call } from "../api.ts"
import { browserChoices } from "../consent/browserConsent.ts"
import { readCookieText, writeCookie } from "../cookieJar.ts"
import { type Attribution, parseAttribution, toCampaign, toStorableAttribution } from "./attribution.ts"
import { parseAttributionCookies, toAttributionCookie } from "./attributionCookies.ts"

/** Kept in this window's memory only, until consent allows to store it. */
let knownAttribution: Attribution =
  typeof window === "undefined" ? {} : parseAttribution(window.location.search)
let wasPersisted = false
let wasPlayer = false

/** Set once per window and player after the campaign was sent. */
const campaignSentKey = "utm_sent"
let isSendingCampaign = false

/** A log-out deletes this cookie; the window's memory must not bring it back. */
const withoutSession = ({ referral_code: _friend, ...rest }: Attribution): Attribution => rest

export function rememberAttribution(search: string): void {
  knownAttribution = { ...knownAttribution, ...parseAttribution(search) }
}

/** The referrer of this window, or of an earlier visit where it could be stored. */
export const getReferralCode = (): string | undefined =>
  knownAttribution.referral_code ?? parseAttributionCookies(readCookieText()).referral_code

export const attributionQuery = (): string => new URLSearchParams(knownAttribution).toString()

/** Storage may be blocked; then the campaign is sent once per page load. */
function campaignSentFlag(change?: "set" | "remove"): boolean {
  try {
    if (change === "set") window.localStorage.setItem(campaignSentKey, "true")
    if (change === "remove") window.localStorage.removeItem(campaignSentKey)
    return window.localStorage.getItem(campaignSentKey) !== null
  } catch {
    return false
  }
}

/** Sends the campaign of this player to the API once. An error is only logged. */
function sendCampaign(language: Language): void {
  const campaign = toCampaign(parseAttributionCookies(readCookieText()))
  if (isSendingCampaign || campaignSentFlag() || Object.keys(campaign).length === 0) return
  isSendingCampaign = true
  call(contract.trackUtm, campaign, { isBackground: true, language }).then(
    () => campaignSentFlag("set"),
    (problem: unknown) => console.warn(problem instanceof Error ? problem.message : problem),
  )
}

/** Needs consent to targeting: in cookies, and for a player in the API. A withdrawal clears the memory. */
export function persistAllowedAttribution(isPlayer: boolean, language: Language): void {
  if (!isPlayer) {
    campaignSentFlag("remove")
    isSendingCampaign = false
    if (wasPlayer) knownAttribution = withoutSession(knownAttribution)
  }
  wasPlayer = isPlayer
  const isAllowed = browserChoices().targeting
  if (!isAllowed && wasPersisted) {
    knownAttribution = {}
    campaignSentFlag("remove")
  }
  wasPersisted = isAllowed
  if (!isAllowed) return
  const isSecure = window.location.protocol === "https:"
  for (const [name, value] of Object.entries(toStorableAttribution(knownAttribution))) {
    writeCookie(toAttributionCookie(name, value, isSecure))
  }
  if (isPlayer) sendCampaign(language)
}
