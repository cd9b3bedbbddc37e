import { createHmac } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { basic, KEYS, type Received, startTrial, type Trial } from "../trial.ts"

let trial: Trial
let number = 0
let lastCredit = ""

beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())
beforeEach(async () => {
  await trial.post("/neteller/__sandbox/reset", {})
  await trial.post("/__sandbox/clock", { offsetSeconds: 0 })
  trial.received.length = 0
  trial.answers.length = 0
})

const authorization = basic(KEYS.neteller.username, KEYS.neteller.password)
const root = "/neteller/paymenthub/v1"
async function call(path: string, body?: object, headers: Record<string, string> = { authorization }) {
  const answer = body
    ? await trial.post(root + path, body, headers)
    : await fetch(trial.url + root + path, { headers })
  return { status: answer.status, body: await answer.json() }
}
const open = (extra: object = {}) =>
  call("/paymenthandles", {
    merchantRefNum: `D-${++number}`,
    transactionType: "PAYMENT",
    paymentType: "NETELLER",
    amount: 2500,
    currencyCode: "EUR",
    neteller: { consumerId: "anna@example.com" },
    profile: { locale: "fr_FR" },
    returnLinks: ["default", "on_completed", "on_failed", "on_cancelled"].map((rel) => ({
      rel,
      href: `${trial.casinoUrl}/${rel}`,
    })),
    ...extra,
  })
const press = async (id: string, outcome: string, email = "anna@example.com") => {
  const body = new URLSearchParams({ outcome, email })
  const url = `${trial.url}/neteller/checkout/${id}`
  const answer = await fetch(url, { method: "POST", redirect: "manual", body })
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() }
}
const pay = (paymentHandleToken: string, extra: object = {}) =>
  call("/payments", {
    merchantRefNum: `D-${number}`,
    amount: 2500,
    currencyCode: "EUR",
    paymentHandleToken,
    ...extra,
  })
