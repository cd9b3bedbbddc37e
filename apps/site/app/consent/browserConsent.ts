import { consent as contract } from "@elite/contract"
import { allowedChoices, type ConsentChoices, consentPrompt } from "../consent.ts"
import { readCookie } from "../cookieJar.ts"

/** Reads the cookie on every call: another tab may have changed it. */
export const browserChoices = (): ConsentChoices =>
  allowedChoices(readCookie(contract.consentCookie), new Date())

export const isConsentPending = (): boolean =>
  consentPrompt(readCookie(contract.consentCookie), new Date()) !== null
