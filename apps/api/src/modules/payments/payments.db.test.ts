import { payments as calls, type ErrorName } from "@elite/contract"
import fc from "fast-check"
import { beforeEach, describe, expect, it } from "vitest"
import type { Refused } from "../../../../../wire-client.ts"
import { casinoForTest, type TestCasino } from "../../../testing/casino.ts"
import { approve, reject } from "./index.ts"
import {
  arm,
  asOwner,
  card,
  cashCents,
  deposited,
  depositedBeyond,
  events,
  heldCents,
  notify,
  onPage,
  open,
  type Payer,
  payer,
  result,
  runJob,
} from "./testing/trial.ts"

let casino: TestCasino
let jan: Payer

beforeEach(async () => {
  casino = await casinoForTest()
  jan = await payer(casino)
})

const outcomes = async <T>(calls: Promise<T>[]) => {
  const settled = await Promise.allSettled(calls)
  return {
    done: settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    refusals: settled.flatMap((one) => (one.status === "rejected" ? [(one.reason as Refused).name] : [])),
  }
}
const iban = "BE68539007547034"
const withdraw = (amount: number, key?: string) =>
  jan.visitor.call(
    calls.withdrawAmount,
    { amount, method: "bankTransfer", iban },
    key === undefined ? {} : { idempotencyKey: key },
  )

describe("deposits at the same time", () => {
  it("credits €200 at most of twenty orders of €50, all captured at once (facts/threats T32)", async () => {
    const { done, refusals } = await outcomes(Array.from({ length: 20 }, () => open(jan, 50)))
    expect(done).toHaveLength(4)
    expect(new Set(refusals)).toEqual(new Set(["DepositLimitReachedErrorType" satisfies ErrorName]))
    await Promise.all(
      done.map(({ orderId }, n) =>
        notify(casino, orderId, { status: 118, captured_amount: "50.00", reference: `80000000000${n}` }),
      ),
    )
    expect(await cashCents(casino, jan.playerId)).toBe(20_000)
  })

  it("credits €200 at most where orders ran out and were captured all the same", async () => {
    const orders: string[] = []
    for (let n = 0; n < 8; n++) {
      const { orderId } = await open(jan, 50)
      orders.push(orderId)
      await notify(casino, orderId, { status: 113, reference: `80000000001${n}` })
    }
    await Promise.all(
      orders.map((orderId, n) =>
        notify(casino, orderId, { status: 118, captured_amount: "50.00", reference: `80000000002${n}` }),
      ),
    )
    expect(await cashCents(casino, jan.playerId)).toBe(20_000)
    expect(await events(casino, "deposit.succeeded")).toHaveLength(4)
    expect(await events(casino, "deposit.refunded")).toHaveLength(4)
  })

  it("gives an order up whose page was asked for by somebody who is gone", async () => {
    const { orderId } = await open(jan, 200, { key: "abandoned-key" })
    await asOwner(
      casino,
      "update payments.deposit set status = 'created', forward_url = null where id = $1",
      [orderId],
    )
    casino.clock.advance(31_000)
    await expect(open(jan, 200, { key: "abandoned-key" })).rejects.toThrow("HiPayServiceNotAvailable")
    expect((await rowOf(orderId)).status).toBe("failed")
    await open(jan, 200)
  })

  it("makes one order of twenty calls with one key", async () => {
    const { done } = await outcomes(Array.from({ length: 20 }, () => open(jan, 50, { key: "same-key-20" })))
    expect(done).toHaveLength(20)
    expect(new Set(done.map(({ forwardUrl }) => forwardUrl)).size).toBe(1)
    expect(await asOwner(casino, "select from limits.deposit_use")).toHaveLength(1)
  })
})

