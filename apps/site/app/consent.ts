import { consent as contract } from "@elite/contract"

export type ConsentChoices = Readonly<Record<(typeof contract.consentCategories)[number], boolean>>
/** A choice as its cookie says it: of which edition of the text, and when. */
export type Consent = ConsentChoices & { version: string; at: string }

export const nothingAllowed: ConsentChoices = { marketing: false, targeting: false, personal: false }
export const everythingAllowed: ConsentChoices = { marketing: true, targeting: true, personal: true }

/** The choice that a consent cookie holds; null where there is none, or what lies there cannot be read. */
export function parseConsent(cookie: string | undefined): Consent | null {
  try {
    const said = JSON.parse(decodeURIComponent(cookie ?? "null")) as Partial<Consent> | null
    if (typeof said?.version !== "string" || typeof said.at !== "string") return null
    const { version, at, marketing, targeting, personal } = said
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

/** Whether a choice holds: it was made of the text as it is now, less than twelve months ago. */
function isCurrent({ version, at }: Consent, now: Date): boolean {
  const until = new Date(at)
  until.setUTCMonth(until.getUTCMonth() + contract.consentMonths)
  return version === contract.consentVersion && now < until
}

/** Whether a browser is asked: for the first time, or because its choice holds no more. */
export type ConsentPrompt = "first" | "again" | null

export function consentPrompt(cookie: string | undefined, now: Date): ConsentPrompt {
  const consent = parseConsent(cookie)
  if (!consent) return "first"
  return isCurrent(consent, now) ? null : "again"
}

/** What a browser allows: nothing where it was never asked, or must be asked anew. */
export function allowedChoices(cookie: string | undefined, now: Date): ConsentChoices {
  const consent = parseConsent(cookie)
  return consent && isCurrent(consent, now) ? consent : nothingAllowed
}
