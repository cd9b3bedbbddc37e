import { describe, expect, it } from "vitest"
import { setPolicy } from "../../content/index.ts"
import { jackpotPools, jackpotTerms } from "../settings.ts"
import { openJackpots } from "../testing/fixture.ts"

const euro = 100_000n
const terms = jackpotTerms.initial

/** What lies in an account, units. */
async function amounts({ owner }: Awaited<ReturnType<typeof openJackpots>>) {
  const { rows } = await owner.pool.query<{ account: string; amount: bigint }>(
    "select account, amount from wallet.balance where amount <> 0 order by account",
  )
  return Object.fromEntries(rows.map(({ account, amount }) => [account, BigInt(amount)]))
}
const seeds = {
  "pool:threeHour": 150n * euro,
  "pool:hitTheTarget": 1_000n * euro,
  "pool:anyTime": 2_500n * euro,
  "pool:bigWin": 2_500n * euro,
}

describe("the pools of the house", () => {
  it("begin with the house's seeds, and every bet adds its share", async () => {
    const house = await openJackpots()
    await house.workOff()
    expect(await amounts(house)).toEqual(seeds)
    await house.settle(1n, "r1", [{ uuid: "b1", stakeUnits: 10n * euro }])
    await house.settle(1n, "r2", [{ uuid: "b2", stakeUnits: 9_999n }])
    await house.workOff()
    expect(await amounts(house)).toEqual({
      "pool:threeHour": 150n * euro + 3_000n,
      "pool:hitTheTarget": 1_000n * euro + 5_000n,
      "pool:anyTime": 2_500n * euro + 3_000n,
      "pool:bigWin": 2_500n * euro + 2_000n,
    })
    expect(await house.broken()).toEqual([])
    // Everybody checks with what is kept: a hash is 64 of the digits of lower case, and nothing else is one.
    const { rows } = await house.owner.pool.query<{ ref: string }>(
      "select ref from jackpots.item where kind = 'bet' limit 1",
    )
    const { ref } = rows[0]!
    for (const wrong of [
      ref.slice(1),
      `${ref}0`,
      ref.toUpperCase(),
      `${ref.slice(1)}g`,
      `${ref.slice(1)}\n`,
      `${ref.slice(1)}é`,
    ])
      await expect(house.owner.pool.query("select $1::text::jackpots.hash", [wrong]), wrong).rejects.toThrow(
        "hash_check",
      )
  })

  it("begin also where they are switched off before anybody heard of their first window, and hear no bet until they are on", async () => {
    const house = await openJackpots()
    const playsFrom = (state: "on" | "off") =>
      house.transact((tx) => setPolicy(tx, jackpotPools, state, "a test"))
    await playsFrom("off")
    await house.settle(1n, "r1", [{ uuid: "b1", stakeUnits: 10n * euro }])
    await house.workOff()
    expect(await amounts(house)).toEqual(seeds)
    await playsFrom("on")
    await house.settle(1n, "r2", [{ uuid: "b2", stakeUnits: 10n * euro }])
    await house.workOff()
    expect(await amounts(house)).toMatchObject({ "pool:bigWin": 2_500n * euro + 2_000n })
  })

  it("give a voided bet's share back once, from the pool it went into", async () => {
    const house = await openJackpots()
    const bet = { uuid: "b1", stakeUnits: 10n * euro }
    await house.settle(1n, "r1", [bet])
    await house.giveBack(1n, "r1", bet)
    await house.workOff()
    await house.giveBack(1n, "r1", bet)
    await house.workOff()
    expect(await amounts(house)).toEqual(seeds)
    expect(await house.broken()).toEqual([])
  })

  it("pay a big win its part of the pool to what the player has won, in whole cents", async () => {
    const house = await openJackpots()
    await house.settle(7n, "r1", [{ uuid: "b1", stakeUnits: 20_000n, winUnits: 500n * 20_000n }])
    await house.workOff()
    // By the same bet another pool may drop to them by chance.
    const { rows } = await house.owner.pool.query<{ amount: bigint }>(
      `select sum(m.amount)::bigint as amount from wallet.movement m
       where m.to_account = 'player:7:won' and split_part(m.id, ':', 2) =
         (select split_part(b.id, ':', 2) from wallet.movement b where b.from_account = 'pool:bigWin' and b.to_account = m.to_account)`,
    )
    expect(BigInt(rows[0]!.amount)).toBe(500n * euro + 1_000n)
    expect((await amounts(house))["pool:bigWin"]).toBe(2_000n * euro + 32n)
    expect(await house.broken()).toEqual([])
  })

  it("a drop empties its pool, and the next cycle begins with the seed; a bet of the old one is given back from the reserve", async () => {
    const house = await openJackpots({
      ...terms,
      // So small that the ceiling makes no chance of it smaller.
      anyTime: { ...terms.anyTime, seedCents: 1, perDropCents: 1_000 },
    })
    const bet = { uuid: "b1", stakeUnits: 10n * euro }
    await house.settle(7n, "r1", [bet])
    await house.workOff()
    expect(await amounts(house)).toMatchObject({
      "player:7:won": 4_000n,
      "pool:anyTime": 1_000n,
    })
    await house.giveBack(7n, "r1", bet)
    await house.workOff()
    const { rows } = await house.owner.pool.query("select wallet.total('reserve:anyTime') as total")
    expect(BigInt(rows[0].total)).toBe(-3_000n)
    // Whoever won by a bet that was given back is a matter for a person.
    expect((await house.owner.pool.query("select kind, subject from kernel.alarm")).rows).toEqual([
      { kind: "prize.disputed", subject: "1" },
    ])
    expect(await house.broken()).toEqual([])
  })
})
