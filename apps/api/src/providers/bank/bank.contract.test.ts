import { createHmac } from "node:crypto"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bank } from "./client.ts"

const webhookSecret = "a bank's secret"
const provider = bank({ url: "http://localhost:1", token: "t", webhookSecret })
const readNotification = (body: Buffer, signature: string | undefined) =>
  provider.readNotification(body, { "x-bank-signature": signature })
const signed = (body: Buffer, secret = webhookSecret) =>
  createHmac("sha256", secret).update(body).digest("hex")
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))

const sample = bytes({
  eventId: "3f1d",
  type: "payout.status",
  endToEndId: "W-1",
  iban: "BE68539007547034",
  amountCents: 5000,
  currency: "EUR",
  status: "rejected",
  reasonCode: "AC04",
  reason: "The account is closed.",
})

describe("the bank's notification", () => {
  it("is accepted with a valid HMAC of its exact bytes", () => {
    expect(readNotification(sample, signed(sample))).toEqual({
      kind: "report",
      report: { endToEndId: "W-1", status: "rejected", code: "AC04" },
    })
    const settled = bytes({ endToEndId: "W-1", status: "settled", reasonCode: null })
    expect(readNotification(settled, signed(settled))).toEqual({
      kind: "report",
      report: { endToEndId: "W-1", status: "settled", code: null },
    })
  })

  it("is accepted with any reason, which decides nothing", () => {
    for (const [reasonCode, code] of [
      ["AC\0", "AC\uFFFD"],
      ["AC\uD83D", "AC\uFFFD"],
      ["a reason at length", "a reason a"],
    ]) {
      const body = bytes({ endToEndId: "W-1", status: "settled", reasonCode })
      expect(readNotification(body, signed(body))).toEqual({
        kind: "report",
        report: { endToEndId: "W-1", status: "settled", code },
      })
    }
  })

  it("is refused with another key, another body, or no signature", () => {
    for (const signature of [
      signed(sample, "another"),
      signed(sample).toUpperCase(),
      signed(sample).slice(2),
      "",
      undefined,
    ])
      expect(readNotification(sample, signature)).toEqual({ kind: "forged" })
    fc.assert(
      fc.property(fc.nat(sample.length - 1), fc.integer({ min: 1, max: 255 }), (place, flip) => {
        const changed = Buffer.from(sample)
        changed[place] = (changed[place] ?? 0) ^ flip
        expect(readNotification(changed, signed(sample))).toEqual({ kind: "forged" })
      }),
    )
  })

  it("is unreadable, not forged, when signed with unknown content", () => {
    for (const strange of [
      {},
      [],
      "settled",
      { endToEndId: "W-1", status: "maybe" },
      { endToEndId: "", status: "settled" },
    ]) {
      const body = bytes(strange)
      expect(readNotification(body, signed(body))).toEqual({ kind: "unreadable" })
    }
    const broken = Buffer.from("{")
    expect(readNotification(broken, signed(broken))).toEqual({ kind: "unreadable" })
  })
})
