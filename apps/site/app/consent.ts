import { consent as contract } from "@elite/contract"

export type ConsentChoices = Readonly<Record<(typeof contract.consentCategories)[number], boolean>>
/** A choice with the version of its text and its time, ISO 8601. */
export type Consent = ConsentChoices & { version: string; at: string }

export const nothingAllowed: ConsentChoices = { marketing: false, targeting: false, personal: false }
export const everythingAllowed: ConsentChoices = { marketing: true, targeting: true, personal: true }

export function parseConsent(cookie: string | undefined): Consent | null {
  try {
    const stored = JSON.parse(decodeURIComponent(cookie ?? "null")) as Partial<Consent> | null
    if (typeof stored?.version !== "string" || typeof stored.at !== "string") return null
    const { version, at, marketing, targeting, personal } = stored
    return {
      marketing: marketing === true,
      targeting: targeting === true,
      personal: personal === true,
      version,
      at,
    }
  } catch {
    return null
  }
}

function isCurrent({ version, at }: Consent, now: Date): boolean {
  const until = new Date(at)
  until.setUTCMonth(until.getUTCMonth() + contract.consentMonths)
  return version === contract.consentVersion && now < until
}

/** `again`: the text has changed since, or the choice has expired. */
export type ConsentPrompt = "first" | "again" | null

export function consentPrompt(cookie: string | undefined, now: Date): ConsentPrompt {
  const consent = parseConsent(cookie)
  if (!consent) return "first"
  return isCurrent(consent, now) ? null : "again"
}

export function allowedChoices(cookie: string | undefined, now: Date): ConsentChoices {
  const consent = parseConsent(cookie)
  return consent && isCurrent(consent, now) ? consent : nothingAllowed
}
