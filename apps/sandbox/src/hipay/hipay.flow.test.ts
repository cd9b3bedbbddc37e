import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { basic, KEYS, startTrial, type Trial } from "../trial.ts"
import { authorization, CARD, merchant, statuses } from "./merchant.ts"
import { notificationSignature, redirectHash } from "./sign.ts"

let trial: Trial
let shop: ReturnType<typeof merchant>

beforeAll(async () => {
  trial = await startTrial()
  shop = merchant(trial)
})
afterAll(() => trial.close())
beforeEach(() => shop.startOver())

describe("creating a hosted page", () => {
  test("answers the order and the page's address on both paths", async () => {
    for (const path of ["/hipay/v1/hpayment", "/hipay/rest/v1/hpayment"]) {
      const { status, body } = await shop.create({}, path)
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
      body: shop.fields(),
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
    const { status, body } = await shop.create(extra)
    expect([status, body.code]).toEqual([400, code])
  })

  test("refuses an order id that was used", async () => {
    await shop.create({ orderid: "D-twice" })
    expect((await shop.create({ orderid: "D-twice" })).body.code).toBe(3010004)
  })
})

describe("paying", () => {
  test("sends 116, 117 and 118, signed, and then the browser back with a signed result", async () => {
    const { forwardUrl, orderId } = await shop.open()
    const response = await shop.press(forwardUrl, "pay")
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
    const { forwardUrl } = await shop.open()
    await shop.press(forwardUrl, "pay", { ...CARD, number: "4000 0000 0000 0002" })
    const [first] = await trial.calls("/notify", 1)
    const notified = new URLSearchParams(first?.body)
    expect(notified.has("payment_method[card_type]")).toBe(false)
    const { body } = await shop.get(
      `/hipay/consultation/v3/transaction/${notified.get("transaction_reference")}`,
    )
    expect(body).toMatchObject({ status: 18, captured_amount: "25.00", card: { type: "CREDIT" } })
  })

  test("an enrolled card is challenged first", async () => {
    const { forwardUrl } = await shop.open({ language: "fr_BE" })
    const response = await shop.press(forwardUrl, "pay", { ...CARD, number: "4111111111111111" })
    expect(response.headers.get("location")).toBe(new URL(forwardUrl).pathname)
    expect(await (await fetch(forwardUrl)).text()).toContain('data-testid="3ds-ok"')
    await shop.press(forwardUrl, "pay")
    expect(statuses(await trial.calls("/notify", 1))).toEqual(["140"])
    await shop.press(forwardUrl, "3ds-ok", {})
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
    const { forwardUrl } = await shop.open()
    const response = await shop.press(forwardUrl, outcome)
    const calls = await trial.calls("/notify", 1)
    expect(statuses(calls)).toEqual(expected)
    expect(new URLSearchParams(calls[0]?.body).get("reason[code]")).toBe(reason)
    expect(new URL(response.headers.get("location") ?? "").pathname).toBe(path)
  })

  test("a faulty card is refused on the page and nothing is notified", async () => {
    const { forwardUrl } = await shop.open()
    const response = await shop.press(forwardUrl, "pay", { ...CARD, number: "1234", cvc: "" })
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain("Dit kaartnummer is geen van de testkaarten hieronder.")
    expect(page.match(/aria-invalid/g)).toHaveLength(2)
    expect(trial.received).toEqual([])
  })

  test("an order is paid once", async () => {
    const { forwardUrl } = await shop.open()
    await shop.press(forwardUrl, "pay")
    const again = await shop.press(forwardUrl, "refuse")
    expect(new URL(again.headers.get("location") ?? "").pathname).toBe("/accept")
    expect(statuses(await trial.calls("/notify", 3))).toEqual(["116", "117", "118"])
  })

  test("an order without a description says its number once", async () => {
    const { forwardUrl } = await shop.open({ orderid: "D-once", description: "D-once" })
    const page = await (await fetch(forwardUrl)).text()
    expect(page.match(/D-once/g)).toHaveLength(1)
  })

  test("values of the merchant are escaped on the page", async () => {
    const { forwardUrl } = await shop.open({ description: '<script>alert("x")</script>' })
    const page = await (await fetch(forwardUrl)).text()
    expect(page).not.toContain("<script")
    expect(page).toContain("&lt;script&gt;")
  })
})

describe("time", () => {
  test("a page expires by the sandbox's clock", async () => {
    const { forwardUrl } = await shop.open()
    await trial.post("/__sandbox/clock", { offsetSeconds: 1799 })
    expect(await (await fetch(forwardUrl)).text()).toContain('data-testid="pay"')
    await trial.post("/__sandbox/clock", { offsetSeconds: 1801 })
    expect(statuses(await trial.calls("/notify", 1))).toEqual(["114"])
    const response = await shop.press(forwardUrl, "pay")
    expect(new URL(response.headers.get("location") ?? "").pathname).toBe("/exception")
  })

  test("a pending payment completes later", async () => {
    const { forwardUrl } = await shop.open()
    await shop.press(forwardUrl, "pending")
    await trial.post("/__sandbox/clock", { offsetSeconds: 6 })
    expect(statuses(await trial.calls("/notify", 4))).toEqual(["200", "116", "117", "118"])
  })
})
