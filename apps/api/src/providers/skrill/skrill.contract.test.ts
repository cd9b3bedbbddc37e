import { createHash } from "node:crypto"
import fc from "fast-check"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { textAnswer, vendorForFile } from "../../../testing/vendor.ts"
import { GatewayUnavailable } from "../../modules/payments/ports.ts"
import { skrill } from "./client.ts"
import { isSigned, toPaymentEvent } from "./report.ts"

const account = { merchantId: "4637827", secretWord: "s3cret" }
/** Answers go by page and action. */
const vendor = vendorForFile({
  otherwise: textAnswer("", 500),
  keyOf: ({ url }, body) => [url, new URLSearchParams(body).get("action") ?? ""].join(" ").trim(),
})
const { answers, asked } = vendor
/** Lets a page answer this text. */
const says = (key: string, text: string) => answers.set(key, textAnswer(text))
const askedForms = () => asked.map(({ body }) => new URLSearchParams(body))
let provider: ReturnType<typeof skrill>
beforeAll(() => {
  const url = vendor.url()
  const email = "shop@casino.test"
  provider = skrill({ payUrl: `${url}/pay`, apiUrl: `${url}/app`, email, apiPassword: "p", ...account })
})

const signature = (fields: Record<string, string>, algorithm: "md5" | "sha256" = "md5") => {
  const hex = (how: string, text: string) => createHash(how).update(text).digest("hex").toUpperCase()
  const { merchant_id, transaction_id, mb_amount, mb_currency, status } = fields
  const word = hex("md5", account.secretWord)
  return hex(algorithm, `${merchant_id}${transaction_id}${word}${mb_amount}${mb_currency}${status}`)
}
function report(more: Record<string, string> = {}) {
  const fields: Record<string, string> = {
    pay_from_email: "anna@example.com",
    merchant_id: account.merchantId,
    transaction_id: "D-1001",
    mb_transaction_id: "5585262",
    mb_amount: "25.00",
    mb_currency: "EUR",
    status: "2",
    amount: "25.00",
    currency: "EUR",
    ...more,
  }
  return new URLSearchParams({ md5sig: signature(fields), ...fields })
}
const read = (form: URLSearchParams) => provider.payIn.readNotification(Buffer.from(form.toString()), {})
const answered = (form: URLSearchParams) => says("/app/query.pl status_trn", `200\t\tOK\n${form}`)

describe("Skrill's signature", () => {
  it("matches the vector", () => {
    const vector = "9B7639B3C74626F968A7337EFB7FE4F6"
    expect(isSigned(report({ md5sig: vector }), account)).toBe(true)
    const sha2sig = "2B0B311C7B44A25C6E9721AE8B24AA52AC8BA35CEF03DE46E9AA2AB13C414C0D"
    expect(isSigned(report({ sha2sig }), account)).toBe(true)
  })

  it("is refused in lower case, without a covered field, for another merchant, or where one of two is wrong", () => {
    const good = report()
    for (const more of [
      { md5sig: good.get("md5sig")!.toLowerCase() },
      { md5sig: "" },
      { sha2sig: "" },
      { sha2sig: good.get("md5sig")! },
    ])
      expect(isSigned(report(more), account)).toBe(false)
    const foreign = report({ merchant_id: "1" })
    expect(isSigned(foreign, account)).toBe(false)
    expect(isSigned(good, { ...account, secretWord: "other" })).toBe(false)
    for (const name of ["md5sig", "transaction_id", "mb_amount", "mb_currency", "status"]) {
      const without = report()
      without.delete(name)
      expect(isSigned(without, account)).toBe(false)
    }
  })

  it("fails after a change of a covered field", () => {
    const names = ["transaction_id", "mb_amount", "mb_currency", "status"]
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ minLength: 1, maxLength: 5 }), (name, text) => {
        const changed = report()
        changed.set(name, `${changed.get(name)}${text}`)
        expect(isSigned(changed, account)).toBe(false)
      }),
    )
  })
})

