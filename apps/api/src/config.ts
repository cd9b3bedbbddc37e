import { resolve } from "node:path"
import { z } from "zod"
import { paymentAddresses, paymentVendors, readPaymentVendors } from "./paymentVendors.ts"
import { quicknet } from "./providers/drand/quicknet.ts"
import { assertSandboxIsolated, isLoopbackHost } from "./sandboxGuard.ts"

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().min(0).max(65_535))
const text = z.string().min(1)
const pem = text.transform((value) => value.replaceAll("\\n", "\n"))

type Key = { id: number; bytes: Buffer }
/** `id:key,id:key`: ids from 1 to 255, keys of 32 bytes in base64. */
const identityKeys = text
  .transform((value) => value.split(",").map((entry) => /^(\d{1,3}):([A-Za-z0-9+/=]+)$/.exec(entry.trim())))
  .transform((entries) =>
    entries.map((entry) => ({ id: Number(entry?.[1]), bytes: Buffer.from(entry?.[2] ?? "", "base64") })),
  )
  .refine(
    (keys) =>
      keys.every(({ id, bytes }) => id >= 1 && id <= 255 && bytes.length === 32) &&
      new Set(keys.map(({ id }) => id)).size === keys.length,
    "id:key with ids from 1 to 255, each once, and 32 bytes in base64",
  )
  .transform((keys) => keys as [Key, ...Key[]])

/** Throws a sentence. */
export function readIdentityKeys(text: string | undefined): [Key, ...Key[]] {
  const read = identityKeys.safeParse(text)
  if (read.success) return read.data
  throw new Error("IDENTITY_KEYS is not a list of id:key, as docs/keys.md describes it.")
}

const number = z.string().regex(/^[\w-]+$/)
const rsaKey = z.object({
  kty: z.literal("RSA"),
  kid: text,
  use: z.enum(["sig", "enc"]),
  n: number,
  e: number,
  d: number,
  p: number,
  q: number,
  dp: number,
  dq: number,
  qi: number,
})
/** RSA keys for signatures and encryption, the current one of each first. */
const itsmeKeys = text
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown
    } catch {
      context.addIssue("a private JWK set")
      return z.NEVER
    }
  })
  .pipe(z.object({ keys: z.array(rsaKey) }))
  .transform(({ keys }) => keys)
  .refine(
    (keys) =>
      ["sig", "enc"].every((use) => keys.some((key) => key.use === use)) &&
      new Set(keys.map(({ kid }) => kid)).size === keys.length,
    "a key that signs and one that is encrypted for, each with a kid of its own",
  )

const isOrigin = (text: string): boolean =>
  URL.parse(text)?.origin === text && /^https?:\/\/[a-z0-9.:[\]-]+$/.test(text)

