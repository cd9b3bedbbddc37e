import { describe, expect, it } from "vitest"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { setPolicy } from "../../content/index.ts"
import { roundSettled } from "../../play/index.ts"
import { questHouseMoney } from "../settings.ts"
import { euro, openQuests, type QuestFixture } from "../testing/fixture.ts"
import { cancelWeek, ensureWeeks } from "../weeks/weeks.ts"

const monday = "2026-11-16"
const counting = "2026-11-23T00:00:00Z"
async function running(...players: bigint[]): Promise<QuestFixture> {
  const fixture = await openQuests()
  await fixture.begin(monday)
  for (const player of players) await fixture.join(player)
  return fixture
}
let betCount = 0
/** A round that wins six times its stake is worth 200 points, the third one 200 more. */
async function wins(
  fixture: QuestFixture,
  playerId: bigint,
  times = 6,
): Promise<{ uuid: string; stakeUnits: bigint }> {
  const bet = { uuid: `b${++betCount}`, stakeUnits: euro, winUnits: BigInt(times) * euro }
  fixture.clock.advance(1_000)
  await fixture.settle(playerId, `r-${bet.uuid}`, [bet])
  return bet
}
const pointsOf = async (fixture: QuestFixture) =>
  Object.fromEntries((await fixture.ranking()).map(({ player_id, points }) => [String(player_id), points]))

describe("a bet", () => {
  it("counts if it was accepted between the joining of its player and the end of the week", async () => {
    const fixture = await openQuests()
    await fixture.begin(monday)
    const before = fixture.clock.now()
    fixture.clock.advance(minuteMs)
    await fixture.join(1n)
    const at = (acceptedAt: Date | string, n: number, settled: string) => {
      fixture.clock.set(new Date(settled))
      const bet = { uuid: `at${n}`, stakeUnits: euro, winUnits: 6n * euro, acceptedAt: new Date(acceptedAt) }
      return fixture.settle(1n, `at${n}`, [bet])
    }
    await at(before, 1, "2026-11-18T12:01:00Z")
    await at("2026-11-22T23:00:00Z", 2, "2026-11-22T23:00:01Z")
    await fixture.workOff()
    expect(await pointsOf(fixture)).toEqual({ 1: 0 })
    // Accepted in its last millisecond, settled after its end.
    await at("2026-11-22T22:59:59.999Z", 3, "2026-11-22T23:30:00Z")
    await fixture.workOff()
    expect(await pointsOf(fixture)).toEqual({ 1: 200 })
    expect(await fixture.broken()).toEqual([])
  })

  it("does not count if it was settled before its player joined, even in the same millisecond or read late", async () => {
    const fixture = await openQuests()
    await fixture.begin(monday)
    const settles = (roundRef: string) =>
      fixture.settle(1n, roundRef, [{ uuid: roundRef, stakeUnits: euro, winUnits: 6n * euro }])
    await settles("before")
    await fixture.join(1n)
    await fixture.workOff()
    expect(await pointsOf(fixture)).toEqual({ 1: 0 })
    await settles("after")
    await fixture.workOff()
    expect(await pointsOf(fixture)).toEqual({ 1: 200 })
    expect(await fixture.broken()).toEqual([])
  })

  it("does not count for a player who has not joined, or while the policy is not on", async () => {
    const fixture = await running(1n)
    await wins(fixture, 2n)
    await fixture.transact((tx) => setPolicy(tx, questHouseMoney, "off", "a test"))
    await wins(fixture, 1n)
    await fixture.workOff()
    await fixture.transact((tx) => setPolicy(tx, questHouseMoney, "on", "a test"))
    expect(await pointsOf(fixture)).toEqual({ 1: 0 })
    const { rows } = await fixture.owner.pool.query("select from quest.bet")
    expect(rows).toEqual([])
  })

  it("counts its cash part when played with a bonus, and nothing when played with credit", async () => {
    const fixture = await running(1n)
    const plays = (roundRef: string, purse: "bonus" | "credit", cashStakeUnits: bigint) =>
      fixture.transact((tx) =>
        tx.publish(roundSettled, {
          ...{ playerId: 1n, provider: "hub88", roundRef, gameId: 1, purse, purseId: 3n },
          ...{ stakeUnits: 12n * euro, winUnits: 0n, cashStakeUnits, cashWinUnits: 0n },
          bets: [
            {
              ...{ uuid: roundRef, acceptedAt: tx.now, stakeUnits: 12n * euro, winUnits: 0n },
              ...{ cashStakeUnits, cashWinUnits: 0n, category: "slots", studio: "s" },
            },
          ],
        }),
      )
    await plays("credit", "credit", 0n)
    await plays("nine of cash", "bonus", 9n * euro)
    await fixture.workOff()
    expect(await pointsOf(fixture)).toEqual({ 1: 0 })
    await plays("one of cash", "bonus", 1n * euro)
    await fixture.workOff()
    expect(await pointsOf(fixture)).toEqual({ 1: 200 })
  })

  it("is uncounted when voided, in its own batch or a later one", async () => {
    const fixture = await running(1n, 2n)
    const [first, second] = [await wins(fixture, 1n), await wins(fixture, 2n)]
    await fixture.giveBack(1n, `r-${first.uuid}`, first)
    await fixture.workOff()
    expect(await pointsOf(fixture)).toEqual({ 1: 0, 2: 200 })
    await fixture.giveBack(2n, `r-${second.uuid}`, second)
    await fixture.giveBack(2n, `r-${second.uuid}`, second)
    await fixture.workOff()
    expect(await pointsOf(fixture)).toEqual({ 1: 0, 2: 0 })
    // The remaining bets do the task, later than the voided one did.
    const again = await wins(fixture, 2n)
    await wins(fixture, 2n)
    await fixture.workOff()
    await fixture.giveBack(2n, `r-${again.uuid}`, again)
    await fixture.workOff()
    const [leader] = await fixture.ranking()
    expect([leader!.points, leader!.reached_at]).toEqual([200, fixture.clock.now()])
    expect(await fixture.broken()).toEqual([])
  })

  it("is uncounted when its round is annulled", async () => {
    const fixture = await running(1n)
    const { uuid } = await wins(fixture, 1n)
    await fixture.workOff()
    await fixture.annul(1n, `r-${uuid}`)
    await fixture.workOff()
    expect(await pointsOf(fixture)).toEqual({ 1: 0 })
  })
})