describe("Skrill's status report", () => {
  it.each([
    ["2", "captured"],
    ["1", "pending"],
    ["0", "pending"],
    ["-1", "cancelled"],
    ["-2", "failed"],
    ["-3", "chargedBack"],
    ["3", "noted"],
    ["-4", "noted"],
  ])("%s means %s", (status, event) => {
    expect(toPaymentEvent(status)).toBe(event)
  })

  it("of received money triggers a look-up, whose answer names the payer", async () => {
    answered(report({ pay_from_email: "jan@example.com" }))
    expect(await read(report({ pay_from_email: "thief@example.com" }))).toEqual({
      kind: "report",
      report: {
        orderId: "D-1001",
        reference: "5585262",
        attemptId: "",
        event: "captured",
        vendorStatus: "2",
        currency: "EUR",
        capturedCents: 2500,
        refundedCents: null,
        product: "skrill",
        funding: "prepaid",
        payerAccount: "jan@example.com",
      },
    })
  })

  it("of received money is in doubt while Skrill does not confirm it", async () => {
    says("/app/query.pl status_trn", "403\t\tTransaction not found: ")
    await expect(read(report())).rejects.toBeInstanceOf(GatewayUnavailable)
    answered(report({ mb_transaction_id: "1" }))
    await expect(read(report())).rejects.toBeInstanceOf(GatewayUnavailable)
    answers.set("/app/query.pl status_trn", textAnswer("", 503))
    await expect(read(report())).rejects.toBeInstanceOf(GatewayUnavailable)
  })

  it("of anything else is parsed without the unsigned payer", async () => {
    const failed = await read(report({ status: "-2", failed_reason_code: "6" }))
    expect(failed).toMatchObject({
      report: { event: "failed", reason: "insufficientFunds", capturedCents: 0 },
    })
    const back = await read(report({ status: "-3" }))
    expect(back).toMatchObject({ kind: "report", report: { event: "chargedBack", capturedCents: 2500 } })
    expect(JSON.stringify([failed, back])).not.toContain("anna@")
    expect(asked).toEqual([])
  })

  it("is forged with a wrong signature and unreadable without a required field", async () => {
    expect(await read(report({ md5sig: "x" }))).toEqual({ kind: "forged" })
    expect(await read(new URLSearchParams())).toEqual({ kind: "forged" })
    for (const more of [
      { status: "" },
      { status: "paid" },
      { mb_transaction_id: "" },
      { transaction_id: "" },
    ])
      expect(await read(report(more))).toEqual({ kind: "unreadable" })
  })

  it("treats an amount with fractions of a cent as unknown", async () => {
    for (const mb_amount of ["25.001", "25,00", "2.5e1", "", " 25.00"]) {
      answered(report({ mb_amount }))
      expect(await provider.payIn.lookUp({ orderId: "D-1001" })).toMatchObject([{ capturedCents: null }])
    }
    for (const [mb_amount, cents] of [
      ["25", 2500],
      ["25.5", 2550],
      ["0.01", 1],
    ] as const) {
      answered(report({ mb_amount }))
      expect(await provider.payIn.lookUp({ orderId: "D-1001" })).toMatchObject([{ capturedCents: cents }])
    }
  })
})

describe("Skrill's queries", () => {
  it("find nothing for an unpaid order, and are unavailable with any other answer", async () => {
    says("/app/query.pl status_trn", "403\t\tTransaction not found: ")
    expect(await provider.payIn.lookUp({ orderId: "D-1001" })).toEqual([])
    for (const strange of ["401\t\tCannot login", "402\t\tUnknown action", "405\t\t", "<html>", ""]) {
      says("/app/query.pl status_trn", strange)
      await expect(provider.payIn.lookUp({ orderId: "D-1001" })).rejects.toBeInstanceOf(GatewayUnavailable)
    }
    answered(report({ transaction_id: "D-2" }))
    await expect(provider.payIn.lookUp({ orderId: "D-1001" })).rejects.toThrow("another order")
  })
})

