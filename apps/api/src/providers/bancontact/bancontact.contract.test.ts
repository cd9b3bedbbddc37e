import { joseToDer } from "ecdsa-sig-formatter"
import fc from "fast-check"
import { exportJWK, FlattenedSign, flattenedVerify, generateKeyPair, importJWK, type JWK } from "jose"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { jsonAnswer, vendorForFile } from "../../../testing/vendor.ts"
import { GatewayUnavailable } from "../../modules/payments/ports.ts"
import { manualClock } from "../../platform/lib/clock.ts"
import { bancontact } from "./client.ts"
import { toPaymentEvent } from "./report.ts"

const profileId = "5f91483d78a74914bc6f0001"
const notifyUrl = "https://casino.example/providers/bancontact/notify"
const id = "5f91483d78a74914bc6fabcd"
const at = new Date("2026-11-20T12:00:00Z")
const clock = manualClock(at)

const vendor = vendorForFile({ otherwise: jsonAnswer({ code: "PAYMENT_NOT_FOUND", message: "" }, 404) })
const { answers, asked } = vendor

let own: JWK
let vendorKey: CryptoKey
let strangerKey: CryptoKey
let gateway: ReturnType<typeof bancontact>

async function published(kid: string) {
  const pair = await generateKeyPair("ES256", { extractable: true })
  return { privateKey: pair.privateKey, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: "ES256" } }
}

const connect = () => {
  const url = vendor.url()
  return bancontact({ url, jwksUrl: `${url}/jwks`, apiKey: "k", profileId, key: own, notifyUrl, clock })
}

beforeAll(async () => {
  const mine = await generateKeyPair("ES256", { extractable: true })
  own = { ...(await exportJWK(mine.privateKey)), kid: "casino-1" }
  strangerKey = (await published("x")).privateKey
})
beforeEach(async () => {
  clock.set(at)
  const { privateKey, jwk } = await published("vendor-1")
  vendorKey = privateKey
  answers.set("GET /jwks", jsonAnswer({ keys: [jwk] }))
  answers.set(`GET /v3/payments/${id}`, jsonAnswer(payment()))
  gateway = connect()
})

const payment = (more: object = {}) => ({
  paymentId: id,
  status: "SUCCEEDED",
  currency: "EUR",
  amount: 2500,
  reference: "D-1001",
  debtor: { name: "Jan", iban: "***********47034" },
  ...more,
})
const callback = (more: object = {}) =>
  Buffer.from(JSON.stringify(payment({ status: "IDENTIFIED", ...more })))

type Stated = { key?: CryptoKey; header?: object; claims?: object; crit?: string[] }
async function signed(body: Buffer, { key = vendorKey, header = {}, claims = {}, crit }: Stated = {}) {
  const stated: Record<string, unknown> = {
    sub: profileId,
    iss: "Payconiq",
    iat: "2026-11-20T11:59:58.209554Z",
    jti: "23f5a75d13fac39a",
    path: notifyUrl,
    ...claims,
  }
  const named = Object.fromEntries(
    Object.entries(stated)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [`https://payconiq.com/${name}`, value]),
  )
  const critical = crit ?? Object.keys(named)
  const jws = await new FlattenedSign(body)
    .setProtectedHeader({
      typ: "jose+json",
      kid: "vendor-1",
      alg: "ES256",
      ...named,
      ...(critical.length > 0 ? { crit: critical } : {}),
      ...header,
    })
    .sign(key, { crit: Object.fromEntries(critical.map((name) => [name, true])) })
  return `${jws.protected}..${jws.signature}`
}
const read = (body: Buffer, signature: string | undefined) => gateway.readNotification(body, { signature })
const inDer = (signature: string) => {
  const [header, , value = ""] = signature.split(".")
  return `${header}..${joseToDer(value, "ES256").toString("base64url")}`
}