const events = (calls: readonly Received[]) => calls.map(({ body }) => JSON.parse(body).eventName)
const arm = (...scenarios: string[]) => trial.post("/neteller/__sandbox/scenarios", { scenarios })
const operate = async (id: string, action: string) =>
  (
    await fetch(`${trial.url}/neteller/__sandbox/handles/${id}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ action }),
    })
  ).status

describe("paying", () => {
  test("makes a handle payable, then a payment with it, each told in a signed webhook", async () => {
    const { status, body } = await open()
    expect([status, body.status, body.links[0].rel]).toEqual([201, "INITIATED", "redirect_payment"])
    expect(await (await fetch(body.links[0].href)).text()).toContain("Vous payez Elite")
    expect((await pay(body.paymentHandleToken)).body.error.code).toBe("5050")
    const { location } = await press(body.id, "pay", "jan@example.com")
    expect(location).toBe(`${trial.casinoUrl}/on_completed`)
    const paid = await pay(body.paymentHandleToken)
    expect(paid.body).toMatchObject({
      status: "COMPLETED",
      amount: 2500,
      neteller: { consumerId: "jan@example.com" },
    })
    expect((await pay(body.paymentHandleToken)).body.error.code).toBe("5031")
    const calls = await trial.calls("/neteller", 2)
    expect(events(calls)).toEqual(["PAYMENT_HANDLE_PAYABLE", "PAYMENT_COMPLETED"])
    for (const { headers, body: sent } of calls)
      expect(headers.signature).toBe(
        createHmac("sha256", KEYS.neteller.webhookKey).update(sent).digest("base64"),
      )
    const found = await call(`/payments?merchantRefNum=D-${number}`)
    expect(found.body.payments).toMatchObject([{ id: paid.body.id, status: "COMPLETED" }])
    expect((await call(`/paymenthandles/${body.id}`)).body.status).toBe("COMPLETED")
  })

  test.each([
    ["refuse", "FAILED", "on_failed"],
    ["cancel", "CANCELLED", "on_cancelled"],
    ["expire", "EXPIRED", "on_failed"],
  ])("%s ends the handle as %s", async (outcome, status, rel) => {
    const { body } = await open()
    expect((await press(body.id, outcome)).location).toBe(`${trial.casinoUrl}/${rel}`)
    expect(events(await trial.calls("/neteller", 1))).toEqual([`PAYMENT_HANDLE_${status}`])
    const found = await call(`/paymenthandles?merchantRefNum=D-${number}`)
    expect(found.body.paymentHandles).toMatchObject([{ id: body.id, status }])
  })

  test("a payment that is pending completes later, and one that is held at the console", async () => {
    const slow = (await open()).body
    await press(slow.id, "pending")
    expect((await pay(slow.paymentHandleToken)).body.status).toBe("PENDING")
    await trial.post("/__sandbox/clock", { offsetSeconds: 6 })
    expect(events(await trial.calls("/neteller", 2))[1]).toBe("PAYMENT_COMPLETED")
    const held = (await open()).body
    await press(held.id, "pay")
    await arm("timeout")
    expect((await pay(held.paymentHandleToken)).body.status).toBe("HELD")
    expect(await operate(held.id, "fail")).toBe(303)
    expect(await operate(held.id, "fail")).toBe(409)
    expect(events(await trial.calls("/neteller", 5)).at(-1)).toBe("PAYMENT_FAILED")
  })

  test("a payment that is declined is answered with 402 and its error", async () => {
    const { body } = await open()
    await press(body.id, "pay")
    await arm("decline")
    const paid = await pay(body.paymentHandleToken)
    expect([paid.status, paid.body.status, paid.body.error.code]).toEqual([402, "FAILED", "3022"])
  })

  test("a page ends after a quarter of an hour", async () => {
    const { body } = await open()
    await trial.post("/__sandbox/clock", { offsetSeconds: 15 * 60 + 1 })
    expect(events(await trial.calls("/neteller", 1))).toEqual(["PAYMENT_HANDLE_EXPIRED"])
    await press(body.id, "pay")
    expect((await call(`/paymenthandles/${body.id}`)).body.status).toBe("EXPIRED")
  })

  test("asks for a whole e-mail address before anything is agreed", async () => {
    const { body } = await open({ profile: { locale: "nl_NL" } })
    const { status, text } = await press(body.id, "pay", "anna")
    expect(status).toBe(422)
    expect(text).toContain("Vul een volledig e-mailadres in")
  })

  test.each([
    [{ merchantRefNum: "" }, "merchantRefNum"],
    [{ transactionType: "SALE" }, "transactionType"],
    [{ paymentType: "CARD" }, "paymentType"],
    [{ amount: 25.5 }, "amount"],
    [{ currencyCode: "USD" }, "currencyCode"],
    [{ neteller: {} }, "neteller.consumerId"],
    [{ returnLinks: [{ rel: "default", href: "javascript:alert(1)" }] }, "returnLinks"],
  ])("refuses %j", async (extra, field) => {
    const { status, body } = await open(extra)
    expect([status, body.error.code, body.error.details]).toEqual([400, "5068", [field]])
  })

  test("refuses wrong credentials", async () => {
    const answer = await call("/payments?merchantRefNum=x", undefined, { authorization: basic("x", "y") })
    expect([answer.status, answer.body.error.code]).toEqual([401, "5279"])
  })

  test("sends twice, falsely signed or not at all, where that is armed", async () => {
    await arm("approve", "duplicate", "bad_signature")
    await open()
    const calls = await trial.calls("/neteller", 2)
    expect(calls[1]?.body).toBe(calls[0]?.body)
    const { headers, body } = calls[0]!
    expect(headers.signature).not.toBe(
      createHmac("sha256", KEYS.neteller.webhookKey).update(body).digest("base64"),
    )
  })
})

test("refunds a payment once per reference, and not above it", async () => {
  const { body } = await open()
  await press(body.id, "pay")
  const { id } = (await pay(body.paymentHandleToken)).body
  const refund = (merchantRefNum: string, amount = 2500) =>
    call(`/settlements/${id}/refunds`, { merchantRefNum, amount })
  expect((await refund("r-0", 2501)).status).toBe(402)
  expect((await refund("r-1")).body).toMatchObject({ status: "COMPLETED", amount: 2500 })
  expect((await refund("r-1")).status).toBe(409)
  expect((await refund("r-2")).status).toBe(402)
})

test.each([
  ["refunded", "COMPLETED", 402],
  ["refundFailed", "FAILED", 201],
])("a pending refund ends as %s at the console", async (action, status, again) => {
  const { body } = await open()
  await press(body.id, "pay")
  const { id } = (await pay(body.paymentHandleToken)).body
  const refund = (merchantRefNum: string) =>
    call(`/settlements/${id}/refunds`, { merchantRefNum, amount: 2500 })
  await arm("timeout")
  const made = (await refund("r-3")).body
  expect(made.status).toBe("PENDING")
  expect(await operate(body.id, action)).toBe(303)
  expect(await operate(body.id, action)).toBe(409)
  expect((await call(`/refunds/${made.id}`)).body).toMatchObject({ id: made.id, status })
  expect((await call("/refunds?merchantRefNum=r-3")).body.refunds).toMatchObject([{ status }])
  expect((await call("/refunds/nothing")).status).toBe(404)
  expect((await refund("r-4")).status).toBe(again)
})

describe("credits to wallets", () => {
  const credit = async (extra: object = {}) => {
    const reference = `W-${++number}`
    lastCredit = reference
    const made = await open({
      merchantRefNum: reference,
      transactionType: "STANDALONE_CREDIT",
      amount: 12_050,
      returnLinks: [],
    })
    return call("/standalonecredits", {
      merchantRefNum: reference,
      amount: 12_050,
      currencyCode: "EUR",
      paymentHandleToken: made.body.paymentHandleToken,
      ...extra,
    })
  }

  test("are paid once per reference and told in a signed webhook of their own", async () => {
    expect((await credit()).body).toMatchObject({ status: "COMPLETED", amount: 12_050 })
    expect(events(await trial.calls("/neteller-payouts", 1))).toEqual(["SA_CREDIT_COMPLETED"])
    expect((await credit({ merchantRefNum: lastCredit })).status).toBe(409)
  })

  test("are declined or held where that is armed", async () => {
    await arm("decline")
    expect((await credit()).status).toBe(402)
    await arm("timeout")
    expect((await credit()).body.status).toBe("HELD")
    const found = await call(`/standalonecredits?merchantRefNum=${lastCredit}`)
    expect(found.body.standaloneCredits).toMatchObject([{ status: "HELD" }])
    expect(events(await trial.calls("/neteller-payouts", 2))).toEqual(["SA_CREDIT_FAILED", "SA_CREDIT_HELD"])
  })

  test("go out though their answer is cut", async () => {
    const made = await open({
      merchantRefNum: "W-cut",
      transactionType: "STANDALONE_CREDIT",
      returnLinks: [],
    })
    await arm("cut")
    const { paymentHandleToken } = made.body
    const asked = { merchantRefNum: "W-cut", amount: 2500, currencyCode: "EUR", paymentHandleToken }
    await expect(call("/standalonecredits", asked)).rejects.toThrow()
    const found = await call("/standalonecredits?merchantRefNum=W-cut")
    expect(found.body.standaloneCredits).toMatchObject([{ status: "COMPLETED" }])
  })
})
