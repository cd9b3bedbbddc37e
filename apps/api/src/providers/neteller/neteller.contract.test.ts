import { createHmac } from "node:crypto"
import fc from "fast-check"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { jsonAnswer, vendorForFile } from "../../../testing/vendor.ts"
import { GatewayUnavailable } from "../../modules/payments/ports.ts"
import { neteller } from "./client.ts"
import { isSigned, toHandleEvent, toPaymentEvent } from "./report.ts"

const webhookKey = "a webhook's key"
const vendor = vendorForFile({ otherwise: jsonAnswer({ error: { code: "1" } }, 500) })
const { answers, asked } = vendor
const bodyAt = (n: number): unknown => JSON.parse(asked.at(n)!.body)
let provider: ReturnType<typeof neteller>
beforeAll(() => {
  provider = neteller({ url: vendor.url(), username: "u", password: "p", webhookKey })
})

const handle = (more: object = {}) => ({
  id: "h-1",
  merchantRefNum: "D-1001",
  paymentHandleToken: "SP1",
  status: "COMPLETED",
  currencyCode: "EUR",
  neteller: { consumerId: "anna@example.com" },
  ...more,
})
const payment = (more: object = {}) => ({
  id: "p-1",
  merchantRefNum: "D-1001",
  paymentHandleToken: "SP1",
  status: "COMPLETED",
  amount: 2500,
  currencyCode: "EUR",
  ...more,
})
function known(handles: unknown[], payments: unknown[]) {
  answers.set("GET /paymenthandles", jsonAnswer({ paymentHandles: handles }))
  answers.set("GET /payments", jsonAnswer({ payments }))
}
const lookUp = () => provider.payIn.lookUp({ orderId: "D-1001", reference: "h-1" })

const sample = Buffer.from(
  '{"eventName":"PAYMENT_COMPLETED","payload":{"id":"p-1","merchantRefNum":"D-1001","status":"COMPLETED"}}',
)
const signed = (body: Buffer, key = webhookKey) => createHmac("sha256", key).update(body).digest("base64")
const read = (body: Buffer, signature: string | undefined = signed(body)) =>
  provider.payIn.readNotification(body, { signature })

describe("Paysafe's signature", () => {
  it("is the HMAC of the exact body in base64 (vector)", () => {
    expect(isSigned(sample, "/CCIwf79LSs+LaEPL5X+v9Ve0BStyUW8XRH7Z39zxvw=", webhookKey)).toBe(true)
  })

  it("is refused under another key, in hex, shortened or missing", () => {
    const hex = createHmac("sha256", webhookKey).update(sample).digest("hex")
    for (const signature of [signed(sample, "other"), hex, signed(sample).slice(1), "", undefined])
      expect(isSigned(sample, signature, webhookKey)).toBe(false)
  })

  it("fails after a change of any byte", () => {
    fc.assert(
      fc.property(fc.nat(sample.length - 1), fc.integer({ min: 1, max: 255 }), (position, flip) => {
        const changed = Buffer.from(sample)
        changed[position] = (changed[position] ?? 0) ^ flip
        expect(isSigned(changed, signed(sample), webhookKey)).toBe(false)
      }),
    )
  })
})

describe("Paysafe's webhook", () => {
  it("triggers a look-up, whose answer counts", async () => {
    known([handle()], [payment({ neteller: { consumerId: "jan@example.com" } })])
    expect(await read(sample)).toEqual({
      kind: "report",
      report: {
        orderId: "D-1001",
        reference: "h-1",
        attemptId: "",
        event: "captured",
        vendorStatus: "COMPLETED",
        currency: "EUR",
        capturedCents: 2500,
        refundedCents: null,
        product: "neteller",
        funding: "prepaid",
        payerAccount: "jan@example.com",
      },
    })
  })

  it("is forged, unreadable, noted, or in doubt", async () => {
    expect(await read(sample, "x")).toEqual({ kind: "forged" })
    for (const text of ["{", "[]", "{}", '{"eventName":"PAYMENT_COMPLETED","payload":{}}'])
      expect(await read(Buffer.from(text))).toEqual({ kind: "unreadable" })
    const other = Buffer.from(sample.toString().replace("PAYMENT_COMPLETED", "CUSTOMER_CREATED"))
    expect(await read(other)).toMatchObject({ report: { event: "noted", vendorStatus: "CUSTOMER_CREATED" } })
    known([], [])
    await expect(read(sample)).rejects.toBeInstanceOf(GatewayUnavailable)
  })
})

