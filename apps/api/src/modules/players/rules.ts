import { domainToUnicode } from "node:url"
import { players as contract, type Language, normalizeEmail } from "@elite/contract"
import { AppError } from "../../platform/lib/appError.ts"
import { brusselsDate } from "../../platform/lib/calendar.ts"

/** MM-DD-YYYY to YYYY-MM-DD; undefined for a day that does not exist (30 February). */
export function parseMonthDayYear(monthDayYear: string): string | undefined {
  const [month, day, year] = monthDayYear.split("-").map(Number)
  const date = new Date(Date.UTC(year!, month! - 1, day!))
  const exists = date.getUTCMonth() === month! - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : undefined
}

/** Whole years by the calendar date in Brussels. A person born on 29 February has their birthday on 1 March. */
export function ageAt(birthDate: string, at: Date): number {
  const today = brusselsDate(at)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Gaming Act, art. 54 (docs/law.md). Refuses with ProfessionBarredErrorType. */
export function assertProfessionAllowed(profession: string | undefined): void {
  if (profession !== undefined && contract.barredProfessions.includes(profession))
    throw new AppError("ProfessionBarredErrorType")
}

/** The same for every spelling of one address; an address has one account. */
export const emailKey = (email: string): string => normalizeEmail(email).toLowerCase()
/** Shows a punycode domain in Unicode. */
export function shownEmail(email: string): string {
  const domain = email.slice(email.lastIndexOf("@") + 1)
  const unicode = /(?:^|\.)xn--/i.test(domain) ? domainToUnicode(domain) : ""
  return unicode === "" ? email : email.slice(0, -domain.length) + unicode
}
export const usernameKey = (username: string): string => username.toLowerCase()

export const defaultWalletSettings: contract.WalletSettings = {
  hideZeroCurrency: false,
  displayFiatCurrency: false,
  selectedFiat: contract.defaultFiat,
}

export type Registration = {
  email: string
  username: string
  /** Absent for itsme. */
  password?: string | undefined
  firstName: string
  lastName: string
  birthDate: string
  language: Language
  gender?: "female" | "male" | "other" | undefined
  nationalNumber?: string | undefined
  placeOfBirth?: string | undefined
  nationality?: string | undefined
  profession?: string | undefined
  address?: string | undefined
  postalCode?: string | undefined
  city?: string | undefined
  countryCode?: string | undefined
  phone?: string | undefined
  newsLetter?: boolean | undefined
}

/** An•••s: at least two letters stay hidden, and three dots do not show how many. */
export function maskedName(username: string): string {
  const letters = [...username]
  const first = letters.length < 6 ? 1 : 2
  return `${letters.slice(0, first).join("")}•••${letters.length < 4 ? "" : letters.at(-1)}`
}

export const isBounceRateHigh = (
  { sent, returned }: { sent: number; returned: number },
  { sharePercent, atLeast }: { sharePercent: number; atLeast: number },
): boolean => returned >= atLeast && returned * 100 > sent * sharePercent
