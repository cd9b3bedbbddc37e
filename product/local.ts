import { generateKeyPairSync, randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { languages } from "@elite/contract"
import { addressOf } from "@elite/paths"
import { infoOf } from "../apps/sandbox/src/drand/info.ts"
import type { SandboxOptions } from "../apps/sandbox/src/server.ts"
import {
  makePaymentSecrets,
  type PaymentSecrets,
  paymentEnvironment,
  paymentSandboxes,
  paymentSecretMakers,
} from "./paymentVendors.ts"

/**
 * What a casino on one machine needs to talk to the sandboxes: secrets of its own, made once and kept with
 * its data, never in the repository. Only addresses and keys differ from a casino that talks to the vendors.
 */
export type Secrets = {
  hub88: {
    casinoPrivateKey: string
    casinoPublicKey: string
    aggregatorPrivateKey: string
    aggregatorPublicKey: string
  }
  betby: {
    casinoPrivateKey: string
    casinoPublicKey: string
    providerPrivateKey: string
    providerPublicKey: string
  }
  hipayPassword: string
  hipayPassphrase: string
  shuftiSecretKey: string
  /** A private JWK set, as ITSME_KEYS wants it. */
  itsmeKeys: string
  episToken: string
  commissionToken: string
  /** A private key on P-256, as PUSH_KEY wants it. */
  pushKey: string
  /** A private key on BLS12-381, hexadecimal. */
  drandKey: string
  bankToken: string
  bankWebhookSecret: string
  /** `id:key`, the current one first, as IDENTITY_KEYS wants them. */
  identityKeys: string
} & PaymentSecrets

const secret = () => randomBytes(24).toString("base64url")
const keyPair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  })

/** A key that signs and one that is encrypted for, each by its kid. */
function makeItsmeKeys(): string {
  const key = (kid: string, use: "sig" | "enc") => ({
    ...generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }),
    kid,
    use,
  })
  return JSON.stringify({ keys: [key("sig-1", "sig"), key("enc-1", "enc")] })
}

/** The sports book's keys, ours and its provider's. */
function makeBetbyKeys(): Secrets["betby"] {
  const [casino, provider] = [keyPair(), keyPair()]
  return {
    casinoPrivateKey: casino.privateKey,
    casinoPublicKey: casino.publicKey,
    providerPrivateKey: provider.privateKey,
    providerPublicKey: provider.publicKey,
  }
}

/** A private key on P-256: its 32 bytes. */
const makePushKey = () =>
  generateKeyPairSync("ec", { namedCurve: "prime256v1" }).privateKey.export({ format: "jwk" }).d!

/** A private key on BLS12-381: 32 bytes below its order, which begins with 0x73. */
const makeDrandKey = () => `00${randomBytes(31).toString("hex")}`

/** New keys and passwords for a casino and the sandboxes around it. */
export function makeSecrets(): Secrets {
  const casino = keyPair()
  const aggregator = keyPair()
  return {
    hub88: {
      casinoPrivateKey: casino.privateKey,
      casinoPublicKey: casino.publicKey,
      aggregatorPrivateKey: aggregator.privateKey,
      aggregatorPublicKey: aggregator.publicKey,
    },
    betby: makeBetbyKeys(),
    hipayPassword: secret(),
    hipayPassphrase: secret(),
    ...makePaymentSecrets(),
    shuftiSecretKey: secret(),
    itsmeKeys: makeItsmeKeys(),
    episToken: secret(),
    commissionToken: secret(),
    pushKey: makePushKey(),
    drandKey: makeDrandKey(),
    bankToken: secret(),
    bankWebhookSecret: secret(),
    identityKeys: `1:${randomBytes(32).toString("base64")}`,
  }
}

/** How to make the secrets that an older data folder does not have yet. */
const addedSince = {
  itsmeKeys: makeItsmeKeys,
  commissionToken: secret,
  pushKey: makePushKey,
  drandKey: makeDrandKey,
  betby: makeBetbyKeys,
  ...paymentSecretMakers,
} satisfies Partial<Record<keyof Secrets, () => unknown>>

/** The secrets of this data folder, made the first time, readable by their owner only. */
export function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json")
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets> & { identityKey?: string }
    const missing = Object.entries(addedSince).filter(([name]) => !(name in kept))
    if (missing.length === 0 && kept.identityKeys !== undefined) return kept as Secrets
    return write(file, {
      ...(kept as Secrets),
      ...Object.fromEntries(missing.map(([name, make]) => [name, make()])),
      identityKeys: kept.identityKeys ?? `1:${kept.identityKey}`,
    })
  }
  mkdirSync(dataDir, { recursive: true })
  return write(file, makeSecrets())
}

function write(file: string, made: Secrets): Secrets {
  // Written aside, forced to the disk and moved into place: whoever stops in between leaves no half of a key.
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, JSON.stringify(made, null, 2), { mode: 0o600, flush: true })
  renameSync(aside, file)
  return made
}

const ids = {
  hipayLogin: "sandbox-casino",
  mid: "00001326589",
  shuftiClientId: "sandbox-casino",
  itsmeClientId: "sandbox-casino",
  itsmeServices: { login: "SANDBOX_LOGIN", share: "SANDBOX_SHARE" },
  hub88Operator: "1001",
  betbyBrand: "elite",
}

