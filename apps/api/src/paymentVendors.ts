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

/** The environment of the vendors that deposits go through, and withdrawals to wallets. */
export const paymentVendors = z.object({
  HIPAY_URL: z.url(),
  HIPAY_GATEWAY_URL: z.url(),
  HIPAY_CONSULTATION_URL: z.url(),
  HIPAY_LOGIN: text,
  HIPAY_PASSWORD: text,
  HIPAY_PASSPHRASE: text,
  /** The `merchant.api` host, without `/v3`. */
  BANCONTACT_URL: z.url(),
  /** Where Bancontact publishes the keys that sign its callbacks. */
  BANCONTACT_JWKS_URL: z.url(),
  BANCONTACT_API_KEY: text,
  /** Our product profile (PPID). */
  BANCONTACT_PROFILE_ID: text,
  /** Our key, which signs our requests (docs/providers.md, Bancontact Pro). */
  BANCONTACT_KEY: bancontactKey,
  /** Quick Checkout, and the folder of `pay.pl`, `refund.pl` and `query.pl`. */
  SKRILL_PAY_URL: z.url(),
  SKRILL_API_URL: z.url(),
  SKRILL_MERCHANT_ID: text,
  SKRILL_EMAIL: z.email(),
  SKRILL_SECRET_WORD: text,
  SKRILL_API_PASSWORD: text,
  /** Paysafe's Payments API, with `/paymenthub/v1`. */
  NETELLER_URL: z.url(),
  NETELLER_USERNAME: text,
  NETELLER_PASSWORD: text,
  /** Signs Paysafe's webhooks. */
  NETELLER_WEBHOOK_KEY: text,
  /** With `/v1`. */
  PAYSAFECARD_URL: z.url(),
  PAYSAFECARD_KEY: text,
  /** Our merchant id, which is part of every id. */
  PAYSAFECARD_MID: z.string().regex(/^\d{10}$/),
})
type PaymentEnvironment = z.output<typeof paymentVendors>

/** The address of each payment vendor, by the name that it is configured under. */
export const paymentAddressesIn = (e: PaymentEnvironment) => ({
  HIPAY_URL: e.HIPAY_URL,
  HIPAY_GATEWAY_URL: e.HIPAY_GATEWAY_URL,
  HIPAY_CONSULTATION_URL: e.HIPAY_CONSULTATION_URL,
  BANCONTACT_URL: e.BANCONTACT_URL,
  BANCONTACT_JWKS_URL: e.BANCONTACT_JWKS_URL,
  SKRILL_PAY_URL: e.SKRILL_PAY_URL,
  SKRILL_API_URL: e.SKRILL_API_URL,
  NETELLER_URL: e.NETELLER_URL,
  PAYSAFECARD_URL: e.PAYSAFECARD_URL,
})

/** What the adapter of each payment vendor is given. */
export const paymentVendorsIn = (e: PaymentEnvironment) => ({
  hipay: {
    url: e.HIPAY_URL,
    gatewayUrl: e.HIPAY_GATEWAY_URL,
    consultationUrl: e.HIPAY_CONSULTATION_URL,
    login: e.HIPAY_LOGIN,
    password: e.HIPAY_PASSWORD,
    passphrase: e.HIPAY_PASSPHRASE,
  },
  bancontact: {
    url: e.BANCONTACT_URL,
    jwksUrl: e.BANCONTACT_JWKS_URL,
    apiKey: e.BANCONTACT_API_KEY,
    profileId: e.BANCONTACT_PROFILE_ID,
    key: e.BANCONTACT_KEY,
  },
  skrill: {
    payUrl: e.SKRILL_PAY_URL,
    apiUrl: e.SKRILL_API_URL,
    merchantId: e.SKRILL_MERCHANT_ID,
    email: e.SKRILL_EMAIL,
    secretWord: e.SKRILL_SECRET_WORD,
    apiPassword: e.SKRILL_API_PASSWORD,
  },
  neteller: {
    url: e.NETELLER_URL,
    username: e.NETELLER_USERNAME,
    password: e.NETELLER_PASSWORD,
    webhookKey: e.NETELLER_WEBHOOK_KEY,
  },
  paysafecard: { url: e.PAYSAFECARD_URL, key: e.PAYSAFECARD_KEY, mid: e.PAYSAFECARD_MID },
})