describe("statuses", () => {
  it.each([
    ["INITIATED", "pending"],
    ["PROCESSING", "pending"],
    ["PAYABLE", "authorized"],
    ["COMPLETED", "pending"],
    ["FAILED", "failed"],
    ["ERRORED", "failed"],
    ["DELETED", "failed"],
    ["CANCELLED", "cancelled"],
    ["EXPIRED", "expired"],
    ["PAID", "noted"],
  ])("of a handle: %s means %s", (status, event) => {
    expect(toHandleEvent(status)).toBe(event)
  })

  it.each([
    ["RECEIVED", "pending"],
    ["INITIATED", "pending"],
    ["PENDING", "pending"],
    ["PROCESSING", "pending"],
    ["HELD", "pending"],
    ["COMPLETED", "captured"],
    ["FAILED", "failed"],
    ["ERRORED", "failed"],
    ["CANCELLED", "cancelled"],
    ["EXPIRED", "expired"],
    ["completed", "noted"],
  ])("of a payment: %s means %s", (status, event) => {
    expect(toPaymentEvent(status)).toBe(event)
  })
})

describe("a look-up", () => {
  it("finds nothing for an order without a handle, and reports a payment by its handle", async () => {
    known([], [])
    expect(await lookUp()).toEqual([])
    known([handle({ status: "PAYABLE" })], [])
    expect(await lookUp()).toMatchObject([{ reference: "h-1", event: "authorized", capturedCents: 0 }])
    known([handle()], [payment({ status: "FAILED", error: { code: "3022" } })])
    expect(await lookUp()).toMatchObject([{ event: "failed", reason: "insufficientFunds" }])
    known([handle()], [payment({ paymentHandleToken: "another" })])
    expect(await lookUp()).toMatchObject([{ event: "pending" }])
  })

  it("treats an amount with fractions of a cent as unknown", async () => {
    for (const amount of [25.5, "2500", -1, null, undefined, 1e300]) {
      known([handle()], [payment({ amount })])
      expect(await lookUp()).toMatchObject([{ event: "captured", capturedCents: null }])
    }
  })

  it("is unavailable where Paysafe fails, rejects us or sends no JSON", async () => {
    for (const strange of [
      jsonAnswer({}, 500),
      jsonAnswer({}, 401),
      jsonAnswer({}, 429),
      { status: 200, body: "<h1>" },
    ]) {
      answers.set("GET /paymenthandles", strange)
      await expect(lookUp()).rejects.toBeInstanceOf(GatewayUnavailable)
    }
  })
})

const owner = { id: 7n, firstName: "Anna", lastName: "Peeters", birthDate: "1990-12-31" }

describe("a capture", () => {
  const capture = () =>
    provider.payIn.capture({ orderId: "D-1001", reference: "h-1", amountCents: 2500, player: owner })

  it("makes the payment with the handle's token, once", async () => {
    answers.set("GET /paymenthandles/h-1", jsonAnswer(handle({ status: "PAYABLE" })))
    answers.set("POST /payments", jsonAnswer(payment(), 201))
    expect(await capture()).toMatchObject({ reference: "h-1", event: "captured", capturedCents: 2500 })
    expect(bodyAt(1)).toMatchObject({
      merchantRefNum: "D-1001",
      amount: 2500,
      currencyCode: "EUR",
      paymentHandleToken: "SP1",
      settleWithAuth: true,
      dupCheck: true,
    })
    for (const [status, event] of [
      ["PENDING", "pending"],
      ["HELD", "pending"],
    ] as const) {
      answers.set("POST /payments", jsonAnswer(payment({ status }), 201))
      expect(await capture()).toMatchObject({ event })
    }
    answers.set("POST /payments", jsonAnswer(payment({ status: "FAILED" }), 402))
    expect(await capture()).toMatchObject({ event: "failed", capturedCents: 0 })
  })

  it("looks an earlier one up and does not repeat it", async () => {
    known([handle()], [payment()])
    answers.set("GET /paymenthandles/h-1", jsonAnswer(handle()))
    expect(await capture()).toMatchObject({ event: "captured" })
    expect(asked.map(({ key }) => key)).not.toContain("POST /payments")
    answers.set("GET /paymenthandles/h-1", jsonAnswer(handle({ status: "PAYABLE" })))
    answers.set("POST /payments", jsonAnswer({ error: { code: "5031" } }, 409))
    expect(await capture()).toMatchObject({ event: "captured" })
  })

  it("is in doubt where Paysafe fails, and refuses another order", async () => {
    answers.set("GET /paymenthandles/h-1", jsonAnswer(handle({ status: "PAYABLE" })))
    answers.set("POST /payments", jsonAnswer({}, 500))
    await expect(capture()).rejects.toBeInstanceOf(GatewayUnavailable)
    answers.set("POST /payments", jsonAnswer({ error: { code: "5068" } }, 400))
    await expect(capture()).rejects.toThrow("5068")
    answers.set("GET /paymenthandles/h-1", jsonAnswer(handle({ merchantRefNum: "D-2" })))
    await expect(capture()).rejects.toThrow("another order")
  })
})

