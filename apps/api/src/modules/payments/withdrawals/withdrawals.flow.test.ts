import { payments as contract } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { arm, listExchanges } from "@elite/testkit/sandboxes"
import { beforeEach, describe, expect, it } from "vitest"
import { casinoForTest, type TestCasino } from "../../../../testing/casino.ts"
import { waitUntilIdle } from "../../../../testing/idle.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import {
  asOwner,
  bankNotify,
  cashCents,
  countAcceptedMessages,
  deposited,
  depositedBeyond,
  events,
  heldCents,
  lettersUntil,
  notify,
  type Payer,
  runJob,
  withdrawalsOf,
} from "../testing/payer.ts"
import { approve, reject } from "./review.ts"

/** Belongs to Jan Peeters at the sandbox's bank. */
const own = "BE68 5390 0754 7034"
const notOwn = "BE71096123456769"
const silent = "BE62510007547061"

let casino: TestCasino
let jan: Payer

beforeEach(async () => {
  // One each: the bank's payouts and switches belong to one test.
  casino = await casinoForTest({ settleAfterMs: 150 })
  jan = await seededVisitor(casino)
  await deposited(jan, 200)
})

const ask = (amount: number, more: { iban?: string; key?: string; who?: Payer } = {}) =>
  (more.who ?? jan).visitor.call(
    contract.withdrawAmount,
    { amount, method: "bnp", iban: more.iban ?? own },
    more.key === undefined ? {} : { idempotencyKey: more.key },
  )
const shown = async (who = jan) => {
  const { transactions } = await who.visitor.call(contract.withdrawTransaction, {})
  return transactions.rows[0]
}
const payoutsAtBank = async (...ids: string[]) => {
  const log = await listExchanges(casino, "bank")
  return log.filter(
    ({ direction, method, url, body }) =>
      direction === "in" &&
      method === "POST" &&
      url.endsWith("/payouts") &&
      ids.some((id) => body.includes(id)),
  )
}

describe("a withdrawal", () => {
  it("is held, approved automatically, sent and received, with each step and letter", async () => {
    const answer = await ask(50.5)
    expect(answer).toMatchObject({ status: "approved", newBalance: 149.5 })
    expect([await cashCents(casino, jan.playerId), await heldCents(casino, jan.playerId)]).toEqual([
      14_950, 5050,
    ])
    await casino.drain()
    await eventually(async () => (await shown())?.status === "received")
    expect(await heldCents(casino, jan.playerId)).toBe(0)
    expect(await shown()).toMatchObject({
      transactionId: answer.withdrawalId,
      amount: 50.5,
      account: "BE•• •••• •••• 7034",
      balanceBefore: 200,
      balanceAfter: 149.5,
      reason: null,
    })
    expect((await shown())?.steps.map(({ status }) => status)).toEqual([
      "requested",
      "checking",
      "approved",
      "sent",
      "received",
    ])
    await lettersUntil(
      casino,
      jan,
      (found) => found.filter(({ subject }) => subject.includes("opname")).length === 3,
    )
  })

  it("is released with the bank's reason when the bank refuses it", async () => {
    await arm(casino, "bank", "decline")
    await ask(50)
    await casino.drain()
    await eventually(async () => (await shown())?.status === "failed")
    expect(await shown()).toMatchObject({ reason: "accountClosed" })
    expect(await cashCents(casino, jan.playerId)).toBe(20_000)
    expect(await heldCents(casino, jan.playerId)).toBe(0)
  })

  it("refuses an amount below the minimum, an invalid IBAN, another holder, and an account that the bank cannot verify", async () => {
    await expect(ask(19.99)).rejects.toThrow(/WithdrawalBelowMinimum.*€\u00a020,00/)
    await expect(ask(20, { iban: "BE68539007547035" })).rejects.toThrow("IbanInvalid")
    await expect(ask(20, { iban: notOwn })).rejects.toThrow("IbanNotOwn")
    await expect(ask(20, { iban: silent })).rejects.toThrow("TemporarilyUnavailable")
    await arm(casino, "bank", "http_500")
    await expect(ask(20)).rejects.toThrow("TemporarilyUnavailable")
    await expect(ask(200.01)).rejects.toThrow("InsufficientFunds")
    expect(await cashCents(casino, jan.playerId)).toBe(20_000)
    expect(await withdrawalsOf(casino, jan)).toHaveLength(0)
  })

  it("compares the verified name, not the one in the profile", async () => {
    await asOwner(
      casino,
      "update players.player set first_name = 'Sophie', last_name = 'Dubois' where id = $1",
      [jan.playerId],
    )
    await expect(ask(20, { iban: notOwn })).rejects.toThrow("IbanNotOwn")
    await ask(20)
  })

  it("needs a verified identity and stays open to an excluded player", async () => {
    await asOwner(casino, "update players.player set register_standing = 'excluded' where id = $1", [
      jan.playerId,
    ])
    await ask(20)
    await asOwner(casino, "update identity.standing set kyc_status = 'declined' where player_id = $1", [
      jan.playerId,
    ])
    await expect(ask(20)).rejects.toThrow("KycNotDone")
  })

  it("returns the same reply for the same key, even while the bank is down, and refuses the key for another request", async () => {
    const first = await ask(60, { key: "withdraw-key-1" })
    await arm(casino, "bank", "http_500")
    expect(await ask(60, { key: "withdraw-key-1" })).toEqual(first)
    await expect(ask(61, { key: "withdraw-key-1" })).rejects.toThrow("IdempotencyKeyReused")
    expect(await cashCents(casino, jan.playerId)).toBe(14_000)
  })

  it("is paid once with repeated jobs and repeated messages of the bank", async () => {
    const { withdrawalId } = await ask(50)
    const payOut = () => runJob(casino, "payments.payOut", { withdrawalId })
    await Promise.all(Array.from({ length: 20 }, payOut))
    await eventually(async () => (await shown())?.status === "received")
    for (let n = 0; n < 5; n++)
      expect(await bankNotify(casino, { endToEndId: withdrawalId, status: "settled" })).toBe(200)
    expect(
      await bankNotify(casino, { endToEndId: withdrawalId, status: "rejected", reasonCode: "AC04" }),
    ).toBe(200)
    await payOut()
    expect(await cashCents(casino, jan.playerId)).toBe(15_000)
    expect(await events(casino, jan, "withdrawal.received")).toHaveLength(1)
    expect(await events(casino, jan, "withdrawal.disputed")).toHaveLength(1)
  })

  it("is looked up where the message of the bank was lost", async () => {
    await arm(casino, "bank", "drop")
    const { withdrawalId } = await ask(50)
    await waitUntilIdle(casino)
    expect(await shown()).toMatchObject({ transactionId: withdrawalId, status: "sent" })
    casino.clock.advance(3 * minuteMs)
    await runJob(casino, "payments.followPayouts")
    expect((await shown())?.status).toBe("received")
  })

  it("is ordered again where its job was lost", async () => {
    await ask(50)
    casino.clock.advance(3 * minuteMs)
    await runJob(casino, "payments.followPayouts")
    await expect.poll(async () => (await shown())?.status).toBe("received")
  })

  it("ignores a forged message of the bank", async () => {
    await arm(casino, "bank", "timeout")
    const { withdrawalId } = await ask(50)
    await casino.drain()
    const before = await countAcceptedMessages(casino, "bank")
    const settled = { endToEndId: withdrawalId, status: "settled" }
    for (const signature of ["", "0".repeat(64), "zz"])
      expect(await bankNotify(casino, settled, { signature })).toBe(401)
    expect((await shown())?.status).toBe("sent")
    expect(await countAcceptedMessages(casino, "bank")).toBe(before)
  })
})

