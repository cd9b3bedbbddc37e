import { describe, expect, it } from "vitest"
import { deskOf } from "../../../testing/desk.ts"
import { arm, logOf, operate } from "../../../testing/sandboxes.ts"
import { openAlarms } from "../../kernel/alarm.ts"
import { asOwner, cashCents, open, rowOf, trialForFile } from "./testing/trial.ts"
import { endsAs, press } from "./testing/vendors.ts"

const { casino, jan } = trialForFile()
const desk = deskOf(casino)

/** A payment that may not be credited, whose refund Bancontact accepted and has not made yet. */
async function refunding() {
  const { orderId, forwardUrl } = await open(jan(), 20, { method: "payconiq" })
  await asOwner(casino(), "update players.player set register_standing = 'excluded' where id = $1", [
    jan().playerId,
  ])
  await arm(casino(), "bancontact", "timeout")
  await press(forwardUrl, "payconiq", "pay")
  await endsAs(casino(), orderId, "refunded")
  await casino().drain()
  return { orderId, paymentId: new URL(forwardUrl).pathname.split("/").at(-1)! }
}
const waiting = () =>
  asOwner<{ payload: { askedAt: string } }>(
    casino(),
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'payments.followRefund'`,
  )
/** Lets the next question come now. */
async function asks(): Promise<void> {
  await asOwner(
    casino(),
    `update graphile_worker._private_jobs set run_at = now() where task_id =
       (select id from graphile_worker._private_tasks where identifier = 'payments.followRefund')`,
  )
  await casino().drain()
}
const alarms = async (orderId: string) =>
  (await openAlarms(casino().kernel.reads())).filter(({ subject }) => subject === orderId)

describe("a refund that is made later", () => {
  it("is asked about until it is made", async () => {
    const { orderId, paymentId } = await refunding()
    expect(await waiting()).toHaveLength(1)
    await asks()
    expect(await waiting()).toHaveLength(1)
    await operate(casino(), "bancontact", `payments/${paymentId}`, { action: "refunded" })
    await asks()
    expect(await waiting()).toEqual([])
    expect(await alarms(orderId)).toEqual([])
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
  })

  it("and fails after it was accepted waits for a person, who can have it made again", async () => {
    const { orderId, paymentId } = await refunding()
    await operate(casino(), "bancontact", `payments/${paymentId}`, { action: "refundFailed" })
    await asks()
    expect(await waiting()).toEqual([])
    expect(await alarms(orderId)).toMatchObject([
      { kind: "deposit.quarantined", detail: { doubt: "refundRefused", askedCents: 2000 } },
    ])
    expect((await rowOf(casino(), orderId)).status).toBe("refunded")
    expect((await desk("anna", "close-order", orderId)).code).toBe(0)
    expect(await alarms(orderId)).toEqual([])
  })

  it("and is still pending after two weeks waits for a person", async () => {
    const { orderId } = await refunding()
    casino().clock.advance(15 * 24 * 3600_000)
    await asks()
    expect(await waiting()).toEqual([])
    expect(await alarms(orderId)).toMatchObject([{ detail: { doubt: "refundRefused" } }])
  })
})

it("the key that signs what we ask of Bancontact is published without its private half", async () => {
  await open(jan(), 20, { method: "payconiq" })
  const answer = await fetch(`${casino().url}/.well-known/bancontact-jwks.json`)
  expect(answer.headers.get("cache-control")).toBe("public, max-age=1800")
  const { keys } = (await answer.json()) as { keys: Record<string, string>[] }
  expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([
    ["alg", "crv", "kid", "kty", "use", "x", "y"],
  ])
  expect(keys[0]).toMatchObject({ kty: "EC", crv: "P-256", use: "sig", alg: "ES256" })
  // The sandbox reads it there too: with another key it would not have taken the order.
  expect((await logOf(casino(), "bancontact")).some(({ status }) => status === 201)).toBe(true)
})