it("opens a page with an amount in cents and the wallet left open", async () => {
  const links = [{ rel: "redirect_payment", href: "https://checkout.example/1" }]
  answers.set("POST /paymenthandles", jsonAnswer({ id: "h-1", links }, 201))
  const order = {
    orderId: "D-1001",
    amountCents: 2505,
    method: "neteller" as const,
    language: "fr" as const,
    merchantName: "Elite",
    successUrl: "https://casino.example/ok",
    failureUrl: "https://casino.example/no",
    notifyUrl: "https://casino.example/notify",
    timeToPaySeconds: 1800,
    player: { id: 7n, email: "a@b.be", firstName: "A", lastName: "B", birthDate: "1990-01-01", address: "" },
  }
  expect(await provider.payIn.open(order)).toEqual({
    forwardUrl: "https://checkout.example/1",
    reference: "h-1",
  })
  expect(bodyAt(0)).toMatchObject({
    amount: 2505,
    neteller: { consumerId: "a@b.be", consumerIdLocked: false },
    profile: { locale: "fr_FR" },
  })
  answers.set("POST /paymenthandles", jsonAnswer({ id: "h-1", links: [] }, 201))
  await expect(provider.payIn.open(order)).rejects.toThrow("no page")
})

const refunded = (status: string) => ({ id: "r", merchantRefNum: "r-1", status })

it("reports the status of a refund, and throws for an undocumented one", async () => {
  const status = () => provider.payIn.refundStatus({ reference: "h-1", refundId: "r" })
  for (const [stands, outcome] of [
    ["RECEIVED", "pending"],
    ["HELD", "pending"],
    ["COMPLETED", "completed"],
    ["FAILED", "refused"],
    ["CANCELLED", "refused"],
  ] as const) {
    answers.set("GET /refunds/r", jsonAnswer(refunded(stands)))
    expect(await status()).toBe(outcome)
  }
  answers.set("GET /refunds/r", jsonAnswer(refunded("LOST")))
  await expect(status()).rejects.toThrow("undocumented status")
  answers.set("GET /refunds/r", jsonAnswer({ error: { code: "5269" } }, 404))
  await expect(status()).rejects.toThrow("5269")
})

it("refunds the settlement of a payment, once per operation", async () => {
  const refund = () => provider.payIn.refund({ reference: "h-1", amountCents: 2500, operationId: "r-1" })
  known([handle()], [payment()])
  answers.set("GET /paymenthandles/h-1", jsonAnswer(handle()))
  for (const [answer, outcome] of [
    [jsonAnswer(refunded("COMPLETED"), 201), "accepted"],
    [jsonAnswer(refunded("PENDING"), 201), { pending: "r" }],
    [jsonAnswer(refunded("FAILED"), 201), "refused"],
    [jsonAnswer({ error: { code: "3406" } }, 402), "refused"],
  ] as const) {
    answers.set("POST /settlements/p-1/refunds", answer)
    expect(await refund()).toEqual(outcome)
  }
  expect(bodyAt(-1)).toMatchObject({ merchantRefNum: "r-1", amount: 2500 })
  answers.set("POST /settlements/p-1/refunds", jsonAnswer({ error: { code: "5031" } }, 409))
  for (const [status, outcome] of [
    ["COMPLETED", "accepted"],
    ["PENDING", { pending: "r" }],
  ] as const) {
    answers.set("GET /refunds", jsonAnswer({ refunds: [refunded(status)] }))
    expect(await refund()).toEqual(outcome)
  }
  answers.set("GET /refunds", jsonAnswer({ refunds: [] }))
  await expect(refund()).rejects.toBeInstanceOf(GatewayUnavailable)
  answers.set("POST /settlements/p-1/refunds", jsonAnswer({}, 503))
  await expect(refund()).rejects.toBeInstanceOf(GatewayUnavailable)
})

