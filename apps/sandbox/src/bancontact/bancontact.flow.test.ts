import { createLocalJWKSet, flattenedVerify } from "jose"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { HOUR_MS, MINUTE_MS } from "../clock.ts"
import { BANCONTACT_KEY, KEYS, type Received, startTrial, type Trial } from "../trial.ts"
import { importSigningKey, sign } from "./sign.ts"

let trial: Trial
let number = 0

beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())
beforeEach(async () => {
  await trial.post("/bancontact/__sandbox/reset", {})
  await trial.post("/__sandbox/clock", { offsetSeconds: 0 })
  trial.received.length = 0
  trial.answers.length = 0
})

const authorization = `Bearer ${KEYS.bancontact.apiKey}`
const root = () => `${trial.url}/bancontact`

async function open(extra: object = {}) {
  const body = {
    amount: 2500,
    currency: "EUR",
    reference: `D-${++number}`,
    description: "Deposit",
    callbackUrl: `${trial.casinoUrl}/notify`,
    returnUrl: `${trial.casinoUrl}/back`,
    ...extra,
  }
  const answer = await trial.post("/bancontact/v3/payments", body, { authorization })
  return { status: answer.status, body: await answer.json() }
}
async function get(path: string, headers: Record<string, string> = { authorization }) {
  const answer = await fetch(root() + path, { headers })
  return { status: answer.status, body: await answer.json() }
}
const press = (deeplink: string, outcome: string) =>
  fetch(deeplink, { method: "POST", redirect: "manual", body: new URLSearchParams({ outcome }) })
const statuses = (calls: readonly Received[]) => calls.map(({ body }) => JSON.parse(body).status)
const arm = (...scenarios: string[]) => trial.post("/bancontact/__sandbox/scenarios", { scenarios })

/** Returns the header of a callback's signature; throws for an invalid signature. */
async function verified({ headers, body }: Received) {
  const { keys } = await (await fetch(`${root()}/jwks`)).json()
  const [header = "", payload, signature = ""] = String(headers.signature).split(".")
  expect(payload).toBe("")
  const names = ["sub", "iss", "iat", "jti", "path"].map((name) => `https://payconiq.com/${name}`)
  const { protectedHeader } = await flattenedVerify(
    { protected: header, payload: Buffer.from(body).toString("base64url"), signature },
    createLocalJWKSet({ keys }),
    { crit: Object.fromEntries(names.map((name) => [name, true])) },
  )
  return protectedHeader
}

/** Calls with a signature of the casino, as refunds require. */
async function signed(path: string, body: string | undefined, headers: Record<string, string> = {}) {
  const url = new URL(root() + path)
  const statement = { profileId: KEYS.bancontact.profileId, path: url.pathname, atMs: Date.now() }
  const signature = await sign(body ?? "", await importSigningKey(BANCONTACT_KEY), statement)
  const answer = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { signature, ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, body: await answer.json() }
}

describe("creating a payment", () => {
  test("answers its id, its end and the links to page and QR code", async () => {
    const { status, body } = await open()
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: "PENDING", amount: 2500, currency: "EUR", reference: `D-${number}` })
    expect(body.paymentId).toMatch(/^[0-9a-f]{24}$/)
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(20 * MINUTE_MS)
    const picture = await fetch(body._links.qrcode.href)
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"])
    expect((await fetch(body._links.deeplink.href)).status).toBe(200)
  })

  test.each([
    [{ amount: undefined }, "FIELD_IS_REQUIRED"],
    [{ amount: 0 }, "FIELD_IS_INVALID"],
    [{ amount: 25.5 }, "FIELD_IS_INVALID"],
    [{ amount: "2500" }, "FIELD_IS_INVALID"],
    [{ amount: 1_000_000 }, "FIELD_IS_INVALID"],
    [{ currency: "USD" }, "FIELD_IS_INVALID"],
    [{ reference: "x".repeat(36) }, "FIELD_IS_INVALID"],
    [{ callbackUrl: "javascript:alert(1)" }, "FIELD_IS_INVALID"],
  ])("refuses %j with %s", async (extra, code) => {
    const { status, body } = await open(extra)
    expect([status, body.code]).toEqual([400, code])
  })

  test("refuses a wrong key and a signature that does not hold", async () => {
    expect((await get("/v3/payments/x", { authorization: "Bearer wrong" })).body.code).toBe("UNAUTHORIZED")
    expect((await get("/v3/payments/x", { authorization, signature: "a..b" })).status).toBe(401)
    expect((await get("/v3/payments/x")).body.code).toBe("PAYMENT_NOT_FOUND")
  })
})

