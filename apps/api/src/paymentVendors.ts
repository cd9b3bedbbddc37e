import { z } from "zod"

const text = z.string().min(1)
const number = z.string().regex(/^[\w-]+$/)

/** A private JWK on P-256 with a `kid`. */
const bancontactKey = text
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown
    } catch {
      context.addIssue("a private JWK on P-256")
      return z.NEVER
    }
  })
  .pipe(
    z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), kid: text, x: number, y: number, d: number }),
  )

const hipay = {
  HIPAY_URL: z.url(),
  HIPAY_GATEWAY_URL: z.url(),
  HIPAY_CONSULTATION_URL: z.url(),
  HIPAY_LOGIN: text,
  HIPAY_PASSWORD: text,
  HIPAY_PASSPHRASE: text,
}
const bancontact = {
  /** The `merchant.api` host, without `/v3`. */
  BANCONTACT_URL: z.url(),
  /** Where Bancontact publishes the keys that sign its callbacks. */
  BANCONTACT_JWKS_URL: z.url(),
  BANCONTACT_API_KEY: text,
  /** Our product profile (PPID). */
  BANCONTACT_PROFILE_ID: text,
  /** Our key, which signs our requests (docs/providers.md, Bancontact Pro). */
  BANCONTACT_KEY: bancontactKey,
}
const skrill = {
  /** Quick Checkout, and the folder of `pay.pl`, `refund.pl` and `query.pl`. */
  SKRILL_PAY_URL: z.url(),
  SKRILL_API_URL: z.url(),
  SKRILL_MERCHANT_ID: text,
  SKRILL_EMAIL: z.email(),
  SKRILL_SECRET_WORD: text,
  SKRILL_API_PASSWORD: text,
}
const neteller = {
  /** Paysafe's Payments API, with `/paymenthub/v1`. */
  NETELLER_URL: z.url(),
  NETELLER_USERNAME: text,
  NETELLER_PASSWORD: text,
  /** Signs Paysafe's webhooks. */
  NETELLER_WEBHOOK_KEY: text,
}
const paysafecard = {
  /** With `/v1`. */
  PAYSAFECARD_URL: z.url(),
  PAYSAFECARD_KEY: text,
  /** Our merchant id, which is part of every id. */
  PAYSAFECARD_MID: z.string().regex(/^\d{10}$/),
}

/**
 * The environment of the vendors that deposits go through, and withdrawals to wallets. A vendor is optional; its
 * variables belong together.
 */
export const paymentVendors = z
  .object({ ...hipay, ...bancontact, ...skrill, ...neteller, ...paysafecard })
  .partial()
type PaymentEnvironment = z.output<typeof paymentVendors>

const addresses = [
  "HIPAY_URL",
  "HIPAY_GATEWAY_URL",
  "HIPAY_CONSULTATION_URL",
  "BANCONTACT_URL",
  "BANCONTACT_JWKS_URL",
  "SKRILL_PAY_URL",
  "SKRILL_API_URL",
  "NETELLER_URL",
  "PAYSAFECARD_URL",
] as const

/** The address of each payment vendor that is configured, by the name of its variable. */
export const paymentAddresses = (e: PaymentEnvironment): Record<string, string> =>
  Object.fromEntries(addresses.flatMap((name) => (e[name] === undefined ? [] : [[name, e[name]] as const])))

/**
 * What the adapter of one vendor is given; undefined where none of its variables is set. Throws a sentence that names those
 * missing where only some are.
 */
function optional<Shape extends z.ZodRawShape, Given>(
  e: PaymentEnvironment,
  vendor: string,
  shape: Shape,
  given: (set: z.output<z.ZodObject<Shape>>) => Given,
): Given | undefined {
  const names = Object.keys(shape) as (keyof PaymentEnvironment)[]
  const missing = names.filter((name) => e[name] === undefined)
  if (missing.length === names.length) return undefined
  if (missing.length > 0)
    throw new Error(
      `${vendor} is only half configured: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing. Set every one of ${names.join(", ")}, or none of them for a casino without ${vendor}.`,
    )
  return given(e as z.output<z.ZodObject<Shape>>)
}

/** What the adapter of each payment vendor is given; undefined for a vendor that is not configured. */
export const readPaymentVendors = (e: PaymentEnvironment) => ({
  hipay: optional(e, "HiPay", hipay, (set) => ({
    url: set.HIPAY_URL,
    gatewayUrl: set.HIPAY_GATEWAY_URL,
    consultationUrl: set.HIPAY_CONSULTATION_URL,
    login: set.HIPAY_LOGIN,
    password: set.HIPAY_PASSWORD,
    passphrase: set.HIPAY_PASSPHRASE,
  })),
  bancontact: optional(e, "Bancontact Pro", bancontact, (set) => ({
    url: set.BANCONTACT_URL,
    jwksUrl: set.BANCONTACT_JWKS_URL,
    apiKey: set.BANCONTACT_API_KEY,
    profileId: set.BANCONTACT_PROFILE_ID,
    key: set.BANCONTACT_KEY,
  })),
  skrill: optional(e, "Skrill", skrill, (set) => ({
    payUrl: set.SKRILL_PAY_URL,
    apiUrl: set.SKRILL_API_URL,
    merchantId: set.SKRILL_MERCHANT_ID,
    email: set.SKRILL_EMAIL,
    secretWord: set.SKRILL_SECRET_WORD,
    apiPassword: set.SKRILL_API_PASSWORD,
  })),
  neteller: optional(e, "Neteller", neteller, (set) => ({
    url: set.NETELLER_URL,
    username: set.NETELLER_USERNAME,
    password: set.NETELLER_PASSWORD,
    webhookKey: set.NETELLER_WEBHOOK_KEY,
  })),
  paysafecard: optional(e, "paysafecard", paysafecard, (set) => ({
    url: set.PAYSAFECARD_URL,
    key: set.PAYSAFECARD_KEY,
    mid: set.PAYSAFECARD_MID,
  })),
})
