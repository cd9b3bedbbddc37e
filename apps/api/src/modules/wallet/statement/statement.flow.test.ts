import { wallet as contract, payments } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { arm } from "@elite/testkit/sandboxes"
import { describe, expect, it } from "vitest"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { tablesForFile } from "../../../../testing/table.ts"
import { deposited, type Payer, payerForFile } from "../../payments/testing/payer.ts"

const { casino, jan } = payerForFile()

const statement = async ({ visitor }: Payer, asked: { transactionType?: contract.TransactionType } = {}) =>
  (await visitor.call(contract.getUserTransactions, asked)).transactions
const withdraws = ({ visitor }: Payer, amount: number) =>
  visitor.call(payments.withdrawAmount, { amount, method: "bnp", iban: "BE68539007547034" })

describe("a player's statement", () => {
  it("is empty for a player without movements", async () => {
    expect(await statement(jan())).toEqual({ count: 0, rows: [] })
  })

  it("lists deposits, withdrawals and returns with the balances before and after, newest first", async () => {
    await deposited(jan(), 50)
    await arm(casino(), "bank", "decline")
    await withdraws(jan(), 20)
    await casino().drain()
    await eventually(async () => (await statement(jan())).count === 3)
    const { rows } = await statement(jan())
    expect(
      rows.map(({ kind, type, amount, balanceBefore, balanceAfter }) => [
        ...[kind, type, amount, balanceBefore, balanceAfter],
      ]),
    ).toEqual([
      ["withdrawalReleased", "cashout", 20, 30, 50],
      ["withdrawalHeld", "cashout", -20, 50, 30],
      ["deposit", "deposit", 50, 0, 50],
    ])
    for (const row of rows) expect(row).not.toHaveProperty("purse")
    expect(await statement(jan(), { transactionType: "deposit" })).toEqual({ count: 1, rows: [rows[2]] })
    expect((await statement(jan(), { transactionType: "cashout" })).rows).toEqual(rows.slice(0, 2))
    for (const transactionType of ["wallet", "jackpot"] as const)
      expect(await statement(jan(), { transactionType })).toEqual({ count: 0, rows: [] })
  })

  it("requires a login and shows only the player's own movements", async () => {
    await deposited(jan(), 25)
    const eva = await seededVisitor(casino())
    expect(await statement(eva)).toEqual({ count: 0, rows: [] })
    const { status } = await casino().visitor().fetch(contract.getUserTransactions.path)
    expect(status).toBe(401)
  })

  it("refuses an unknown type and unknown fields", async () => {
    for (const wrong of ["transactionType=stake", "transactionType=", "playerId=7"]) {
      const { status } = await jan().visitor.fetch(`${contract.getUserTransactions.path}?${wrong}`)
      expect([wrong, status]).toEqual([wrong, 400])
    }
  })
})

describe("rounds", () => {
  const tables = tablesForFile()

  it("do not appear as lines, only in the balances", async () => {
    const table = await tables.seat(100)
    const visitor = tables.casino().visitor()
    visitor.cookies.set("access_token", table.cookie)
    const { uuid } = await table.bet(10, { round: "one" })
    await table.win(uuid, 4, { round: "one" })
    const { transactions } = await visitor.call(contract.getUserTransactions, {})
    expect(transactions.rows.filter(({ type }) => type !== "deposit")).toEqual([])
  })
})
