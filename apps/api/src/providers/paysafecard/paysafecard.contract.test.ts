import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { jsonAnswer, vendorForFile } from "../../../testing/vendor.ts"
import { GatewayUnavailable } from "../../modules/payments/ports.ts"
import { isOwnAccount, paysafecard } from "./client.ts"
import { parseOrderId, toPaymentEvent } from "./report.ts"

const mid = "9000001500"
const id = `pay_${mid}_D-1001_EUR`
const refusal = (number: number, status = 400) => jsonAnswer({ code: "x", number, message: "" }, status)
const vendor = vendorForFile({
  otherwise: jsonAnswer({}, 500),
  keyOf: ({ method, url }) => `${method} ${url}`,
  // What was captured or declined is so from then on.
  after: (key, { status }) => {
    const then: Record<string, string> = {
      [`POST /payments/${id}/capture`]: "SUCCESS",
      [`DELETE /payments/${id}`]: "CANCELED_MERCHANT",
    }
    if (then[key] && status === 200)
      answers.set(`GET /payments/${id}`, jsonAnswer(payment({ status: then[key] })))
  },
})
const { answers, asked } = vendor
let provider: ReturnType<typeof paysafecard>
beforeAll(() => {
  provider = paysafecard({ url: vendor.url(), key: "psc_key", mid })
})

const player = {
  id: 7n,
  email: "anna@example.com",
  firstName: "Anna",
  lastName: "Peeters",
  birthDate: "1990-12-31",
  address: "",
}
const holder = {
  id: "c",
  psc_id: 736489412559,
  first_name: "Anna",
  last_name: "Peeters",
  date_of_birth: "1990-12-31",
}
const payment = (more: object = {}) => ({
  object: "PAYMENT",
  id,
  status: "AUTHORIZED",
  amount: 25.05,
  currency: "EUR",
  customer: holder,
  ...more,
})
const known = (more: object = {}) => answers.set(`GET /payments/${id}`, jsonAnswer(payment(more)))

