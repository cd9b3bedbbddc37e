import { consent as contract } from "@elite/contract"

/** Attribution of a visit, by the names of its cookies. */
export type Attribution = Readonly<Record<string, string>>

const addressParams = [...contract.utmNames, ...contract.partnerNames, "referral_code"] as const

/** Trimmed; undefined with braces or control characters, when empty, and from 500 characters on. */
export function cleanValue(value: string | null): string | undefined {
  const text = (value ?? "").replaceAll(/[{}]/g, "").trim()
  const isText = text !== "" && !/\p{Cc}/u.test(text) && text.isWellFormed()
  return isText && text.length <= contract.trackingLongest ? text : undefined
}

/** Reads the query of an address. A paid click (`gclid`, or a paid `utm_medium`) sets `ad_user`. */
export function parseAttribution(search: string): Attribution {
  const query = new URLSearchParams(search)
  const entries = addressParams.flatMap((name) => {
    const value = cleanValue(query.get(name))
    return value === undefined ? [] : [[name, value] as const]
  })
  const values: Record<string, string> = Object.fromEntries(entries)
  const isPaid = values.gclid !== undefined || /^(cpc|ppc|paid)/i.test(values.utm_medium ?? "")
  return isPaid ? { ...values, ad_user: "true" } : values
}

const pickNames = (values: Attribution, names: readonly string[]): Attribution =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

export const toCampaign = (values: Attribution): Attribution => pickNames(values, contract.utmNames)

export const toSignUpTracking = (values: Attribution): Attribution =>
  pickNames(values, [...contract.utmNames, ...contract.partnerNames])

export const toReferralInput = ({ referral_code: referralCode }: Attribution): { referralCode?: string } =>
  referralCode === undefined ? {} : { referralCode }

/** The values that may be stored in a browser. */
export const toStorableAttribution = (values: Attribution): Attribution =>
  pickNames(values, contract.trackingCookies)
