import { expect, it } from "vitest"
import {
  asOwner,
  bankNotify,
  cashCents,
  countAcceptedMessages,
  type GatewayMessage,
  newReference,
  notify,
  open,
  payerForFile,
  result,
  rowOf,
} from "../testing/payer.ts"

const { casino, jan } = payerForFile()

it.each<[string, GatewayMessage]>([
  ["5.00, then 13.00", { status: 118, captured_amount: "5.00" }],
  ["20.00, then 13.00", { status: 118, captured_amount: "20.00" }],
  ["13.00 dollars, then euros", { status: 118, captured_amount: "13.00", currency: "USD" }],
  ["another product, then its own", { status: 118, captured_amount: "13.00", payment_product: "visa" }],
])("is credited once when the gateway corrects itself: %s", async (_, first) => {
  const { orderId } = await open(jan(), 13)
  const reference = newReference()
  await notify(casino(), orderId, { reference, ...first })
  expect(await result(jan(), orderId)).toHaveProperty("inReview")
  for (let n = 0; n < 2; n++)
    await notify(casino(), orderId, { status: 118, captured_amount: "13.00", reference })
  expect(await result(jan(), orderId)).not.toHaveProperty("inReview")
  expect((await rowOf(casino(), orderId)).status).toBe("succeeded")
  expect(await cashCents(casino(), jan().playerId)).toBe(1300)
  const [{ quarantined_at } = {}] = await asOwner<{ quarantined_at: Date | null }>(
    casino(),
    "select quarantined_at from payments.deposit where id = $1",
    [orderId],
  )
  expect(quarantined_at).toBeNull()
})

it("processes a repeated status with new content, but not the same bytes twice", async () => {
  const about = { endToEndId: "W-unknown", status: "rejected" }
  const messages = [
    { ...about, reasonCode: "AC04" },
    { ...about, reasonCode: "AC01" },
    { ...about, reasonCode: "AC04", eventId: "2" },
  ]
  const before = await countAcceptedMessages(casino(), "bank")
  for (const message of [...messages, ...messages]) await bankNotify(casino(), message)
  expect(await countAcceptedMessages(casino(), "bank")).toBe(before + messages.length)
})
