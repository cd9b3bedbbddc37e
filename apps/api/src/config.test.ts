import { expect, test } from "vitest"
import { type Environment, readConfig } from "./config.ts"

const vendors: Environment = Object.fromEntries(
  [
    "HUB88_URL",
    "HIPAY_URL",
    "HIPAY_GATEWAY_URL",
    "HIPAY_CONSULTATION_URL",
    "BANCONTACT_URL",
    "BANCONTACT_JWKS_URL",
    "SKRILL_PAY_URL",
    "SKRILL_API_URL",
    "NETELLER_URL",
    "PAYSAFECARD_URL",
    "SHUFTI_URL",
    "ITSME_ISSUER",
    "EPIS_URL",
    "COMMISSION_URL",
    "BANK_URL",
  ].map((name) => [name, "https://vendor.example"]),
)
const words: Environment = Object.fromEntries(
  [
    "SMTP_URL",
    "HUB88_OPERATOR_ID",
    "HUB88_PRIVATE_KEY",
    "HUB88_PUBLIC_KEY",
    "HIPAY_LOGIN",
    "HIPAY_PASSWORD",
    "HIPAY_PASSPHRASE",
    "BANCONTACT_API_KEY",
    "BANCONTACT_PROFILE_ID",
    "SKRILL_MERCHANT_ID",
    "SKRILL_SECRET_WORD",
    "SKRILL_API_PASSWORD",
    "NETELLER_USERNAME",
    "NETELLER_PASSWORD",
    "NETELLER_WEBHOOK_KEY",
    "PAYSAFECARD_KEY",
    "SHUFTI_CLIENT_ID",
    "SHUFTI_SECRET_KEY",
    "ITSME_CLIENT_ID",
    "ITSME_LOGIN_SERVICE",
    "ITSME_SHARE_SERVICE",
    "EPIS_TOKEN",
    "COMMISSION_TOKEN",
    "BANK_TOKEN",
    "BANK_WEBHOOK_SECRET",
  ].map((name) => [name, "x"]),
)
const numbers = Object.fromEntries(["n", "e", "d", "p", "q", "dp", "dq", "qi"].map((name) => [name, "AQAB"]))
const itsmeKey = (kid: string, use: string) => ({ kty: "RSA", kid, use, ...numbers })
const whole: Environment = {
  ...vendors,
  ...words,
  GAME_ORIGINS: "https://games.example",
  SKRILL_EMAIL: "payments@casino.example",
  PAYSAFECARD_MID: "9000001500",
  BANCONTACT_KEY: JSON.stringify({ kty: "EC", crv: "P-256", kid: "a", x: "AQAB", y: "AQAB", d: "AQAB" }),
  ITSME_KEYS: JSON.stringify({ keys: [itsmeKey("a", "sig"), itsmeKey("b", "enc")] }),
  IDENTITY_KEYS: `1:${Buffer.alloc(32).toString("base64")}`,
  PUSH_KEY: "x".repeat(43),
}

test("a public casino requires https for its session cookie", () => {
  expect(() => readConfig({ ...whole, PUBLIC_URL: "http://casino.example" })).toThrow("https")
  expect(readConfig({ ...whole, PUBLIC_URL: "https://casino.example/" }).publicUrl).toBe(
    "https://casino.example",
  )
  expect(readConfig({ ...whole, PORT: "3210" }).publicUrl).toBe("http://localhost:3210")
})

test("a public casino requires public https addresses of third parties", () => {
  const PUBLIC_URL = "https://casino.example"
  for (const BANK_URL of ["http://localhost:4000/bank", "http://bank.example", "https://127.0.0.1/bank"])
    expect(() => readConfig({ ...whole, PUBLIC_URL, BANK_URL })).toThrow("BANK_URL")
})

test.each([
  "127.0.0.2",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "2130706433",
  "0x7f.1",
  "[::1]",
  "[::ffff:10.0.0.1]",
  "[fd00::1]",
  "[fe80::1]",
  "sandbox.localhost",
  "bank.internal",
  "printer.local",
  "bank",
])("a public casino refuses a vendor at %s", (host) => {
  const PUBLIC_URL = "https://casino.example"
  expect(() => readConfig({ ...whole, PUBLIC_URL, EPIS_URL: `https://${host}/epis` })).toThrow("EPIS_URL")
  expect(readConfig({ ...whole, PUBLIC_URL, EPIS_URL: "https://93.184.216.34/epis" }).epis.url).toContain(
    "93.",
  )
})

