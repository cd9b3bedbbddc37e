import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { basic, KEYS, type Received, startTrial, type Trial } from "../trial.ts"
import { notificationSignature, redirectHash } from "./sign.ts"

let trial: Trial
let orderNumber = 0
const authorization = basic(KEYS.hipay.login, KEYS.hipay.password)

beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())
beforeEach(async () => {
  await trial.post("/hipay/__sandbox/reset", {})
  await trial.post("/__sandbox/clock", { offsetSeconds: 0 })
  trial.received.length = 0
  trial.answers.length = 0
})

function fields(extra: Record<string, string> = {}): FormData {
  const form = new FormData()
  const given = {
    orderid: `D-${++orderNumber}`,
    description: "Deposit",
    amount: "25.00",
    currency: "EUR",
    operation: "Sale",
    payment_product_list: "bancontact,visa,mastercard",
    language: "nl_BE",
    time_limit_to_pay: "1800",
    cid: "player-7",
    custom_data: '{"deposit":"d-1"}',
    notify_url: `${trial.casinoUrl}/notify`,
    ...Object.fromEntries(
      ["accept", "decline", "pending", "exception", "cancel"].map((end) => [
        `${end}_url`,
        `${trial.casinoUrl}/${end}?from=hipay`,
      ]),
    ),
    ...extra,
  }
  for (const [name, value] of Object.entries(given)) form.set(name, value)
  return form
}

async function create(extra: Record<string, string> = {}, path = "/hipay/v1/hpayment") {
  const response = await fetch(trial.url + path, {
    method: "POST",
    headers: { authorization },
    body: fields(extra),
  })
  return { status: response.status, body: await response.json() }
}

async function open(extra: Record<string, string> = {}): Promise<{ forwardUrl: string; orderId: string }> {
  const { body } = await create(extra)
  return { forwardUrl: body.forwardUrl, orderId: body.order.id }
}

const card = {
  product: "visa",
  number: "4150551403657424",
  holder: "Jan Peeters",
  expiry: "12/29",
  cvc: "123",
}

async function press(
  forwardUrl: string,
  outcome: string,
  extra: Record<string, string> = card,
): Promise<Response> {
  return fetch(forwardUrl, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...extra, outcome }),
  })
}

const statuses = (calls: readonly Received[]) =>
  calls.map((call) => new URLSearchParams(call.body).get("status"))

const get = async (path: string) => {
  const response = await fetch(trial.url + path, { headers: { authorization } })
  return { status: response.status, body: await response.json() }
}

describe("creating a hosted page", () => {
  test("answers the order and the page's address on both paths", async () => {
    for (const path of ["/hipay/v1/hpayment", "/hipay/rest/v1/hpayment"]) {
      const { status, body } = await create({}, path)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        mid: "1331",
        order: { amount: "25.00", currency: "EUR", customerId: "player-7" },
      })
      expect(body.forwardUrl).toMatch(/\/hipay\/payment\/web\/pay\/[0-9a-f-]{36}$/)
    }
  })

  test("takes form-urlencoded bodies too", async () => {
    const body = new URLSearchParams({ orderid: "D-form", description: "x", amount: "10", currency: "EUR" })
    const response = await fetch(`${trial.url}/hipay/rest/v1/hpayment`, {
      method: "POST",
      headers: { authorization },
      body,
    })
    expect(response.status).toBe(200)
  })

  test("refuses wrong credentials", async () => {
    const headers = { authorization: basic(KEYS.hipay.login, "wrong") }
    const response = await fetch(`${trial.url}/hipay/v1/hpayment`, {
      method: "POST",
      headers,
      body: fields(),
    })
    expect([response.status, (await response.json()).code]).toEqual([401, 1000001])
  })

  test.each([
    [{ orderid: "" }, 1010101],
    [{ orderid: "x".repeat(33) }, 1010202],
    [{ amount: "25.001" }, 1010205],
    [{ amount: "0.00" }, 1010205],
    [{ currency: "USD" }, 3010001],
    [{ language: "dutch" }, 1010201],
    [{ birthdate: "1985-07-30" }, 1010206],
    [{ ipaddr: "300.1.1.1" }, 1010208],
    [{ notify_url: "javascript:alert(1)" }, 1010201],
    [{ payment_product_list: "neteller" }, 1020001],
    [{ payment_product_list: "bancontactqrcode", amount: "1500.01" }, 3010002],
  ])("refuses %j with %i", async (extra, code) => {
    const { status, body } = await create(extra)
    expect([status, body.code]).toEqual([400, code])
  })

  test("refuses an order id that was used", async () => {
    await create({ orderid: "D-twice" })
    expect((await create({ orderid: "D-twice" })).body.code).toBe(3010004)
  })
})