describe("Bancontact's callback", () => {
  it("triggers a look-up, whose answer counts", async () => {
    const body = callback()
    expect(await read(body, await signed(body))).toEqual({
      kind: "report",
      report: {
        orderId: "D-1001",
        reference: id,
        attemptId: "",
        event: "captured",
        vendorStatus: "SUCCEEDED",
        currency: "EUR",
        capturedCents: 2500,
        refundedCents: null,
        product: "bancontact_pro",
        funding: "debit",
      },
    })
    expect(asked.map(({ key }) => key)).toEqual(["GET /jwks", `GET /v3/payments/${id}`])
  })

  it("is accepted with a DER signature, for the path alone, with 3 and with 9 digits of a second", async () => {
    const body = callback()
    const others = [
      { claims: { path: "/providers/bancontact/notify", jti: "a" } },
      { claims: { iat: "2026-11-20T11:59:58.209Z", jti: "b" } },
      { claims: { iat: "2026-11-20T11:59:58.209554123Z", jti: "c" } },
    ]
    for (const stated of others)
      expect(await read(body, await signed(body, stated))).toMatchObject({ kind: "report" })
    for (let time = 0; time < 20; time++) {
      const signature = inDer(await signed(body, { claims: { jti: `d${time}` } }))
      expect(await read(body, signature)).toMatchObject({ kind: "report" })
    }
  })

  it("is forged by another key, for another profile, issuer or address", async () => {
    const body = callback()
    for (const stated of [
      { key: strangerKey },
      { header: { kid: "unknown" } },
      { header: { kid: undefined }, key: strangerKey },
      { claims: { sub: "another-profile" } },
      { claims: { sub: undefined } },
      { claims: { iss: "Somebody" } },
      { claims: { path: "https://casino.example/providers/hipay/notify" } },
      { claims: { path: "https://other.example/providers/bancontact/notify" } },
      { claims: { jti: undefined } },
      { claims: { iat: undefined } },
      { claims: { iat: "yesterday" } },
    ])
      expect([stated, await read(body, await signed(body, stated))]).toEqual([stated, { kind: "forged" }])
    expect(asked.filter(({ key }) => key.includes("/payments/"))).toEqual([])
  })

  it("is forged when signed before the repetition period, or in the future", async () => {
    const body = callback()
    for (const [iat, kind] of [
      ["2026-11-19T12:01:00.000Z", "report"],
      ["2026-11-19T11:54:00.000Z", "forged"],
      ["2026-11-20T12:04:00.000Z", "report"],
      ["2026-11-20T12:06:00.000Z", "forged"],
    ] as const)
      expect(await read(body, await signed(body, { claims: { iat, jti: iat } }))).toMatchObject({ kind })
  })

  it("is accepted repeatedly, and forged when its jti comes with other content", async () => {
    const body = callback()
    const signature = await signed(body)
    expect(await read(body, signature)).toMatchObject({ kind: "report" })
    expect(await read(body, signature)).toMatchObject({ kind: "report" })
    const other = callback({ amount: 1 })
    expect(await read(other, await signed(other))).toEqual({ kind: "forged" })
  })

  it("is forged without a signature, with an attached JWS, or with an unknown extension", async () => {
    const body = callback()
    const good = await signed(body)
    const [header, , value] = good.split(".")
    for (const signature of [
      undefined,
      "",
      "..",
      "a.b.c",
      `${header}.${body.toString("base64url")}.${value}`,
      `${header}..${value}.x`,
      `${header}..`,
      `${header}..AAAA`,
      await signed(body, { crit: ["https://payconiq.com/sub", "exotic"], header: { exotic: 1 } }),
      `${Buffer.from('{"alg":"none"}').toString("base64url")}..`,
    ])
      expect([signature, await read(body, signature)]).toEqual([signature, { kind: "forged" }])
  })

  it("fails after a change of any byte of its body", async () => {
    const body = callback()
    const signature = await signed(body)
    await fc.assert(
      fc.asyncProperty(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), async (position, flip) => {
        const changed = Buffer.from(body)
        changed[position] = (changed[position] ?? 0) ^ flip
        expect(await read(changed, signature)).toEqual({ kind: "forged" })
      }),
      { numRuns: 40 },
    )
  })

  it("is unreadable, not forged, when signed with unknown content", async () => {
    const bodies = ["{", "[]", "{}", '{"paymentId":7}', JSON.stringify(payment({ status: "" }))]
    for (const [position, text] of bodies.entries()) {
      const body = Buffer.from(text)
      const signature = await signed(body, { claims: { jti: `u${position}` } })
      expect([text, await read(body, signature)]).toEqual([text, { kind: "unreadable" }])
    }
  })

  it("throws while keys or payment cannot be fetched", async () => {
    const body = callback()
    const signature = await signed(body)
    const keys = answers.get("GET /jwks")!
    for (const strange of [
      jsonAnswer({}),
      jsonAnswer({}, 500),
      jsonAnswer({}, 404),
      { status: 200, body: "<h1>" },
    ]) {
      answers.set("GET /jwks", strange)
      await expect(read(body, signature)).rejects.toBeInstanceOf(GatewayUnavailable)
    }
    answers.set("GET /jwks", keys)
    for (const strange of [
      jsonAnswer({}, 500),
      jsonAnswer({ code: "PAYMENT_NOT_FOUND" }, 404),
      jsonAnswer({}, 404),
    ]) {
      answers.set(`GET /v3/payments/${id}`, strange)
      await expect(read(body, signature)).rejects.toBeInstanceOf(GatewayUnavailable)
    }
  })
})

