import { describe, expect, it } from "vitest"
import { storeForTest, type TestStore } from "../../../testing/store.ts"
import { accounts, balanceUnits, type Movement, move, playerBalances } from "./index.ts"
import { takeSnapshots } from "./store.ts"

const cash = accounts.cash(7n)
const held = accounts.held(7n)
const paidIn = (id: string, amountUnits: bigint): Movement => ({
  id,
  kind: "deposit",
  from: accounts.psp("hipay"),
  to: cash,
  amountUnits,
})
const onHold = (id: string, amountUnits: bigint): Movement => ({
  id,
  kind: "withdrawalHeld",
  from: cash,
  to: held,
  amountUnits,
})
const doing =
  ({ transact }: TestStore) =>
  (movement: Movement) =>
    transact((tx) => move(tx, movement))
const cashOf = (store: TestStore) => balanceUnits(store.reads(), cash)

describe("a movement", () => {
  it("is done once per id; repeated, it answers the balances of then", async () => {
    const store = await storeForTest()
    const go = doing(store)
    expect(await go(paidIn("a", 5000n))).toEqual({ repeated: false, fromUnits: null, toUnits: 5000n })
    await go(paidIn("b", 1000n))
    expect(await go(paidIn("a", 5000n))).toEqual({ repeated: true, fromUnits: null, toUnits: 5000n })
    expect(await playerBalances(store.reads(), 7n)).toEqual({
      cashUnits: 6000n,
      heldUnits: 0n,
      pointsUnits: 0n,
      coinsUnits: 0n,
    })
    expect(await balanceUnits(store.reads(), accounts.psp("hipay"))).toBe(-6000n)
  })

  it("is our mistake where its id belongs to another, or the chart does not know its way", async () => {
    const store = await storeForTest()
    const go = doing(store)
    await go(paidIn("a", 5000n))
    await expect(go(paidIn("a", 5001n))).rejects.toThrow("belongs to another movement")
    await expect(go({ ...paidIn("a", 5000n), to: accounts.cash(8n) })).rejects.toThrow(
      "belongs to another movement",
    )
    await expect(go({ ...paidIn("c", 1n), from: accounts.bank() })).rejects.toThrow("Not on the chart")
    await expect(go({ ...paidIn("c", 1n), kind: "win" })).rejects.toThrow("Not on the chart")
    for (const amount of [0n, -1n]) await expect(go(paidIn(`d${amount}`, amount))).rejects.toThrow()
    expect(await cashOf(store)).toBe(5000n)
  })

  it.each([
    [
      "an amount of nothing",
      "insert into wallet.movement (id, kind, asset, from_account, to_account, amount, at) values ('x', 'deposit', 'EUR', 'psp:hipay', 'player:7:cash', 0, now())",
    ],
    [
      "an unknown asset",
      "insert into wallet.movement (id, kind, asset, from_account, to_account, amount, at) values ('x', 'deposit', 'GOLD', 'psp:hipay', 'player:7:cash', 1, now())",
    ],
    [
      "a way from an account to itself",
      "insert into wallet.movement (id, kind, asset, from_account, to_account, amount, at) values ('x', 'deposit', 'EUR', 'psp:hipay', 'psp:hipay', 1, now())",
    ],
    ["a balance below its floor", "update wallet.balance set amount = -1"],
    ["a floor above nothing", "update wallet.balance set floor = 1"],
  ])("cannot be written by the owner either: %s", async (_, statement) => {
    const store = await storeForTest()
    await doing(store)(paidIn("a", 5000n))
    await expect(store.owner.pool.query(statement)).rejects.toMatchObject({ code: "23514" })
  })

  it("is refused where the balance does not hold it, and leaves nothing behind", async () => {
    const store = await storeForTest()
    const go = doing(store)
    await go(paidIn("a", 5000n))
    await expect(go(onHold("h", 5001n))).rejects.toThrow("InsufficientFundsErrorType")
    expect(await go(onHold("h", 5000n))).toEqual({ repeated: false, fromUnits: 0n, toUnits: 5000n })
  })

  it("is a success when it is repeated, however little is left by then", async () => {
    const store = await storeForTest()
    const go = doing(store)
    await go(paidIn("a", 5000n))
    await go(onHold("h", 5000n))
    expect(await go(onHold("h", 5000n))).toEqual({ repeated: true, fromUnits: 0n, toUnits: 5000n })
    await expect(go(onHold("h", 4999n))).rejects.toThrow("belongs to another movement")
    expect(await cashOf(store)).toBe(0n)
  })

  it.each<[string, Movement]>([
    ["a kept balance and a house account", paidIn("twin", 700n)],
    [
      "two house accounts, where no balance makes them wait",
      {
        id: "twin",
        kind: "promotionalWin",
        from: accounts.games("hub88"),
        to: accounts.review("hub88"),
        amountUnits: 700n,
      },
    ],
  ])("twenty twins at once move once: %s", async (_, movement) => {
    const store = await storeForTest()
    const all = await Promise.all(Array.from({ length: 20 }, () => doing(store)(movement)))
    expect(all.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(await balanceUnits(store.reads(), movement.to)).toBe(700n)
  })

  it("undone with its transaction was never done", async () => {
    const store = await storeForTest()
    const failing = store.transact(async (tx) => {
      await move(tx, paidIn("a", 5000n))
      throw new Error("after the movement")
    })
    await expect(failing).rejects.toThrow("after the movement")
    expect(await doing(store)(paidIn("a", 5000n))).toMatchObject({ repeated: false, toUnits: 5000n })
  })

  it("forty at once between two kept balances neither deadlock nor lose a unit", async () => {
    const store = await storeForTest()
    const go = doing(store)
    await go(paidIn("a", 20_000n))
    await go(onHold("h", 10_000n))
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        go(
          i % 2 === 0
            ? onHold(`h${i}`, 100n)
            : { id: `r${i}`, kind: "withdrawalReleased", from: held, to: cash, amountUnits: 100n },
        ),
      ),
    )
    expect(await playerBalances(store.reads(), 7n)).toMatchObject({ cashUnits: 10_000n, heldUnits: 10_000n })
    expect((await store.broken()).filter((name) => /^I(1|2|3|9|10|11) /.test(name))).toEqual([])
  })
})

