import { describe, expect, it } from "vitest"
import { setPolicy } from "../../content/index.ts"
import { jackpotPools, jackpotTerms } from "../settings.ts"
import { openJackpots } from "../testing/fixture.ts"

const euro = 100_000n
const terms = jackpotTerms.initial

/** Units. */
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

describe("the pools", () => {
  it("begin with their seeds and grow by the share of every bet", async () => {
    const fixture = await openJackpots()
    await fixture.workOff()
    expect(await amounts(fixture)).toEqual(seeds)
    await fixture.settle(1n, "r1", [{ uuid: "b1", stakeUnits: 10n * euro }])
    await fixture.settle(1n, "r2", [{ uuid: "b2", stakeUnits: 9_999n }])
    await fixture.workOff()
    expect(await amounts(fixture)).toEqual({
      "pool:threeHour": 150n * euro + 3_000n,
      "pool:hitTheTarget": 1_000n * euro + 5_000n,
      "pool:anyTime": 2_500n * euro + 3_000n,
      "pool:bigWin": 2_500n * euro + 2_000n,
    })
    expect(await fixture.broken()).toEqual([])
    // Readers verify with the stored hashes: exactly 64 digits, lower case.
    const { rows } = await fixture.owner.pool.query<{ ref: string }>(
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
      await expect(
        fixture.owner.pool.query("select $1::text::jackpots.hash", [wrong]),
        wrong,
      ).rejects.toThrow("hash_check")
  })

  it("begin even if they are switched off before their first window is read, and ignore bets until they are on", async () => {
    const fixture = await openJackpots()
    const playsFrom = (state: "on" | "off") =>
      fixture.transact((tx) => setPolicy(tx, jackpotPools, state, "a test"))
    await playsFrom("off")
    await fixture.settle(1n, "r1", [{ uuid: "b1", stakeUnits: 10n * euro }])
    await fixture.workOff()
    expect(await amounts(fixture)).toEqual(seeds)
    await playsFrom("on")
    await fixture.settle(1n, "r2", [{ uuid: "b2", stakeUnits: 10n * euro }])
    await fixture.workOff()
    expect(await amounts(fixture)).toMatchObject({ "pool:bigWin": 2_500n * euro + 2_000n })
  })

  it("return the share of a voided bet once, from the pool that got it", async () => {
    const fixture = await openJackpots()
    const bet = { uuid: "b1", stakeUnits: 10n * euro }
    await fixture.settle(1n, "r1", [bet])
    await fixture.giveBack(1n, "r1", bet)
    await fixture.workOff()
    await fixture.giveBack(1n, "r1", bet)
    await fixture.workOff()
    expect(await amounts(fixture)).toEqual(seeds)
    expect(await fixture.broken()).toEqual([])
  })

  it("pay a big win its part of the pool in whole cents", async () => {
    const fixture = await openJackpots()
    await fixture.settle(7n, "r1", [{ uuid: "b1", stakeUnits: 20_000n, winUnits: 500n * 20_000n }])
    await fixture.workOff()
    // Another pool may drop for the same bet.
    const { rows } = await fixture.owner.pool.query<{ amount: bigint }>(
      `select sum(m.amount)::bigint as amount from wallet.movement m
       where m.to_account = 'player:7:won' and split_part(m.id, ':', 2) =
         (select split_part(b.id, ':', 2) from wallet.movement b where b.from_account = 'pool:bigWin' and b.to_account = m.to_account)`,
    )
    expect(BigInt(rows[0]!.amount)).toBe(500n * euro + 1_000n)
    expect((await amounts(fixture))["pool:bigWin"]).toBe(2_000n * euro + 32n)
    expect(await fixture.broken()).toEqual([])
  })

  it("begin the next cycle with the seed after a drop, and return shares of the old cycle from the reserve", async () => {
    const fixture = await openJackpots({
      ...terms,
      // So small that the ceiling limits no chance.
      anyTime: { ...terms.anyTime, seedCents: 1, perDropCents: 1_000 },
    })
    const bet = { uuid: "b1", stakeUnits: 10n * euro }
    await fixture.settle(7n, "r1", [bet])
    await fixture.workOff()
    expect(await amounts(fixture)).toMatchObject({
      "player:7:won": 4_000n,
      "pool:anyTime": 1_000n,
    })
    await fixture.giveBack(7n, "r1", bet)
    await fixture.workOff()
    const { rows } = await fixture.owner.pool.query("select wallet.total('reserve:anyTime') as total")
    expect(BigInt(rows[0].total)).toBe(-3_000n)
    expect((await fixture.owner.pool.query("select kind, subject from kernel.alarm")).rows).toEqual([
      { kind: "prize.disputed", subject: "1" },
    ])
    expect(await fixture.broken()).toEqual([])
  })
})