describe("a payment", () => {
  it.each([
    ["PENDING", "pending"],
    ["IDENTIFIED", "pending"],
    ["AUTHORIZED", "pending"],
    ["PENDING_MERCHANT_ACKNOWLEDGEMENT", "pending"],
    ["SUCCEEDED", "captured"],
    ["AUTHORIZATION_FAILED", "failed"],
    ["FAILED", "failed"],
    ["VOIDED", "failed"],
    ["CANCELLED", "cancelled"],
    ["EXPIRED", "expired"],
    ["succeeded", "noted"],
    ["REFUNDED", "noted"],
  ])("%s means %s", (status, event) => {
    expect(toPaymentEvent(status)).toBe(event)
  })

  it("is parsed without optional fields, and treats an amount with fractions of a cent as unknown", async () => {
    answers.set(`GET /v3/payments/${id}`, jsonAnswer(payment({ debtor: undefined, amount: 2500 })))
    expect(await gateway.lookUp({ orderId: "D-1001", reference: id })).toMatchObject([
      { capturedCents: 2500 },
    ])
    for (const amount of [25.5, "2500", -1, null, 1e300]) {
      answers.set(`GET /v3/payments/${id}`, jsonAnswer(payment({ amount })))
      expect(await gateway.lookUp({ orderId: "D-1001", reference: id })).toMatchObject([
        { capturedCents: null },
      ])
    }
  })

  it("is searched by its order where its id is unknown", async () => {
    answers.set(
      "POST /v3/payments/search",
      jsonAnswer({ details: [payment(), payment({ reference: "D-2" })] }),
    )
    expect(await gateway.lookUp({ orderId: "D-1001" })).toMatchObject([{ reference: id, event: "captured" }])
    expect(JSON.parse(asked[0]!.body)).toEqual({ reference: "D-1001", from: "2026-08-22T12:00:00.000Z" })
  })

  it("does not confuse a wrong address with an unknown payment, or another order with this one", async () => {
    const ask = () => gateway.lookUp({ orderId: "D-1001", reference: id })
    answers.set(`GET /v3/payments/${id}`, jsonAnswer({ code: "PAYMENT_NOT_FOUND" }, 404))
    expect(await ask()).toEqual([])
    for (const strange of [
      jsonAnswer({}, 404),
      jsonAnswer({ code: "UNAUTHORIZED" }, 401),
      jsonAnswer({}, 429),
      jsonAnswer({}, 503),
    ]) {
      answers.set(`GET /v3/payments/${id}`, strange)
      await expect(ask()).rejects.toBeInstanceOf(GatewayUnavailable)
    }
    answers.set(`GET /v3/payments/${id}`, jsonAnswer(payment({ reference: "D-2" })))
    await expect(ask()).rejects.toThrow("another order")
  })

  it("is opened with an amount in cents, by a request that we sign", async () => {
    const href = `https://pay.bancontact.net/pay/2/${id}`
    const made = { paymentId: id, expiresAt: "2026-11-20T12:20:00.000Z", _links: { deeplink: { href } } }
    answers.set("POST /v3/payments", jsonAnswer(made, 201))
    const player = { id: 7n, email: "", firstName: "", lastName: "", birthDate: "1990-01-01", address: "" }
    const order = {
      orderId: "D-1001",
      amountCents: 2505,
      method: "payconiq" as const,
      language: "nl" as const,
      merchantName: "Elite",
      successUrl: "https://casino.example/ok",
      failureUrl: "https://casino.example/no",
      notifyUrl,
      timeToPaySeconds: 1800,
      player,
    }
    expect(await gateway.open(order)).toEqual({
      forwardUrl: href,
      qrCode: href,
      reference: id,
      expiresAt: new Date("2026-11-20T12:20:00Z"),
    })
    const [request] = asked
    expect(JSON.parse(request!.body)).toMatchObject({ amount: 2505, currency: "EUR", reference: "D-1001" })
    const [header = "", , signature = ""] = String(request!.headers.signature).split(".")
    const { d: _private, ...publicHalf } = own
    const jws = { protected: header, payload: Buffer.from(request!.body).toString("base64url"), signature }
    const names = ["sub", "iss", "iat", "jti", "path"].map((name) => `https://payconiq.com/${name}`)
    const { protectedHeader } = await flattenedVerify(jws, await importJWK(publicHalf, "ES256"), {
      crit: Object.fromEntries(names.map((name) => [name, true])),
    })
    expect(protectedHeader).toMatchObject({
      kid: "casino-1",
      "https://payconiq.com/sub": profileId,
      "https://payconiq.com/path": "/v3/payments",
    })
  })
})

