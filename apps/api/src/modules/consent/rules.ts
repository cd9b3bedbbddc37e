import { consent as contract } from "@elite/contract"

export type ConsentOptions = { marketing: boolean; targeting: boolean; personal: boolean }
export type ConsentChoice = ConsentOptions & { version: string; chosenAt: Date }

export function isChoiceCurrent({ version, chosenAt }: ConsentChoice, now: Date): boolean {
  const until = new Date(chosenAt)
  until.setUTCMonth(until.getUTCMonth() + contract.consentMonths)
  return version === contract.consentVersion && now < until
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Undefined for a missing or malformed cookie. */
export function parseDeviceId(cookie: string | undefined): string | undefined {
  try {
    const { id } = JSON.parse(decodeURIComponent(cookie ?? "")) as { id?: unknown }
    return typeof id === "string" && uuidPattern.test(id) ? id : undefined
  } catch {
    return undefined
  }
}

export function encodeConsentCookie(
  { version, chosenAt, marketing, targeting, personal }: ConsentChoice,
  id: string,
): string {
  const at = chosenAt.toISOString()
  return encodeURIComponent(
    JSON.stringify({ necessary: true, marketing, targeting, personal, version, at, id }),
  )
}