describe("paying", () => {
  test("sends 116, 117 and 118, signed, and then the browser back with a signed result", async () => {
    const { forwardUrl, orderId } = await open()
    const response = await press(forwardUrl, "pay")
    const calls = await trial.calls("/notify", 3)
    expect(statuses(calls)).toEqual(["116", "117", "118"])
    for (const call of calls) {
      expect(call.headers["x-allopass-signature"]).toBe(
        notificationSignature(call.body, KEYS.hipay.passphrase),
      )
    }
    const last = new URLSearchParams(calls[2]?.body)
    expect(Object.fromEntries(last)).toMatchObject({
      state: "completed",
      mid: "1331",
      currency: "EUR",
      captured_amount: "25.00",
      "order[id]": orderId,
      "order[customer_id]": "player-7",
      "payment_method[pan]": "415055******7424",
      "payment_method[card_type]": "DEBIT",
      "custom_data[deposit]": "d-1",
    })
    const back = new URL(response.headers.get("location") ?? "")
    expect(response.status).toBe(303)
    expect(back.pathname).toBe("/accept")
    const { from, hash, ...signed } = Object.fromEntries(back.searchParams)
    expect(from).toBe("hipay")
    expect(hash).toBe(redirectHash(signed, KEYS.hipay.passphrase))
    expect(signed).toMatchObject({ orderid: orderId, status: "118", pp: "visa", cid: "player-7" })
  })

  test("a credit card can be told from a debit card", async () => {
    const { forwardUrl } = await open()
    await press(forwardUrl, "pay", { ...card, number: "4000 0000 0000 0002" })
    const [first] = await trial.calls("/notify", 1)
    const notified = new URLSearchParams(first?.body)
    expect(notified.get("payment_method[card_type]")).toBe("CREDIT")
    const { body } = await get(`/hipay/v3/transaction/${notified.get("transaction_reference")}`)
    expect(body).toMatchObject({ status: 18, captured_amount: "25.00", card: { type: "CREDIT" } })
  })

  test("an enrolled card is challenged first", async () => {
    const { forwardUrl } = await open({ language: "fr_BE" })
    const response = await press(forwardUrl, "pay", { ...card, number: "4111111111111111" })
    expect(response.headers.get("location")).toBe(new URL(forwardUrl).pathname)
    expect(await (await fetch(forwardUrl)).text()).toContain('data-testid="3ds-ok"')
    await press(forwardUrl, "3ds-ok", {})
    expect(statuses(await trial.calls("/notify", 4))).toEqual(["140", "116", "117", "118"])
  })

  test.each([
    ["refuse", ["113"], "/decline", "4010103"],
    ["cancel", ["115"], "/cancel", "4000008"],
    ["expire", ["114"], "/exception", "3010005"],
    ["3ds-fail", ["109"], "/decline", "4000011"],
    ["review", ["112"], "/pending", ""],
    ["pending", ["200"], "/pending", ""],
  ])("%s ends with %j at %s", async (outcome, expected, path, reason) => {
    const { forwardUrl } = await open()
    const response = await press(forwardUrl, outcome)
    const calls = await trial.calls("/notify", 1)
    expect(statuses(calls)).toEqual(expected)
    expect(new URLSearchParams(calls[0]?.body).get("reason[code]")).toBe(reason)
    expect(new URL(response.headers.get("location") ?? "").pathname).toBe(path)
  })

  test("a faulty card is refused on the page and nothing is notified", async () => {
    const { forwardUrl } = await open()
    const response = await press(forwardUrl, "pay", { ...card, number: "1234", cvc: "" })
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain("Dit kaartnummer is geen van de testkaarten hieronder.")
    expect(page.match(/aria-invalid/g)).toHaveLength(2)
    expect(trial.received).toEqual([])
  })

  test("an order is paid once", async () => {
    const { forwardUrl } = await open()
    await press(forwardUrl, "pay")
    const again = await press(forwardUrl, "refuse")
    expect(new URL(again.headers.get("location") ?? "").pathname).toBe("/accept")
    expect(statuses(await trial.calls("/notify", 3))).toEqual(["116", "117", "118"])
  })

  test("values of the merchant are escaped on the page", async () => {
    const { forwardUrl } = await open({ description: '<script>alert("x")</script>' })
    const page = await (await fetch(forwardUrl)).text()
    expect(page).not.toContain("<script")
    expect(page).toContain("&lt;script&gt;")
  })
})

