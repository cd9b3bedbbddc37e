import { consent as contract } from "@elite/contract"
import { allowedChoices, type ConsentChoices, consentPrompt } from "../consent.ts"
import { readCookie } from "../cookieJar.ts"

/** What this browser allows now. Its cookie is read each time: another tab may have chosen meanwhile. */
export const browserChoices = (): ConsentChoices =>
  allowedChoices(readCookie(contract.consentCookie), new Date())

/** Whether this browser has still to choose. */
export const isConsentPending = (): boolean =>
  consentPrompt(readCookie(contract.consentCookie), new Date()) !== null
