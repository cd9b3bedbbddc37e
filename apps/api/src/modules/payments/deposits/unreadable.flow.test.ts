import { eventually } from "@elite/testkit/eventually"
import { arm, armTimes, listExchanges, submitConsoleForm } from "@elite/testkit/sandboxes"
import { beforeEach, expect, it } from "vitest"
import { casinoForFile, casinoForTest, type TestCasino } from "../../../../testing/casino.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { dayMs, hourMs, minuteMs } from "../../../platform/lib/calendar.ts"
import {
  asOwner,
  card,
  cashCents,
  deposited,
  notify,
  open,
  type Payer,
  rowOf,
  runJob,
  submitPage,
} from "../testing/payer.ts"
import { closeOrder, retryOrder } from "./review.ts"
import { listQuarantinedDeposits } from "./store.ts"

const house = casinoForFile()
let casino: TestCasino
let jan: Payer

beforeEach(async () => {
  casino = house()
  jan = await seededVisitor(casino)
})

/** Presses a button of an operator of the gateway. */
async function atGateway(action: "garble" | "break" | "chargeback", { forwardUrl }: { forwardUrl: string }) {
  const uuid = new URL(forwardUrl).pathname.split("/").at(-1)
  await submitConsoleForm(casino, "hipay", `orders/${uuid}`, { action })
}
/** How often the gateway was asked about an order. */
async function asked(orderId: string): Promise<number> {
  const log = await listExchanges(casino, "hipay")
  return log.filter(({ direction, url }) => direction === "in" && url.endsWith(`/v3/order/${orderId}`)).length
}
const pay = (forwardUrl: string) =>
  submitPage(forwardUrl, { product: "bancontact", outcome: "pay", number: "6703444444444449", ...card })
const isKept = async (orderId: string, status: string) => (await rowOf(casino, orderId)).status === status

it("quarantines unreadable orders without delaying others, and lets an operator retry them", async () => {
  const bad = [await open(jan, 20), await open(jan, 20), await open(jan, 20), await open(jan, 20)]
  for (const order of bad) await atGateway("garble", order)
  const good = await open(jan, 30)
  await arm(casino, "hipay", "drop")
  await pay(good.forwardUrl)
  casino.clock.advance(3 * minuteMs)
  await runJob(casino, "payments.reconcile")
  expect(await isKept(good.orderId, "succeeded")).toBe(true)
  for (let minute = 0; minute < 60; minute++) {
    casino.clock.advance(minuteMs)
    await runJob(casino, "payments.reconcile")
  }
  // Sixty runs, and each was asked five times: after 2, 4, 8, 16 and 32 minutes.
  expect(await asked(bad[0]!.orderId)).toBeLessThanOrEqual(7)
  for (let hour = 0; hour < 12; hour++) {
    casino.clock.advance(hourMs)
    await runJob(casino, "payments.reconcile")
  }
  const { database, reads, transact } = casino.platform
  const waiting = (await listQuarantinedDeposits(reads())).map(({ id, doubt }) => [id, doubt])
  expect(waiting).toEqual(expect.arrayContaining(bad.map(({ orderId }) => [orderId, "unreadable"])))
  const subjects = (await listOpenAlarms(database)).map(({ subject }) => subject)
  expect(subjects).toEqual(expect.arrayContaining(bad.map(({ orderId }) => orderId)))
  const before = await asked(bad[0]!.orderId)
  casino.clock.advance(hourMs)
  await runJob(casino, "payments.reconcile")
  expect(await asked(bad[0]!.orderId)).toBe(before)

  await atGateway("garble", bad[0]!)
  await transact((tx) => retryOrder(tx, bad[0]!.orderId, "anna"))
  await runJob(casino, "payments.reconcile")
  expect(await asked(bad[0]!.orderId)).toBe(before + 1)
  for (const { orderId } of bad.slice(1))
    await transact((tx) => closeOrder(tx, orderId, "anna", { isRefunded: false }))
  expect(await listQuarantinedDeposits(reads())).toEqual([])
  expect(await listOpenAlarms(database)).toEqual([])
  await expect(transact((tx) => retryOrder(tx, bad[1]!.orderId, "anna"))).rejects.toThrow("NotFound")
})

