import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { KEYS, type Received, startTrial, type Trial } from "../trial.ts"
import { hashedPassword, reportSignature } from "./sign.ts"

let trial: Trial
let number = 0

beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())
beforeEach(async () => {
  await trial.post("/skrill/__sandbox/reset", {})
  await trial.post("/__sandbox/clock", { offsetSeconds: 0 })
  trial.received.length = 0
  trial.answers.length = 0
})

const { email, merchantId, secretWord, apiPassword } = KEYS.skrill
const own = { email, password: hashedPassword(apiPassword) }

async function send(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const answer = await fetch(`${trial.url}/skrill${path}`, { method: "POST", body, redirect: "manual" })
  return { status: answer.status, text: await answer.text(), location: answer.headers.get("location") }
}
const open = (extra: Record<string, string> = {}) =>
  send("/pay", {
    pay_to_email: email,
    amount: "25.00",
    currency: "EUR",
    transaction_id: `D-${++number}`,
    recipient_description: "Elite",
    status_url: `${trial.casinoUrl}/notify`,
    return_url: `${trial.casinoUrl}/back`,
    cancel_url: `${trial.casinoUrl}/cancelled`,
    language: "FR",
    prepare_only: "1",
    ...extra,
  })
const press = (sid: string, outcome: string, payer = "anna@example.com") =>
  send(`/checkout?sid=${sid}`, { outcome, email: payer })
const fieldsOf = ({ body }: Received) => Object.fromEntries(new URLSearchParams(body))
const arm = (...scenarios: string[]) => trial.post("/skrill/__sandbox/scenarios", { scenarios })
const query = (trnId: string) => send("/app/query.pl", { action: "status_trn", ...own, trn_id: trnId })
const between = (text: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1]
const operate = (kind: string, id: string, action: string) => send(`/__sandbox/${kind}/${id}`, { action })

test("signs in capitals over merchant, order, hashed secret word, amount, currency and status", () => {
  const fields = {
    merchantId: "4637827",
    transactionId: "D-1001",
    amount: "25.00",
    currency: "EUR",
    status: "2",
  }
  expect(reportSignature(fields, "s3cret")).toBe("9B7639B3C74626F968A7337EFB7FE4F6")
  expect(reportSignature(fields, "s3cret", "sha256")).toBe(
    "2B0B311C7B44A25C6E9721AE8B24AA52AC8BA35CEF03DE46E9AA2AB13C414C0D",
  )
})

describe("paying", () => {
  test("reports a processed payment with both signatures and sends the browser back", async () => {
    const { status, text: sid } = await open()
    expect([status, sid]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)])
    const page = await (await fetch(`${trial.url}/skrill/pay?sid=${sid}`)).text()
    expect(page).toContain("Vous payez Elite")
    expect((await press(sid, "pay")).location).toBe(`${trial.casinoUrl}/back`)
    const [call] = await trial.calls("/notify", 1)
    const fields = fieldsOf(call!)
    expect(fields).toMatchObject({
      merchant_id: merchantId,
      transaction_id: `D-${number}`,
      mb_amount: "25.00",
      mb_currency: "EUR",
      status: "2",
      pay_from_email: "anna@example.com",
    })
    const signed = {
      merchantId,
      transactionId: `D-${number}`,
      amount: "25.00",
      currency: "EUR",
      status: "2",
    }
    expect(fields.md5sig).toBe(reportSignature(signed, secretWord))
    expect(fields.sha2sig).toBe(reportSignature(signed, secretWord, "sha256"))
    expect((await query(`D-${number}`)).text).toMatch(/^200\t\tOK\n.*status=2/)
  })

  test("refuses with a reason; leaving and expiring tell nobody and leave no transaction", async () => {
    const refused = (await open()).text
    expect((await press(refused, "refuse")).location).toBe(`${trial.casinoUrl}/cancelled`)
    const [call] = await trial.calls("/notify", 1)
    expect(fieldsOf(call!)).toMatchObject({ status: "-2", failed_reason_code: "06" })
    for (const outcome of ["cancel", "expire"]) {
      const { text: sid } = await open()
      expect((await press(sid, outcome)).location).toBe(`${trial.casinoUrl}/cancelled`)
      expect((await query(`D-${number}`)).text).toMatch(/^403/)
    }
    expect(trial.received).toHaveLength(1)
  })

  test("a pending payment is processed later, and a processed one is charged back at the console", async () => {
    const { text: sid } = await open()
    await press(sid, "pending")
    await trial.post("/__sandbox/clock", { offsetSeconds: 6 })
    await trial.calls("/notify", 2)
    expect((await operate("payments", sid, "chargeback")).status).toBe(303)
    expect((await operate("payments", sid, "chargeback")).status).toBe(409)
    const calls = await trial.calls("/notify", 3)
    expect(calls.map((call) => fieldsOf(call).status)).toEqual(["0", "2", "-3"])
  })

  test("a session ends after a quarter of an hour", async () => {
    const { text: sid } = await open()
    await trial.post("/__sandbox/clock", { offsetSeconds: 15 * 60 + 1 })
    await press(sid, "pay")
    expect((await query(`D-${number}`)).text).toMatch(/^403/)
  })

  test("asks for a whole e-mail address before anything is paid", async () => {
    const { text: sid } = await open({ language: "NL" })
    const { status, text } = await press(sid, "pay", "anna")
    expect(status).toBe(422)
    expect(text).toContain("Vul een volledig e-mailadres in")
    expect(trial.received).toEqual([])
  })

  test.each([
    [{ amount: "25.001" }],
    [{ amount: "0" }],
    [{ currency: "USD" }],
    [{ pay_to_email: "other@casino.test" }],
    [{ transaction_id: "" }],
    [{ status_url: "javascript:alert(1)" }],
    [{ prepare_only: "0" }],
  ])("refuses %j", async (extra) => {
    const { status, text } = await open(extra as Record<string, string>)
    expect([status, JSON.parse(text).code]).toEqual([400, "BAD_REQUEST"])
  })

  test("signs falsely, and names another payer in a field that is not signed, where that is armed", async () => {
    await arm("approve", "bad_signature")
    await open()
    const [forged] = await trial.calls("/notify", 1)
    const signed = { merchantId, transactionId: `D-${number}`, amount: "25.00", currency: "EUR", status: "2" }
    expect(fieldsOf(forged!).md5sig).not.toBe(reportSignature(signed, secretWord))
    await arm("approve", "other_payer")
    await open()
    const other = fieldsOf((await trial.calls("/notify", 2))[1]!)
    expect(other.pay_from_email).toBe("thief@example.com")
    expect(other.md5sig).toBe(reportSignature({ ...signed, transactionId: `D-${number}` }, secretWord))
  })
})

