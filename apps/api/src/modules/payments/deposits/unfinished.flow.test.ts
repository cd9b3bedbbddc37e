import { payments as contract, limits } from "@elite/contract"
import { expect, it } from "vitest"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { cashCents, notify, open, type Payer, payerForFile, rowOf } from "../testing/payer.ts"

const { casino, jan } = payerForFile()

const week = async () => (await jan().visitor.call(limits.getLimits, {})).regulatoryWeeklyDepositLimit
const go = (who: Payer, orderid: string) => who.visitor.call(contract.continueDeposit, { orderid })
const leave = (who: Payer, orderid: string) => who.visitor.call(contract.abandonDeposit, { orderid })

it("reserves the limit for an unfinished payment until it expires", async () => {
  const { orderId, forwardUrl } = await open(jan(), 50)
  const until = new Date(casino().clock.now().getTime() + 30 * minuteMs).toISOString()
  expect(await week()).toEqual({
    limit: 200,
    usedLimit: 0,
    remaining: 150,
    reserved: [{ until, amount: 50 }],
    freesUp: [],
  })
  expect(await go(jan(), orderId)).toEqual({ orderId, status: "pending", forwardUrl })
  casino().clock.advance(20 * minuteMs)
  await week()
  casino().clock.advance(11 * minuteMs)
  expect(await go(jan(), orderId)).toMatchObject({ forwardUrl: null })
})

it("releases the reservation of an abandoned payment; a late capture is credited within the limits", async () => {
  const { orderId } = await open(jan(), 50)
  expect(await leave(jan(), orderId)).toEqual({ orderId, status: "cancelled" })
  expect(await leave(jan(), orderId)).toEqual({ orderId, status: "cancelled" })
  expect(await week()).toMatchObject({ usedLimit: 0, remaining: 200, reserved: [] })
  expect(await go(jan(), orderId)).toMatchObject({ status: "cancelled", forwardUrl: null })
  await notify(casino(), orderId, { status: 118, captured_amount: "50.00" })
  expect((await rowOf(casino(), orderId)).status).toBe("succeeded")
  expect(await cashCents(casino(), jan().playerId)).toBe(5000)
  expect(await leave(jan(), orderId)).toEqual({ orderId, status: "succeeded" })
  expect(await week()).toMatchObject({ usedLimit: 50, remaining: 150 })
})

it("refunds a late capture of an abandoned payment above the limit", async () => {
  const { orderId } = await open(jan(), 150)
  await leave(jan(), orderId)
  const second = await open(jan(), 200)
  await notify(casino(), second.orderId, { status: 118, captured_amount: "200.00" })
  await notify(casino(), orderId, { status: 118, captured_amount: "150.00" })
  expect((await rowOf(casino(), orderId)).status).toBe("refunded")
  expect(await cashCents(casino(), jan().playerId)).toBe(20_000)
})

it("lets only its own player continue or abandon a payment", async () => {
  const { orderId } = await open(jan(), 20)
  const eva = await seededVisitor(casino())
  await expect(go(eva, orderId)).rejects.toThrow("404")
  await expect(leave(eva, orderId)).rejects.toThrow("404")
  expect((await rowOf(casino(), orderId)).status).toBe("pending")
})
