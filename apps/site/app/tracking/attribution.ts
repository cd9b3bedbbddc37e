import { consent as contract } from "@elite/contract"

/** What a link says of where somebody comes from, by the names of their cookies. */
export type Attribution = Readonly<Record<string, string>>

/** The names that are read from an address. */
const addressParams = [...contract.utmNames, ...contract.partnerNames, "referral_code"] as const

/**
 * A value of a link as it may be kept: without braces, trimmed, neither empty nor of 500 characters and more, and without
 * what is in no text of anybody's.
 */
export function cleanValue(value: string | null): string | undefined {
  const text = (value ?? "").replaceAll(/[{}]/g, "").trim()
  const isText = text !== "" && !/\p{Cc}/u.test(text) && text.isWellFormed()
  return isText && text.length <= contract.trackingLongest ? text : undefined
}

/** What the query of an address says. An advertisement that was paid for marks whoever came by it. */
export function parseAttribution(search: string): Attribution {
  const query = new URLSearchParams(search)
  const found = addressParams.flatMap((name) => {
    const value = cleanValue(query.get(name))
    return value === undefined ? [] : [[name, value] as const]
  })
  const values: Record<string, string> = Object.fromEntries(found)
  const isPaid = values.gclid !== undefined || /^(cpc|ppc|paid)/i.test(values.utm_medium ?? "")
  return isPaid ? { ...values, ad_user: "true" } : values
}

const pickNames = (values: Attribution, names: readonly string[]): Attribution =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** What `track-utm` takes of it. */
export const toCampaign = (values: Attribution): Attribution => pickNames(values, contract.utmNames)

/** What sign-up takes of it. */
export const toSignUpTracking = (values: Attribution): Attribution =>
  pickNames(values, [...contract.utmNames, ...contract.partnerNames])

/** Whose link they came by, as sign-up takes it. */
export const toReferralInput = ({ referral_code: referralCode }: Attribution): { referralCode?: string } =>
  referralCode === undefined ? {} : { referralCode }

/** What may lie in a browser. */
export const toStorableAttribution = (values: Attribution): Attribution =>
  pickNames(values, contract.trackingCookies)
