import { payments } from "@elite/contract"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { toFailureReason, toPaymentEvent } from "../../../providers/hipay/status.ts"
import { depositConfig } from "../methods/definitions.ts"
import type { PaymentEvent, PaymentReport } from "../ports.ts"
import { type Decision, type Deposit, decideReport, isLaterStatus, nextLookUpAt, toReason } from "./rules.ts"

const fresh: Deposit = {
  id: "D-1",
  status: "pending",
  amountCents: 5000,
  method: "visa",
  reference: null,
  openedReference: null,
}
const report = (status: number, more: Partial<PaymentReport> = {}): PaymentReport => ({
  orderId: "D-1",
  reference: "800000000001",
  attemptId: "1",
  event: toPaymentEvent(status),
  vendorStatus: String(status),
  currency: "EUR",
  capturedCents: status < 118 ? 0 : 5000,
  product: "visa",
  funding: "debit",
  refundedCents: null,
  ...more,
})

type Ledger = { deposit: Deposit; credits: number; takenBack: number }

/** What `applyReport` does with a decision, without a database: room in the limits is always there. */
function after({ deposit, credits, takenBack }: Ledger, decision: Decision, report: PaymentReport): Ledger {
  const become = (status: Deposit["status"]): Deposit => ({ ...deposit, status })
  switch (decision.kind) {
    case "setStatus":
      return { deposit: become(decision.status), credits, takenBack }
    case "capture":
      return { deposit: become("pending"), credits, takenBack }
    case "credit":
      return {
        deposit: { ...become("succeeded"), reference: report.reference },
        credits: credits + 1,
        takenBack,
      }
    case "refuse":
      return { deposit: { ...become("refunded"), reference: report.reference }, credits, takenBack }
    case "reverse":
      return {
        deposit: { ...become(decision.status), reference: deposit.reference ?? report.reference },
        credits,
        takenBack: credits === 1 ? 1 : 0,
      }
    default:
      return { deposit, credits, takenBack }
  }
}
const run = (reports: readonly PaymentReport[], from: Deposit = fresh): Ledger =>
  reports.reduce<Ledger>((ledger, report) => after(ledger, decideReport(ledger.deposit, report), report), {
    deposit: from,
    credits: 0,
    takenBack: 0,
  })

const everyStatus = [
  ...[
    101, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122,
  ],
  ...[
    123, 124, 125, 126, 129, 131, 132, 140, 141, 142, 143, 150, 151, 160, 161, 163, 165, 173, 175, 178, 200,
    999,
  ],
]

