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
  NETELLER_URL: z.url(),
  NETELLER_USERNAME: text,
  NETELLER_PASSWORD: text,
  NETELLER_WEBHOOK_KEY: text,
}
const paysafecard = {
  /** With `/v1`. */
  PAYSAFECARD_URL: z.url(),
  PAYSAFECARD_KEY: text,
  /** Our merchant id, which is part of every id. */
  PAYSAFECARD_MID: z.string().regex(/^\d{10}$/),
}

/** Vendors are optional; the variables of one belong together. */
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

export const paymentAddresses = (e: PaymentEnvironment): Record<string, string> =>
  Object.fromEntries(addresses.flatMap((name) => (e[name] === undefined ? [] : [[name, e[name]] as const])))

/** Undefined where no variable is set. Throws a sentence where only some are. */
function optional<Shape extends z.ZodRawShape, Options>(
  e: PaymentEnvironment,
  vendor: string,
  shape: Shape,
  toOptions: (env: z.output<z.ZodObject<Shape>>) => Options,
): Options | undefined {
  const names = Object.keys(shape) as (keyof PaymentEnvironment)[]
  const missing = names.filter((name) => e[name] === undefined)
  if (missing.length === names.length) return undefined
  if (missing.length > 0)
    throw new Error(
      `${vendor} is only half configured: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing. Set every one of ${names.join(", ")}, or none of them for a casino without ${vendor}.`,
    )
  return toOptions(e as z.output<z.ZodObject<Shape>>)
}

export const readPaymentVendors = (e: PaymentEnvironment) => ({
  hipay: optional(e, "HiPay", hipay, (env) => ({
    url: env.HIPAY_URL,
    gatewayUrl: env.HIPAY_GATEWAY_URL,
    consultationUrl: env.HIPAY_CONSULTATION_URL,
    login: env.HIPAY_LOGIN,
    password: env.HIPAY_PASSWORD,
    passphrase: env.HIPAY_PASSPHRASE,
  })),
  bancontact: optional(e, "Bancontact Pro", bancontact, (env) => ({
    url: env.BANCONTACT_URL,
    jwksUrl: env.BANCONTACT_JWKS_URL,
    apiKey: env.BANCONTACT_API_KEY,
    profileId: env.BANCONTACT_PROFILE_ID,
    key: env.BANCONTACT_KEY,
  })),
  skrill: optional(e, "Skrill", skrill, (env) => ({
    payUrl: env.SKRILL_PAY_URL,
    apiUrl: env.SKRILL_API_URL,
    merchantId: env.SKRILL_MERCHANT_ID,
    email: env.SKRILL_EMAIL,
    secretWord: env.SKRILL_SECRET_WORD,
    apiPassword: env.SKRILL_API_PASSWORD,
  })),
  neteller: optional(e, "Neteller", neteller, (env) => ({
    url: env.NETELLER_URL,
    username: env.NETELLER_USERNAME,
    password: env.NETELLER_PASSWORD,
    webhookKey: env.NETELLER_WEBHOOK_KEY,
  })),
  paysafecard: optional(e, "paysafecard", paysafecard, (env) => ({
    url: env.PAYSAFECARD_URL,
    key: env.PAYSAFECARD_KEY,
    mid: env.PAYSAFECARD_MID,
  })),
})