/** The gateway answers 500 to everything, until it is asked as often as this. */
const gatewayFails = (times: number) => armTimes(casino, "hipay", times, "http_500")
async function gatewayRecovers() {
  const isFailing = async () =>
    (await fetch(`${casino.sandboxUrl}/hipay/consultation/v3/order/none`)).status === 500
  for (let asked = 0; asked < 1000 && (await isFailing()); asked++);
}

it("quarantines no order during an outage of half a day, and looks all of them up afterwards", async () => {
  const orders = [await open(jan, 20), await open(jan, 20), await open(jan, 20), await open(jan, 20)]
  await arm(casino, "hipay", "drop")
  await pay(orders[3]!.forwardUrl)
  await gatewayFails(400)
  for (let quarter = 0; quarter < 48; quarter++) {
    casino.clock.advance(15 * minuteMs)
    await runJob(casino, "payments.reconcile")
  }
  const { reads } = casino.platform
  expect(await listQuarantinedDeposits(reads())).toEqual([])
  expect((await listOpenAlarms(reads())).map(({ kind, subject }) => [kind, subject])).toEqual([
    ["gateway.away", "hipay"],
  ])
  await gatewayRecovers()
  casino.clock.advance(15 * minuteMs)
  await runJob(casino, "payments.reconcile")
  expect(await isKept(orders[3]!.orderId, "succeeded")).toBe(true)
  expect(await listOpenAlarms(reads())).toEqual([])
})

it("raises one alarm for an unreadable gateway instead of quarantining its orders", async () => {
  // Without the orders of the other tests, which this gateway would answer about.
  casino = await casinoForTest()
  jan = await seededVisitor(casino)
  const paid = await open(jan, 20)
  await pay(paid.forwardUrl)
  await eventually(() => isKept(paid.orderId, "succeeded"))
  const orders = [await open(jan, 20), await open(jan, 20), await open(jan, 20)]
  await arm(casino, "hipay", "drop")
  await pay(orders[2]!.forwardUrl)
  const all = [...orders, paid]
  for (const order of all) await atGateway("garble", order)
  const { reads } = casino.platform
  for (let quarter = 0; quarter < 4 * 24; quarter++) {
    casino.clock.advance(15 * minuteMs)
    await runJob(casino, "payments.reconcile")
    await runJob(casino, "payments.followCaptured")
  }
  expect(await listQuarantinedDeposits(reads())).toEqual([])
  expect((await listOpenAlarms(reads())).map(({ kind, subject }) => [kind, subject])).toEqual([
    ["gateway.unreadable", "hipay"],
  ])
  for (const order of all) await atGateway("garble", order)
  casino.clock.advance(15 * minuteMs)
  await runJob(casino, "payments.reconcile")
  expect(await isKept(orders[2]!.orderId, "succeeded")).toBe(true)
  expect(await listOpenAlarms(reads())).toEqual([])
})

it("quarantines the only order when it is unreadable, and resolves the alarm of the gateway", async () => {
  casino = await casinoForTest()
  jan = await seededVisitor(casino)
  const only = await open(jan, 20)
  await atGateway("garble", only)
  const { reads, transact } = casino.platform
  const ringing = async () => (await listOpenAlarms(reads())).map(({ kind, subject }) => [kind, subject])
  casino.clock.advance(15 * minuteMs)
  await runJob(casino, "payments.reconcile")
  expect(await ringing()).toEqual([["gateway.unreadable", "hipay"]])
  for (let hour = 0; hour < 24; hour++) {
    casino.clock.advance(hourMs)
    await runJob(casino, "payments.reconcile")
  }
  expect((await listQuarantinedDeposits(reads())).map(({ id, doubt }) => [id, doubt])).toEqual([
    [only.orderId, "unreadable"],
  ])
  expect(await ringing()).toEqual([["deposit.quarantined", only.orderId]])
  await transact((tx) => closeOrder(tx, only.orderId, "anna", { isRefunded: false }))
})