describe("reports of the gateway", () => {
  it("credit only on captured, collected and settled", () => {
    const crediting = everyStatus.filter((status) => decideReport(fresh, report(status)).kind === "credit")
    expect(crediting).toEqual([118, 120, 122])
  })

  it("lead to the same result in any order and number", () => {
    const shuffled = fc.subarray(everyStatus, { minLength: 1, maxLength: 8 }).chain((statuses) =>
      fc.tuple(
        fc.constant(statuses),
        fc.array(fc.constantFrom(...statuses), { maxLength: 8 }).chain((repeats) =>
          fc.shuffledSubarray([...statuses, ...repeats], {
            minLength: statuses.length + repeats.length,
            maxLength: statuses.length + repeats.length,
          }),
        ),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([statuses, arrived]) => {
        const expected = run(statuses.toSorted((a, b) => a - b).map((status) => report(status)))
        const found = run(arrived.map((status) => report(status)))
        expect(found.deposit.status).toBe(expected.deposit.status)
        expect(found.credits).toBeLessThanOrEqual(1)
        // Money that was credited and left again is gone, whichever message came first.
        expect(found.credits - found.takenBack).toBe(expected.credits - expected.takenBack)
      }),
      { numRuns: 3000 },
    )
  })

  it.each(payments.depositMethods)(
    "lead to the same result for %s, with at most one credit, in any order of events",
    (method) => {
      const [product = ""] = depositConfig(method).products
      const order: Deposit = { ...fresh, method }
      const toReport = (event: PaymentEvent): PaymentReport => ({
        ...report(118),
        event,
        product,
        capturedCents: event === "captured" ? 5000 : null,
      })
      const inOrder: PaymentEvent[] = [
        ...(["pending", "authorized", "expired", "cancelled", "failed"] as const),
        ...(["captured", "refunded", "chargedBack", "noted"] as const),
      ]
      const arrived = fc.array(fc.constantFrom(...inOrder), { minLength: 1, maxLength: 12 })
      fc.assert(
        fc.property(arrived, (events) => {
          const expected = run(inOrder.filter((event) => events.includes(event)).map(toReport), order)
          const found = run(events.map(toReport), order)
          expect(found.deposit.status).toBe(expected.deposit.status)
          expect(found.credits).toBeLessThanOrEqual(1)
          expect(found.credits - found.takenBack).toBe(expected.credits - expected.takenBack)
        }),
        { numRuns: 500 },
      )
    },
  )

  it("capture authorised money only while the order is open", () => {
    const order: Deposit = { ...fresh, method: "paysafeCard" }
    const authorized = report(116, { event: "authorized", product: "paysafecard" })
    expect(decideReport(order, authorized)).toEqual({ kind: "capture" })
    for (const status of ["expired", "cancelled", "failed", "succeeded"] as const)
      expect(decideReport({ ...order, status }, authorized)).toEqual({ kind: "nothing" })
    expect(decideReport(order, { ...authorized, currency: "USD" })).toEqual({
      kind: "quarantine",
      doubt: "currency",
    })
    expect(decideReport(order, { ...authorized, funding: "credit" })).toEqual({
      kind: "setStatus",
      status: "failed",
      reason: "creditCard",
    })
  })

  it("do not credit a wallet without its funding", () => {
    const order: Deposit = { ...fresh, method: "skrill" }
    const captured = report(118, { product: "skrill" })
    expect(decideReport(order, { ...captured, funding: "unknown" })).toEqual({
      kind: "refuse",
      reason: "fundingUnknown",
    })
    expect(decideReport(order, captured)).toEqual({ kind: "credit" })
  })

  it("never move a credited deposit to a lower status", () => {
    const credited: Deposit = { ...fresh, status: "succeeded", reference: "800000000001" }
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...everyStatus), { maxLength: 12 }), (statuses) => {
        const { deposit, credits } = run(
          statuses.map((status) => report(status)),
          credited,
        )
        expect(["succeeded", "refunded", "chargedBack"]).toContain(deposit.status)
        expect(credits).toBe(0)
      }),
    )
  })

  it("credit a capture after a refusal or the expiry of the order", () => {
    for (const status of ["failed", "cancelled", "expired"] as const)
      expect(decideReport({ ...fresh, status }, report(118)).kind).toBe("credit")
  })

  it("quarantine a capture that differs from the order", () => {
    const asked = (more: Partial<PaymentReport>) => decideReport(fresh, report(118, more))
    expect(asked({ capturedCents: 4999 })).toEqual({ kind: "quarantine", doubt: "amount" })
    expect(asked({ capturedCents: 5001 })).toEqual({ kind: "quarantine", doubt: "amount" })
    expect(asked({ capturedCents: null })).toEqual({ kind: "quarantine", doubt: "amount" })
    expect(asked({ currency: "USD" })).toEqual({ kind: "quarantine", doubt: "currency" })
    expect(asked({ product: "paypal" })).toEqual({ kind: "quarantine", doubt: "product" })
    expect(decideReport(fresh, report(119, { capturedCents: 2000 }))).toEqual({
      kind: "quarantine",
      doubt: "partialCapture",
    })
  })

  it("refund credit cards and cards of unknown kind", () => {
    expect(decideReport(fresh, report(118, { funding: "credit" }))).toEqual({
      kind: "refuse",
      reason: "creditCard",
    })
    expect(decideReport(fresh, report(118, { funding: "unknown" }))).toEqual({
      kind: "refuse",
      reason: "cardKindUnknown",
    })
    expect(decideReport(fresh, report(118, { funding: "prepaid" })).kind).toBe("credit")
    const bancontact: Deposit = { ...fresh, method: "bancontact_qr" }
    for (const product of ["bancontact", "bancontactqrcode"])
      expect(decideReport(bancontact, report(118, { product, funding: "unknown" })).kind).toBe("credit")
  })

  it("refund a second payment of an order and keep the first", () => {
    const credited: Deposit = { ...fresh, status: "succeeded", reference: "800000000001" }
    const second = { reference: "800000000002" }
    expect(decideReport(credited, report(118, second)).kind).toBe("refundSecond")
    expect(decideReport(credited, report(125, second)).kind).toBe("nothing")
    expect(decideReport(credited, report(129, second))).toEqual({
      kind: "quarantine",
      doubt: "otherTransaction",
    })
    expect(decideReport(credited, report(165, second))).toEqual({
      kind: "quarantine",
      doubt: "refundRefused",
    })
  })

  it("quarantine a refused or partial refund", () => {
    const refunded: Deposit = { ...fresh, status: "refunded", reference: "800000000001" }
    expect(decideReport(refunded, report(165))).toEqual({ kind: "quarantine", doubt: "refundRefused" })
    const credited: Deposit = { ...refunded, status: "succeeded" }
    expect(decideReport(credited, report(126))).toEqual({ kind: "quarantine", doubt: "partialRefund" })
  })

  it("quarantine a report of another payment for an order whose payment is known", () => {
    const opened: Deposit = { ...fresh, openedReference: "800000000002" }
    for (const status of [118, 119, 129])
      expect(decideReport(opened, report(status)), String(status)).toEqual({
        kind: "quarantine",
        doubt: "otherTransaction",
      })
    for (const status of [113, 114, 115, 200])
      expect(decideReport(opened, report(status)).kind).toBe("nothing")
    expect(decideReport({ ...opened, openedReference: "800000000001" }, report(118)).kind).toBe("credit")
  })

  it("ignore an unknown status", () => {
    expect(toPaymentEvent(999)).toBe("noted")
    expect(decideReport(fresh, report(999)).kind).toBe("nothing")
  })
})

