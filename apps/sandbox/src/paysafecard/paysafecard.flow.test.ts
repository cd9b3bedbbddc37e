import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { KEYS, startTrial, type Trial } from "../trial.ts"
import { pscIdOf } from "./gateway.ts"

let trial: Trial
let number = 0

beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())
beforeEach(async () => {
  await trial.post("/paysafecard/__sandbox/reset", {})
  await trial.post("/__sandbox/clock", { offsetSeconds: 0 })
  trial.received.length = 0
  trial.answers.length = 0
})

const { key, mid } = KEYS.paysafecard
const authorization = `Basic ${Buffer.from(key).toString("base64")}`
const anna = {
  email: "anna@example.com",
  firstName: "Anna",
  lastName: "Peeters",
  birthDate: "1990-12-31",
}

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${trial.url}/paysafecard/v1${path}`, {
    method,
    headers: {
      authorization,
      ...(body ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}
const open = (extra: object = {}, correlationId = `D-${++number}`) =>
  call(
    "POST",
    "/payments",
    {
      type: "PAYSAFECARD",
      amount: 25.05,
      currency: "EUR",
      redirect: {
        success_url: `${trial.casinoUrl}/ok?id={payment_id}`,
        failure_url: `${trial.casinoUrl}/no`,
      },
      notification_url: `${trial.casinoUrl}/notify`,
      customer: { id: "customer1", min_age: 21 },
      ...extra,
    },
    { "correlation-id": correlationId },
  )
const press = async (id: string, outcome: string, account: object = anna, language = "fr") => {
  const answer = await fetch(`${trial.url}/paysafecard/panel?mtid=${id}`, {
    method: "POST",
    redirect: "manual",
    headers: { "accept-language": language },
    body: new URLSearchParams({ outcome, ...account }),
  })
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() }
}
const arm = (...scenarios: string[]) => trial.post("/paysafecard/__sandbox/scenarios", { scenarios })

describe("paying", () => {
  test("is authorised by an account, told without a signature, and captured by the merchant once", async () => {
    const { status, body } = await open()
    expect([status, body.id, body.status]).toEqual([201, `pay_${mid}_D-${number}_EUR`, "INITIATED"])
    const page = await fetch(body.redirect.auth_url, { headers: { "accept-language": "nl" } })
    expect(await page.text()).toContain("Van wie is het account?")
    expect((await call("GET", `/payments/${body.id}`)).body.status).toBe("REDIRECTED")
    expect((await call("POST", `/payments/${body.id}/capture`)).body.number).toBe(2017)
    const { location } = await press(body.id, "pay")
    expect(location).toBe(`${trial.casinoUrl}/ok?id=${body.id}`)
    const [notice] = await trial.calls("/notify", 1)
    expect(Object.fromEntries(new URLSearchParams(notice?.body))).toMatchObject({
      mtid: body.id,
      eventType: "ASSIGN_CARDS",
    })
    expect((await call("GET", `/payments/${body.id}`)).body).toMatchObject({
      status: "AUTHORIZED",
      amount: 25.05,
      payment_instrument_subtype: "account",
      customer: {
        id: "customer1",
        psc_id: pscIdOf(anna.email),
        first_name: "Anna",
        last_name: "Peeters",
        date_of_birth: "1990-12-31",
      },
    })
    expect((await call("POST", `/payments/${body.id}/capture`)).body.status).toBe("SUCCESS")
    expect((await call("POST", `/payments/${body.id}/capture`)).status).toBe(400)
    expect((await call("DELETE", `/payments/${body.id}`)).status).toBe(400)
  })

  test("is declined by the merchant while it is authorised", async () => {
    const { body } = await open()
    await press(body.id, "pay")
    expect((await call("DELETE", `/payments/${body.id}`)).body.status).toBe("CANCELED_MERCHANT")
  })

  test.each([
    ["refuse", "CANCELED_CUSTOMER"],
    ["cancel", "CANCELED_CUSTOMER"],
    ["expire", "EXPIRED"],
  ])("%s ends as %s and tells nobody", async (outcome, status) => {
    const { body } = await open()
    expect((await press(body.id, outcome)).location).toBe(`${trial.casinoUrl}/no`)
    expect((await call("GET", `/payments/${body.id}`)).body.status).toBe(status)
    expect(trial.received).toEqual([])
  })

  test("is authorised later where the account confirms later", async () => {
    const { body } = await open()
    expect((await press(body.id, "pending")).location).toContain("/ok")
    expect((await call("GET", `/payments/${body.id}`)).body.status).toBe("INITIATED")
    await trial.post("/__sandbox/clock", { offsetSeconds: 6 })
    await trial.calls("/notify", 1)
    expect((await call("GET", `/payments/${body.id}`)).body.status).toBe("AUTHORIZED")
  })

  test("expires where it is not paid in half an hour, or not captured in an hour", async () => {
    const [unpaid, uncaptured] = [(await open()).body, (await open()).body]
    await press(uncaptured.id, "pay")
    await trial.post("/__sandbox/clock", { offsetSeconds: 30 * 60 + 1 })
    expect((await call("GET", `/payments/${unpaid.id}`)).body.status).toBe("EXPIRED")
    await trial.post("/__sandbox/clock", { offsetSeconds: 60 * 60 + 1 })
    expect((await call("GET", `/payments/${uncaptured.id}`)).body).toMatchObject({
      status: "EXPIRED",
      status_before_expiration: "AUTHORIZED",
    })
  })

  test.each([
    [{ email: "anna" }, "adresse e-mail complète"],
    [{ firstName: " " }, "Indiquez le nom"],
    [{ birthDate: "2020-01-01" }, "doit avoir au moins 21 ans"],
    [{ birthDate: "soon" }, "doit avoir au moins 21 ans"],
  ])("does not take %j", async (extra, sentence) => {
    const { body } = await open()
    const { status, text } = await press(body.id, "pay", { ...anna, ...extra })
    expect(status).toBe(422)
    expect(text).toContain(sentence)
  })

  test.each([
    [{ amount: 25.005 }, "amount"],
    [{ amount: 1000.01 }, "amount"],
    [{ currency: "USD" }, "currency"],
    [{ type: "CARD" }, "type"],
    [{ customer: { id: "anna@example.com" } }, "customer.id"],
    [{ notification_url: "javascript:alert(1)" }, "notification_url"],
  ])("refuses %j", async (extra, param) => {
    const { status, body } = await open(extra)
    expect([status, body.number, body.param]).toEqual([400, 10028, param])
  })

  test("refuses a wrong key and an order that was used", async () => {
    const stranger = await call("GET", "/payments/x", undefined, { authorization: "Basic eA==" })
    expect([stranger.status, stranger.body.number]).toEqual([401, 10008])
    await open({}, "D-twice")
    expect((await open({}, "D-twice")).body.number).toBe(2001)
  })

  test("tells of a payment that is not there, or twice, where that is armed", async () => {
    await arm("approve", "bad_signature", "duplicate")
    const { body } = await open()
    const calls = await trial.calls("/notify", 2)
    const [mtid] = calls.map((one) => new URLSearchParams(one.body).get("mtid"))
    expect(mtid).not.toBe(body.id)
    expect((await call("GET", `/payments/${mtid}`)).status).toBe(404)
  })
})

test("refunds a captured payment once per correlation id, and not above it", async () => {
  const { body } = await open()
  await press(body.id, "pay")
  const refund = (amount: number, correlationId: string, customer = "customer1") =>
    call(
      "POST",
      `/payments/${body.id}/refunds`,
      { type: "PAYSAFECARD", capture: true, amount, currency: "EUR", customer: { id: customer } },
      { "correlation-id": correlationId },
    )
  expect((await refund(25.05, "r1")).body.number).toBe(3180)
  await call("POST", `/payments/${body.id}/capture`)
  expect((await refund(25.05, "r1", "somebody")).body.number).toBe(3181)
  expect((await refund(25.06, "r1")).body.number).toBe(3179)
  expect((await refund(25.05, "r1")).body).toMatchObject({ status: "SUCCESS", amount: 25.05 })
  expect((await refund(25.05, "r1")).body.number).toBe(3164)
})

describe("payouts", () => {
  const pay = (extra: object = {}, correlationId = `W-${++number}`, more: object = {}) =>
    call(
      "POST",
      "/payouts",
      {
        type: "PAYSAFECARD",
        capture: true,
        amount: 120.5,
        currency: "EUR",
        customer: {
          id: "customer1",
          psc_id: pscIdOf(anna.email),
          first_name: "Anna",
          last_name: "Peeters",
          date_of_birth: "1990-12-31",
          ...extra,
        },
        ...more,
      },
      { "correlation-id": correlationId },
    )
  beforeEach(async () => {
    const { body } = await open()
    await press(body.id, "pay")
  })

  test("go to the account that paid, once per correlation id, and only under its holder's name and birth date", async () => {
    expect((await pay({ last_name: "Janssens" })).body.number).toBe(3195)
    expect((await pay({ date_of_birth: "1990-12-30" })).body.number).toBe(3195)
    expect((await pay({ psc_id: 1 })).body.number).toBe(3162)
    const { status, body } = await pay({}, "W-once")
    expect([status, body.id, body.status]).toEqual([201, `out_${mid}_W-once_EUR`, "SUCCESS"])
    expect((await pay({}, "W-once")).body.number).toBe(3164)
    expect((await call("GET", `/payouts/${body.id}`)).body.amount).toBe(120.5)
    expect((await call("GET", `/payouts/out_${mid}_W-none_EUR`)).status).toBe(404)
  })

  test("are validated first and captured later where that is asked", async () => {
    const { body } = await pay({}, "W-later", { capture: false })
    expect(body.status).toBe("VALIDATION_SUCCESSFUL")
    expect((await call("POST", `/payouts/${body.id}/capture`)).body.status).toBe("SUCCESS")
  })

  test("are refused where that is armed, and made though the answer is cut", async () => {
    await arm("decline")
    expect((await pay()).body.number).toBe(3193)
    await arm("cut")
    await expect(pay({}, "W-cut")).rejects.toThrow()
    expect((await call("GET", `/payouts/out_${mid}_W-cut_EUR`)).body.status).toBe("SUCCESS")
  })
})