describe("a refund", () => {
  const path = `/v3/payments/${id}/refunds`
  const refund = () => gateway.refund({ reference: id, amountCents: 2500, operationId: "refund-1" })

  it("is requested once per operation, and its status later", async () => {
    answers.set(`POST ${path}`, jsonAnswer({ refundId: "r1", status: "PENDING" }, 201))
    expect(await refund()).toEqual({ pending: "r1" })
    const status = () => gateway.refundStatus({ reference: id, refundId: "r1" })
    for (const [answered, read] of [
      ["PENDING", "pending"],
      ["REFUNDED", "completed"],
      ["FAILED", "refused"],
    ] as const) {
      answers.set(`GET ${path}/r1`, jsonAnswer({ refundId: "r1", status: answered }))
      expect(await status()).toBe(read)
    }
    answers.set(`GET ${path}/r1`, jsonAnswer({ refundId: "r1", status: "VANISHED" }))
    await expect(status()).rejects.toThrow("not documented")
    answers.set(`GET ${path}/r1`, jsonAnswer({ code: "TECHNICAL_ERROR" }, 500))
    await expect(status()).rejects.toBeInstanceOf(GatewayUnavailable)
    expect(asked[0]!.headers["idempotency-key"]).toBe("refund-1")
    expect(JSON.parse(asked[0]!.body)).toEqual({ amount: 2500, currency: "EUR" })
  })

  it("is refused by the vendor, or in doubt where the vendor fails", async () => {
    for (const code of ["INVALID_REFUND_AMOUNT", "REFUND_NOT_ALLOWED", "REFUND_NOT_POSSIBLE"]) {
      answers.set(`POST ${path}`, jsonAnswer({ code }, 422))
      expect(await refund()).toBe("refused")
    }
    for (const status of [401, 403, 429, 500, 503]) {
      answers.set(`POST ${path}`, jsonAnswer({ code: "X" }, status))
      await expect(refund()).rejects.toBeInstanceOf(GatewayUnavailable)
    }
  })
})