describe("sending money", () => {
  const prepare = (extra: Record<string, string> = {}) =>
    send("/app/pay.pl", {
      action: "prepare",
      ...own,
      amount: "120.50",
      currency: "EUR",
      bnf_email: "anna@example.com",
      subject: "Withdrawal",
      note: "Withdrawal",
      frn_trn_id: `W-${++number}`,
      ...extra,
    })
  const transfer = (sid = "") => send("/app/pay.pl", { action: "transfer", sid })

  test("is prepared, then carried out once, and known by our reference", async () => {
    const sid = between((await prepare()).text, "sid")
    expect((await query(`W-${number}`)).text).toMatch(/^403/)
    const { text } = await transfer(sid)
    expect([between(text, "status"), between(text, "amount")]).toEqual(["2", "120.50"])
    expect(between((await transfer(sid)).text, "error_msg")).toBe("ALREADY_EXECUTED")
    expect((await query(`W-${number}`)).text).toMatch(/^200\t\tOK\nstatus=2/)
    const again = await prepare({ frn_trn_id: `W-${number}` })
    expect(between(again.text, "error_msg")).toBe("FRN_TRN_ID_NOT_UNIQUE")
  })

  test("waits for somebody without an account, who signs up or does not", async () => {
    const sid = between((await prepare({ bnf_email: "new.anna@example.com" })).text, "sid") ?? ""
    expect(between((await transfer(sid)).text, "status")).toBe("1")
    await operate("transfers", sid, "lapse")
    expect((await query(`W-${number}`)).text).toMatch(/^200\t\tOK\nstatus=-1/)
  })

  test("is refused with a wrong password, a wrong address, or where that is armed", async () => {
    expect(between((await prepare({ password: "x" })).text, "error_msg")).toBe("LOGIN_INVALID")
    expect(between((await prepare({ bnf_email: "anna" })).text, "error_msg")).toBe("INVALID_EMAIL")
    await arm("decline")
    const denied = await transfer(between((await prepare()).text, "sid"))
    expect(between(denied.text, "error_msg")).toBe("PAYMENT_DENIED")
  })

  test("goes out though its answer is cut", async () => {
    const sid = between((await prepare()).text, "sid")
    await arm("cut")
    await expect(transfer(sid)).rejects.toThrow()
    expect((await query(`W-${number}`)).text).toMatch(/^200\t\tOK\nstatus=2/)
  })
})

test("refunds a payment once, and not above it", async () => {
  const { text: sid } = await open()
  await press(sid, "pay")
  const { mb_transaction_id = "" } = fieldsOf((await trial.calls("/notify", 1))[0]!)
  const prepare = (amount: string) =>
    send("/app/refund.pl", { action: "prepare", ...own, mb_transaction_id, amount })
  expect(between((await prepare("25.01")).text, "error_msg")).toBe("INVALID_AMOUNT")
  const session = between((await prepare("25.00")).text, "sid") ?? ""
  const { text } = await send("/app/refund.pl", { action: "refund", sid: session })
  expect([between(text, "status"), between(text, "mb_amount")]).toEqual(["2", "25.00"])
  expect(between((await prepare("25.00")).text, "error_msg")).toBe("INVALID_AMOUNT")
})

test.each([
  ["refunded", "2", "INVALID_AMOUNT"],
  ["refundFailed", "-2", undefined],
])("a pending refund ends as %s at the console", async (action, status, again) => {
  const { text: sid } = await open()
  await press(sid, "pay")
  const { mb_transaction_id = "" } = fieldsOf((await trial.calls("/notify", 1))[0]!)
  const prepare = async () =>
    (await send("/app/refund.pl", { action: "prepare", ...own, mb_transaction_id })).text
  const session = between(await prepare(), "sid") ?? ""
  await arm("timeout")
  const { text } = await send("/app/refund.pl", { action: "refund", sid: session })
  expect(between(text, "status")).toBe("0")
  const mb_trn_id = between(text, "mb_transaction_id") ?? ""
  const stands = async () =>
    (await send("/app/query.pl", { action: "status_trn", ...own, mb_trn_id })).text.split("\n")[1]
  expect(new URLSearchParams(await stands()).get("status")).toBe("0")
  expect((await operate("payments", sid, action)).status).toBe(303)
  expect((await operate("payments", sid, action)).status).toBe(409)
  expect(new URLSearchParams(await stands()).get("status")).toBe(status)
  expect(between(await prepare(), "error_msg")).toBe(again)
})