describe("the reason of a failed deposit", () => {
  it("is a key of the words", () => {
    expect(toReason(report(109, toFailureReason(109, "")))).toBe("authenticationFailed")
    expect(toReason(report(113, toFailureReason(113, "4010103")))).toBe("insufficientFunds")
    expect(toReason(report(113))).toBe("refusedByBank")
    expect(toReason(report(114))).toBe("expired")
    expect(toReason(report(115))).toBe("cancelled")
  })
})

describe("the next look-up", () => {
  const createdAt = new Date("2026-11-20T10:00:00Z")
  const at = (minutes: number) => new Date(createdAt.getTime() + minutes * minuteMs)

  it("is delayed more and more, for two days, and stops once there is money", () => {
    expect(nextLookUpAt({ status: "pending", createdAt }, at(2))).toEqual(at(4))
    expect(nextLookUpAt({ status: "expired", createdAt }, at(60))).toEqual(at(90))
    expect(nextLookUpAt({ status: "expired", createdAt }, at(49 * 60))).toBeNull()
    expect(nextLookUpAt({ status: "succeeded", createdAt }, at(2))).toBeNull()
  })

  it("ranks statuses", () => {
    expect(isLaterStatus("pending", "created")).toBe(true)
    expect(isLaterStatus("pending", "expired")).toBe(false)
    expect(isLaterStatus("chargedBack", "refunded")).toBe(true)
  })
})