describe("a payout", () => {
  const create = () =>
    provider.payOut.create({
      endToEndId: "W-1",
      account: "anna@example.com",
      name: "Anna Peeters",
      amountCents: 12_050,
      remittance: "Withdrawal",
    })
  const credit = (more: object = {}) => payment({ merchantRefNum: "W-1", amount: 12_050, ...more })
  const credits = (...list: unknown[]) =>
    answers.set("GET /standalonecredits", jsonAnswer({ standaloneCredits: list }))
  beforeEach(() => {
    credits()
    answers.set("POST /paymenthandles", jsonAnswer({ paymentHandleToken: "SP2", status: "PAYABLE" }, 201))
  })

  it("is sent once: a known one is not repeated", async () => {
    answers.set("POST /standalonecredits", jsonAnswer(credit(), 201))
    expect(await create()).toEqual({
      kind: "report",
      report: { endToEndId: "W-1", status: "settled", code: null },
    })
    expect(bodyAt(-1)).toMatchObject({ merchantRefNum: "W-1", amount: 12_050, dupCheck: true })
    credits(credit())
    asked.length = 0
    expect(await create()).toEqual({ kind: "duplicate" })
    expect(asked).toHaveLength(1)
  })

  it("is rejected, refused, a duplicate, or in doubt", async () => {
    answers.set(
      "POST /standalonecredits",
      jsonAnswer(credit({ status: "FAILED", error: { code: "3009" } }), 402),
    )
    expect(await create()).toMatchObject({ report: { status: "rejected", code: "3009" } })
    answers.set("POST /standalonecredits", jsonAnswer({ error: { code: "5031" } }, 409))
    expect(await create()).toEqual({ kind: "duplicate" })
    answers.set("POST /standalonecredits", jsonAnswer({ error: { code: "5068" } }, 400))
    expect(await create()).toEqual({ kind: "refused", code: "5068" })
    for (const strange of [
      jsonAnswer({}, 400),
      jsonAnswer({}, 500),
      jsonAnswer({ status: "DONE" }, 201),
      jsonAnswer({}, 401),
    ]) {
      answers.set("POST /standalonecredits", strange)
      await expect(create()).rejects.toThrow()
    }
  })

  it.each([
    ["RECEIVED", "accepted"],
    ["INITIATED", "accepted"],
    ["PENDING", "accepted"],
    ["PROCESSING", "accepted"],
    ["HELD", "accepted"],
    ["COMPLETED", "settled"],
    ["FAILED", "rejected"],
    ["ERRORED", "rejected"],
    ["CANCELLED", "rejected"],
    ["EXPIRED", "rejected"],
  ])("with status %s is %s, and a webhook triggers a look-up", async (status, expected) => {
    credits(credit({ status }))
    expect(await provider.payOut.status("W-1")).toMatchObject({ endToEndId: "W-1", status: expected })
    const body = Buffer.from(
      '{"eventName":"SA_CREDIT_PENDING","payload":{"id":"p-1","merchantRefNum":"W-1"}}',
    )
    expect(await provider.payOut.readNotification(body, { signature: signed(body) })).toMatchObject({
      kind: "report",
      report: { status: expected },
    })
    expect(await provider.payOut.readNotification(body, {})).toEqual({ kind: "forged" })
    expect(await provider.payOut.readNotification(sample, { signature: signed(sample) })).toEqual({
      kind: "unreadable",
    })
  })

  it("is unknown where Paysafe does not know it", async () => {
    expect(await provider.payOut.status("W-1")).toBeUndefined()
  })
})
