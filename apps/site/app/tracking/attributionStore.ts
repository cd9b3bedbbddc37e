import { consent as contract, type Language } from "@elite/contract"
import { call } from "../api.ts"
import { browserChoices } from "../consent/browserConsent.ts"
import { readCookieText, writeCookie } from "../cookieJar.ts"
import { type Attribution, parseAttribution, toCampaign, toStorableAttribution } from "./attribution.ts"
import { parseAttributionCookies, toAttributionCookie } from "./attributionCookies.ts"

/** What the addresses of this window said: in its memory and nowhere else until it may be kept. */
let knownAttribution: Attribution =
  typeof window === "undefined" ? {} : parseAttribution(window.location.search)
let wasPersisted = false
let wasPlayer = false

/** Says once for each window and player that the campaign was noted. */
const campaignSentKey = "utm_sent"
let isSendingCampaign = false

/** A log-out takes this with it, its cookie included: what this window knows must not bring it back. */
const withoutSession = ({ referral_code: _friend, ...rest }: Attribution): Attribution => rest

/** Takes up what an address says. */
export function rememberAttribution(search: string): void {
  knownAttribution = { ...knownAttribution, ...parseAttribution(search) }
}

/** By whose link this window came, or the browser before it where that may be kept. */
export const getReferralCode = (): string | undefined =>
  knownAttribution.referral_code ?? parseAttributionCookies(readCookieText()).referral_code

/** What this window knows, as a query. */
export const attributionQuery = (): string => new URLSearchParams(knownAttribution).toString()

/** Storage may be forbidden: then the campaign is told once for each page that is loaded. */
function campaignSentFlag(change?: "set" | "remove"): boolean {
  try {
    if (change === "set") window.localStorage.setItem(campaignSentKey, "true")
    if (change === "remove") window.localStorage.removeItem(campaignSentKey)
    return window.localStorage.getItem(campaignSentKey) !== null
  } catch {
    return false
  }
}

/** Tells the house once by which campaign this player came. What fails is only logged: nobody waits for it. */
function sendCampaign(language: Language): void {
  const campaign = toCampaign(parseAttributionCookies(readCookieText()))
  if (isSendingCampaign || campaignSentFlag() || Object.keys(campaign).length === 0) return
  isSendingCampaign = true
  call(contract.trackUtm, campaign, { isBackground: true, language }).then(
    () => campaignSentFlag("set"),
    (problem: unknown) => console.warn(problem instanceof Error ? problem.message : problem),
  )
}

/**
 * Keeps what this window knows where its browser consents to targeting: in cookies, and for a player at the house. A
 * consent that was taken back is forgotten with all that was known; its cookies went with it.
 */
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
