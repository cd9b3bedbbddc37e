import { payments as contract } from "@elite/contract"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { notify, open, ordersOf, payerForFile, raiseLimit, rowOf, withdrawalsOf } from "./testing/payer.ts"

const { casino, jan } = payerForFile()

const iban = "BE68539007547034"

describe("amounts on the wire", () => {
  const grammar = fc.oneof(
    fc.constantFrom(
      ...["-20", "0", "-0", "20.001", "1e3", "2E1", "1e-7", "NaN", "Infinity", "1e999", "9007199254740993"],
      ...[
        "0x14",
        "[20]",
        "true",
        '"20"',
        '"٢٠"',
        "20,00",
        "null",
        "{}",
        "1000000.01",
        "020",
        "+20",
        "20.",
        ".5",
      ],
      "1".repeat(400),
    ),
    fc.double().map(String),
    fc.integer({ min: 100_000_001 }).map((cents) => String(cents / 100)),
    fc.string({ maxLength: 12 }).map((text) => JSON.stringify(text)),
  )
  const wellFormed = /^\d{1,7}(\.\d{1,2})?$/

  it("are refused with 400 unless they are plain euros, without any row", async () => {
    const post = (path: string, body: string) =>
      jan().visitor.fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body })
    await fc.assert(
      fc.asyncProperty(grammar, async (amount) => {
        fc.pre(!wellFormed.test(amount) || Number(amount) > 1_000_000)
        const deposit = await post(
          contract.hiPayUrl.path,
          `{"amount":${amount},"paymentMethod":"visa","languageCode":"nl"}`,
        )
        const withdrawal = await post(
          contract.withdrawAmount.path,
          `{"amount":${amount},"method":"bnp","iban":"${iban}"}`,
        )
        expect([deposit.status, withdrawal.status]).toEqual([400, 400])
      }),
      { numRuns: 150 },
    )
    expect(await ordersOf(casino(), jan())).toHaveLength(0)
    expect(await withdrawalsOf(casino(), jan())).toHaveLength(0)
  })

  it("are stored to the cent", async () => {
    await raiseLimit(casino(), jan())
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1000, max: 100_000_000 }), async (cents) => {
        const { orderId } = await open(jan(), cents / 100, { method: "visa" })
        expect((await rowOf(casino(), orderId)).amount_cents).toBe(String(cents))
        await notify(casino(), orderId, { status: 113 })
      }),
      { numRuns: 25 },
    )
  })
})
