import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import type { Event } from "../../../platform/db/handlerType.ts"
import { hourMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { setPolicy } from "../../content/index.ts"
import { roundSettled } from "../../play/index.ts"
import { stopCampaign } from "../campaigns/campaigns.ts"
import { prizeDrops } from "../settings.ts"
import { drawSubscriber } from "../subscribers.ts"
import { openPrizeDrops, secret } from "../testing/fixture.ts"
import { type Bet, type Block, processBatch } from "./batch.ts"
import { openSeedSource } from "./seeds.ts"

const euro = 100_000n
/** A bet of a euro wins while there is a prize. */
const certain = { expectedStakesCents: 50, leastStakeCents: 10 }
const bet = (uuid: string, stakeUnits = euro) => ({ uuid, stakeUnits })

type Fixture = Awaited<ReturnType<typeof openPrizeDrops>>
async function plays(fixture: Fixture, from: number, to: number): Promise<void> {
  for (let n = from; n <= to; n++) await fixture.settle(BigInt(n), `r${n}`, [bet(`b${n}`)])
}

describe("a campaign", () => {
  it("awards each of its five prizes from the reserved money", async () => {
    const fixture = await openPrizeDrops()
    const id = await fixture.publish(certain)
    expect(await fixture.amounts()).toEqual({ [`campaign:${id}`]: 5_000 })
    await plays(fixture, 1, 8)
    await fixture.workOff()
    expect((await fixture.won()).map(({ player_id }) => player_id)).toEqual([1n, 2n, 3n, 4n, 5n])
    const won = Object.fromEntries([1, 2, 3, 4, 5].map((player) => [`player:${player}:prize`, 1_000]))
    expect(await fixture.amounts()).toEqual(won)
    expect(await fixture.broken()).toEqual([])
  })

  it("awards a player one prize an hour", async () => {
    const fixture = await openPrizeDrops()
    await fixture.publish(certain)
    await fixture.settle(7n, "r1", [bet("b1"), bet("b2")])
    await fixture.workOff()
    await fixture.settle(7n, "r2", [bet("b3")])
    await fixture.settle(8n, "r3", [bet("b4")])
    await fixture.workOff()
    expect((await fixture.won()).map(({ uuid }) => uuid)).toEqual(["b1", "b4"])
    expect(await fixture.broken()).toEqual([])
  })

  it("moves remaining prizes to the next block, and after the last one back to the operator", async () => {
    const fixture = await openPrizeDrops()
    const id = await fixture.publish({ ...certain, blocks: 2 })
    await plays(fixture, 1, 2)
    // The last bets of the block can still settle.
    await fixture.wait(64)
    await fixture.workOff()
    const left = async (block: number) => {
      const { rows } = await fixture.owner.pool.query(
        "select from drops.prize where block = $1 and player_id is null and returned_at is null",
        [block],
      )
      return rows.length
    }
    expect([await left(1), await left(2)]).toEqual([3, 5])
    const late = { ...bet("late"), acceptedAt: new Date(fixture.clock.now().getTime() - 5 * minuteMs) }
    await fixture.settle(9n, "late", [late])
    await fixture.wait(1)
    await fixture.workOff()
    expect([await left(1), await left(2)]).toEqual([0, 7])
    await plays(fixture, 3, 5)
    await fixture.wait(60)
    await fixture.workOff()
    expect((await fixture.won()).map(({ block, player_id }) => [block, player_id])).toEqual([
      [1, 1n],
      [1, 2n],
      [1, 9n],
      [2, 3n],
      [2, 4n],
      [2, 5n],
    ])
    const { rows } = await fixture.owner.pool.query("select state from drops.campaign")
    expect(rows).toEqual([{ state: "over" }])
    expect(await fixture.amounts()).not.toHaveProperty(`campaign:${id}`)
    const moved = await fixture.owner.pool.query(
      "select amount from wallet.movement where kind = 'dropsReturned'",
    )
    expect(moved.rows).toEqual([{ amount: 40n * euro }])
    expect(await fixture.broken()).toEqual([])
  })

  it("awards nothing after it was stopped and returns the remaining prizes", async () => {
    const fixture = await openPrizeDrops()
    const id = await fixture.publish({ ...certain, blocks: 3 })
    await plays(fixture, 1, 1)
    const stop = () => fixture.transact((tx) => stopCampaign(tx, id, "bert", "a test"))
    await stop()
    await expect(stop()).rejects.toThrow(`Campaign ${id} is no draft and does not run.`)
    await plays(fixture, 2, 2)
    await fixture.workOff()
    await fixture.wait(300)
    await fixture.workOff()
    expect(await fixture.amounts()).toEqual({ "player:1:prize": 1_000 })
    expect((await fixture.owner.pool.query("select state from drops.campaign")).rows).toEqual([
      { state: "stopped" },
    ])
    expect(await fixture.broken()).toEqual([])
  })

  it("ignores bets while the policy is not on", async () => {
    const fixture = await openPrizeDrops()
    await fixture.publish(certain)
    await fixture.transact((tx) => setPolicy(tx, prizeDrops, "off", "a test"))
    await plays(fixture, 1, 1)
    await fixture.wait(65)
    await fixture.workOff()
    expect(await fixture.won()).toEqual([])
    expect(await fixture.amounts()).toEqual({})
    expect(await fixture.broken()).toEqual([])
  })
})

describe("a batch", () => {
  it("draws the same when it is processed twice", async () => {
    const fixture = await openPrizeDrops()
    await fixture.publish({ prizes: [{ amountCents: 1_000, count: 50 }], expectedStakesCents: 20_000 })
    await plays(fixture, 1, 200)
    const { rows: events } = await fixture.owner.pool.query<Event>(
      `select id, at, kind, player_id as "playerId", data from kernel.event where kind = $1 order by xid, id`,
      [roundSettled.kind],
    )
    const lost = new Error("the connection was lost")
    const first: string[] = []
    const reading = fixture.transact(async (tx) => {
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
    expect(await fixture.won()).toEqual([])
    await fixture.workOff()
    expect((await fixture.won()).map(({ uuid }) => uuid)).toEqual(first)
    expect(await fixture.broken()).toEqual([])
  })

  it("stores every bet in its order, so that its block can be drawn again", async () => {
    const fixture = await openPrizeDrops()
    const campaignId = await fixture.publish({
      prizes: [{ amountCents: 1_000, count: 20 }],
      expectedStakesCents: 20_000,
    })
    for (let n = 1; n <= 60; n++) {
      fixture.clock.advance(20_000)
      await fixture.settle(BigInt(1 + (n % 25)), `r${n}`, [bet(`b${n}`, euro * BigInt(1 + (n % 3)))])
      if (n % 17 === 0) await fixture.workOff()
    }
    await fixture.workOff()
    const { rows: entries } = await fixture.owner.pool.query(
      "select player_id, uuid, stake, at from drops.entry where campaign_id = $1 order by block, number",
      [campaignId],
    )
    const { rows: blocks } = await fixture.owner.pool.query("select begins_at, ends_at from drops.block")
    const { rows: prizes } = await fixture.owner.pool.query("select id, amount from drops.prize order by id")
    const [beginsMs, endsMs] = [blocks[0].begins_at.getTime(), blocks[0].ends_at.getTime()]
    const seedOf = await fixture.transact((tx) => openSeedSource(tx, secret))
    const block: Block = {
      ...{ campaignId, number: 1, isLast: true, beginsMs, endsMs, games: null, seed: seedOf(campaignId, 1) },
      ...{ expectedUnits: 200n * euro, leastUnits: euro / 10n, addedPpm: null, bets: 0, stakedUnits: 0n },
      prizes: prizes.map(({ id, amount }) => ({ id, amountUnits: amount })),
    }
    const again = processBatch(
      { blocks: [block], wonAtMs: new Map(), apartMs: hourMs },
      entries.map(({ player_id, uuid, stake, at }): Bet => {
        const of = { provider: "hub88", uuid, roundRef: "", gameId: 1, settledAt: at }
        return { kind: "bet", playerId: player_id, stakeUnits: stake, atMs: at.getTime(), ...of }
      }),
    )
    expect(entries).toHaveLength(60)
    expect(again.wins.length).toBeGreaterThan(3)
    const stored = (await fixture.won()).map(({ id, uuid }) => ({ id, uuid }))
    expect(again.wins.map(({ prize, entry }) => ({ id: prize.id, uuid: entry.bet.uuid }))).toEqual(stored)
  })
})

describe("a prize", () => {
  it("is disputed when its own bet is voided", async () => {
    const fixture = await openPrizeDrops()
    await fixture.publish(certain)
    await plays(fixture, 1, 2)
    await fixture.giveBack(1n, "r1", bet("b1"))
    await fixture.giveBack(3n, "r3", bet("b3"))
    await fixture.workOff()
    await fixture.giveBack(1n, "r1", bet("b1"))
    await fixture.workOff()
    const { rows } = await fixture.owner.pool.query("select kind, subject, count from kernel.alarm")
    const [first] = await fixture.won()
    const { rows: prizes } = await fixture.owner.pool.query("select id from prizes.prize where ref = $1", [
      first!.id,
    ])
    expect(rows).toEqual([{ kind: "prize.disputed", subject: String(prizes[0].id), count: 1 }])
    expect(await fixture.broken()).toEqual([])
  })

  it("is disputed when its round is annulled", async () => {
    const fixture = await openPrizeDrops()
    await fixture.publish(certain)
    await plays(fixture, 1, 2)
    await fixture.annul(2n, "r2")
    await fixture.workOff()
    const { rows: disputed } = await fixture.owner.pool.query(
      "select player_id from prizes.prize where disputed_at is not null",
    )
    expect(disputed).toEqual([{ player_id: 2n }])
  })
})