it("quarantines the one order for which the gateway fails, and updates the others", async () => {
  const bad = await open(jan, 20)
  await atGateway("break", bad)
  const { reads, transact } = casino.platform
  const waiting = async () => (await listQuarantinedDeposits(reads())).map(({ id }) => id)
  for (let day = 0; day < 2; day++)
    for (let tries = 0; tries < 4; tries++) {
      expect(await waiting()).toEqual([])
      await open(await seededVisitor(casino), 10)
      casino.clock.advance(6 * hourMs)
      await runJob(casino, "payments.expireOrders")
      await runJob(casino, "payments.reconcile")
    }
  expect(await waiting()).toEqual([bad.orderId])
  await transact((tx) => closeOrder(tx, bad.orderId, "anna", { isRefunded: false }))
})

it("finds a charge-back whose message was lost", async () => {
  const { orderId, forwardUrl } = await open(jan, 40)
  await pay(forwardUrl)
  await eventually(() => isKept(orderId, "succeeded"))
  await arm(casino, "hipay", "drop")
  await atGateway("chargeback", { forwardUrl })
  await runJob(casino, "payments.followCaptured")
  expect(await isKept(orderId, "succeeded")).toBe(true)
  casino.clock.advance(25 * hourMs)
  await runJob(casino, "payments.followCaptured")
  expect(await isKept(orderId, "chargedBack")).toBe(true)
  expect(await cashCents(casino, jan.playerId)).toBe(0)
})

it("finds a charge-back whose message was lost, also for an order that an operator closed", async () => {
  const { orderId, forwardUrl } = await open(jan, 40)
  await pay(forwardUrl)
  await eventually(() => isKept(orderId, "succeeded"))
  const { reference } = await rowOf(casino, orderId)
  const { reads, transact } = casino.platform
  const partlyRefunded = async (more: Record<string, string> = {}) => {
    const amounts = { captured_amount: "40.00", refunded_amount: "10.00" }
    const statement = { status: 126, reference: reference!, ...amounts, ...more }
    expect(await notify(casino, orderId, statement)).toBe(200)
    return (await listQuarantinedDeposits(reads())).some(({ id }) => id === orderId)
  }
  expect(await partlyRefunded()).toBe(true)
  await transact((tx) => closeOrder(tx, orderId, "anna", { isRefunded: false }))
  // What she has seen is no news however it is said again; anything else is.
  expect(await partlyRefunded({ attempt_id: "2" })).toBe(false)
  expect(await partlyRefunded({ attempt_id: "3", captured_amount: "30.00" })).toBe(true)
  await transact((tx) => closeOrder(tx, orderId, "anna", { isRefunded: false }))
  expect(await partlyRefunded({ refunded_amount: "25.00" })).toBe(true)
  const inDoubt = async () =>
    (await listQuarantinedDeposits(reads())).find(({ id }) => id === orderId)?.doubt_cents
  expect(await inDoubt()).toBe(1500n)
  // Told after the later one: what has gone back does not come again.
  await partlyRefunded({ refunded_amount: "15.00" })
  expect(await inDoubt()).toBe(1500n)
  await transact((tx) => closeOrder(tx, orderId, "anna", { isRefunded: false }))

  await arm(casino, "hipay", "drop")
  await atGateway("chargeback", { forwardUrl })
  casino.clock.advance(25 * hourMs)
  await runJob(casino, "payments.followCaptured")
  expect(await isKept(orderId, "chargedBack")).toBe(true)
})

it("looks a captured order up until it cannot be charged back any more", async () => {
  const orderId = await deposited(jan, 20)
  const next = async () =>
    (
      await asOwner<{ at: Date | null }>(
        casino,
        "select next_look_up_at as at from payments.deposit where id = $1",
        [orderId],
      )
    )[0]!.at
  expect(await next()).not.toBeNull()
  casino.clock.advance(121 * dayMs)
  await runJob(casino, "payments.followCaptured")
  expect(await next()).toBeNull()
})