export type Places = {
  /** Where browsers and vendors reach the casino. */
  publicUrl: string
  host: string
  sandboxPort: number
  smtpPort: number
  /** Where the casino hears of letters that come back; without it nothing comes back later. */
  returnsPort?: number
  /** Where browsers reach the sandboxes. */
  sandboxUrl: string
}

/** How to start the sandboxes so that this casino's adapters find their vendors in them. */
export function sandboxOptions(secrets: Secrets, places: Places): SandboxOptions {
  return {
    host: places.host,
    port: places.sandboxPort,
    smtpPort: places.smtpPort,
    ...(places.returnsPort === undefined ? {} : { returns: { host: "127.0.0.1", port: places.returnsPort } }),
    publicUrl: places.sandboxUrl,
    hipay: {
      login: ids.hipayLogin,
      password: secrets.hipayPassword,
      passphrase: secrets.hipayPassphrase,
      mid: ids.mid,
    },
    ...paymentSandboxes(secrets, places.publicUrl),
    shufti: { clientId: ids.shuftiClientId, secretKey: secrets.shuftiSecretKey },
    itsme: {
      clientId: ids.itsmeClientId,
      jwksUrl: `${places.publicUrl}/.well-known/itsme-jwks.json`,
      redirectUris: languages.map((language) => addressOf(places.publicUrl, "authenticationCheck", language)),
      services: ids.itsmeServices,
    },
    epis: { token: secrets.episToken },
    commission: { token: secrets.commissionToken },
    drand: { secretKey: secrets.drandKey },
    bank: {
      token: secrets.bankToken,
      webhookSecret: secrets.bankWebhookSecret,
      webhookUrl: `${places.publicUrl}/providers/bank/notify`,
    },
    hub88: {
      operatorId: ids.hub88Operator,
      privateKey: secrets.hub88.aggregatorPrivateKey,
      operatorPublicKey: secrets.hub88.casinoPublicKey,
      walletUrl: `${places.publicUrl}/providers/hub88`,
    },
    betby: {
      brandId: ids.betbyBrand,
      privateKey: secrets.betby.providerPrivateKey,
      operatorPublicKey: secrets.betby.casinoPublicKey,
      walletUrl: `${places.publicUrl}/providers/betby`,
      siteOrigin: new URL(places.publicUrl).origin,
    },
  }
}

/** The environment of a casino whose vendors are the sandboxes. */
export function sandboxEnvironment(
  secrets: Secrets,
  { sandboxUrl, smtpPort, returnsPort }: Places,
): Record<string, string> {
  return {
    SANDBOX: "1",
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    ...(returnsPort === undefined
      ? {}
      : { MAIL_BOUNCES_DOMAIN: "bounces.casino.test", MAIL_BOUNCES_PORT: String(returnsPort) }),
    OPERATOR_MAIL: "operators@casino.test",
    HUB88_URL: `${sandboxUrl}/hub88`,
    HUB88_OPERATOR_ID: ids.hub88Operator,
    HUB88_PRIVATE_KEY: secrets.hub88.casinoPrivateKey,
    HUB88_PUBLIC_KEY: secrets.hub88.aggregatorPublicKey,
    BETBY_URL: `${sandboxUrl}/betby/frame`,
    BETBY_BRAND_ID: ids.betbyBrand,
    BETBY_PRIVATE_KEY: secrets.betby.casinoPrivateKey,
    BETBY_PUBLIC_KEY: secrets.betby.providerPublicKey,
    GAME_ORIGINS: new URL(sandboxUrl).origin,
    HIPAY_URL: `${sandboxUrl}/hipay`,
    HIPAY_GATEWAY_URL: `${sandboxUrl}/hipay`,
    HIPAY_CONSULTATION_URL: `${sandboxUrl}/hipay/consultation`,
    HIPAY_LOGIN: ids.hipayLogin,
    HIPAY_PASSWORD: secrets.hipayPassword,
    HIPAY_PASSPHRASE: secrets.hipayPassphrase,
    ...paymentEnvironment(secrets, sandboxUrl),
    SHUFTI_URL: `${sandboxUrl}/shufti`,
    SHUFTI_CLIENT_ID: ids.shuftiClientId,
    SHUFTI_SECRET_KEY: secrets.shuftiSecretKey,
    ITSME_ISSUER: `${sandboxUrl}/itsme/v2`,
    ITSME_CLIENT_ID: ids.itsmeClientId,
    ITSME_KEYS: secrets.itsmeKeys,
    ITSME_LOGIN_SERVICE: ids.itsmeServices.login,
    ITSME_SHARE_SERVICE: ids.itsmeServices.share,
    EPIS_URL: `${sandboxUrl}/epis`,
    EPIS_TOKEN: secrets.episToken,
    COMMISSION_URL: `${sandboxUrl}/commission`,
    COMMISSION_TOKEN: secrets.commissionToken,
    PUSH_KEY: secrets.pushKey,
    PUSH_URL: `${sandboxUrl}/push`,
    ECB_URL: `${sandboxUrl}/ecb`,
    DRAND_URL: `${sandboxUrl}/drand`,
    DRAND_INFO: JSON.stringify(infoOf(secrets.drandKey)),
    BANK_URL: `${sandboxUrl}/bank`,
    BANK_TOKEN: secrets.bankToken,
    BANK_WEBHOOK_SECRET: secrets.bankWebhookSecret,
    IDENTITY_KEYS: secrets.identityKeys,
  }
}