describe("what the gateway tells", () => {
  const statuses = [112, 113, 114, 115, 116, 117, 118, 125, 129] as const
  const captured = (status: number) => (status >= 118 ? "10.00" : "0.00")

  it("credits once at most and ends alike, in any order, repeated and at the same time", async () => {
    await asOwner(
      casino,
      "insert into limits.player (player_id, weekly_deposit_cents) values ($1, 100000000)",
      [jan.playerId],
    )
    let reference = 810_000_000_000
    const plan = fc.tuple(
      fc.shuffledSubarray([...statuses], { minLength: 1 }),
      fc.array(fc.constantFrom(...statuses), { maxLength: 4 }),
      fc.boolean(),
    )
    await fc.assert(
      fc.asyncProperty(plan, async ([told, repeats, atOnce]) => {
        const before = await cashCents(casino, jan.playerId)
        const { orderId } = await open(jan, 10)
        reference += 1
        const tell = (status: number) =>
          notify(casino, orderId, { status, reference: String(reference), captured_amount: captured(status) })
        const messages = [...told, ...repeats.filter((status) => told.includes(status))]
        if (atOnce) await Promise.all(messages.map(tell))
        else for (const status of messages) await tell(status)
        const expected = told.includes(129)
          ? "chargedBack"
          : told.includes(125)
            ? "refunded"
            : told.includes(118)
              ? "succeeded"
              : told.includes(113)
                ? "failed"
                : told.includes(115)
                  ? "cancelled"
                  : told.includes(114)
                    ? "expired"
                    : "pending"
        expect((await rowOf(orderId)).status).toBe(expected)
        const gained = (await cashCents(casino, jan.playerId)) - before
        expect(gained).toBe(expected === "succeeded" ? 1000 : 0)
      }),
      { numRuns: 25 },
    )
  })

  it("moves nothing where amount, currency, product or order are not ours (facts/threats T16)", async () => {
    const { orderId } = await open(jan, 50)
    const doubts: Record<string, string>[] = [
      { captured_amount: "49.99" },
      { captured_amount: "50.01" },
      { captured_amount: "50.001" },
      { captured_amount: "5e1" },
      { captured_amount: "" },
      { currency: "USD" },
      { payment_product: "paypal" },
      { status: "119", captured_amount: "20.00" },
    ]
    for (const [n, doubt] of doubts.entries()) {
      const message = { status: 118, captured_amount: "50.00", reference: `82000000000${n}`, ...doubt }
      expect(await notify(casino, orderId, { ...message, status: Number(message.status) })).toBe(200)
    }
    expect(await notify(casino, "D-somebodyelse", { status: 118, captured_amount: "50.00" })).toBe(200)
    expect(await cashCents(casino, jan.playerId)).toBe(0)
    expect(await rowOf(orderId)).toMatchObject({ status: "pending", reference: null })
    expect(await events(casino, "deposit.quarantined")).toHaveLength(doubts.length)
    await notify(casino, orderId, { status: 118, captured_amount: "50.00", reference: "830000000000" })
    expect(await cashCents(casino, jan.playerId)).toBe(5000)
  })

  it("moves nothing where the signature does not hold (facts/threats T9, T17)", async () => {
    const { orderId } = await open(jan, 50)
    const told = { status: 118, captured_amount: "50.00" }
    for (const signature of ["", "0".repeat(64), "0".repeat(40), "0".repeat(128), "x"])
      expect(await notify(casino, orderId, told, { signature })).toBe(401)
    expect(await cashCents(casino, jan.playerId)).toBe(0)
    expect(await asOwner(casino, "select from kernel.inbox")).toHaveLength(0)
    expect((await rowOf(orderId)).status).toBe("pending")
  })

  it("sends a second payment of one order back", async () => {
    const { orderId } = await open(jan, 50)
    await notify(casino, orderId, { status: 118, captured_amount: "50.00", reference: "840000000001" })
    await notify(casino, orderId, { status: 118, captured_amount: "50.00", reference: "840000000002" })
    expect(await cashCents(casino, jan.playerId)).toBe(5000)
    expect(await events(casino, "deposit.paidTwice")).toMatchObject([{ reference: "840000000002" }])
    const jobs = await asOwner<{ key: string }>(
      casino,
      "select key from graphile_worker.jobs where key like 'payments.refund%'",
    )
    expect(jobs).toEqual([{ key: "payments.refund:840000000002" }])
  })

  it("asks how a card is funded where the notification does not say", async () => {
    await arm(casino, "hipay", "drop")
    const { orderId, forwardUrl } = await open(jan, 50, { method: "visa" })
    await onPage(forwardUrl, { product: "visa", outcome: "pay", number: "4150551403657424", ...card })
    const told = { status: 118, captured_amount: "50.00", payment_product: "visa" }
    const reference = await referenceOf(orderId)
    await arm(casino, "hipay", "http_500")
    // While the gateway cannot be asked nothing is decided, and the message has to come again.
    expect(await notify(casino, orderId, { ...told, reference })).toBe(500)
    expect(await notify(casino, orderId, { ...told, reference })).toBe(200)
    expect(await cashCents(casino, jan.playerId)).toBe(5000)
    // A card the gateway knows nothing about is not taken.
    const other = await open(jan, 50, { method: "visa" })
    await notify(casino, other.orderId, { ...told, reference: "850000000001" })
    expect(await result(jan, other.orderId)).toMatchObject({ status: "refunded", reason: "cardKindUnknown" })
  })

  it("does not credit a player who was excluded while he paid", async () => {
    const { orderId } = await open(jan, 50)
    await asOwner(casino, "update players.player set register_standing = 'excluded' where id = $1", [
      jan.playerId,
    ])
    await notify(casino, orderId, { status: 118, captured_amount: "50.00" })
    expect(await cashCents(casino, jan.playerId)).toBe(0)
    expect(await result(jan, orderId)).toMatchObject({ status: "refunded", reason: "playNotAllowed" })
  })
})

