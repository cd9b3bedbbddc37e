import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import type { Event } from "../../../platform/db/handlerType.ts"
import { setPolicy } from "../../content/index.ts"
import { roundSettled } from "../../play/index.ts"
import { stopCampaign } from "../campaigns/campaigns.ts"
import { prizeDrops } from "../settings.ts"
import { drawSubscriber } from "../subscribers.ts"
import { openPrizeDrops, secret } from "../testing/fixture.ts"
import { type Bet, type Block, processBatch } from "./batch.ts"
import { openSeedSource } from "./seeds.ts"

const euro = 100_000n
/** Whoever bets a euro wins while there is a prize. */
const certain = { expectedStakesCents: 50, leastStakeCents: 10 }
const bet = (uuid: string, stakeUnits = euro) => ({ uuid, stakeUnits })

type House = Awaited<ReturnType<typeof openPrizeDrops>>
/** So many bets of a euro, each of a player and a round of its own. */
async function plays(house: House, from: number, to: number): Promise<void> {
  for (let n = from; n <= to; n++) await house.settle(BigInt(n), `r${n}`, [bet(`b${n}`)])
}

describe("a campaign", () => {
  it("of five prizes grants five, each from what is reserved for it", async () => {
    const house = await openPrizeDrops()
    const id = await house.publish(certain)
    expect(await house.amounts()).toEqual({ [`campaign:${id}`]: 5_000 })
    await plays(house, 1, 8)
    await house.workOff()
    expect((await house.won()).map(({ player_id }) => player_id)).toEqual([1n, 2n, 3n, 4n, 5n])
    const won = Object.fromEntries([1, 2, 3, 4, 5].map((player) => [`player:${player}:prize`, 1_000]))
    expect(await house.amounts()).toEqual(won)
    expect(await house.broken()).toEqual([])
  })

  it("grants a player one prize an hour", async () => {
    const house = await openPrizeDrops()
    await house.publish(certain)
    await house.settle(7n, "r1", [bet("b1"), bet("b2")])
    await house.workOff()
    await house.settle(7n, "r2", [bet("b3")])
    await house.settle(8n, "r3", [bet("b4")])
    await house.workOff()
    expect((await house.won()).map(({ uuid }) => uuid)).toEqual(["b1", "b4"])
    expect(await house.broken()).toEqual([])
  })

  it("carries what is left on to the next block, and after the last one back to the house", async () => {
    const house = await openPrizeDrops()
    const id = await house.publish({ ...certain, blocks: 2 })
    await plays(house, 1, 2)
    // The minutes in which the last bets of the block settle are not over.
    await house.wait(64)
    await house.workOff()
    const left = async (block: number) => {
      const { rows } = await house.owner.pool.query(
        "select from drops.prize where block = $1 and player_id is null and returned_at is null",
        [block],
      )
      return rows.length
    }
    expect([await left(1), await left(2)]).toEqual([3, 5])
    const late = { ...bet("late"), acceptedAt: new Date(house.clock.now().getTime() - 5 * 60_000) }
    await house.settle(9n, "late", [late])
    await house.wait(1)
    await house.workOff()
    expect([await left(1), await left(2)]).toEqual([0, 7])
    await plays(house, 3, 5)
    await house.wait(60)
    await house.workOff()
    expect((await house.won()).map(({ block, player_id }) => [block, player_id])).toEqual([
      [1, 1n],
      [1, 2n],
      [1, 9n],
      [2, 3n],
      [2, 4n],
      [2, 5n],
    ])
    const { rows } = await house.owner.pool.query("select state from drops.campaign")
    expect(rows).toEqual([{ state: "over" }])
    expect(await house.amounts()).not.toHaveProperty(`campaign:${id}`)
    const moved = await house.owner.pool.query(
      "select amount from wallet.movement where kind = 'dropsReturned'",
    )
    expect(moved.rows).toEqual([{ amount: 40n * euro }])
    expect(await house.broken()).toEqual([])
  })

  it("that is stopped grants nothing more, and the house has back what nobody won", async () => {
    const house = await openPrizeDrops()
    const id = await house.publish({ ...certain, blocks: 3 })
    await plays(house, 1, 1)
    expect(await house.transact((tx) => stopCampaign(tx, id, "bert", "a test"))).toBe("stopped")
    expect(await house.transact((tx) => stopCampaign(tx, id, "bert", "a test"))).toBe("notRunning")
    await plays(house, 2, 2)
    await house.workOff()
    await house.wait(300)
    await house.workOff()
    expect(await house.amounts()).toEqual({ "player:1:prize": 1_000 })
    expect((await house.owner.pool.query("select state from drops.campaign")).rows).toEqual([
      { state: "stopped" },
    ])
    expect(await house.broken()).toEqual([])
  })

  it("hears no bet while the policy is not on", async () => {
    const house = await openPrizeDrops()
    await house.publish(certain)
    await house.transact((tx) => setPolicy(tx, prizeDrops, "off", "a test"))
    await plays(house, 1, 1)
    await house.wait(65)
    await house.workOff()
    expect(await house.won()).toEqual([])
    expect(await house.amounts()).toEqual({})
    expect(await house.broken()).toEqual([])
  })
})

