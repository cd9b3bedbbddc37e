import { generateKeyPairSync } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { type SandboxOptions, startSandbox } from "./server.ts"

/** A call that the casino received. */
export type Received = {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** The casino's key at Bancontact Pro. */
export const BANCONTACT_KEY = {
  ...generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
  kid: "casino-1",
}
const { d: _private, ...bancontactPublicKey } = BANCONTACT_KEY
const JWKS_PATH = "/bancontact-jwks"

export const KEYS = {
  hipay: { login: "94650001", password: "api-password", passphrase: "s3cret", mid: "1331" },
  bancontact: {
    apiKey: "8a6d7c1e-5f0b-4a57-9d0e-3f1c2b7a9e10",
    profileId: "5f91483d78a74914bc6f0001",
    merchantName: "Elite",
    casinoJwksUrl: "http://127.0.0.1:1/keys",
  },
  skrill: {
    merchantId: "4637827",
    email: "shop@casino.test",
    secretWord: "s3cret",
    apiPassword: "api-password",
  },
  neteller: {
    username: "pmle-1",
    password: "B-qa2-0",
    webhookKey: "a webhook's key",
    merchantName: "Elite",
    paymentsUrl: "",
    payoutsUrl: "",
  },
  paysafecard: { key: "psc_R8xu8jJr5-WOaxKZzc9wr1KM", mid: "9000001500", merchantName: "Elite" },
  shufti: { clientId: "client-1", secretKey: "test-secret" },
  itsme: {
    clientId: "client-1",
    jwksUrl: "http://127.0.0.1:1/keys",
    redirectUris: ["http://127.0.0.1:1/back"],
    services: { login: "TRIAL_LOGIN", share: "TRIAL_SHARE" },
  },
  epis: { token: "epis-token" },
  commission: { token: "commission-token" },
  drand: { secretKey: "11".repeat(32) },
  bank: { token: "bank-token", webhookSecret: "bank-secret" },
} as const

const pem = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
})
/** One pair for both sides, because these tests play no games. */
export const HUB88 = {
  operatorId: "elite",
  privateKey: pem.privateKey,
  operatorPublicKey: pem.publicKey,
} as const

/** One pair of keys for both sides. */
export const betbyOf = (casinoUrl: string) => ({
  brandId: "elite",
  privateKey: pem.privateKey,
  operatorPublicKey: pem.publicKey,
  walletUrl: `${casinoUrl}/betby`,
  siteOrigin: casinoUrl,
  firstRetryMs: 20,
})

export type Trial = Awaited<ReturnType<typeof startTrial>>

/**
 * Starts the sandboxes, and an HTTP server in place of the casino that records calls. `answers` are the statuses of its
 * next answers, then 200.
 */
export async function startTrial(
  settings: Partial<Pick<SandboxOptions, "settleAfterMs" | "itsme" | "returns" | "betby">> = {},
) {
  const received: Received[] = []
  const answers: number[] = []
  const casino = createServer((request, response) => {
    if (request.url === JWKS_PATH) {
      response.writeHead(200, { "content-type": "application/json" })
      response.end(JSON.stringify({ keys: [bancontactPublicKey] }))
      return
    }
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      received.push({
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => casino.listen(0, "127.0.0.1", resolve))
  const casinoUrl = `http://127.0.0.1:${(casino.address() as AddressInfo).port}`
  const port = await freePort()
  const smtpPort = await freePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox({
    host: "127.0.0.1",
    port,
    smtpPort,
    publicUrl: url,
    ...KEYS,
    bancontact: { ...KEYS.bancontact, casinoJwksUrl: casinoUrl + JWKS_PATH },
    drand: KEYS.drand,
    bank: { ...KEYS.bank, webhookUrl: `${casinoUrl}/bank` },
    neteller: {
      ...KEYS.neteller,
      paymentsUrl: `${casinoUrl}/neteller`,
      payoutsUrl: `${casinoUrl}/neteller-payouts`,
    },
    hub88: { ...HUB88, walletUrl: casinoUrl },
    betby: betbyOf(casinoUrl),
    ...settings,
  })
  return {
    url,
    casinoUrl,
    smtpPort,
    received,
    answers,
    /** Waits until the casino has received `count` calls to a path; throws after ten seconds. */
    async calls(path: string, count: number): Promise<Received[]> {
      const deadline = Date.now() + 10_000
      for (;;) {
        const found = received.filter((call) => call.path === path)
        if (found.length >= count) return found
        if (Date.now() > deadline) throw new Error(`${path} was called ${found.length} times, not ${count}`)
        await sleep(10)
      }
    },
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    async close() {
      await sandbox.close()
      casino.closeAllConnections()
      casino.close()
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** The value of an HTTP Basic `Authorization` header. */
export function basic(login: string, password: string): string {
  return `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`
}
