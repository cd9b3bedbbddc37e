import { payments as contract } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { arm } from "@elite/testkit/sandboxes"
import { describe, expect, it } from "vitest"
import { runOperatorCommand } from "../../../operatorCli.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import {
  asOwner,
  bankNotify,
  cashCents,
  deposited,
  depositedBeyond,
  events,
  heldCents,
  newReference,
  notify,
  open,
  payerForFile,
  rowOf,
  runJob,
} from "../testing/payer.ts"

// What waits for a person is seen and ended at the desk a person has: `npm run operator`.
const { casino, jan } = payerForFile()
/** Says a command at the desk, under the application's own role. */
const desk = async (operator: string, ...words: string[]) => {
  const answer = runOperatorCommand(words, operator)
  const { code, text } = typeof answer === "function" ? await answer(casino().config.databaseUrl!) : answer
  return { code, listed: `${text}\n` }
}
const ask = (amount: number) =>
  jan().visitor.call(contract.withdrawAmount, { amount, method: "bnp", iban: "BE68539007547034" })
const shown = async () => (await jan().visitor.call(contract.withdrawTransaction, {})).transactions.rows[0]
const alarmsOf = async (...subjects: string[]) =>
  (await listOpenAlarms(casino().platform.reads()))
    .filter(({ subject }) => subjects.includes(subject))
    .map(({ kind }) => kind)

describe("a withdrawal above the threshold for two operators", () => {
  it("raises an alarm until two different operators have approved it, and is then paid", async () => {
    await depositedBeyond(casino(), jan(), 6000)
    const { withdrawalId } = await ask(5500)
    expect(await alarmsOf(withdrawalId)).toEqual(["withdrawal.checking"])
    const { listed } = await desk("Anna", "withdrawals")
    expect(listed).toContain(`${withdrawalId}  €\u00a05.500,00  checking  player ${jan().playerId}`)
    expect(listed).toContain("approvals: 0 of 2")
    const [alarm] = (await listOpenAlarms(casino().platform.reads())).filter(
      (each) => each.subject === withdrawalId,
    )
    expect(await desk("anna", "close-alarm", String(alarm!.id))).toEqual({
      code: 1,
      listed: `Alarm ${alarm!.id} has a pending review. Resolve it by: approve-withdrawal, reject-withdrawal.\n`,
    })

    expect((await desk("Anna", "approve-withdrawal", withdrawalId)).listed).toContain("A second operator")
    expect((await desk(" anna", "approve-withdrawal", withdrawalId)).listed).toContain("A second operator")
    expect((await desk("bert", "withdrawals")).listed).toContain("approvals: 1 of 2 (anna)")
    expect(await shown()).toMatchObject({ status: "checking" })
    expect((await desk("bert", "approve-withdrawal", withdrawalId)).code).toBe(0)
    expect(await alarmsOf(withdrawalId)).toEqual([])
    expect((await desk("carl", "approve-withdrawal", withdrawalId)).code).toBe(1)
    await casino().drain()
    await eventually(async () => (await heldCents(casino(), jan().playerId)) === 0)
    expect(await events(casino(), jan(), "withdrawal.approved")).toMatchObject([{ operator: "bert" }])
  })

  it("is rejected only for a reason that the player can read", async () => {
    await depositedBeyond(casino(), jan(), 2000)
    const { withdrawalId } = await ask(1500)
    expect((await desk("anna", "reject-withdrawal", withdrawalId, "because")).code).toBe(2)
    expect((await desk("", "reject-withdrawal", withdrawalId, "fundsInDoubt")).code).toBe(2)
    const alarm = (closedAt: string) =>
      asOwner(
        casino(),
        `update kernel.alarm set closed_at = ${closedAt}, closed_by = ${closedAt === "null" ? "null" : "'nobody'"} where subject = $1`,
        [withdrawalId],
      )
    await alarm("opened_at")
    expect(await casino().audit()).toEqual([expect.stringContaining("an open alarm: withdrawal.checking")])
    await alarm("null")
    expect((await desk("anna", "reject-withdrawal", withdrawalId, "fundsInDoubt")).code).toBe(0)
    expect(await shown()).toMatchObject({ status: "rejected", reason: "fundsInDoubt" })
    expect(await cashCents(casino(), jan().playerId)).toBe(200_000)
    expect(await alarmsOf(withdrawalId)).toEqual([])
  })
})

