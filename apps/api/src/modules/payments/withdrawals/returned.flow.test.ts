import { payments as contract } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { eventually } from "@elite/testkit/eventually"
import { arm } from "@elite/testkit/sandboxes"
import { beforeEach, describe, expect, it } from "vitest"
import { accounts, getBalanceUnits } from "../../wallet/index.ts"
import {
  asOwner,
  bankNotify,
  cashCents,
  deposited,
  events,
  heldCents,
  lettersUntil,
  payerForFile,
} from "../testing/payer.ts"

const { casino, jan } = payerForFile()

beforeEach(async () => {
  await deposited(jan(), 100)
})

const shown = async () => (await jan().visitor.call(contract.withdrawTransaction, {})).transactions.rows[0]
const paidOut = () => getBalanceUnits(casino().platform.reads(), accounts.bank())

/** A withdrawal of €50 that the bank has taken on, with what is to become of it there. */
async function sent(scenario: "timeout" | "cancel"): Promise<string> {
  await arm(casino(), "bank", scenario)
  const request = { amount: 50, method: "bnp", iban: "BE68539007547034" } as const
  const { withdrawalId } = await jan().visitor.call(contract.withdrawAmount, request)
  await casino().drain()
  return withdrawalId
}
const sendBankReport = (endToEndId: string, status: string, reasonCode?: string) =>
  bankNotify(casino(), { endToEndId, status, ...(reasonCode ? { reasonCode } : {}) })

describe("a payout that is returned after its settlement", () => {
  it("is credited once, shown as failed with its reason, and notified", async () => {
    const paidBefore = await paidOut()
    const id = await sent("timeout")
    expect(await sendBankReport(id, "settled")).toBe(200)
    expect([await cashCents(casino(), jan().playerId), await heldCents(casino(), jan().playerId)]).toEqual([
      5000, 0,
    ])
    expect(await sendBankReport(id, "returned", "AC04")).toBe(200)
    expect(await shown()).toMatchObject({ status: "failed", reason: "accountClosed" })
    expect((await shown())?.steps.map(({ status }) => status)).toEqual([
      "requested",
      "checking",
      "approved",
      "sent",
      "received",
      "failed",
    ])
    expect([await cashCents(casino(), jan().playerId), await heldCents(casino(), jan().playerId)]).toEqual([
      10_000, 0,
    ])
    expect(await paidOut()).toBe(paidBefore)
    expect(await events(casino(), jan(), "withdrawal.failed")).toMatchObject([
      { withdrawalId: id, amountCents: 5000, reason: "accountClosed", wasPaid: true },
    ])
    expect(await events(casino(), jan(), "withdrawal.disputed")).toEqual([])
    const letters = await lettersUntil(casino(), jan(), (all) =>
      all.some(({ subject }) => subject.includes("teruggestuurd")),
    )
    const letter = letters.find(({ subject }) => subject.includes("teruggestuurd"))
    expect(letter?.text).toContain("Deze bankrekening is gesloten.")
    expect(letter?.text).toContain(
      toAbsoluteUrl(casino().config.publicUrl, "balances", "nl", { view: "withdrawals" }),
    )
    expect(await casino().audit()).toEqual([])
  })

  it("is processed from a notification of the bank", async () => {
    await sent("cancel")
    await eventually(async () => (await shown())?.status === "failed")
    expect(await cashCents(casino(), jan().playerId)).toBe(10_000)
  })

  it("is credited once with repeated messages in any order", async () => {
    const id = await sent("timeout")
    await sendBankReport(id, "settled")
    await Promise.all([
      sendBankReport(id, "returned", "AC04"),
      sendBankReport(id, "returned", "MD07"),
      sendBankReport(id, "settled"),
    ])
    // The inbox knows these messages by now; a bank that words them anew changes nothing either.
    await asOwner(casino(), "delete from kernel.inbox where provider = 'bank'")
    await Promise.all([
      sendBankReport(id, "returned"),
      sendBankReport(id, "settled"),
      sendBankReport(id, "rejected", "AC01"),
    ])
    expect(await cashCents(casino(), jan().playerId)).toBe(10_000)
    expect(await events(casino(), jan(), "withdrawal.failed")).toHaveLength(1)
  })

  it("releases the held money where the return overtakes the settlement", async () => {
    const id = await sent("timeout")
    await sendBankReport(id, "returned", "AC04")
    await sendBankReport(id, "settled")
    expect(await cashCents(casino(), jan().playerId)).toBe(10_000)
    expect(await shown()).toMatchObject({ status: "failed", reason: "accountClosed" })
    const moved = await asOwner(casino(), "select kind from wallet.movement where id like $1 order by seq", [
      `withdrawal:${id}:%`,
    ])
    expect(moved).toEqual([{ kind: "withdrawalHeld" }, { kind: "withdrawalReleased" }])
  })

  it("is found by the audit without a withdrawal or with another amount", async () => {
    const id = await sent("timeout")
    await sendBankReport(id, "settled")
    await sendBankReport(id, "returned")
    const broken = async (change: string) => {
      await asOwner(casino(), `update wallet.movement set ${change} where id = $1`, [
        `withdrawal:${id}:returned`,
      ])
      return (await casino().audit()).filter((line) => line.includes("withdrawal"))
    }
    expect(await broken("amount = 4000000")).not.toEqual([])
    expect(await broken("amount = 5000000, memo = null")).toEqual([])
    await asOwner(casino(), "update payments.withdrawal set status = 'received' where id = $1", [id])
    expect((await casino().audit()).filter((line) => line.includes("withdrawal"))).not.toEqual([])
    await asOwner(casino(), "update payments.withdrawal set status = 'failed' where id = $1", [id])
  })
})