describe("a payment", () => {
  it.each([
    ["INITIATED", "pending"],
    ["REDIRECTED", "pending"],
    ["AUTHORIZED", "authorized"],
    ["SUCCESS", "captured"],
    ["CANCELED_CUSTOMER", "cancelled"],
    ["CANCELED_MERCHANT", "failed"],
    ["EXPIRED", "expired"],
    ["DISPOSED", "noted"],
  ])("%s means %s", (status, event) => {
    expect(toPaymentEvent(status)).toBe(event)
  })

  it("is parsed in whole cents; any other amount is unknown", async () => {
    for (const [amount, cents] of [
      [25.05, 2505],
      [0.01, 1],
      [25, 2500],
      [1000, 100_000],
      ["25.50", 2550],
      [25.005, null],
      [1e21, null],
      [-1, null],
      [null, null],
    ] as const) {
      known({ status: "SUCCESS", amount })
      expect(await provider.payIn.lookUp({ orderId: "D-1001" })).toMatchObject([{ capturedCents: cents }])
    }
  })

  it("is named by our order, not another merchant's", async () => {
    expect(parseOrderId(id, mid)).toBe("D-1001")
    for (const other of ["pay_1_D-1001_EUR", `pay_${mid}_D 1_EUR`, `out_${mid}_D-1_EUR`, `${id}x`, ""])
      expect(parseOrderId(other, mid)).toBeUndefined()
    known()
    await expect(provider.payIn.lookUp({ orderId: "D-2", reference: id })).rejects.toThrow("another order")
  })

  it("is unknown only by paysafecard's own 404", async () => {
    answers.set(`GET /payments/${id}`, refusal(10404, 404))
    expect(await provider.payIn.lookUp({ orderId: "D-1001" })).toEqual([])
    for (const strange of [
      jsonAnswer({}, 404),
      { status: 404, body: "<h1>" },
      jsonAnswer({}, 500),
      refusal(10008, 401),
    ]) {
      answers.set(`GET /payments/${id}`, strange)
      await expect(provider.payIn.lookUp({ orderId: "D-1001" })).rejects.toBeInstanceOf(GatewayUnavailable)
    }
  })

  it("is opened once per order, for accounts of 21 and older, with two digits and without a name", async () => {
    const auth_url = "https://customer.paysafecard.com/panel"
    answers.set("POST /payments", jsonAnswer(payment({ status: "INITIATED", redirect: { auth_url } }), 201))
    const opened = await provider.payIn.open({
      orderId: "D-1001",
      amountCents: 2500,
      method: "paysafeCard",
      language: "fr",
      merchantName: "Elite",
      successUrl: "https://casino.example/ok",
      failureUrl: "https://casino.example/no",
      notifyUrl: "https://casino.example/notify",
      timeToPaySeconds: 1800,
      player,
    })
    expect(opened).toEqual({ forwardUrl: auth_url, reference: id })
    const [request] = asked
    expect(request?.headers["correlation-id"]).toBe("D-1001")
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from("psc_key").toString("base64")}`)
    expect(request?.body).toContain('"amount":25.00,')
    const { customer } = JSON.parse(request!.body)
    expect(customer).toEqual({ id: expect.stringMatching(/^[0-9a-f]{60}$/), min_age: 21 })
  })
})

describe("a notification", () => {
  const read = (body: string) => provider.payIn.readNotification(Buffer.from(body), {})
  const form = `mtid=${id}&eventType=ASSIGN_CARDS&serialNumbers=1`
  const whole = JSON.stringify({ eventType: "ASSIGN_CARDS", data: { payment_id: id, mid } })

  it("triggers a look-up in either of its forms", async () => {
    known()
    for (const body of [form, whole])
      expect(await read(body)).toEqual({
        kind: "report",
        report: {
          orderId: "D-1001",
          reference: id,
          attemptId: "",
          event: "authorized",
          vendorStatus: "AUTHORIZED",
          currency: "EUR",
          capturedCents: 0,
          refundedCents: null,
          product: "paysafecard",
          funding: "prepaid",
          payerAccount: "736489412559",
        },
      })
  })

  it("is forged about an unknown payment, and triggers no look-up for one that is not ours", async () => {
    answers.set(`GET /payments/${id}`, refusal(10404, 404))
    expect(await read(form)).toEqual({ kind: "forged" })
    asked.length = 0
    for (const body of [
      "",
      "{",
      "[]",
      "{}",
      "mtid=",
      "mtid=pay_1_D-1_EUR",
      "mtid=../../payouts",
      '{"data":{}}',
    ])
      expect([body, await read(body)]).toEqual([body, { kind: "forged" }])
    expect(asked).toEqual([])
  })

  it("is in doubt while paysafecard does not answer", async () => {
    answers.set(`GET /payments/${id}`, jsonAnswer({}, 503))
    await expect(read(form)).rejects.toBeInstanceOf(GatewayUnavailable)
  })
})

describe("a capture", () => {
  const capture = (more: object = { player }) =>
    provider.payIn.capture({ orderId: "D-1001", reference: id, amountCents: 2505, ...more })
  const moves = () => asked.map(({ key }) => key).filter((key) => !key.startsWith("GET"))
  beforeEach(() => {
    answers.set(`POST /payments/${id}/capture`, jsonAnswer(payment({ status: "SUCCESS" })))
    answers.set(`DELETE /payments/${id}`, jsonAnswer(payment({ status: "CANCELED_MERCHANT" })))
  })

  it("is made for the player's own account", async () => {
    known()
    expect(await capture()).toMatchObject({ event: "captured", capturedCents: 2505 })
    expect(moves()).toEqual([`POST /payments/${id}/capture`])
  })

  it.each([
    [{ last_name: "Janssens" }],
    [{ first_name: "Eva" }],
    [{ date_of_birth: "1990-12-30" }],
    [{ date_of_birth: undefined }],
    [{ first_name: undefined }],
    [{ last_name: "" }],
    [{ psc_id: undefined }],
  ])("is declined where the account is not known to be the player's: %j", async (more) => {
    known({ customer: { ...holder, ...more } })
    expect(await capture()).toMatchObject({ event: "failed", reason: "payerDiffers", capturedCents: 0 })
    expect(moves()).toEqual([`DELETE /payments/${id}`])
  })

  it("accepts spelling variants of a name", () => {
    for (const more of [{ first_name: "ANNA MARIA" }, { last_name: "PEETERS" }, { first_name: "Ànna" }])
      expect(isOwnAccount({ customer: { ...holder, psc_id: "7", ...more } }, player)).toBe(true)
  })

  it("is not repeated, and not made for an ended payment", async () => {
    for (const [status, event] of [
      ["SUCCESS", "captured"],
      ["EXPIRED", "expired"],
      ["CANCELED_CUSTOMER", "cancelled"],
      ["REDIRECTED", "pending"],
    ] as const) {
      known({ status })
      expect(await capture()).toMatchObject({ event })
    }
    expect(moves()).toEqual([])
  })

  it("looks the payment up where paysafecard says that it is too late", async () => {
    known()
    answers.set(`POST /payments/${id}/capture`, refusal(2017))
    expect(await capture()).toMatchObject({ event: "authorized" })
  })

  it("is not made without a player, for another amount or another order, or in doubt", async () => {
    known()
    await expect(capture({})).rejects.toThrow("whose")
    await expect(capture({ player, amountCents: 2500 })).rejects.toThrow("another amount")
    await expect(capture({ player, orderId: "D-2" })).rejects.toThrow("another order")
    expect(moves()).toEqual([])
    answers.set(`POST /payments/${id}/capture`, jsonAnswer({}, 500))
    await expect(capture()).rejects.toBeInstanceOf(GatewayUnavailable)
  })
})

it("refunds to the account that paid, once per operation", async () => {
  known({ status: "SUCCESS" })
  const refund = () =>
    provider.payIn.refund({ reference: id, amountCents: 2505, operationId: `refund-${id}` })
  for (const [answer, outcome] of [
    [jsonAnswer({ status: "SUCCESS" }, 201), "accepted"],
    [refusal(3164), "accepted"],
    [refusal(3179), "refused"],
    [refusal(3100, 404), "refused"],
  ] as const) {
    answers.set(`POST /payments/${id}/refunds`, answer)
    expect(await refund()).toBe(outcome)
  }
  const refunds = asked.filter(({ key }) => key.endsWith("/refunds"))
  expect(new Set(refunds.map(({ headers }) => headers["correlation-id"])).size).toBe(1)
  expect(refunds[0]?.headers["correlation-id"]).toMatch(/^[\w-]{1,41}$/)
  expect(JSON.parse(refunds[0]!.body)).toMatchObject({
    capture: true,
    amount: 25.05,
    customer: { id: "c", psc_id: 736489412559 },
  })
  answers.set(`POST /payments/${id}/refunds`, jsonAnswer({}, 503))
  await expect(refund()).rejects.toBeInstanceOf(GatewayUnavailable)
})

describe("a payout", () => {
  const order = {
    endToEndId: "W-1",
    account: "736489412559",
    name: "Anna Peeters",
    amountCents: 12_050,
    remittance: "Withdrawal",
  }
  const create = () => provider.payOut.create({ ...order, player })
  const out = `out_${mid}_W-1_EUR`

  it("goes to the account under the player's name and birth date, once per withdrawal", async () => {
    answers.set("POST /payouts", jsonAnswer({ id: out, status: "SUCCESS", amount: 120.5 }, 201))
    expect(await create()).toEqual({
      kind: "report",
      report: { endToEndId: "W-1", status: "settled", code: null },
    })
    expect(asked[0]?.headers["correlation-id"]).toBe("W-1")
    expect(asked[0]?.body).toContain('"amount":120.50,')
    expect(JSON.parse(asked[0]!.body).customer).toMatchObject({
      psc_id: 736489412559,
      first_name: "Anna",
      last_name: "Peeters",
      date_of_birth: "1990-12-31",
    })
    answers.set("POST /payouts", refusal(3164))
    expect(await create()).toEqual({ kind: "duplicate" })
  })

  it("is refused, or in doubt, and not sent without a player", async () => {
    for (const number of [3162, 3195, 3193, 3167]) {
      answers.set("POST /payouts", refusal(number))
      expect(await create()).toEqual({ kind: "refused", code: String(number) })
    }
    for (const strange of [
      refusal(3161),
      refusal(3166),
      jsonAnswer({}, 500),
      jsonAnswer({}, 400),
      jsonAnswer({ id: out, status: "?" }),
    ]) {
      answers.set("POST /payouts", strange)
      await expect(create()).rejects.toThrow()
    }
    asked.length = 0
    await expect(provider.payOut.create(order)).rejects.toThrow("whose")
    expect(asked).toEqual([])
  })

  it("is looked up by our withdrawal", async () => {
    answers.set(`GET /payouts/${out}`, jsonAnswer({ id: out, status: "SUCCESS", amount: 120.5 }))
    expect(await provider.payOut.status("W-1")).toMatchObject({ status: "settled" })
    answers.set(`GET /payouts/${out}`, refusal(10404, 404))
    expect(await provider.payOut.status("W-1")).toBeUndefined()
    answers.set(`GET /payouts/${out}`, jsonAnswer({}, 404))
    await expect(provider.payOut.status("W-1")).rejects.toBeInstanceOf(GatewayUnavailable)
  })
})