describe("a batch", () => {
  it("that is read twice draws the same", async () => {
    const house = await openPrizeDrops()
    await house.publish({ prizes: [{ amountCents: 1_000, count: 50 }], expectedStakesCents: 20_000 })
    await plays(house, 1, 200)
    const { rows: events } = await house.owner.pool.query<Event>(
      `select id, at, kind, player_id as "playerId", data from kernel.event where kind = $1 order by xid, id`,
      [roundSettled.kind],
    )
    const lost = new Error("the connection was lost")
    const first: string[] = []
    const reading = house.transact(async (tx) => {
      await drawSubscriber(secret).handle(tx, events)
      const { rows } = await sql<{ uuid: string }>`
        select e.uuid from drops.prize p join drops.entry e on e.number = p.entry order by p.entry`.execute(
        tx.db,
      )
      first.push(...rows.map(({ uuid }) => uuid))
      throw lost
    })
    await expect(reading).rejects.toBe(lost)
    expect(first.length).toBeGreaterThan(3)
    expect(await house.won()).toEqual([])
    await house.workOff()
    expect((await house.won()).map(({ uuid }) => uuid)).toEqual(first)
    expect(await house.broken()).toEqual([])
  })

  it("leaves enough for its block to be drawn again: every bet that took part, in its order", async () => {
    const house = await openPrizeDrops()
    const campaignId = await house.publish({
      prizes: [{ amountCents: 1_000, count: 20 }],
      expectedStakesCents: 20_000,
    })
    for (let n = 1; n <= 60; n++) {
      house.clock.advance(20_000)
      await house.settle(BigInt(1 + (n % 25)), `r${n}`, [bet(`b${n}`, euro * BigInt(1 + (n % 3)))])
      if (n % 17 === 0) await house.workOff()
    }
    await house.workOff()
    const { rows: entries } = await house.owner.pool.query(
      "select player_id, uuid, stake, at from drops.entry where campaign_id = $1 order by block, number",
      [campaignId],
    )
    const { rows: blocks } = await house.owner.pool.query("select begins_at, ends_at from drops.block")
    const { rows: prizes } = await house.owner.pool.query("select id, amount from drops.prize order by id")
    const [beginsMs, endsMs] = [blocks[0].begins_at.getTime(), blocks[0].ends_at.getTime()]
    const seedOf = await house.transact((tx) => openSeedSource(tx, secret))
    const block: Block = {
      ...{ campaignId, number: 1, isLast: true, beginsMs, endsMs, games: null, seed: seedOf(campaignId, 1) },
      ...{ expectedUnits: 200n * euro, leastUnits: euro / 10n, addedPpm: null, bets: 0, stakedUnits: 0n },
      prizes: prizes.map(({ id, amount }) => ({ id, amountUnits: amount })),
    }
    const again = processBatch(
      { blocks: [block], wonAtMs: new Map(), apartMs: 3_600_000 },
      entries.map(({ player_id, uuid, stake, at }): Bet => {
        const of = { provider: "hub88", uuid, roundRef: "", gameId: 1, settledAt: at }
        return { kind: "bet", playerId: player_id, stakeUnits: stake, atMs: at.getTime(), ...of }
      }),
    )
    expect(entries).toHaveLength(60)
    expect(again.wins.length).toBeGreaterThan(3)
    const told = (await house.won()).map(({ id, uuid }) => ({ id, uuid }))
    expect(again.wins.map(({ prize, entry }) => ({ id: prize.id, uuid: entry.bet.uuid }))).toEqual(told)
  })
})

describe("a prize", () => {
  it("whose bet is given back is disputed, and one of another bet is not", async () => {
    const house = await openPrizeDrops()
    await house.publish(certain)
    await plays(house, 1, 2)
    await house.giveBack(1n, "r1", bet("b1"))
    await house.giveBack(3n, "r3", bet("b3"))
    await house.workOff()
    await house.giveBack(1n, "r1", bet("b1"))
    await house.workOff()
    const { rows } = await house.owner.pool.query("select kind, subject, count from kernel.alarm")
    const [first] = await house.won()
    const { rows: prizes } = await house.owner.pool.query("select id from prizes.prize where ref = $1", [
      first!.id,
    ])
    expect(rows).toEqual([{ kind: "prize.disputed", subject: String(prizes[0].id), count: 1 }])
    expect(await house.broken()).toEqual([])
  })

  it("whose round is annulled is disputed", async () => {
    const house = await openPrizeDrops()
    await house.publish(certain)
    await plays(house, 1, 2)
    await house.annul(2n, "r2")
    await house.workOff()
    const { rows: disputed } = await house.owner.pool.query(
      "select player_id from prizes.prize where disputed_at is not null",
    )
    expect(disputed).toEqual([{ player_id: 2n }])
  })
})
