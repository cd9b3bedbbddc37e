import { createHash } from "node:crypto"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { centsToDecimal, decimalToCents } from "../decimal.ts"
import { isSigned, toFunding, toPaymentReport } from "./notification.ts"

const passphrase = "s3cret"
const sample = Buffer.from("state=completed&status=118&order%5Bid%5D=D-1001")

describe("HiPay's notification signature", () => {
  it("is SHA-256 of body and passphrase (docs/providers.md, HiPay, vector)", () => {
    const signature = "805ea915ec0a4ed4a23faa7bb4bf2ecabb63d1f12b05659c9bd40dea6f800671"
    expect(isSigned(sample, signature, passphrase)).toBe(true)
  })

  it("is refused in a weaker or stronger algorithm, in capitals, shortened or missing", () => {
    const of = (algorithm: string) => createHash(algorithm).update(sample).update(passphrase).digest("hex")
    for (const signature of [
      of("sha1"),
      of("sha512"),
      of("sha256").toUpperCase(),
      of("sha256").slice(1),
      "",
      undefined,
    ])
      expect(isSigned(sample, signature, passphrase)).toBe(false)
  })

  it("fails after a change of any byte of body or signature", () => {
    const signature = createHash("sha256").update(sample).update(passphrase).digest("hex")
    fc.assert(
      fc.property(fc.nat(sample.length - 1), fc.integer({ min: 1, max: 255 }), (place, flip) => {
        const changed = Buffer.from(sample)
        changed[place] = (changed[place] ?? 0) ^ flip
        expect(isSigned(changed, signature, passphrase)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.nat(63), fc.integer({ min: 1, max: 15 }), (place, shift) => {
        const digit = ((Number.parseInt(signature[place] ?? "0", 16) + shift) % 16).toString(16)
        expect(
          isSigned(sample, signature.slice(0, place) + digit + signature.slice(place + 1), passphrase),
        ).toBe(false)
      }),
    )
  })
})

describe("HiPay's notification body", () => {
  const fields = {
    state: "completed",
    status: "118",
    attempt_id: "1",
    transaction_reference: "800123456789",
    captured_amount: "25.00",
    refunded_amount: "10.00",
    currency: "EUR",
    payment_product: "visa",
    "payment_method[card_type]": "CREDIT",
    "order[id]": "D-1001",
    "reason[code]": "",
  }
  const body = (more: Record<string, string> = {}) =>
    Buffer.from(new URLSearchParams({ ...fields, ...more }).toString())

  it("is parsed field by field", () => {
    expect(toPaymentReport(body())).toEqual({
      orderId: "D-1001",
      reference: "800123456789",
      attemptId: "1",
      event: "captured",
      vendorStatus: "118",
      currency: "EUR",
      capturedCents: 2500,
      refundedCents: 1000,
      product: "visa",
      funding: "credit",
    })
  })

  it("identifies a card by its visible digits, and not where it shows too few", () => {
    const card = {
      "payment_method[pan]": "411111******1111",
      "payment_method[card_expiry_month]": "12",
      "payment_method[card_expiry_year]": "2029",
    }
    const mark = toPaymentReport(body(card))?.cardMark
    expect(mark).toMatch(/^[0-9a-f]{64}$/)
    expect(toPaymentReport(body({ ...card, status: "116" }))?.cardMark).toBe(mark)
    expect(toPaymentReport(body({ ...card, "payment_method[pan]": "411111******1112" }))?.cardMark).not.toBe(
      mark,
    )
    expect(toPaymentReport(body({ ...card, "payment_method[pan]": "" }))?.cardMark).toBeUndefined()
  })

  it("is refused without a required field", () => {
    for (const broken of [
      { status: "" },
      { status: "18" },
      { status: "1e2" },
      { transaction_reference: "" },
      { "order[id]": "" },
    ])
      expect(toPaymentReport(body(broken))).toBeUndefined()
    expect(toPaymentReport(Buffer.from([0xff, 0xfe, 0x00]))).toBeUndefined()
  })

  it("is parsed with any text", () => {
    const odd = { "order[id]": "D\0", attempt_id: "1\0", currency: "E\0", payment_product: "v\0" }
    expect(toPaymentReport(body(odd))).toMatchObject({
      orderId: "D\uFFFD",
      attemptId: "1\uFFFD",
      currency: "E\uFFFD",
      product: "v\uFFFD",
    })
  })

  it("treats an amount with fractions of a cent as unknown", () => {
    for (const amount of ["25.001", "25,00", "2.5e1", "-25.00", "", "NaN", "25.", " 25.00", "٢٥.٠٠"])
      expect(toPaymentReport(body({ captured_amount: amount }))?.capturedCents).toBeNull()
  })
})

describe("HiPay's amounts", () => {
  it("convert both ways unchanged", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(decimalToCents(centsToDecimal(cents))).toBe(cents)
      }),
    )
    expect(decimalToCents("25")).toBe(2500)
    expect(decimalToCents("25.5")).toBe(2550)
    expect(decimalToCents("25.50000")).toBe(2550)
  })
})

describe("the funding of a card", () => {
  it("treats charge cards and deferred debit as credit, and unknown types as unknown", () => {
    expect(["CREDIT", "credit", "CHARGE CARD", "DEFERRED DEBIT"].map(toFunding)).toEqual(
      Array(4).fill("credit"),
    )
    expect(["DEBIT", "PREPAID", "", null, undefined, "OTHER"].map(toFunding)).toEqual([
      "debit",
      "prepaid",
      "unknown",
      "unknown",
      "unknown",
      "unknown",
    ])
  })
})