test("sandboxes serve the local machine only", () => {
  const sandbox = { ...whole, SANDBOX: "1" }
  expect(readConfig(sandbox).sandbox).toBe(true)
  expect(readConfig({ ...sandbox, HOST: "127.0.0.5", PUBLIC_URL: "http://127.0.0.5:3000" }).sandbox).toBe(
    true,
  )
  for (const HOST of ["0.0.0.0", "::", "192.168.1.7", "casino.example"])
    expect(() => readConfig({ ...sandbox, HOST })).toThrow(`HOST=${HOST}`)
  for (const PUBLIC_URL of ["https://casino.example", "http://192.168.1.7:3000"])
    expect(() => readConfig({ ...sandbox, PUBLIC_URL })).toThrow("PUBLIC_URL=")
  expect(readConfig(whole).sandbox).toBe(false)
})

test("robots play in a sandbox by default, and nowhere else", () => {
  const sandbox = { ...whole, SANDBOX: "1" }
  expect(readConfig(sandbox).robots).toBe(true)
  expect(readConfig({ ...sandbox, ROBOTS: "1" }).robots).toBe(true)
  expect(readConfig({ ...sandbox, ROBOTS: "0" }).robots).toBe(false)
  expect(readConfig(whole).robots).toBe(false)
  expect(() => readConfig({ ...whole, ROBOTS: "1" })).toThrow("ROBOTS=1")
})

test("games are framed from origins, of a public casino from public ones", () => {
  const PUBLIC_URL = "https://casino.example"
  const GAME_ORIGINS = "https://games.example, https://other.example:8443"
  expect(readConfig({ ...whole, PUBLIC_URL, GAME_ORIGINS }).frameOrigins).toEqual([
    "https://games.example",
    "https://other.example:8443",
  ])
  for (const origin of [
    "",
    "*",
    "games.example",
    "https://games.example/path",
    "'self'",
    "https://*.com",
    "https://a;b",
  ])
    expect(() => readConfig({ ...whole, GAME_ORIGINS: origin }), origin).toThrow("GAME_ORIGINS")
  for (const origin of ["http://games.example", "https://127.0.0.1", "https://studio.internal"])
    expect(() =>
      readConfig({ ...whole, PUBLIC_URL, GAME_ORIGINS: `https://games.example ${origin}` }),
    ).toThrow(`GAME_ORIGINS=${origin}`)
})

test("pictures come from our own or a configured origin, of a public casino from a public one", () => {
  const PUBLIC_URL = "https://casino.example"
  expect(readConfig(whole).mediaHost).toBe("")
  expect(readConfig({ ...whole, PUBLIC_URL, MEDIA_HOST: "https://media.example" }).mediaHost).toBe(
    "https://media.example",
  )
  for (const host of ["*", "media.example", "https://media.example/path", "https://a;b"])
    expect(() => readConfig({ ...whole, MEDIA_HOST: host }), host).toThrow("MEDIA_HOST")
  for (const host of ["http://media.example", "https://127.0.0.1"])
    expect(() => readConfig({ ...whole, PUBLIC_URL, MEDIA_HOST: host }), host).toThrow(`MEDIA_HOST=${host}`)
})

test("a casino that other machines can reach needs PUBLIC_URL", () => {
  for (const HOST of ["0.0.0.0", "::", "192.168.1.7"])
    expect(() => readConfig({ ...whole, HOST })).toThrow(`HOST=${HOST}`)
  expect(readConfig({ ...whole, HOST: "0.0.0.0", PUBLIC_URL: "https://casino.example" }).host).toBe("0.0.0.0")
})

test("an error names the missing variables and no values", () => {
  const { BANK_TOKEN: _, ...rest } = whole
  expect(() => readConfig({ ...rest, IDENTITY_KEYS: "1:c2VjcmV0" })).toThrow(/BANK_TOKEN[\s\S]*IDENTITY_KEYS/)
  expect(() => readConfig({ ...rest, IDENTITY_KEYS: "1:c2VjcmV0" })).not.toThrow("c2VjcmV0")
})