const response = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<response>${inner}</response>`
const refusedWith = (code: string) => response(`<error><error_msg>${code}</error_msg></error>`)

it("opens a page for wallets only, with a session of Skrill's", async () => {
  says("/pay", "6f2c1a7be0c94d0fb5f06ad35c7cbf0a\n")
  const { forwardUrl } = await provider.payIn.open({
    orderId: "D-1001",
    amountCents: 2505,
    method: "skrill",
    language: "nl",
    merchantName: "A name that is longer than thirty characters",
    successUrl: "https://casino.example/ok",
    failureUrl: "https://casino.example/no",
    notifyUrl: "https://casino.example/providers/skrill/notify",
    timeToPaySeconds: 1800,
    player: {
      id: 7n,
      email: "anna@example.com",
      firstName: "Anna",
      lastName: "Peeters",
      birthDate: "1990-12-31",
      address: "",
    },
  })
  expect(forwardUrl).toMatch(/\/pay\?sid=6f2c1a7be0c94d0fb5f06ad35c7cbf0a$/)
  expect(Object.fromEntries(askedForms()[0]!)).toMatchObject({
    amount: "25.05",
    payment_methods: "WLT",
    prepare_only: "1",
    language: "NL",
    date_of_birth: "31121990",
  })
  says("/pay", "<html>Maintenance</html>")
  await expect(provider.payIn.open({} as never)).rejects.toThrow()
})

describe("a refund", () => {
  const refund = () => provider.payIn.refund({ reference: "5585262", amountCents: 2500, operationId: "r" })
  it("is accepted, refused, or in doubt", async () => {
    says("/app/refund.pl prepare", response("<sid>6f2c1a7be0c94d0f</sid>"))
    for (const [answer, outcome] of [
      [response("<mb_amount>25.00</mb_amount><status>2</status>"), "accepted"],
      [response("<mb_transaction_id>5585999</mb_transaction_id><status>0</status>"), { pending: "5585999" }],
      [response("<status>-2</status><error>REFUND_DENIED</error>"), "refused"],
      [refusedWith("ALREADY_EXECUTED"), "accepted"],
      [refusedWith("REFUND_DENIED"), "refused"],
    ] as const) {
      says("/app/refund.pl refund", answer)
      expect(await refund()).toEqual(outcome)
    }
    for (const answer of [refusedWith("GENERIC_ERROR"), refusedWith("SESSION_EXPIRED"), "<html>", ""].concat(
      refusedWith("EXECUTION_PENDING"),
      response("<status>0</status>"),
      response("<status>-3</status>"),
    )) {
      says("/app/refund.pl refund", answer)
      await expect(refund()).rejects.toThrow()
    }
    says("/app/refund.pl prepare", refusedWith("LOGIN_INVALID"))
    await expect(refund()).rejects.toBeInstanceOf(GatewayUnavailable)
  })
})

describe("a pending refund", () => {
  const status = () => provider.payIn.refundStatus({ reference: "5585262", refundId: "5585999" })
  const answers = (stands: string, mb_transaction_id = "5585999") =>
    answered(new URLSearchParams({ status: stands, mb_transaction_id }))

  it.each([
    ["2", "completed"],
    ["1", "pending"],
    ["0", "pending"],
    ["-1", "refused"],
    ["-2", "refused"],
  ])("with status %s is %s", async (stands, outcome) => {
    answers(stands)
    expect(await status()).toBe(outcome)
  })

  it("stays in doubt with an unknown status, another id, or where Skrill does not know it", async () => {
    answers("-3")
    await expect(status()).rejects.toThrow("a status that no refund has")
    answers("2", "5585262")
    await expect(status()).rejects.toThrow("another refund")
    says("/app/query.pl status_trn", "403\t\tTransaction not found: ")
    await expect(status()).rejects.toThrow("does not know the refund")
  })
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
  const done = (status: string, amount = "120.50") =>
    response(`<transaction><amount>${amount}</amount><id>9</id><status>${status}</status></transaction>`)
  beforeEach(() => {
    says("/app/query.pl status_trn", "403\t\tTransaction not found: ")
    says("/app/pay.pl prepare", response("<sid>6f2c1a7be0c94d0f</sid>"))
  })

  it("is sent once: a known one is not repeated", async () => {
    says("/app/pay.pl transfer", done("2"))
    expect(await create()).toEqual({
      kind: "report",
      report: { endToEndId: "W-1", status: "settled", code: null },
    })
    says("/app/query.pl status_trn", "200\t\tOK\nstatus=2")
    asked.length = 0
    expect(await create()).toEqual({ kind: "duplicate" })
    expect(askedForms().map((form) => form.get("action"))).toEqual(["status_trn"])
  })

  it("is accepted, refused, a duplicate, or in doubt", async () => {
    says("/app/pay.pl transfer", done("1"))
    expect(await create()).toMatchObject({ report: { status: "accepted" } })
    for (const [answer, kind] of [
      [refusedWith("PAYMENT_DENIED"), "refused"],
      [refusedWith("ALREADY_EXECUTED"), "duplicate"],
      [refusedWith("EXECUTION_PENDING"), "duplicate"],
    ] as const) {
      says("/app/pay.pl transfer", answer)
      expect(await create()).toMatchObject({ kind })
    }
    for (const answer of [
      refusedWith("SESSION_EXPIRED"),
      refusedWith("BALANCE_NOT_ENOUGH"),
      done("7"),
      done("2", "120.5x"),
      "x",
    ]) {
      says("/app/pay.pl transfer", answer)
      await expect(create()).rejects.toThrow()
    }
  })

  it.each([
    ["2", "settled"],
    ["1", "accepted"],
    ["0", "accepted"],
    ["-1", "returned"],
    ["-2", "rejected"],
  ])("with status %s is %s", async (status, expected) => {
    says("/app/query.pl status_trn", `200\t\tOK\nstatus=${status}`)
    expect(await provider.payOut.status("W-1")).toMatchObject({ endToEndId: "W-1", status: expected })
  })

  it("is unknown where Skrill does not know it", async () => {
    expect(await provider.payOut.status("W-1")).toBeUndefined()
    says("/app/query.pl status_trn", "200\t\tOK\nstatus=9")
    await expect(provider.payOut.status("W-1")).rejects.toThrow()
  })
})