const environment = z.object({
  PORT: port.default(3000),
  HOST: text.default("127.0.0.1"),
  PUBLIC_URL: z.url().optional(),
  /** A role that is no superuser and does not own the tables. */
  DATABASE_URL: text.optional(),
  /** With it this process migrates the database; else `npm run migrate` does. */
  DATABASE_OWNER_URL: text.optional(),
  DATA_DIR: text.default("data"),
  ROLE: z.enum(["all", "api", "worker", "crash"]).default("all"),
  /** Third parties are sandboxes, and the demonstration player exists: on a local machine only. */
  SANDBOX: z.enum(["0", "1"]).default("0"),
  /** Robots play beside the sandboxes, so that pools move. */
  ROBOTS: z.enum(["0", "1"]).optional(),
  /** `here`: the only process of its database, so live messages do not pass through it. */
  LIVE: z.enum(["here", "postgres"]).default("postgres"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  TRUST_PROXY: z.enum(["0", "1"]).default("0"),
  METRICS_TOKEN: text.optional(),
  /** Per minute, of one session, and of all callers without a session at one network address. */
  RATE_LIMIT: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .default(600),
  /** A process this late, ms, defers anonymous callers; three times as late, all callers. */
  LATE_MS: z.coerce.number().int().min(100).max(600_000).default(1_000),
  /** Ms without heartbeat until another process takes the jobs; the heartbeat is five times as frequent. */
  DEAD_AFTER_MS: z.coerce.number().int().min(500).max(30_000).default(15_000),
  DATABASE_CONNECTIONS: port.default(20),
  CHECK_REPLIES: z.enum(["0", "1"]).default("0"),

  SMTP_URL: text,
  MAIL_FROM: text.default("Elite <no-reply@casino.test>"),
  /** The domain of envelope senders, whose mail reaches the bounce server. Unset: late bounces are lost. */
  MAIL_BOUNCES_DOMAIN: z.hostname().optional(),
  /** Where the bounce server listens (docs/providers.md, mail). */
  MAIL_BOUNCES_HOST: text.default("127.0.0.1"),
  MAIL_BOUNCES_PORT: port.default(2525),
  OPERATOR_MAIL: z.email().optional(),
  HUB88_URL: z.url(),
  HUB88_OPERATOR_ID: text,
  HUB88_PRIVATE_KEY: pem,
  HUB88_PUBLIC_KEY: pem,
  /** Origins of framed games, separated by spaces or commas. */
  GAME_ORIGINS: text
    .transform((list) => list.split(/[ ,]+/).filter(Boolean))
    .refine(
      (origins) => origins.length > 0 && origins.every(isOrigin),
      "origins such as https://games.example",
    ),
  /** All four or none (docs/providers.md, Betby). */
  BETBY_URL: z.url().optional(),
  BETBY_BRAND_ID: text.optional(),
  BETBY_PRIVATE_KEY: pem.optional(),
  BETBY_PUBLIC_KEY: pem.optional(),
  /** An origin that mirrors shared pictures; empty: our own origin. */
  MEDIA_HOST: z
    .string()
    .refine((host) => host === "" || isOrigin(host), "an origin such as https://media.example")
    .default(""),
  ...paymentVendors.shape,
  SHUFTI_URL: z.url(),
  SHUFTI_CLIENT_ID: text,
  SHUFTI_SECRET_KEY: text,
  SHUFTI_SIGNATURE_SCHEME: z.enum(["hashed", "plain"]).default("hashed"),
  ITSME_ISSUER: z.url(),
  ITSME_CLIENT_ID: text,
  /** Private keys (docs/providers.md, itsme). */
  ITSME_KEYS: itsmeKeys,
  ITSME_LOGIN_SERVICE: text,
  ITSME_SHARE_SERVICE: text,
  EPIS_URL: z.url(),
  EPIS_TOKEN: text,
  COMMISSION_URL: z.url(),
  COMMISSION_TOKEN: text,
  /** A private key on P-256, base64url (docs/providers.md, push). */
  PUSH_KEY: text.regex(/^[\w-]{43}$/),
  PUSH_URL: z.url().optional(),
  ECB_URL: z.url().default("https://www.ecb.europa.eu"),
  /** The chain info of the beacon (docs/providers.md, drand). */
  DRAND_URL: z.url().default("https://api.drand.sh"),
  DRAND_INFO: text.default(quicknet),
  BANK_URL: z.url(),
  BANK_TOKEN: text,
  BANK_WEBHOOK_SECRET: text,
  IDENTITY_KEYS: identityKeys,
})
export type Environment = Record<string, string | undefined>
export type Config = ReturnType<typeof readConfig>

const readOrigins = ({ GAME_ORIGINS, MEDIA_HOST }: z.infer<typeof environment>) => [
  ...GAME_ORIGINS.map((origin) => ["GAME_ORIGINS", origin] as const),
  ...(MEDIA_HOST ? [["MEDIA_HOST", MEDIA_HOST] as const] : []),
]

/** Robots play by default in a sandbox; ROBOTS=1 elsewhere is an error. */
function readRobots({ SANDBOX, ROBOTS }: { SANDBOX: string; ROBOTS?: string | undefined }): boolean {
  if (SANDBOX !== "1" && ROBOTS === "1")
    throw new Error(
      "ROBOTS=1 is for a casino on sandboxes: robots play with play money. Leave it out, or set SANDBOX=1.",
    )
  return SANDBOX === "1" && ROBOTS !== "0"
}

function readBetby(e: z.output<typeof environment>) {
  const {
    BETBY_URL: url,
    BETBY_BRAND_ID: brandId,
    BETBY_PRIVATE_KEY: privateKey,
    BETBY_PUBLIC_KEY: publicKey,
  } = e
  if (url && brandId && privateKey && publicKey) return { url, brandId, privateKey, publicKey }
  if (url || brandId || privateKey || publicKey)
    throw new Error(
      "BETBY_URL, BETBY_BRAND_ID, BETBY_PRIVATE_KEY and BETBY_PUBLIC_KEY belong together: set all four, or none for a casino without a sports book.",
    )
  return undefined
}

/** A sandbox listens on its own machine only. */
function readBounces(e: z.output<typeof environment>) {
  const { MAIL_BOUNCES_DOMAIN: domain, MAIL_BOUNCES_HOST: host, MAIL_BOUNCES_PORT: port } = e
  if (domain === undefined) return undefined
  if (e.SANDBOX === "1" && !isLoopbackHost(host))
    throw new Error(
      `MAIL_BOUNCES_HOST=${host} can be reached from other machines, and SANDBOX=1 is for this machine alone. Keep to 127.0.0.1.`,
    )
  return { domain, host, port }
}

const thirdPartyAddresses = (e: z.output<typeof environment>) => ({
  HUB88_URL: e.HUB88_URL,
  ...paymentAddresses(e),
  SHUFTI_URL: e.SHUFTI_URL,
  ITSME_ISSUER: e.ITSME_ISSUER,
  EPIS_URL: e.EPIS_URL,
  COMMISSION_URL: e.COMMISSION_URL,
  ECB_URL: e.ECB_URL,
  DRAND_URL: e.DRAND_URL,
  BANK_URL: e.BANK_URL,
  ...(e.PUSH_URL && { PUSH_URL: e.PUSH_URL }),
  ...(e.BETBY_URL && { BETBY_URL: e.BETBY_URL }),
})

/** Throws on anything missing, malformed or unsafe for the deployment. */
export function readConfig(env: Environment) {
  const read = environment.safeParse(env)
  if (!read.success) {
    const problems = read.error.issues
      .map((issue) => `  ${issue.path.join(".")}: ${issue.message}`)
      .join("\n")
    throw new Error(`The environment is not complete:\n${problems}`)
  }
  const e = read.data
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, "")
  const betby = readBetby(e)
  const sandbox = e.SANDBOX === "1"
  assertSandboxIsolated({ host: e.HOST, publicUrl, sandbox }, [
    ...Object.entries(thirdPartyAddresses(e)),
    ...readOrigins(e),
  ])
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl,
    sandbox,
    robots: readRobots(e),
    databaseUrl: e.DATABASE_URL,
    databaseOwnerUrl: e.DATABASE_OWNER_URL,
    databaseConnections: e.DATABASE_CONNECTIONS,
    dataDir: resolve(e.DATA_DIR),
    role: e.ROLE,
    live: e.LIVE,
    logLevel: e.LOG_LEVEL,
    trustProxy: e.TRUST_PROXY === "1",
    metricsToken: e.METRICS_TOKEN,
    requestsPerMinute: e.RATE_LIMIT,
    lateMs: e.LATE_MS,
    pace: { beatEveryMs: e.DEAD_AFTER_MS / 5, deadAfterMs: e.DEAD_AFTER_MS },
    checkReplies: e.CHECK_REPLIES === "1",
    betby,
    frameOrigins: [...new Set([...e.GAME_ORIGINS, ...(betby ? [new URL(betby.url).origin] : [])])],
    mediaHost: e.MEDIA_HOST,
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM, operators: e.OPERATOR_MAIL, returns: readBounces(e) },
    hub88: {
      url: e.HUB88_URL,
      operatorId: e.HUB88_OPERATOR_ID,
      privateKey: e.HUB88_PRIVATE_KEY,
      publicKey: e.HUB88_PUBLIC_KEY,
    },
    ...readPaymentVendors(e),
    shufti: {
      url: e.SHUFTI_URL,
      clientId: e.SHUFTI_CLIENT_ID,
      secretKey: e.SHUFTI_SECRET_KEY,
      scheme: e.SHUFTI_SIGNATURE_SCHEME,
    },
    itsme: {
      issuer: e.ITSME_ISSUER,
      clientId: e.ITSME_CLIENT_ID,
      keys: e.ITSME_KEYS,
      services: { login: e.ITSME_LOGIN_SERVICE, share: e.ITSME_SHARE_SERVICE },
      allowHttp: sandbox,
    },
    epis: { url: e.EPIS_URL, token: e.EPIS_TOKEN },
    commission: { url: e.COMMISSION_URL, token: e.COMMISSION_TOKEN },
    push: { key: e.PUSH_KEY, url: e.PUSH_URL, from: e.MAIL_FROM },
    ecb: { url: e.ECB_URL },
    drand: { url: e.DRAND_URL, info: e.DRAND_INFO },
    bank: { url: e.BANK_URL, token: e.BANK_TOKEN, webhookSecret: e.BANK_WEBHOOK_SECRET },
    identityKeys: e.IDENTITY_KEYS,
  }
}
