import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { storeForTest, type TestStore } from "../../../testing/store.ts"
import { accounts, getBalanceUnits, getPlayerBalances, type Movement, move, moveAll } from "./index.ts"
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
const cashOf = (store: TestStore) => getBalanceUnits(store.reads(), cash)

describe("a movement", () => {
  it("happens once per id; a repetition returns the balances of the first time", async () => {
    const store = await storeForTest()
    const go = doing(store)
    expect(await go(paidIn("a", 5000n))).toEqual({ repeated: false, fromUnits: null, toUnits: 5000n })
    await go(paidIn("b", 1000n))
    expect(await go(paidIn("a", 5000n))).toEqual({ repeated: true, fromUnits: null, toUnits: 5000n })
    expect(await getPlayerBalances(store.reads(), 7n)).toEqual({
      cashUnits: 6000n,
      heldUnits: 0n,
      pointsUnits: 0n,
      coinsUnits: 0n,
    })
    expect(await getBalanceUnits(store.reads(), accounts.psp("hipay"))).toBe(-6000n)
  })

  it("throws where its id belongs to another movement, or the chart does not allow it", async () => {
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

  it("is refused without effect where the balance is too low", async () => {
    const store = await storeForTest()
    const go = doing(store)
    await go(paidIn("a", 5000n))
    await expect(go(onHold("h", 5001n))).rejects.toThrow("InsufficientFundsErrorType")
    expect(await go(onHold("h", 5000n))).toEqual({ repeated: false, fromUnits: 0n, toUnits: 5000n })
  })

  it("succeeds when it is repeated, even with too low a balance", async () => {
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
    expect(await getBalanceUnits(store.reads(), movement.to)).toBe(700n)
  })

  it("is rolled back with its transaction", async () => {
    const store = await storeForTest()
    const failing = store.transact(async (tx) => {
      await move(tx, paidIn("a", 5000n))
      throw new Error("after the movement")
    })
    await expect(failing).rejects.toThrow("after the movement")
    expect(await doing(store)(paidIn("a", 5000n))).toMatchObject({ repeated: false, toUnits: 5000n })
  })

  it("neither deadlocks nor loses a unit with forty concurrent calls between two kept balances", async () => {
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
    expect(await getPlayerBalances(store.reads(), 7n)).toMatchObject({
      cashUnits: 10_000n,
      heldUnits: 10_000n,
    })
    expect((await store.broken()).filter((name) => /^I(1|2|3|9|10|11) /.test(name))).toEqual([])
  })
})

describe("the ledger", () => {
  it("cannot be written by the application's role without its functions", async () => {
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

  it("has an edit by the database owner found by the audit", async () => {
    const store = await storeForTest()
    const go = doing(store)
    for (let i = 0; i < 20; i++) await go(paidIn(`d${i}`, 1000n))
    const before = await store.broken()
    await store.owner.pool.query("update wallet.movement set amount = 2000 where id = 'd7'")
    const names = (await store.broken()).filter((name) => !before.includes(name))
    expect(names).toContain("I2 a kept balance is the sum of its movements")
    expect(names).toContain("I10 each balance after a movement follows from the one before")
  })

  it("sums accounts equally before, between and after snapshots, with a slow transaction in between", async () => {
    const store = await storeForTest()
    const go = doing(store)
    const psp = () => getBalanceUnits(store.reads(), accounts.psp("hipay"))
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

describe("many movements", () => {
  const way = fc.record({
    // What comes in comes more often, or most of what follows would be short of it.
    kind: fc.constantFrom("deposit", "deposit", "deposit", "withdrawalHeld", "withdrawalReleased"),
    player: fc.constantFrom(0, 1),
    amountUnits: fc.bigInt(1n, 9n),
    // Now and then one that has moved already.
    name: fc.integer({ min: 0, max: 60 }),
  })
  type Way = {
    kind: "deposit" | "withdrawalHeld" | "withdrawalReleased"
    player: number
    amountUnits: bigint
    name: number
  }
  const movementOf = (group: number, { kind, player, amountUnits, name }: Way): Movement => {
    const id = BigInt(group * 2 + player)
    const [own, kept] = [accounts.cash(id), accounts.held(id)]
    const ways = {
      deposit: [accounts.psp("hipay"), own],
      withdrawalHeld: [own, kept],
      withdrawalReleased: [kept, own],
    }
    const [from, to] = ways[kind] as [Movement["from"], Movement["to"]]
    return { id: `${group}:${name}`, kind, from, to, amountUnits }
  }
  /** What is kept of two players, whatever their numbers are. */
  const rowsOf = async ({ owner }: TestStore, group: number) => {
    const rows = async (text: string) => {
      const all = (await owner.pool.query<Record<string, unknown>>(text)).rows
      const names = [`player:${group * 2}:`, `player:${group * 2 + 1}:`]
      return JSON.stringify(all, (_, value) => (typeof value === "bigint" ? String(value) : value))
        .replaceAll(names[0]!, "a:")
        .replaceAll(names[1]!, "b:")
        .replaceAll(`"${group}:`, '"')
    }
    const own = `like any (array['player:${group * 2}:%', 'player:${group * 2 + 1}:%'])`
    return [
      await rows(
        `select account, asset, amount, floor from wallet.balance where account ${own} and amount <> 0 order by 1`,
      ),
      await rows(`select id, kind, asset, amount, from_account, to_account, from_after, to_after from wallet.movement
                  where from_account ${own} or to_account ${own} order by seq`),
    ]
  }

  it("have the same effect together as one by one, or none where one cannot be made", async () => {
    const store = await storeForTest()
    let group = 1
    const outcomes = { moved: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(way, { minLength: 1, maxLength: 8 }), { maxLength: 4 }),
        async (batches) => {
          const [one, many] = [group++, group++]
          for (const batch of batches) {
            const tried = await Promise.allSettled([
              store.transact(async (tx) => {
                for (const each of batch) {
                  const { repeated } = await move(tx, movementOf(one, each as Way))
                  if (repeated) throw new Error("It has moved before.")
                }
              }),
              store.transact((tx) =>
                moveAll(
                  tx,
                  batch.map((each) => movementOf(many, each as Way)),
                ),
              ),
            ])
            expect(tried[1].status).toBe(tried[0].status)
            outcomes[tried[0].status === "fulfilled" ? "moved" : "refused"]++
          }
          expect(await rowsOf(store, many)).toEqual(await rowsOf(store, one))
        },
      ),
      { numRuns: 60 },
    )
    expect(outcomes.moved).toBeGreaterThan(10)
    expect(outcomes.refused).toBeGreaterThan(10)
  })

  it("reduce the permitted overdraft as a debt is repaid", async () => {
    const store = await storeForTest()
    await doing(store)(paidIn("a", 5000n))
    await store.owner.pool.query("update wallet.balance set amount = -300, floor = -300 where account = $1", [
      cash,
    ])
    await store.transact((tx) => moveAll(tx, [paidIn("b", 100n), paidIn("c", 50n)]))
    const { rows } = await store.owner.pool.query(
      "select amount, floor from wallet.balance where account = $1",
      [cash],
    )
    expect(rows).toEqual([{ amount: -150n, floor: -150n }])
  })
})