describe("paying", () => {
  test("sends each status in a callback signed for this profile and this address", async () => {
    const { body } = await open()
    const response = await press(body._links.deeplink.href, "pay")
    expect(response.headers.get("location")).toBe(`${trial.casinoUrl}/back`)
    const calls = await trial.calls("/notify", 3)
    expect(statuses(calls)).toEqual(["IDENTIFIED", "AUTHORIZED", "SUCCEEDED"])
    const headers = await Promise.all(calls.map(verified))
    for (const header of headers)
      expect(header).toMatchObject({
        alg: "ES256",
        typ: "jose+json",
        "https://payconiq.com/sub": KEYS.bancontact.profileId,
        "https://payconiq.com/iss": "Payconiq",
        "https://payconiq.com/path": `${trial.casinoUrl}/notify`,
      })
    expect(new Set(headers.map((header) => header?.["https://payconiq.com/jti"])).size).toBe(3)
    expect((await get(`/v3/payments/${body.paymentId}`)).body).toMatchObject({
      status: "SUCCEEDED",
      amount: 2500,
      debtor: { name: "Jan", iban: "***********47034" },
    })
    expect((await get(`/v3/payments/${body.paymentId}/debtor/refundIban`)).body.iban).toBe("BE68539007547034")
  })

  test("the app reads the code first, and the page says so in the browser's language", async () => {
    const { body } = await open()
    await press(body._links.deeplink.href, "scan")
    expect(statuses(await trial.calls("/notify", 1))).toEqual(["IDENTIFIED"])
    const page = await fetch(body._links.deeplink.href, { headers: { "accept-language": "nl-BE,nl" } })
    expect(await page.text()).toContain("De app heeft de code gelezen.")
    await press(body._links.deeplink.href, "pay")
    expect(statuses(await trial.calls("/notify", 3))).toEqual(["IDENTIFIED", "AUTHORIZED", "SUCCEEDED"])
  })

  test.each([
    ["refuse", ["IDENTIFIED", "AUTHORIZATION_FAILED"]],
    ["cancel", ["CANCELLED"]],
    ["expire", ["EXPIRED"]],
    ["pending", ["IDENTIFIED", "AUTHORIZED"]],
  ])("%s ends with %j", async (outcome, expected) => {
    const { body } = await open()
    await press(body._links.deeplink.href, outcome)
    expect(statuses(await trial.calls("/notify", expected.length))).toEqual(expected)
  })

  test("a payment that waits for the bank succeeds later, or fails at the console", async () => {
    const first = (await open()).body
    await press(first._links.deeplink.href, "pending")
    await trial.post("/__sandbox/clock", { offsetSeconds: 6 })
    expect(statuses(await trial.calls("/notify", 3)).at(-1)).toBe("SUCCEEDED")
    const second = (await open()).body
    await press(second._links.deeplink.href, "pending")
    await fetch(`${root()}/__sandbox/payments/${second.paymentId}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ action: "fail" }),
    })
    expect(statuses(await trial.calls("/notify", 6)).at(-1)).toBe("FAILED")
  })

  test("expires after twenty minutes and is paid no more", async () => {
    const { body } = await open()
    await trial.post("/__sandbox/clock", { offsetSeconds: 20 * 60 + 1 })
    expect(statuses(await trial.calls("/notify", 1))).toEqual(["EXPIRED"])
    await press(body._links.deeplink.href, "pay")
    expect((await get(`/v3/payments/${body.paymentId}`)).body.status).toBe("EXPIRED")
  })

  test("a merchant cancels what is pending and nothing else", async () => {
    const { body } = await open()
    const cancel = () =>
      fetch(`${root()}/v3/payments/${body.paymentId}`, { method: "DELETE", headers: { authorization } })
    expect((await cancel()).status).toBe(204)
    expect((await cancel()).status).toBe(422)
  })

  test("is found by its reference", async () => {
    const { body } = await open({ reference: "D-searched" })
    const answer = await trial.post(
      "/bancontact/v3/payments/search",
      { reference: "D-searched" },
      { authorization },
    )
    expect(await answer.json()).toMatchObject({ totalElements: 1, details: [{ paymentId: body.paymentId }] })
  })
})

describe("refunds", () => {
  test("are made once per idempotency key, believed by signature alone, and never above the payment", async () => {
    const { body } = await open()
    await press(body._links.deeplink.href, "pay")
    const path = `/v3/payments/${body.paymentId}/refunds`
    const asked = JSON.stringify({ amount: 2500, currency: "EUR" })
    const unsigned = await trial.post(`/bancontact${path}`, JSON.parse(asked), { authorization })
    expect(unsigned.status).toBe(401)
    const first = await signed(path, asked, { "idempotency-key": "one" })
    expect([first.status, first.body.status]).toEqual([201, "PENDING"])
    const again = await signed(path, asked, { "idempotency-key": "one" })
    expect(again.body.refundId).toBe(first.body.refundId)
    expect((await signed(`${path}/${first.body.refundId}`, undefined)).body.status).toBe("REFUNDED")
    const other = await signed(path, asked, { "idempotency-key": "two" })
    expect([other.status, other.body.code]).toEqual([422, "INVALID_REFUND_AMOUNT"])
    const conflict = await signed(path, asked.replace("2500", "2400"), { "idempotency-key": "one" })
    expect(conflict.body.code).toBe("REFUND_REQUEST_CONFLICT")
  })

  test("an armed decline lets an accepted refund fail", async () => {
    const { body } = await open()
    await press(body._links.deeplink.href, "pay")
    await arm("decline")
    const path = `/v3/payments/${body.paymentId}/refunds`
    const made = await signed(path, '{"amount":2500,"currency":"EUR"}', { "idempotency-key": "x" })
    expect((await signed(`${path}/${made.body.refundId}`, undefined)).body.status).toBe("FAILED")
  })
})

describe("scenarios", () => {
  test("an armed outcome needs no browser; duplicates and other orders are sent too", async () => {
    await arm("approve", "duplicate", "out_of_order")
    await open()
    const calls = await trial.calls("/notify", 6)
    expect(statuses(calls)).toEqual([
      ...["SUCCEEDED", "SUCCEEDED", "AUTHORIZED", "AUTHORIZED", "IDENTIFIED", "IDENTIFIED"],
    ])
    expect(calls[1]?.headers.signature).toBe(calls[0]?.headers.signature)
  })

  test("signs falsely, in DER, long ago, or for another address, where that is armed", async () => {
    for (const [at, scenario] of ["bad_signature", "der", "stale", "other_path"].entries()) {
      await arm("cancel", scenario)
      await open()
      await trial.calls("/notify", at + 1)
    }
    const [forged, der, stale, elsewhere] = await trial.calls("/notify", 4)
    await expect(verified(forged!)).rejects.toThrow()
    await expect(verified(der!)).rejects.toThrow()
    expect(Buffer.from(String(der!.headers.signature).split(".")[2] ?? "", "base64url")[0]).toBe(0x30)
    const at = (await verified(stale!))?.["https://payconiq.com/iat"]
    expect(Date.now() - Date.parse(String(at))).toBeGreaterThan(47 * HOUR_MS)
    expect((await verified(elsewhere!))?.["https://payconiq.com/path"]).toBe(
      `${trial.casinoUrl}/notify/elsewhere`,
    )
  })

  test("signs with a new key when told to, and publishes both", async () => {
    const before = (await (await fetch(`${root()}/jwks`)).json()).keys
    await fetch(`${root()}/__sandbox/keys`, { method: "POST", redirect: "manual" })
    const { keys } = await (await fetch(`${root()}/jwks`)).json()
    expect(keys).toHaveLength(2)
    expect(keys[1].kid).toBe(before[0].kid)
    await arm("cancel")
    await open()
    const [call] = await trial.calls("/notify", 1)
    expect((await verified(call!))?.kid).toBe(keys[0].kid)
  })

  test("a cut answer has made the payment", async () => {
    await arm("cut")
    await expect(open({ reference: "D-cut" })).rejects.toThrow()
    const answer = await trial.post(
      "/bancontact/v3/payments/search",
      { reference: "D-cut" },
      { authorization },
    )
    expect((await answer.json()).totalElements).toBe(1)
  })
})
