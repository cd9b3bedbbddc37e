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
  const wish = { amount: 50, method: "bnp", iban: "BE68539007547034" } as const
  const { withdrawalId } = await jan().visitor.call(contract.withdrawAmount, wish)
  await casino().drain()
  return withdrawalId
}
const told = (endToEndId: string, status: string, reasonCode?: string) =>
  bankNotify(casino(), { endToEndId, status, ...(reasonCode ? { reasonCode } : {}) })

describe("a payout that comes back after it had arrived", () => {
  it("is credited once, shown as failed with its reason, and told", async () => {
    const paidBefore = await paidOut()
    const id = await sent("timeout")
    expect(await told(id, "settled")).toBe(200)
    expect([await cashCents(casino(), jan().playerId), await heldCents(casino(), jan().playerId)]).toEqual([
      5000, 0,
    ])
    expect(await told(id, "returned", "AC04")).toBe(200)
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
      all.some(({ subject }) => subject.includes("teruggekomen")),
    )
    const letter = letters.find(({ subject }) => subject.includes("teruggekomen"))
    expect(letter?.text).toContain("Deze bankrekening is afgesloten.")
    expect(letter?.text).toContain(
      toAbsoluteUrl(casino().config.publicUrl, "balances", "nl", { view: "withdrawals" }),
    )
    expect(await casino().audit()).toEqual([])
  })

  it("is heard of from the bank itself", async () => {
    await sent("cancel")
    await eventually(async () => (await shown())?.status === "failed")
    expect(await cashCents(casino(), jan().playerId)).toBe(10_000)
  })

  it("is credited once however often and in whatever order the bank says so", async () => {
    const id = await sent("timeout")
    await told(id, "settled")
    await Promise.all([told(id, "returned", "AC04"), told(id, "returned", "MD07"), told(id, "settled")])
    // The inbox knows these messages by now; a bank that words them anew changes nothing either.
    await asOwner(casino(), "delete from kernel.inbox where provider = 'bank'")
    await Promise.all([told(id, "returned"), told(id, "settled"), told(id, "rejected", "AC01")])
    expect(await cashCents(casino(), jan().playerId)).toBe(10_000)
    expect(await events(casino(), jan(), "withdrawal.failed")).toHaveLength(1)
  })

  it("gives the held money back where the return overtakes the arrival", async () => {
    const id = await sent("timeout")
    await told(id, "returned", "AC04")
    await told(id, "settled")
    expect(await cashCents(casino(), jan().playerId)).toBe(10_000)
    expect(await shown()).toMatchObject({ status: "failed", reason: "accountClosed" })
    const moved = await asOwner(casino(), "select kind from wallet.movement where id like $1 order by seq", [
      `withdrawal:${id}:%`,
    ])
    expect(moved).toEqual([{ kind: "withdrawalHeld" }, { kind: "withdrawalReleased" }])
  })

  it("is found by the audit where a return has no withdrawal, or another amount", async () => {
    const id = await sent("timeout")
    await told(id, "settled")
    await told(id, "returned")
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
