import { generateKeyPairSync, randomBytes, randomUUID } from "node:crypto"
import type { SandboxOptions } from "../server.ts"

const secret = () => randomBytes(24).toString("base64url")

/** The key of our payment profile at Bancontact Pro, and our private signing JWK on P-256. */
function makeBancontactKeys() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  return {
    apiKey: randomUUID() as string,
    key: JSON.stringify({ ...privateKey.export({ format: "jwk" }), kid: "casino-1" }),
  }
}

/** Secrets shared with each payment vendor except HiPay. */
export const paymentSecretMakers = {
  bancontact: makeBancontactKeys,
  neteller: () => ({ password: secret(), webhookKey: secret() }),
  paysafecard: () => ({ key: `psc_${secret()}` }),
  skrill: () => ({ secretWord: secret(), apiPassword: secret() }),
}
export type PaymentSecrets = {
  [Vendor in keyof typeof paymentSecretMakers]: ReturnType<(typeof paymentSecretMakers)[Vendor]>
}

const ids = {
  bancontactProfile: "5f91483d78a74914bc6f0001",
  skrillMerchant: "4637827",
  skrillEmail: "payments@casino.test",
  netellerUsername: "sandbox-casino",
  paysafecardMid: "9000001500",
}

export const paymentSandboxes = (secrets: PaymentSecrets, casinoUrl: string) =>
  ({
    bancontact: {
      apiKey: secrets.bancontact.apiKey,
      profileId: ids.bancontactProfile,
      merchantName: "Elite",
      casinoJwksUrl: `${casinoUrl}/.well-known/bancontact-jwks.json`,
    },
    skrill: { merchantId: ids.skrillMerchant, email: ids.skrillEmail, ...secrets.skrill },
    neteller: {
      username: ids.netellerUsername,
      ...secrets.neteller,
      merchantName: "Elite",
      paymentsUrl: `${casinoUrl}/providers/neteller/notify`,
      payoutsUrl: `${casinoUrl}/providers/neteller/payouts`,
    },
    paysafecard: { ...secrets.paysafecard, mid: ids.paysafecardMid, merchantName: "Elite" },
  }) satisfies Partial<SandboxOptions>

export const paymentEnvironment = (secrets: PaymentSecrets, sandboxUrl: string): Record<string, string> => ({
  BANCONTACT_URL: `${sandboxUrl}/bancontact`,
  BANCONTACT_JWKS_URL: `${sandboxUrl}/bancontact/jwks`,
  BANCONTACT_API_KEY: secrets.bancontact.apiKey,
  BANCONTACT_PROFILE_ID: ids.bancontactProfile,
  BANCONTACT_KEY: secrets.bancontact.key,
  SKRILL_PAY_URL: `${sandboxUrl}/skrill/pay`,
  SKRILL_API_URL: `${sandboxUrl}/skrill/app`,
  SKRILL_MERCHANT_ID: ids.skrillMerchant,
  SKRILL_EMAIL: ids.skrillEmail,
  SKRILL_SECRET_WORD: secrets.skrill.secretWord,
  SKRILL_API_PASSWORD: secrets.skrill.apiPassword,
  NETELLER_URL: `${sandboxUrl}/neteller/paymenthub/v1`,
  NETELLER_USERNAME: ids.netellerUsername,
  NETELLER_PASSWORD: secrets.neteller.password,
  NETELLER_WEBHOOK_KEY: secrets.neteller.webhookKey,
  PAYSAFECARD_URL: `${sandboxUrl}/paysafecard/v1`,
  PAYSAFECARD_KEY: secrets.paysafecard.key,
  PAYSAFECARD_MID: ids.paysafecardMid,
})