describe("a disputed payout", () => {
  const disputed = async () => {
    await deposited(jan(), 60)
    await arm(casino(), "bank", "timeout")
    const { withdrawalId } = await ask(50)
    await runJob(casino(), "payments.payOut", { withdrawalId })
    await bankNotify(casino(), { endToEndId: withdrawalId, status: "rejected", reasonCode: "AC04" })
    await bankNotify(casino(), { endToEndId: withdrawalId, status: "settled" })
    expect(await alarmsOf(withdrawalId)).toEqual(["withdrawal.disputed"])
    return withdrawalId
  }

  it("is resolved by the bank's statement", async () => {
    const withdrawalId = await disputed()
    expect((await desk("anna", "withdrawals")).listed).toMatch(
      new RegExp(`${withdrawalId} .*failed.*(\n +.*)*\n +dispute: paidAfterRelease`),
    )
    expect((await desk("anna", "dispute", withdrawalId, "perhaps")).code).toBe(2)
    expect((await desk("anna", "dispute", withdrawalId, "paid")).listed).toContain("is received")
    expect((await desk("anna", "dispute", withdrawalId, "paid")).code).toBe(1)
    expect(await alarmsOf(withdrawalId)).toEqual([])
    expect(await cashCents(casino(), jan().playerId)).toBe(1000)
  })

  it("is resolved automatically where the money returns to the bank", async () => {
    const withdrawalId = await disputed()
    await bankNotify(casino(), { endToEndId: withdrawalId, status: "returned", reasonCode: "AC04" })
    expect(await alarmsOf(withdrawalId)).toEqual([])
    expect(await events(casino(), jan(), "withdrawal.disputeSettled")).toMatchObject([
      { verdict: "notPaid", operator: "casino" },
    ])
    expect(await cashCents(casino(), jan().playerId)).toBe(6000)
  })
})

describe("a deposit in quarantine", () => {
  /** Captured for more than was asked. */
  const doubted = async () => {
    const { orderId } = await open(jan(), 20)
    const reference = newReference()
    await notify(casino(), orderId, { status: 118, captured_amount: "25.00", reference })
    expect(await alarmsOf(orderId)).toEqual(["deposit.quarantined"])
    return { orderId, reference }
  }

  it("is looked up again, or closed with a refund", async () => {
    const { orderId, reference } = await doubted()
    const { listed } = await desk("anna", "orders")
    expect(listed).toContain(`${orderId}  €\u00a020,00  pending  player ${jan().playerId}`)
    expect(listed).toContain(`gateway's transaction: ${reference}\n        in doubt: €\u00a025,00`)
    expect((await desk("anna", "retry-order", orderId)).code).toBe(0)
    expect(await alarmsOf(orderId)).toEqual([])
    expect((await desk("anna", "retry-order", orderId)).code).toBe(1)

    const other = await doubted()
    expect((await desk("anna", "close-order", other.orderId, "keep")).code).toBe(2)
    expect((await desk("anna", "close-order", other.orderId, "refund")).listed).toContain("is sent back")
    expect((await rowOf(casino(), other.orderId)).status).toBe("failed")
    expect(await alarmsOf(other.orderId)).toEqual([])
    const refunds = await asOwner(
      casino(),
      "select from graphile_worker._private_jobs where payload->>'reference' = $1",
      [other.reference],
    )
    expect(refunds).toHaveLength(1)
  })

  it("leaves it automatically where the gateway reports the refund of the doubtful amount", async () => {
    const { orderId, reference } = await doubted()
    await notify(casino(), orderId, { status: 125, captured_amount: "25.00", reference })
    expect(await alarmsOf(orderId)).toEqual([])
    expect((await rowOf(casino(), orderId)).status).toBe("refunded")
  })
})

it("flags a player after a charge-back until an operator clears the flag", async () => {
  const orderId = await deposited(jan(), 50)
  const { reference } = await rowOf(casino(), orderId)
  await notify(casino(), orderId, { status: 129, reference: reference! })
  await notify(casino(), orderId, { status: 129, reference: reference!, attempt_id: "2" })
  const { listed } = await desk("anna", "flags")
  const [, flagId] = new RegExp(`(\\d+)  player ${jan().playerId}  chargedBack ${orderId}`).exec(listed) ?? []
  expect(await alarmsOf(flagId!)).toContain("player.flagged")
  await depositedBeyond(casino(), jan(), 100)
  const { withdrawalId, status } = await ask(30)
  expect(status).toBe("checking")
  expect((await desk("anna", "clear-flag", flagId!)).code).toBe(0)
  expect((await desk("anna", "clear-flag", flagId!)).code).toBe(1)
  expect(await events(casino(), jan(), "riskFlag.cleared")).toMatchObject([
    { operator: "anna", subjectId: orderId },
  ])
  expect((await desk("anna", "approve-withdrawal", withdrawalId)).code).toBe(0)
  expect((await ask(30)).status).toBe("approved")
})
