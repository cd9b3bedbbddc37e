import { beforeEach, expect, it } from "vitest"
import type { TestCasino } from "../../../testing/casino.ts"
import { openAlarms } from "../../kernel/alarm.ts"
import { closeOrder, retryOrder } from "./deposits/review.ts"
import { quarantinedDepositsOf } from "./deposits/store.ts"
import {
  arm,
  asOwner,
  card,
  cashCents,
  casinoForFile,
  deposited,
  eventually,
  onPage,
  open,
  type Payer,
  payer,
  rowOf,
  runJob,
} from "./testing/trial.ts"

const house = casinoForFile()
let casino: TestCasino
let jan: Payer

beforeEach(async () => {
  casino = house()
  jan = await payer(casino)
})

/** Presses a button of an operator of the gateway. */
async function atGateway(action: "garble" | "chargeback", { forwardUrl }: { forwardUrl: string }) {
  const uuid = new URL(forwardUrl).pathname.split("/").at(-1)
  const answer = await fetch(`${casino.sandboxUrl}/hipay/__sandbox/orders/${uuid}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ action }),
  })
  expect(answer.status).toBe(303)
}
/** How often the gateway was asked about an order. */
async function asked(orderId: string): Promise<number> {
  const answer = await fetch(`${casino.sandboxUrl}/hipay/__sandbox/log`)
  const log = (await answer.json()) as { direction: string; url: string }[]
  return log.filter(({ direction, url }) => direction === "in" && url.endsWith(`/v3/order/${orderId}`)).length
}
const pay = (forwardUrl: string) =>
  onPage(forwardUrl, { product: "bancontact", outcome: "pay", number: "6703444444444449", ...card })
const isKept = async (orderId: string, status: string) => (await rowOf(casino, orderId)).status === status

it("orders that cannot be read keep no other waiting, and go to a person who can have them asked again", async () => {
  const bad = [await open(jan, 20), await open(jan, 20), await open(jan, 20), await open(jan, 20)]
  for (const order of bad) await atGateway("garble", order)
  const good = await open(jan, 30)
  await arm(casino, "hipay", "drop")
  await pay(good.forwardUrl)
  casino.clock.advance(3 * 60_000)
  await runJob(casino, "payments.reconcile")
  expect(await isKept(good.orderId, "succeeded")).toBe(true)
  for (let minute = 0; minute < 60; minute++) {
    casino.clock.advance(60_000)
    await runJob(casino, "payments.reconcile")
  }
  // Sixty runs, and each was asked five times: after 2, 4, 8, 16 and 32 minutes.
  expect(await asked(bad[0]!.orderId)).toBeLessThanOrEqual(7)
  for (let hour = 0; hour < 12; hour++) {
    casino.clock.advance(60 * 60_000)
    await runJob(casino, "payments.reconcile")
  }
  const { database, transact } = casino.kernel
  const waiting = (await quarantinedDepositsOf(database)).map(({ id, doubt }) => [id, doubt])
  expect(waiting).toEqual(expect.arrayContaining(bad.map(({ orderId }) => [orderId, "unreadable"])))
  const subjects = (await openAlarms(database)).map(({ subject }) => subject)
  expect(subjects).toEqual(expect.arrayContaining(bad.map(({ orderId }) => orderId)))
  const before = await asked(bad[0]!.orderId)
  casino.clock.advance(60 * 60_000)
  await runJob(casino, "payments.reconcile")
  expect(await asked(bad[0]!.orderId)).toBe(before)

  await atGateway("garble", bad[0]!)
  await transact((tx) => retryOrder(tx, bad[0]!.orderId, "anna"))
  await runJob(casino, "payments.reconcile")
  expect(await asked(bad[0]!.orderId)).toBe(before + 1)
  for (const { orderId } of bad.slice(1))
    await transact((tx) => closeOrder(tx, orderId, "anna", { isRefunded: false }))
  expect(await quarantinedDepositsOf(database)).toEqual([])
  expect(await openAlarms(database)).toEqual([])
  await expect(transact((tx) => retryOrder(tx, bad[1]!.orderId, "anna"))).rejects.toThrow("NotFound")
})

it("a charge-back is learnt although its message was lost", async () => {
  const { orderId, forwardUrl } = await open(jan, 40)
  await pay(forwardUrl)
  await eventually(() => isKept(orderId, "succeeded"))
  await arm(casino, "hipay", "drop")
  await atGateway("chargeback", { forwardUrl })
  await runJob(casino, "payments.followCaptured")
  expect(await isKept(orderId, "succeeded")).toBe(true)
  casino.clock.advance(25 * 60 * 60_000)
  await runJob(casino, "payments.followCaptured")
  expect(await isKept(orderId, "chargedBack")).toBe(true)
  expect(await cashCents(casino, jan.playerId)).toBe(0)
})

it("a captured order is asked about until nobody can charge it back", async () => {
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
  casino.clock.advance(121 * 24 * 60 * 60_000)
  await runJob(casino, "payments.followCaptured")
  expect(await next()).toBeNull()
})
