import { consent as contract } from "@elite/contract"
import { allowedBy, asksOf, type Choices } from "../consent.ts"
import { cookieHere } from "../cookieJar.ts"

/** What this browser allows now. Its cookie is read each time: another tab may have chosen meanwhile. */
export const allowedHere = (): Choices => allowedBy(cookieHere(contract.consentCookie), new Date())

/** Whether this browser has still to choose. */
export const isAskedHere = (): boolean => asksOf(cookieHere(contract.consentCookie), new Date()) !== null