describe("withdrawals at the same time", () => {
  it("holds a balance once (facts/threats T2)", async () => {
    await deposited(jan, 100)
    for (const round of [1, 2, 3]) {
      const { done, refusals } = await outcomes(Array.from({ length: 8 }, () => withdraw(100)))
      expect(done).toHaveLength(round === 1 ? 1 : 0)
      expect(new Set(refusals)).toEqual(new Set(["InsufficientFundsErrorType"]))
    }
    expect([await cashCents(casino, jan.playerId), await heldCents(casino, jan.playerId)]).toEqual([
      0, 10_000,
    ])
  })

  it("makes one withdrawal of ten calls with one key", async () => {
    await deposited(jan, 100)
    const { done } = await outcomes(Array.from({ length: 10 }, () => withdraw(20, "same-key-10")))
    expect(done).toHaveLength(10)
    expect(new Set(done.map(({ withdrawalId }) => withdrawalId)).size).toBe(1)
    expect(await cashCents(casino, jan.playerId)).toBe(8000)
  })

  it("is approved or rejected, never both (facts/threats T18)", async () => {
    await deposited(jan, 20)
    await depositedBeyond(casino, jan, 30_000)
    const { transact } = casino.kernel
    for (let n = 0; n < 15; n++) {
      const { withdrawalId } = await withdraw(1000)
      const decided = await Promise.all([
        transact((tx) => approve(tx, withdrawalId, "anna")),
        transact((tx) => reject(tx, withdrawalId, "bert", "fundsInDoubt")),
      ])
      expect(decided.map(({ outcome }) => outcome).toSorted()).toEqual([
        expect.stringMatching(/approved|late/),
        expect.stringMatching(/late|rejected/),
      ])
      expect(decided.filter(({ outcome }) => outcome === "late")).toHaveLength(1)
    }
  })
})

describe("amounts on the wire (facts/threats T15)", () => {
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

  it("are refused with 400 unless they are plain euros, and nothing is kept of them", async () => {
    const post = (path: string, body: string) =>
      jan.visitor.fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body })
    await fc.assert(
      fc.asyncProperty(grammar, async (amount) => {
        fc.pre(!wellFormed.test(amount) || Number(amount) > 1_000_000)
        const deposit = await post(
          calls.hiPayUrl.path,
          `{"amount":${amount},"paymentMethod":"visa","languageCode":"nl"}`,
        )
        const withdrawal = await post(
          calls.withdrawAmount.path,
          `{"amount":${amount},"method":"bankTransfer","iban":"${iban}"}`,
        )
        expect([deposit.status, withdrawal.status]).toEqual([400, 400])
      }),
      { numRuns: 150 },
    )
    expect(await asOwner(casino, "select from payments.deposit")).toHaveLength(0)
    expect(await asOwner(casino, "select from payments.withdrawal")).toHaveLength(0)
  })

  it("are kept to the cent", async () => {
    await asOwner(
      casino,
      "insert into limits.player (player_id, weekly_deposit_cents) values ($1, 900000000000)",
      [jan.playerId],
    )
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1000, max: 100_000_000 }), async (cents) => {
        const { orderId } = await open(jan, cents / 100, { method: "visa" })
        expect((await rowOf(orderId)).amount_cents).toBe(String(cents))
        await notify(casino, orderId, { status: 113, reference: orderId })
      }),
      { numRuns: 25 },
    )
  })
})

describe("jobs", () => {
  it("may run together: an order runs out once, a lost capture comes in once", async () => {
    const { orderId } = await open(jan, 50)
    casino.clock.advance(31 * 60_000)
    await Promise.all(Array.from({ length: 6 }, () => runJob(casino, "payments.expireOrders")))
    expect((await rowOf(orderId)).status).toBe("expired")
    expect(await events(casino, "deposit.expired")).toHaveLength(1)
    await Promise.all(Array.from({ length: 6 }, () => runJob(casino, "payments.reconcile")))
    expect((await rowOf(orderId)).status).toBe("expired")
  })
})

/** The gateway's own name for the transaction of an order, as its console lists it. */
async function referenceOf(orderId: string): Promise<string> {
  const { login, password } = casino.config.hipay
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`
  const ask = () => fetch(`${casino.sandboxUrl}/hipay/v3/order/${orderId}`, { headers: { authorization } })
  const answer = await ask()
  const order = (await answer.json()) as { transactions: { id: number }[] }
  return String(order.transactions[0]?.id)
}

type Row = { status: string; reference: string | null; amount_cents: string }
async function rowOf(orderId: string): Promise<Row> {
  const [row] = await asOwner<Row>(
    casino,
    "select status, reference, amount_cents from payments.deposit where id = $1",
    [orderId],
  )
  if (!row) throw new Error(`There is no order ${orderId}`)
  return row
}