describe("time", () => {
  test("a page expires by the sandbox's clock", async () => {
    const { forwardUrl } = await open()
    await trial.post("/__sandbox/clock", { offsetSeconds: 1799 })
    expect(await (await fetch(forwardUrl)).text()).toContain('data-testid="pay"')
    await trial.post("/__sandbox/clock", { offsetSeconds: 1801 })
    expect(statuses(await trial.calls("/notify", 1))).toEqual(["114"])
    const response = await press(forwardUrl, "pay")
    expect(new URL(response.headers.get("location") ?? "").pathname).toBe("/exception")
  })

  test("a pending payment completes later", async () => {
    const { forwardUrl } = await open()
    await press(forwardUrl, "pending")
    await trial.post("/__sandbox/clock", { offsetSeconds: 6 })
    expect(statuses(await trial.calls("/notify", 4))).toEqual(["200", "116", "117", "118"])
  })
})

describe("scenarios", () => {
  const arm = (...scenarios: string[]) => trial.post("/hipay/__sandbox/scenarios", { scenarios })
  const pay = async () => press((await open()).forwardUrl, "pay")

  test("duplicate sends everything twice", async () => {
    await arm("duplicate")
    await pay()
    expect(statuses(await trial.calls("/notify", 6))).toEqual(["116", "116", "117", "117", "118", "118"])
  })

  test("out_of_order turns the sequence round", async () => {
    await arm("out_of_order")
    await pay()
    expect(statuses(await trial.calls("/notify", 3))).toEqual(["118", "117", "116"])
  })

  test("bad_signature signs with another passphrase, once armed for one payment only", async () => {
    await arm("bad_signature")
    await pay()
    const forged = await trial.calls("/notify", 3)
    for (const call of forged) {
      expect(call.headers["x-allopass-signature"]).not.toBe(
        notificationSignature(call.body, KEYS.hipay.passphrase),
      )
    }
    await pay()
    const [, , , honest] = await trial.calls("/notify", 4)
    expect(honest?.headers["x-allopass-signature"]).toBe(
      notificationSignature(honest?.body ?? "", KEYS.hipay.passphrase),
    )
  })

  test("drop loses the notifications; the look-up knows the result", async () => {
    await arm("drop")
    const { forwardUrl, orderId } = await open()
    await press(forwardUrl, "pay")
    const { body } = await get(`/hipay/rest/v1/transaction?orderid=${orderId}`)
    expect(body.transaction).toMatchObject({ status: "118", state: "completed", capturedAmount: "25.00" })
    expect(trial.received).toEqual([])
  })

  test("http_500 fails the next call only", async () => {
    await arm("http_500")
    expect((await create()).status).toBe(500)
    expect((await create()).status).toBe(200)
  })

  test("an armed outcome needs no browser", async () => {
    await arm("approve")
    await open()
    expect(statuses(await trial.calls("/notify", 3))).toEqual(["116", "117", "118"])
  })

  test("unknown scenarios are refused", async () => {
    expect((await arm("explode")).status).toBe(400)
  })

  test("a notification is repeated until it is answered with 200", async () => {
    trial.answers.push(503, 302)
    await press((await open()).forwardUrl, "refuse")
    expect(statuses(await trial.calls("/notify", 3))).toEqual(["113", "113", "113"])
  })
})