test.each(["HIPAY", "BANCONTACT", "SKRILL", "NETELLER", "PAYSAFECARD"])(
  "the payment vendor %s is there whole or not at all, and what is missing of it is named",
  (vendor) => {
    const names = Object.keys(whole).filter((name) => name.startsWith(`${vendor}_`))
    expect(names.length).toBeGreaterThan(2)
    const without = (left: readonly string[]) =>
      readConfig(Object.fromEntries(Object.entries(whole).filter(([name]) => !left.includes(name))))
    const key = vendor.toLowerCase() as "hipay" | "bancontact" | "skrill" | "neteller" | "paysafecard"
    expect(without([])[key]).toBeDefined()
    expect(without(names)[key]).toBeUndefined()
    for (const name of names) {
      expect(() => without([name])).toThrow(`half configured: ${name} is missing.`)
      expect(() => without(names.filter((each) => each !== name))).toThrow("are missing.")
    }
  },
)

test("a casino without any payment vendor starts", () => {
  const vendorsOf = /^(HIPAY|BANCONTACT|SKRILL|NETELLER|PAYSAFECARD)_/
  const bare = Object.fromEntries(Object.entries(whole).filter(([name]) => !vendorsOf.test(name)))
  expect(readConfig({ ...bare, PUBLIC_URL: "https://casino.example" }).hipay).toBeUndefined()
})

test("identity keys are a list with unique ids", () => {
  const key = (byte: number) => Buffer.alloc(32, byte).toString("base64")
  expect(readConfig({ ...whole, IDENTITY_KEYS: `7:${key(7)}, 1:${key(1)}` }).identityKeys).toEqual([
    { id: 7, bytes: Buffer.alloc(32, 7) },
    { id: 1, bytes: Buffer.alloc(32, 1) },
  ])
  for (const IDENTITY_KEYS of [
    `0:${key(1)}`,
    `256:${key(1)}`,
    `1:${key(1)},1:${key(2)}`,
    key(1),
    "1:",
    `1:${key(1)},`,
  ])
    expect(() => readConfig({ ...whole, IDENTITY_KEYS }), IDENTITY_KEYS).toThrow("IDENTITY_KEYS")
})

test("the keys for itsme sign and decrypt, and have unique ids", () => {
  const read = (...keys: object[]) => readConfig({ ...whole, ITSME_KEYS: JSON.stringify({ keys }) }).itsme
  const [signing, recipient] = [itsmeKey("a", "sig"), itsmeKey("b", "enc")]
  expect(read(signing, recipient)).toMatchObject({ keys: [{ kid: "a" }, { kid: "b" }], allowHttp: false })
  const publicHalf = { ...recipient, d: undefined }
  for (const keys of [[signing], [recipient], [signing, { ...recipient, kid: "a" }], [signing, publicHalf]])
    expect(() => read(...keys)).toThrow("ITSME_KEYS")
  expect(() => readConfig({ ...whole, ITSME_KEYS: "no" })).toThrow("ITSME_KEYS")
  const PUBLIC_URL = "https://casino.example"
  const ITSME_ISSUER = "http://localhost:4000/itsme/v2"
  expect(() => readConfig({ ...whole, PUBLIC_URL, ITSME_ISSUER })).toThrow("ITSME_ISSUER")
})

test("bounces need a domain, and a sandbox receives them on the local machine only", () => {
  expect(readConfig(whole).mail.returns).toBeUndefined()
  const withBounces = { ...whole, MAIL_BOUNCES_DOMAIN: "bounces.casino.example" }
  expect(readConfig(withBounces).mail.returns).toEqual({
    domain: "bounces.casino.example",
    host: "127.0.0.1",
    port: 2525,
  })
  expect(() => readConfig({ ...withBounces, MAIL_BOUNCES_DOMAIN: "a@b.example" })).toThrow(
    "MAIL_BOUNCES_DOMAIN",
  )
  const open = { ...withBounces, MAIL_BOUNCES_HOST: "0.0.0.0" }
  expect(readConfig(open).mail.returns!.host).toBe("0.0.0.0")
  expect(() => readConfig({ ...open, SANDBOX: "1" })).toThrow("MAIL_BOUNCES_HOST")
})
