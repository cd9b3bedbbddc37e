import { payments as contract } from "@elite/contract"
import { listExchanges } from "@elite/testkit/sandboxes"
import { describe, expect, it } from "vitest"
import { operatorCliFor } from "../../../../testing/operatorCli.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { accounts, getBalanceUnits } from "../../wallet/index.ts"
import { cashCents, deposited, events, heldCents, payerForFile, runJob } from "../testing/payer.ts"

const { casino, jan } = payerForFile()
const own = "BE68539007547034"
const ask = (amount: number) =>
  jan().visitor.call(contract.withdrawAmount, { amount, method: "manualWithdraw", iban: own })
const desk = operatorCliFor(casino)
const shown = async () => (await jan().visitor.call(contract.withdrawTransaction, {})).transactions.rows[0]
const alarmsOf = async (subject: string) =>
  (await listOpenAlarms(casino().platform.reads()))
    .filter((each) => each.subject === subject)
    .map(({ kind }) => kind)

describe("a withdrawal that is paid by hand", () => {
  it("waits for an operator at any amount, then for its payment, and ends with the bank's reference", async () => {
    await deposited(jan(), 50)
    const { withdrawalId, status } = await ask(20)
    expect(status).toBe("checking")
    expect(await alarmsOf(withdrawalId)).toEqual(["withdrawal.checking"])
    await desk("anna", "approve-withdrawal", withdrawalId)
    expect(await alarmsOf(withdrawalId)).toEqual(["withdrawal.toPayByHand"])
    expect((await desk("anna", "withdrawals")).text).toContain(`pay by hand to ${own}, Jan Peeters`)

    await casino().drain()
    await runJob(casino(), "payments.followPayouts")
    await runJob(casino(), "payments.payOut", { withdrawalId })
    expect((await listExchanges(casino(), "bank")).filter(({ body }) => body.includes(withdrawalId))).toEqual(
      [],
    )
    expect(await shown()).toMatchObject({ status: "approved", method: "manualWithdraw" })

    const before = await getBalanceUnits(casino().platform.reads(), accounts.bank())
    expect((await desk("anna", "paid-by-hand", withdrawalId, "BNP/2026-0001")).code).toBe(0)
    expect((await desk("anna", "paid-by-hand", withdrawalId, "BNP/2026-0001")).code).toBe(1)
    expect(await getBalanceUnits(casino().platform.reads(), accounts.bank())).toBe(before + 2_000_000n)
    expect(await heldCents(casino(), jan().playerId)).toBe(0)
    expect(await alarmsOf(withdrawalId)).toEqual([])
    expect(await shown()).toMatchObject({ status: "received" })
    expect(await events(casino(), jan(), "withdrawal.received")).toMatchObject([{ operator: "anna" }])
  })

  it("is refused after its approval with a reason for the player, and releases the money once", async () => {
    await deposited(jan(), 50)
    const { withdrawalId } = await ask(20)
    expect((await desk("anna", "paid-by-hand", withdrawalId, "BNP1")).code).toBe(1)
    await desk("anna", "approve-withdrawal", withdrawalId)
    expect((await desk("bert", "refuse-by-hand", withdrawalId, "accountNotVerifiable")).code).toBe(0)
    expect((await desk("bert", "refuse-by-hand", withdrawalId, "accountNotVerifiable")).code).toBe(1)
    expect((await desk("bert", "paid-by-hand", withdrawalId, "BNP1")).code).toBe(1)
    expect(await cashCents(casino(), jan().playerId)).toBe(5000)
    expect(await alarmsOf(withdrawalId)).toEqual([])
    expect(await shown()).toMatchObject({ status: "rejected", reason: "accountNotVerifiable" })
  })

  it("does not mix with withdrawals through the bank", async () => {
    await deposited(jan(), 50)
    const { withdrawalId } = await jan().visitor.call(contract.withdrawAmount, {
      amount: 20,
      method: "bnp",
      iban: own,
    })
    expect((await desk("anna", "paid-by-hand", withdrawalId, "BNP1")).code).toBe(1)
    expect((await desk("anna", "paid-by-hand", "W-nothing", "BNP1")).code).toBe(1)
    expect((await desk("anna", "paid-by-hand", withdrawalId, "a reference; with signs")).code).toBe(2)
  })
})
