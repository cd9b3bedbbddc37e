import { domainToUnicode } from "node:url"
import { players as contract, type Language, normalizeEmail } from "@elite/contract"
import { AppError } from "../../platform/lib/appError.ts"
import { brusselsDate } from "../../platform/lib/calendar.ts"

/** MM-DD-YYYY of the wire as YYYY-MM-DD, or undefined for a day that does not exist (30 February). */
export function parseMonthDayYear(monthDayYear: string): string | undefined {
  const [month, day, year] = monthDayYear.split("-").map(Number)
  const date = new Date(Date.UTC(year!, month! - 1, day!))
  const exists = date.getUTCMonth() === month! - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : undefined
}

/** Whole years at an instant, by the calendar date in Brussels. Somebody born on 29 February grows older on 1 March. */
export function ageAt(birthDate: string, at: Date): number {
  const today = brusselsDate(at)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Refuses with ProfessionBarredErrorType those whom the Gaming Act keeps out (art. 54; docs/law.md). */
export function assertProfessionAllowed(profession: string | undefined): void {
  if (profession !== undefined && contract.barredProfessions.includes(profession))
    throw new AppError("ProfessionBarredErrorType")
}

/** What two spellings of one e-mail address have in common: an address has one account. */
export const emailKey = (email: string): string => normalizeEmail(email).toLowerCase()
/** An e-mail address as its owner reads it: a domain in punycode with the letters that it stands for. */
export function shownEmail(email: string): string {
  const domain = email.slice(email.lastIndexOf("@") + 1)
  const shown = /(?:^|\.)xn--/i.test(domain) ? domainToUnicode(domain) : ""
  return shown === "" ? email : email.slice(0, -domain.length) + shown
}
/** What two spellings of one username have in common. */
export const usernameKey = (username: string): string => username.toLowerCase()

/** What a new player sees of their wallets: every one, and the euro alone. */
export const defaultWalletSettings: contract.WalletSettings = {
  hideZeroCurrency: false,
  displayFiatCurrency: false,
  selectedFiat: contract.defaultFiat,
}

export type Registration = {
  email: string
  /** Empty where it is chosen later. */
  username: string
  /** Not there where they come in without one. */
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

/**
 * A username as others see it: two letters and the last one, An•••s; of a short one less, so that at least two
 * letters stay hidden. The dots are always three and do not say how many.
 */
export function maskedName(username: string): string {
  const letters = [...username]
  const first = letters.length < 6 ? 1 : 2
  return `${letters.slice(0, first).join("")}•••${letters.length < 4 ? "" : letters.at(-1)}`
}

/** Whether so many of a day's letters come back that it is not the addresses: more than the share, and enough to tell. */
export const isBounceRateHigh = (
  { sent, returned }: { sent: number; returned: number },
  { sharePercent, atLeast }: { sharePercent: number; atLeast: number },
): boolean => returned >= atLeast && returned * 100 > sent * sharePercent