describe("look-ups and maintenance", () => {
  async function paid() {
    const { forwardUrl, orderId } = await open()
    await press(forwardUrl, "pay")
    const { body } = await get(`/hipay/rest/v1/transaction?orderid=${orderId}`)
    const reference: string = body.transaction.transactionReference
    return { orderId, path: `/hipay/rest/v1/maintenance/transaction/${reference}`, reference }
  }
  async function maintain(path: string, given: Record<string, string>) {
    const body = new URLSearchParams(given)
    const response = await fetch(trial.url + path, { method: "POST", headers: { authorization }, body })
    return { status: response.status, body: await response.json() }
  }

  test("look-ups by reference and by order agree; unknown ones are refused", async () => {
    const { orderId, reference } = await paid()
    const { body } = await get(`/hipay/rest/v1/transaction/${reference}`)
    expect(body.transaction).toMatchObject({
      status: "118",
      order: { id: orderId },
      paymentMethod: { brand: "VISA" },
    })
    expect((await get(`/hipay/v3/order/${orderId}`)).body.transactions[0]).toMatchObject({
      id: Number(reference),
      status: 18,
    })
    expect((await get("/hipay/rest/v1/transaction/800000000000")).body.code).toBe(3000002)
    expect((await get("/hipay/v3/order/D-none")).body.code).toBe(3000001)
  })

  test("an order nobody paid yet has no transaction", async () => {
    const { orderId } = await open()
    expect((await get(`/hipay/rest/v1/transaction?orderid=${orderId}`)).body).toEqual({ transaction: [] })
  })

  test("refunds in part, then the rest, then no more", async () => {
    const { path } = await paid()
    const first = await maintain(path, { operation: "refund", amount: "10.00", currency: "EUR" })
    expect([first.status, first.body.status, first.body.refundedAmount]).toEqual([200, "124", "10.00"])
    expect(statuses(await trial.calls("/notify", 5)).slice(3)).toEqual(["124", "126"])
    expect((await maintain(path, { operation: "refund", amount: "15.01" })).body.code).toBe(3020210)
    expect((await maintain(path, { operation: "refund", amount: "25.01" })).body.code).toBe(3020209)
    await maintain(path, { operation: "refund" })
    expect(statuses(await trial.calls("/notify", 7)).slice(5)).toEqual(["124", "125"])
    expect((await maintain(path, { operation: "refund" })).body.code).toBe(3020206)
  })

  test("the same operation id refunds once", async () => {
    const { path } = await paid()
    const given = { operation: "refund", amount: "10.00", operation_id: "R-1" }
    const first = await maintain(path, given)
    expect(await maintain(path, given)).toEqual(first)
  })

  test("an uncaptured payment cannot be refunded; an authorisation can be captured", async () => {
    const { forwardUrl, orderId } = await open({ operation: "Authorization" })
    await press(forwardUrl, "pay")
    const { body } = await get(`/hipay/rest/v1/transaction?orderid=${orderId}`)
    const path = `/hipay/rest/v1/maintenance/transaction/${body.transaction.transactionReference}`
    expect(body.transaction.status).toBe("116")
    expect((await maintain(path, { operation: "refund" })).body.code).toBe(3020202)
    expect((await maintain(path, { operation: "capture" })).body.status).toBe("117")
    expect(statuses(await trial.calls("/notify", 3))).toEqual(["116", "117", "118"])
  })

  test("a review is accepted by maintenance", async () => {
    const { forwardUrl, orderId } = await open()
    await press(forwardUrl, "review")
    const { body } = await get(`/hipay/rest/v1/transaction?orderid=${orderId}`)
    await maintain(`/hipay/rest/v1/maintenance/transaction/${body.transaction.transactionReference}`, {
      operation: "acceptChallenge",
    })
    expect(statuses(await trial.calls("/notify", 4))).toEqual(["112", "116", "117", "118"])
  })

  test("names the hash algorithm", async () => {
    expect((await get("/hipay/rest/v2/security-settings")).body).toEqual({ hashing_algorithm: "sha256" })
  })
})
