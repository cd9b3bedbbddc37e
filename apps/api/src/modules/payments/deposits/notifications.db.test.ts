import { arm } from "@elite/testkit/sandboxes"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  asOwner,
  card,
  cashCents,
  countAcceptedMessages,
  events,
  newReference,
  notify,
  open,
  payerForFile,
  raiseLimit,
  result,
  rowOf,
  submitPage,
} from "../testing/payer.ts"
import { retryOrder } from "./review.ts"
import { listQuarantinedDeposits } from "./store.ts"

const { casino, jan } = payerForFile()

describe("notifications of the gateway", () => {
  const statuses = [112, 113, 114, 115, 116, 117, 118, 125, 129] as const
  const captured = (status: number) => (status >= 118 ? "10.00" : "0.00")

  it("credit at most once with the same result, in any order, repeated and concurrent", async () => {
    await raiseLimit(casino(), jan())
    const plan = fc.tuple(
      fc.shuffledSubarray([...statuses], { minLength: 1 }),
      fc.array(fc.constantFrom(...statuses), { maxLength: 4 }),
      fc.boolean(),
    )
    await fc.assert(
      fc.asyncProperty(plan, async ([statement, repeats, atOnce]) => {
        const before = await cashCents(casino(), jan().playerId)
        const { orderId } = await open(jan(), 10)
        const reference = newReference()
        const send = (status: number) =>
          notify(casino(), orderId, { status, reference, captured_amount: captured(status) })
        const messages = [...statement, ...repeats.filter((status) => statement.includes(status))]
        if (atOnce) await Promise.all(messages.map(send))
        else for (const status of messages) await send(status)
        const expected = statement.includes(129)
          ? "chargedBack"
          : statement.includes(125)
            ? "refunded"
            : statement.includes(118)
              ? "succeeded"
              : statement.includes(113)
                ? "failed"
                : statement.includes(115)
                  ? "cancelled"
                  : statement.includes(114)
                    ? "expired"
                    : "pending"
        expect((await rowOf(casino(), orderId)).status).toBe(expected)
        const gained = (await cashCents(casino(), jan().playerId)) - before
        expect(gained).toBe(expected === "succeeded" ? 1000 : 0)
      }),
      { numRuns: 25 },
    )
  })

  it("move nothing where amount, currency, product or order differ", async () => {
    const { orderId } = await open(jan(), 50)
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
    for (const doubt of doubts) {
      const message = { status: 118, captured_amount: "50.00", ...doubt }
      expect(await notify(casino(), orderId, { ...message, status: Number(message.status) })).toBe(200)
    }
    expect(await notify(casino(), "D-somebodyelse", { status: 118, captured_amount: "50.00" })).toBe(200)
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
    expect(await rowOf(casino(), orderId)).toMatchObject({ status: "pending", reference: null })
    expect(await events(casino(), jan(), "deposit.quarantined")).toHaveLength(doubts.length)
    await notify(casino(), orderId, { status: 118, captured_amount: "50.00" })
    expect(await cashCents(casino(), jan().playerId)).toBe(5000)
  })

  it("do not repeat a quarantine that an operator has closed", async () => {
    const { orderId } = await open(jan(), 50)
    const statement = { status: 119, reference: newReference(), captured_amount: "20.00" }
    expect(await notify(casino(), orderId, statement)).toBe(200)
    const { reads, transact } = casino().platform
    const isInQuarantine = async () =>
      (await listQuarantinedDeposits(reads())).some(({ id }) => id === orderId)
    expect(await isInQuarantine()).toBe(true)
    await transact((tx) => retryOrder(tx, orderId, "anna"))
    expect(await notify(casino(), orderId, statement)).toBe(200)
    expect(await isInQuarantine()).toBe(false)
    const announced = await events(casino(), jan(), "deposit.quarantined")
    expect(announced.filter((event) => event.orderId === orderId)).toHaveLength(1)
  })

  it("move nothing with an invalid signature", async () => {
    const { orderId } = await open(jan(), 50)
    const statement = { status: 118, captured_amount: "50.00" }
    const before = await countAcceptedMessages(casino(), "hipay")
    for (const signature of ["", "0".repeat(64), "0".repeat(40), "0".repeat(128), "x"])
      expect(await notify(casino(), orderId, statement, { signature })).toBe(401)
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
    expect(await countAcceptedMessages(casino(), "hipay")).toBe(before)
    expect((await rowOf(casino(), orderId)).status).toBe("pending")
  })

  it("refund a second payment of an order", async () => {
    const { orderId } = await open(jan(), 50)
    const second = newReference()
    await notify(casino(), orderId, { status: 118, captured_amount: "50.00" })
    await notify(casino(), orderId, { status: 118, captured_amount: "50.00", reference: second })
    expect(await cashCents(casino(), jan().playerId)).toBe(5000)
    expect(await events(casino(), jan(), "deposit.paidTwice")).toMatchObject([{ reference: second }])
    const jobs = await asOwner(casino(), "select key from graphile_worker.jobs where key = $1", [
      `payments.refund:hipay:${second}`,
    ])
    expect(jobs).toHaveLength(1)
  })

  it("look up the funding of a card that they do not contain", async () => {
    await arm(casino(), "hipay", "drop")
    const { orderId, forwardUrl } = await open(jan(), 50, { method: "visa" })
    await submitPage(forwardUrl, { product: "visa", outcome: "pay", number: "4150551403657424", ...card })
    const statement = { status: 118, captured_amount: "50.00", payment_product: "visa" }
    const reference = await referenceOf(orderId)
    await arm(casino(), "hipay", "http_500")
    // While the gateway cannot be asked nothing is decided, and the message has to come again.
    expect(await notify(casino(), orderId, { ...statement, reference })).toBe(500)
    expect(await notify(casino(), orderId, { ...statement, reference })).toBe(200)
    expect(await cashCents(casino(), jan().playerId)).toBe(5000)
    // A card of which the gateway does not know how it is funded is not taken.
    const other = await open(jan(), 50, { method: "visa" })
    await submitPage(other.forwardUrl, {
      product: "visa",
      outcome: "pay",
      number: "4000000000000010",
      ...card,
    })
    await expect
      .poll(() => result(jan(), other.orderId))
      .toMatchObject({
        status: "refunded",
        reason: "cardKindUnknown",
      })
  })

  it("do not credit a player who was excluded during the payment", async () => {
    const { orderId } = await open(jan(), 50)
    await asOwner(casino(), "update players.player set register_standing = 'excluded' where id = $1", [
      jan().playerId,
    ])
    await notify(casino(), orderId, { status: 118, captured_amount: "50.00" })
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
    expect(await result(jan(), orderId)).toMatchObject({ status: "refunded", reason: "playNotAllowed" })
  })
})

/** The gateway's own name for the transaction of an order, as its console lists it. */
async function referenceOf(orderId: string): Promise<string> {
  const { login, password } = casino().config.hipay!
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`
  const ask = () =>
    fetch(`${casino().sandboxUrl}/hipay/consultation/v3/order/${orderId}`, { headers: { authorization } })
  const answer = await ask()
  const order = (await answer.json()) as { transactions: { id: number }[] }
  return String(order.transactions[0]?.id)
}