describe("a withdrawal that needs a review", () => {
  it("waits for an operator from €1 000, and for two different ones above €5 000", async () => {
    await depositedBeyond(casino, jan, 10_000)
    const one = await ask(1000)
    expect(one.status).toBe("checking")
    const { transact } = casino.platform
    expect(await transact((tx) => approve(tx, one.withdrawalId, "anna"))).toBe("approved")
    await expect(transact((tx) => approve(tx, one.withdrawalId, "bert"))).rejects.toThrow(
      `Withdrawal ${one.withdrawalId} is not in review any more.`,
    )
    const two = await ask(5000.01)
    expect(await transact((tx) => approve(tx, two.withdrawalId, "anna"))).toBe("waiting")
    expect(await transact((tx) => approve(tx, two.withdrawalId, "anna"))).toBe("waiting")
    expect(await transact((tx) => approve(tx, two.withdrawalId, "bert"))).toBe("approved")
    await casino.drain()
    expect(await payoutsAtBank(one.withdrawalId, two.withdrawalId)).toHaveLength(2)
    await eventually(async () => (await heldCents(casino, jan.playerId)) === 0)
  })

  it("waits for two where the sums of a week exceed €5 000, but not those of a longer time", async () => {
    await depositedBeyond(casino, jan, 10_000)
    const { transact } = casino.platform
    const approvedByAnna = async (euros: number) => {
      const { withdrawalId } = await ask(euros)
      return transact((tx) => approve(tx, withdrawalId, "anna"))
    }
    const daysPass = (days: number) =>
      asOwner(casino, "update payments.withdrawal set created_at = created_at - $1 * interval '1 day'", [
        days,
      ])
    expect(await approvedByAnna(3000)).toBe("approved")
    await daysPass(6)
    expect(await approvedByAnna(2001)).toBe("waiting")
    await daysPass(8)
    expect(await approvedByAnna(2001)).toBe("approved")
  })

  it("releases the money with a reason when it is rejected", async () => {
    await depositedBeyond(casino, jan, 2000)
    const { withdrawalId } = await ask(1500)
    await casino.platform.transact((tx) => reject(tx, withdrawalId, "anna", "fundsInDoubt"))
    expect(await shown()).toMatchObject({ status: "rejected", reason: "fundsInDoubt" })
    expect(await cashCents(casino, jan.playerId)).toBe(220_000)
    await casino.drain()
    expect(await payoutsAtBank(withdrawalId)).toHaveLength(0)
  })

  it("waits where the bank reports a close match of the name", async () => {
    const johan = await seededVisitor(casino, 0, { firstName: "Jean", lastName: "Peeters" })
    await deposited(johan, 50)
    expect((await ask(20, { who: johan })).status).toBe("checking")
  })

  it("waits after a charge-back, which debits what is left of the deposit", async () => {
    const [deposit] = await asOwner<{ id: string; reference: string }>(
      casino,
      "select id, reference from payments.deposit where player_id = $1",
      [jan.playerId],
    )
    await ask(150)
    await notify(casino, deposit?.id ?? "", { status: 129, reference: deposit?.reference ?? "" })
    expect(await cashCents(casino, jan.playerId)).toBe(0)
    expect(await events(casino, jan, "deposit.chargedBack")).toMatchObject([
      { amountCents: 20_000, takenCents: 5000, missingCents: 15_000 },
    ])
    await depositedBeyond(casino, jan, 100)
    expect((await ask(20)).status).toBe("checking")
  })
})
