import { consent as contract, type Language } from "@elite/contract"
import { call } from "../api.ts"
import { allowedHere } from "../consent/browser.ts"
import { cookiesHere, setCookieHere } from "../cookieJar.ts"
import { cookieOf, valuesOfCookies } from "./cookies.ts"
import { campaignIn, keepable, type Values, valuesIn } from "./values.ts"

/** What the addresses of this window said: in its memory and nowhere else until it may be kept. */
let known: Values = typeof window === "undefined" ? {} : valuesIn(window.location.search)
let wasAllowed = false
let wasPlayer = false

/** Says once for each window and player that the campaign was noted. */
const sentFlag = "utm_sent"
let isSending = false

/** A log-out takes this with it, its cookie included: what this window knows must not bring it back. */
const withoutSession = ({ referral_code: _friend, ...rest }: Values): Values => rest

/** Takes up what an address says. */
export function remember(search: string): void {
  known = { ...known, ...valuesIn(search) }
}

/** By whose link this window came, or the browser before it where that may be kept. */
export const friendHere = (): string | undefined =>
  known.referral_code ?? valuesOfCookies(cookiesHere()).referral_code

/** What this window knows, as a query. */
export const knownAsQuery = (): string => new URLSearchParams(known).toString()

/** Storage may be forbidden: then the campaign is told once for each page that is loaded. */
function flag(change?: "set" | "remove"): boolean {
  try {
    if (change === "set") window.localStorage.setItem(sentFlag, "true")
    if (change === "remove") window.localStorage.removeItem(sentFlag)
    return window.localStorage.getItem(sentFlag) !== null
  } catch {
    return false
  }
}

/** Tells the house once by which campaign this player came. What fails is only logged: nobody waits for it. */
function tellCampaign(language: Language): void {
  const campaign = campaignIn(valuesOfCookies(cookiesHere()))
  if (isSending || flag() || Object.keys(campaign).length === 0) return
  isSending = true
  call(contract.trackUtm, campaign, { isBackground: true, language }).then(
    () => flag("set"),
    (problem: unknown) => console.warn(problem instanceof Error ? problem.message : problem),
  )
}

/**
 * Keeps what this window knows where its browser consents to targeting: in cookies, and for a player at the house. A
 * consent that was taken back is forgotten with all that was known; its cookies went with it.
 */
export function keepWhatMay(isPlayer: boolean, language: Language): void {
  if (!isPlayer) {
    flag("remove")
    isSending = false
    if (wasPlayer) known = withoutSession(known)
  }
  wasPlayer = isPlayer
  const isAllowed = allowedHere().targeting
  if (!isAllowed && wasAllowed) {
    known = {}
    flag("remove")
  }
  wasAllowed = isAllowed
  if (!isAllowed) return
  const isSecure = window.location.protocol === "https:"
  for (const [name, value] of Object.entries(keepable(known))) {
    setCookieHere(cookieOf(name, value, isSecure))
  }
  if (isPlayer) tellCampaign(language)
}
