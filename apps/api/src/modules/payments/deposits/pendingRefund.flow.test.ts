import { eventually } from "@elite/testkit/eventually"
import {
  arm,
  listExchanges,
  type Sandbox,
  setSandboxClock,
  submitConsoleForm,
} from "@elite/testkit/sandboxes"
import { describe, expect, it } from "vitest"
import { operatorCliFor } from "../../../../testing/operatorCli.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { asOwner, cashCents, events, open, payerForFile, rowOf } from "../testing/payer.ts"
import { endsAs, press } from "../testing/vendors.ts"

const { casino, jan } = payerForFile()
const desk = operatorCliFor(casino)

type Pending = { orderId: string; sandbox: Sandbox; page: string; status: string; askedCents: number }

/** A payment that may not be credited, whose refund the vendor accepted and has not made yet. */
async function ofBarred(method: "payconiq" | "skrill"): Promise<Pending> {
  const { orderId, forwardUrl } = await open(jan(), 20, { method })
  await asOwner(casino(), "update players.player set register_standing = 'excluded' where id = $1", [
    jan().playerId,
  ])
  const sandbox = method === "skrill" ? "skrill" : "bancontact"
  await arm(casino(), sandbox, "timeout")
  await press(forwardUrl, method, "pay")
  await endsAs(casino(), orderId, "refunded")
  await casino().drain()
  const { pathname, searchParams } = new URL(forwardUrl)
  const page = `payments/${searchParams.get("sid") ?? pathname.split("/").at(-1)}`
  return { orderId, sandbox, page, status: "refunded", askedCents: 2000 }
}

/** A payment of another amount than asked, which an operator has sent back; the vendor has not made it yet. */
async function ofAnotherAmount(): Promise<Pending> {
  const { orderId, forwardUrl } = await open(jan(), 20, { method: "neteller" })
  await arm(casino(), "neteller", "other_amount")
  await press(forwardUrl, "neteller", "pay")
  await eventually(async () => {
    await casino().drain()
    return (await alarms(orderId)).length === 1
  })
  await arm(casino(), "neteller", "timeout")
  expect((await desk("anna", "close-order", orderId, "refund")).code).toBe(0)
  await casino().drain()
  const page = `handles/${new URL(forwardUrl).pathname.split("/").at(-1)}`
  return { orderId, sandbox: "neteller", page, status: "failed", askedCents: 1900 }
}

const waiting = () =>
  asOwner<{ seconds: number }>(
    casino(),
    `select extract(epoch from j.run_at - now())::float8 as seconds from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
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
  (await listOpenAlarms(casino().platform.reads())).filter(({ subject }) => subject === orderId)

/** Lets time pass here and at the vendors. */
async function passes(hours: number): Promise<void> {
  casino().clock.advance(hours * hourMs)
  await setSandboxClock(casino(), casino().clock.now())
}

describe.each([
  ["Bancontact", () => ofBarred("payconiq")],
  ["Skrill", () => ofBarred("skrill")],
  ["Neteller", ofAnotherAmount],
])("a refund that %s makes later", (_name, refunding) => {
  it("is looked up until it is completed", async () => {
    const { orderId, sandbox, page, status } = await refunding()
    expect(await waiting()).toHaveLength(1)
    await asks()
    expect(await waiting()).toHaveLength(1)
    await submitConsoleForm(casino(), sandbox, page, { action: "refunded" })
    await asks()
    expect(await waiting()).toEqual([])
    expect(await alarms(orderId)).toEqual([])
    expect((await rowOf(casino(), orderId)).status).toBe(status)
    expect(await cashCents(casino(), jan().playerId)).toBe(0)
    const refundedEvents = await events(casino(), jan(), "deposit.refunded")
    expect(refundedEvents).toHaveLength(status === "refunded" ? 1 : 0)
  })

  it("raises an alarm when it fails after its acceptance; an operator can repeat it", async () => {
    const { orderId, sandbox, page, status, askedCents } = await refunding()
    await submitConsoleForm(casino(), sandbox, page, { action: "refundFailed" })
    await asks()
    expect(await waiting()).toEqual([])
    expect(await alarms(orderId)).toMatchObject([
      { kind: "deposit.quarantined", detail: { doubt: "refundRefused", askedCents } },
    ])
    expect((await rowOf(casino(), orderId)).status).toBe(status)
    expect((await desk("anna", "close-order", orderId)).code).toBe(0)
    expect(await alarms(orderId)).toEqual([])
  })

  it("is looked up with growing delays without an answer, then raises an alarm", async () => {
    const { orderId, sandbox } = await refunding()
    await passes(2)
    await arm(casino(), sandbox, "http_500")
    await asks()
    const [again] = await waiting()
    expect(again?.seconds).toBeGreaterThan(3600)
    expect(again?.seconds).toBeLessThan(3 * 3600)
    expect(await alarms(orderId)).toEqual([])
    await passes(15 * 24)
    await arm(casino(), sandbox, "http_500")
    await asks()
    expect(await waiting()).toEqual([])
    expect(await alarms(orderId)).toMatchObject([{ detail: { doubt: "refundRefused" } }])
  })

  it("raises an alarm when it is still pending after two weeks", async () => {
    const { orderId } = await refunding()
    await passes(15 * 24)
    await asks()
    expect(await waiting()).toEqual([])
    expect(await alarms(orderId)).toMatchObject([{ detail: { doubt: "refundRefused" } }])
  })
})

it("publishes our signing key for Bancontact without its private half", async () => {
  await open(jan(), 20, { method: "payconiq" })
  const answer = await fetch(`${casino().url}/.well-known/bancontact-jwks.json`)
  expect(answer.headers.get("cache-control")).toBe("public, max-age=1800")
  const { keys } = (await answer.json()) as { keys: Record<string, string>[] }
  expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([
    ["alg", "crv", "kid", "kty", "use", "x", "y"],
  ])
  expect(keys[0]).toMatchObject({ kty: "EC", crv: "P-256", use: "sig", alg: "ES256" })
  // The sandbox reads it there too: with another key it would not have taken the order.
  expect((await listExchanges(casino(), "bancontact")).some(({ status }) => status === 201)).toBe(true)
})