describe("a week", () => {
  it("is counted once, after its last bets have had their time, and pays its first places", async () => {
    const fixture = await running(1n, 2n, 3n, 4n)
    expect(await fixture.amounts()).toEqual({ "quest:1": 12_000 })
    await wins(fixture, 3n)
    await wins(fixture, 2n)
    for (let n = 0; n < 3; n++) await wins(fixture, 1n)
    await fixture.at("2026-11-22T23:59:59Z")
    await fixture.workOff()
    expect((await fixture.ranking()).map(({ place }) => place)).toEqual([null, null, null, null])
    await fixture.at(counting)
    await fixture.at(counting)
    await fixture.workOff()
    const ranking = await fixture.ranking()
    // Three with points: 30, 20 and 15 of 65 of € 120; and of equal points who had them first.
    expect(
      ranking.map(({ player_id, points, prize }) => [player_id, points, prize && prize / 1_000n]),
    ).toEqual([
      [1n, 400, 5_539n],
      [3n, 200, 3_692n],
      [2n, 200, 2_769n],
      [4n, 0, null],
    ])
    expect(ranking.map(({ place }) => place)).toEqual([1, 2, 3, 4])
    // These players have no account, so their prizes are credited at once.
    expect(await fixture.amounts()).toEqual({
      "player:1:cash": 5_539,
      "player:2:cash": 2_769,
      "player:3:cash": 3_692,
    })
    await wins(fixture, 4n)
    await fixture.at("2026-11-23T01:00:00Z")
    await fixture.workOff()
    expect(await fixture.ranking()).toEqual(ranking)
    expect(await fixture.broken()).toEqual([])
  })

  it("without points returns its pool", async () => {
    const fixture = await running(1n)
    await fixture.at(counting)
    await fixture.workOff()
    expect(await fixture.amounts()).toEqual({})
    const { rows } = await fixture.owner.pool.query("select state, returned from quest.week")
    expect(rows).toEqual([{ state: "over", returned: 30n * euro }])
    expect(await fixture.broken()).toEqual([])
  })

  it("holds its guaranteed pool from the first day, which players add to from where they exceed it", async () => {
    const fixture = await openQuests()
    await fixture.begin(monday, undefined, 50n * euro)
    const pool = async () => (await fixture.amounts())["quest:1"]
    expect(await pool()).toBe(5_000)
    await fixture.join(1n)
    expect(await pool()).toBe(5_000)
    await fixture.join(2n)
    expect(await pool()).toBe(6_000)
    await fixture.join(3n)
    expect(await pool()).toBe(9_000)
    expect(await fixture.broken()).toEqual([])
  })

  it("pays the whole of a guaranteed pool, and returns it where nobody has a point or it is cancelled", async () => {
    const fixture = await openQuests()
    await fixture.begin(monday, undefined, 50n * euro)
    await fixture.begin("2026-11-23", undefined, 70n * euro)
    await fixture.begin("2026-11-30", undefined, 80n * euro)
    await fixture.join(1n)
    await wins(fixture, 1n)
    await fixture.at(counting)
    await fixture.workOff()
    expect(await fixture.ranking()).toMatchObject([{ player_id: 1n, prize: 50n * euro }])
    await fixture.at("2026-11-30T00:00:00Z")
    await fixture.workOff()
    await fixture.transact((tx) => cancelWeek(tx, 3n, "anna", "a test"))
    const { rows } = await fixture.owner.pool.query("select state, returned from quest.week order by id")
    expect(rows).toEqual([
      { state: "over", returned: 0n },
      { state: "over", returned: 70n * euro },
      { state: "cancelled", returned: 80n * euro },
    ])
    expect(await fixture.broken()).toEqual([])
  })

  it("returns its pool when cancelled, and its bets no longer count", async () => {
    const fixture = await running(1n, 2n)
    await wins(fixture, 1n)
    await fixture.workOff()
    const cancel = () => fixture.transact((tx) => cancelWeek(tx, 1n, "anna", "a test"))
    await cancel()
    await expect(cancel()).rejects.toThrow("Quest 1 has been counted or cancelled already.")
    await wins(fixture, 2n)
    await fixture.at(counting)
    await fixture.workOff()
    expect(await fixture.amounts()).toEqual({})
    expect(await pointsOf(fixture)).toEqual({ 1: 200, 2: 0 })
    const { rows } = await fixture.owner.pool.query(
      "select player_id from kernel.event where kind = 'quest.cancelled' order by id",
    )
    expect(rows).toEqual([{ player_id: 1n }, { player_id: 2n }])
    expect(await fixture.broken()).toEqual([])
  })

  it("disputes the prize of a paid place whose bet is voided, and leaves the others", async () => {
    const fixture = await running(1n, 2n)
    const [first, needless] = [await wins(fixture, 1n), await wins(fixture, 1n)]
    await wins(fixture, 2n)
    await fixture.at(counting)
    await fixture.workOff()
    const before = await fixture.ranking()
    const disputed = async () =>
      (await fixture.owner.pool.query("select player_id from prizes.prize where disputed_at is not null"))
        .rows
    await fixture.giveBack(1n, `r-${needless.uuid}`, needless)
    await fixture.workOff()
    expect(await disputed()).toEqual([])
    await fixture.giveBack(1n, `r-${first.uuid}`, first)
    await fixture.workOff()
    expect(await disputed()).toEqual([{ player_id: 1n }])
    expect(await fixture.ranking()).toEqual(before)
    expect(await fixture.broken()).toEqual([])
  })

  it("is drawn once, together with the next, while the policy is on and there are games", async () => {
    const fixture = await openQuests(new Date("2026-12-31T23:30:00Z"))
    const drawn = async () =>
      (await fixture.owner.pool.query("select monday, tasks from quest.week order by monday")).rows
    await fixture.transact(ensureWeeks)
    expect(await drawn()).toEqual([])
    await fixture.owner.pool.query("insert into games.studio (name, slug) values ('s', 's')")
    await fixture.owner.pool.query(
      `insert into games.game (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes, has_demo,
         first_seen_at, offered, licence_classes, position)
       select 'g', 'g', 'g', 1, id, id, '{}', true, '2026-01-01', true, '{A+}', 1 from games.sub_category
       where code = 'video-slots'`,
    )
    await fixture.transact((tx) => setPolicy(tx, questHouseMoney, "off", "a test"))
    await fixture.transact(ensureWeeks)
    expect(await drawn()).toEqual([])
    await fixture.transact((tx) => setPolicy(tx, questHouseMoney, "on", "a test"))
    await Promise.all(Array.from({ length: 5 }, () => fixture.transact(ensureWeeks)))
    const first = await drawn()
    expect(first.map(({ monday: day }) => day)).toEqual(["2026-12-28", "2027-01-04"])
    await fixture.transact(ensureWeeks)
    expect(await drawn()).toEqual(first)
  })
})