describe("the ledger", () => {
  it("cannot be written past its functions by the application's role", async () => {
    const store = await storeForTest()
    await doing(store)(paidIn("a", 5000n))
    const tricks = [
      "insert into wallet.movement (id, kind, asset, from_account, to_account, amount, at) values ('x', 'deposit', 'EUR', 'psp:hipay', 'player:7:cash', 1, clock_timestamp())",
      "update wallet.movement set amount = amount + 1",
      "delete from wallet.movement",
      "truncate wallet.movement",
      "update wallet.balance set amount = amount + 1",
      "delete from wallet.balance",
      "insert into wallet.snapshot values ('psp:hipay', '0', 1, clock_timestamp())",
      "alter table wallet.movement disable trigger all",
      "drop table wallet.movement",
    ]
    for (const trick of tricks)
      await expect(store.database.pool.query(trick), trick).rejects.toThrow(/permission denied|must be owner/)
    expect(await cashOf(store)).toBe(5000n)
  })

  it("an edit by the owner of the database is named by the audit", async () => {
    const store = await storeForTest()
    const go = doing(store)
    for (let i = 0; i < 20; i++) await go(paidIn(`d${i}`, 1000n))
    const before = await store.broken()
    await store.owner.pool.query("update wallet.movement set amount = 2000 where id = 'd7'")
    const names = (await store.broken()).filter((name) => !before.includes(name))
    expect(names).toContain("I2 a kept balance is the sum of its movements")
    expect(names).toContain("I10 each balance after a movement follows from the one before")
  })

  it("sums house accounts the same before, between and after snapshots, with a slow transaction in between", async () => {
    const store = await storeForTest()
    const go = doing(store)
    const psp = () => balanceUnits(store.reads(), accounts.psp("hipay"))
    const snapshot = () => store.transact(takeSnapshots)
    await go(paidIn("a", 1000n))
    await snapshot()
    const moved = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const slow = store.transact(async (tx) => {
      await move(tx, { ...paidIn("slow", 50n), to: accounts.cash(8n) })
      moved.resolve()
      await finish.promise
    })
    await moved.promise
    await go(paidIn("b", 300n))
    expect(await psp()).toBe(-1300n)
    await snapshot()
    expect(await psp()).toBe(-1300n)
    finish.resolve()
    await slow
    expect(await psp()).toBe(-1350n)
    await snapshot()
    await snapshot()
    expect(await psp()).toBe(-1350n)
    expect((await store.broken()).filter((name) => name.startsWith("I11"))).toEqual([])
  })
})
