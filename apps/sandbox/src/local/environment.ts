import { generateKeyPairSync, randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { infoOf } from "../drand/info.ts"
import type { SandboxOptions } from "../server.ts"
import { paymentEnvironment, paymentSandboxes, paymentSecretMakers } from "./paymentVendors.ts"

const secret = () => randomBytes(24).toString("base64url")
const rsaKeyPair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  })

function makeHub88Keys() {
  const [casino, aggregator] = [rsaKeyPair(), rsaKeyPair()]
  return {
    casinoPrivateKey: casino.privateKey,
    casinoPublicKey: casino.publicKey,
    aggregatorPrivateKey: aggregator.privateKey,
    aggregatorPublicKey: aggregator.publicKey,
  }
}

function makeBetbyKeys() {
  const [casino, provider] = [rsaKeyPair(), rsaKeyPair()]
  return {
    casinoPrivateKey: casino.privateKey,
    casinoPublicKey: casino.publicKey,
    providerPrivateKey: provider.privateKey,
    providerPublicKey: provider.publicKey,
  }
}

/** A private JWK set for ITSME_KEYS: one signing and one encryption key. */
function makeItsmeKeys(): string {
  const key = (kid: string, use: "sig" | "enc") => ({
    ...generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }),
    kid,
    use,
  })
  return JSON.stringify({ keys: [key("sig-1", "sig"), key("enc-1", "enc")] })
}

const secretMakers = {
  hub88: makeHub88Keys,
  betby: makeBetbyKeys,
  hipayPassword: secret,
  hipayPassphrase: secret,
  ...paymentSecretMakers,
  shuftiSecretKey: secret,
  itsmeKeys: makeItsmeKeys,
  episToken: secret,
  commissionToken: secret,
  /** The 32 bytes of a private key on P-256, for PUSH_KEY. */
  pushKey: () =>
    generateKeyPairSync("ec", { namedCurve: "prime256v1" }).privateKey.export({ format: "jwk" }).d!,
  /** A private key on BLS12-381, hexadecimal: 32 bytes below its order, which begins with 0x73. */
  drandKey: () => `00${randomBytes(31).toString("hex")}`,
  bankToken: secret,
  bankWebhookSecret: secret,
  /** `id:key`, the current key first, for IDENTITY_KEYS. */
  identityKeys: () => `1:${randomBytes(32).toString("base64")}`,
}

/**
 * The secrets that a local casino shares with its sandboxes: created once, stored with its data, never in the
 * repository.
 */
export type Secrets = { [Name in keyof typeof secretMakers]: ReturnType<(typeof secretMakers)[Name]> }

const completeSecrets = (existing: Partial<Secrets>): Secrets => ({
  ...(Object.fromEntries(
    Object.entries(secretMakers)
      .filter(([name]) => !(name in existing))
      .map(([name, make]) => [name, make()]),
  ) as Secrets),
  ...existing,
})

export const makeSecrets = (): Secrets => completeSecrets({})

/** Reads the secrets of a data folder and stores missing ones, readable by the owner only. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json")
  const existing: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
  if (Object.keys(secretMakers).every((name) => name in existing)) return existing as Secrets
  mkdirSync(dataDir, { recursive: true })
  const secrets = completeSecrets(existing)
  // The rename is atomic: a crash leaves the old file or the new one, never a partial key.
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true })
  renameSync(temporary, file)
  return secrets
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

/** The casino's redirect addresses in three languages, as registered with itsme. */
const itsmeRedirectPaths = ["/authentication-check", "/fr/controle-de-connexion", "/nl/inlogcontrole"]

export type LocalAddresses = {
  /** Where browsers and vendors reach the casino. */
  publicUrl: string
  host: string
  sandboxPort: number
  smtpPort: number
  /** Where the casino receives bounces; without it the sandbox sends none. */
  returnsPort?: number
  /** Where browsers reach the sandboxes. */
  sandboxUrl: string
}

/** Options for sandboxes that act as vendors of the casino at `publicUrl`. */
export function sandboxOptions(secrets: Secrets, addresses: LocalAddresses): SandboxOptions {
  return {
    host: addresses.host,
    port: addresses.sandboxPort,
    smtpPort: addresses.smtpPort,
    ...(addresses.returnsPort === undefined
      ? {}
      : { returns: { host: "127.0.0.1", port: addresses.returnsPort } }),
    publicUrl: addresses.sandboxUrl,
    hipay: {
      login: ids.hipayLogin,
      password: secrets.hipayPassword,
      passphrase: secrets.hipayPassphrase,
      mid: ids.mid,
    },
    ...paymentSandboxes(secrets, addresses.publicUrl),
    shufti: { clientId: ids.shuftiClientId, secretKey: secrets.shuftiSecretKey },
    itsme: {
      clientId: ids.itsmeClientId,
      jwksUrl: `${addresses.publicUrl}/.well-known/itsme-jwks.json`,
      redirectUris: itsmeRedirectPaths.map((path) => `${addresses.publicUrl}${path}`),
      services: ids.itsmeServices,
    },
    epis: { token: secrets.episToken },
    commission: { token: secrets.commissionToken },
    drand: { secretKey: secrets.drandKey },
    bank: {
      token: secrets.bankToken,
      webhookSecret: secrets.bankWebhookSecret,
      webhookUrl: `${addresses.publicUrl}/providers/bank/notify`,
    },
    hub88: {
      operatorId: ids.hub88Operator,
      privateKey: secrets.hub88.aggregatorPrivateKey,
      operatorPublicKey: secrets.hub88.casinoPublicKey,
      walletUrl: `${addresses.publicUrl}/providers/hub88`,
    },
    betby: {
      brandId: ids.betbyBrand,
      privateKey: secrets.betby.providerPrivateKey,
      operatorPublicKey: secrets.betby.casinoPublicKey,
      walletUrl: `${addresses.publicUrl}/providers/betby`,
      siteOrigin: new URL(addresses.publicUrl).origin,
    },
  }
}

/** The environment of a casino whose vendors are the sandboxes. */
export function sandboxEnvironment(
  secrets: Secrets,
  { sandboxUrl, smtpPort, returnsPort }: LocalAddresses,
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
