import { describe, expect, it } from "vitest"
import { setPolicy } from "../../content/index.ts"
import { roundSettled } from "../../play/index.ts"
import { questHouseMoney } from "../settings.ts"
import { euro, openQuests, type QuestFixture } from "../testing/fixture.ts"
import { cancelWeek, ensureWeeks } from "../weeks/weeks.ts"

const monday = "2026-11-16"
const counting = "2026-11-23T00:00:00Z"
/** A quest that runs, with these players in it. */
async function running(...players: bigint[]): Promise<QuestFixture> {
  const house = await openQuests()
  await house.begin(monday)
  for (const player of players) await house.join(player)
  return house
}
let made = 0
/** A round that is won six times over, which is worth 200 points; the third of them is 200 more. */
async function wins(
  house: QuestFixture,
  playerId: bigint,
  times = 6,
): Promise<{ uuid: string; stakeUnits: bigint }> {
  const bet = { uuid: `b${++made}`, stakeUnits: euro, winUnits: BigInt(times) * euro }
  house.clock.advance(1_000)
  await house.settle(playerId, `r-${bet.uuid}`, [bet])
  return bet
}
const pointsOf = async (house: QuestFixture) =>
  Object.fromEntries((await house.ranking()).map(({ player_id, points }) => [String(player_id), points]))

describe("a bet", () => {
  it("counts from the moment in which its player joined to the end of the week, by when it was accepted", async () => {
    const house = await openQuests()
    await house.begin(monday)
    const before = house.clock.now()
    house.clock.advance(60_000)
    await house.join(1n)
    const at = (acceptedAt: Date | string, n: number, settled: string) => {
      house.clock.set(new Date(settled))
      const bet = { uuid: `at${n}`, stakeUnits: euro, winUnits: 6n * euro, acceptedAt: new Date(acceptedAt) }
      return house.settle(1n, `at${n}`, [bet])
    }
    await at(before, 1, "2026-11-18T12:01:00Z")
    await at("2026-11-22T23:00:00Z", 2, "2026-11-22T23:00:01Z")
    await house.workOff()
    expect(await pointsOf(house)).toEqual({ 1: 0 })
    // Accepted in its last millisecond, settled after its end.
    await at("2026-11-22T22:59:59.999Z", 3, "2026-11-22T23:30:00Z")
    await house.workOff()
    expect(await pointsOf(house)).toEqual({ 1: 200 })
    expect(await house.broken()).toEqual([])
  })

  it("that was settled before its player joined counts for nothing, in the same millisecond and however late it is read", async () => {
    const house = await openQuests()
    await house.begin(monday)
    const settles = (roundRef: string) =>
      house.settle(1n, roundRef, [{ uuid: roundRef, stakeUnits: euro, winUnits: 6n * euro }])
    await settles("before")
    await house.join(1n)
    await house.workOff()
    expect(await pointsOf(house)).toEqual({ 1: 0 })
    await settles("after")
    await house.workOff()
    expect(await pointsOf(house)).toEqual({ 1: 200 })
    expect(await house.broken()).toEqual([])
  })

  it("of somebody who has not joined counts for nothing, nor does one while the policy is not on", async () => {
    const house = await running(1n)
    await wins(house, 2n)
    await house.transact((tx) => setPolicy(tx, questHouseMoney, "off", "a test"))
    await wins(house, 1n)
    await house.workOff()
    await house.transact((tx) => setPolicy(tx, questHouseMoney, "on", "a test"))
    expect(await pointsOf(house)).toEqual({ 1: 0 })
    const { rows } = await house.owner.pool.query("select from quest.bet")
    expect(rows).toEqual([])
  })

  it("that is played with a bonus counts by its cash, and with credit for nothing", async () => {
    const house = await running(1n)
    const plays = (roundRef: string, purse: "bonus" | "credit", cashStakeUnits: bigint) =>
      house.transact((tx) =>
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
    await house.workOff()
    expect(await pointsOf(house)).toEqual({ 1: 0 })
    await plays("one of cash", "bonus", 1n * euro)
    await house.workOff()
    expect(await pointsOf(house)).toEqual({ 1: 200 })
  })

  it("that is given back takes back what it had done, in its own batch and in a later one", async () => {
    const house = await running(1n, 2n)
    const [first, second] = [await wins(house, 1n), await wins(house, 2n)]
    await house.giveBack(1n, `r-${first.uuid}`, first)
    await house.workOff()
    expect(await pointsOf(house)).toEqual({ 1: 0, 2: 200 })
    await house.giveBack(2n, `r-${second.uuid}`, second)
    await house.giveBack(2n, `r-${second.uuid}`, second)
    await house.workOff()
    expect(await pointsOf(house)).toEqual({ 1: 0, 2: 0 })
    // What stands of the others does the task, and later than the one that was given back.
    const again = await wins(house, 2n)
    await wins(house, 2n)
    await house.workOff()
    await house.giveBack(2n, `r-${again.uuid}`, again)
    await house.workOff()
    const [leader] = await house.ranking()
    expect([leader!.points, leader!.reached_at]).toEqual([200, house.clock.now()])
    expect(await house.broken()).toEqual([])
  })

  it("of a round that is annulled counts no more", async () => {
    const house = await running(1n)
    const { uuid } = await wins(house, 1n)
    await house.workOff()
    await house.annul(1n, `r-${uuid}`)
    await house.workOff()
    expect(await pointsOf(house)).toEqual({ 1: 0 })
  })
})

describe("a week", () => {
  it("is counted once, when its last bets have had their time, and pays its first places", async () => {
    const house = await running(1n, 2n, 3n, 4n)
    expect(await house.amounts()).toEqual({ "quest:1": 12_000 })
    await wins(house, 3n)
    await wins(house, 2n)
    for (let n = 0; n < 3; n++) await wins(house, 1n)
    await house.at("2026-11-22T23:59:59Z")
    await house.workOff()
    expect((await house.ranking()).map(({ place }) => place)).toEqual([null, null, null, null])
    await house.at(counting)
    await house.at(counting)
    await house.workOff()
    const ranking = await house.ranking()
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
    // Nobody of these has an account any more: what they won is theirs at once.
    expect(await house.amounts()).toEqual({
      "player:1:cash": 5_539,
      "player:2:cash": 2_769,
      "player:3:cash": 3_692,
    })
    await wins(house, 4n)
    await house.at("2026-11-23T01:00:00Z")
    await house.workOff()
    expect(await house.ranking()).toEqual(ranking)
    expect(await house.broken()).toEqual([])
  })

  it("in which nobody has a point gives its pool back", async () => {
    const house = await running(1n)
    await house.at(counting)
    await house.workOff()
    expect(await house.amounts()).toEqual({})
    const { rows } = await house.owner.pool.query("select state, returned from quest.week")
    expect(rows).toEqual([{ state: "over", returned: 30n * euro }])
    expect(await house.broken()).toEqual([])
  })

  it("that is called off gives its pool back, and its bets count no more", async () => {
    const house = await running(1n, 2n)
    await wins(house, 1n)
    await house.workOff()
    const cancel = () => house.transact((tx) => cancelWeek(tx, 1n, "anna", "a test"))
    expect([await cancel(), await cancel()]).toEqual(["cancelled", "ended"])
    await wins(house, 2n)
    await house.at(counting)
    await house.workOff()
    expect(await house.amounts()).toEqual({})
    expect(await pointsOf(house)).toEqual({ 1: 200, 2: 0 })
    const { rows } = await house.owner.pool.query(
      "select player_id from kernel.event where kind = 'quest.cancelled' order by id",
    )
    expect(rows).toEqual([{ player_id: 1n }, { player_id: 2n }])
    expect(await house.broken()).toEqual([])
  })

  it("that paid a place whose bet is given back afterwards leaves that to a person, and others as they are", async () => {
    const house = await running(1n, 2n)
    const [first, needless] = [await wins(house, 1n), await wins(house, 1n)]
    await wins(house, 2n)
    await house.at(counting)
    await house.workOff()
    const before = await house.ranking()
    const disputed = async () =>
      (await house.owner.pool.query("select player_id from prizes.prize where disputed_at is not null")).rows
    await house.giveBack(1n, `r-${needless.uuid}`, needless)
    await house.workOff()
    expect(await disputed()).toEqual([])
    await house.giveBack(1n, `r-${first.uuid}`, first)
    await house.workOff()
    expect(await disputed()).toEqual([{ player_id: 1n }])
    expect(await house.ranking()).toEqual(before)
    expect(await house.broken()).toEqual([])
  })

  it("is drawn once with the one after it, while the policy is on and the house has games", async () => {
    const house = await openQuests(new Date("2026-12-31T23:30:00Z"))
    const drawn = async () =>
      (await house.owner.pool.query("select monday, tasks from quest.week order by monday")).rows
    await house.transact(ensureWeeks)
    expect(await drawn()).toEqual([])
    await house.owner.pool.query("insert into games.studio (name, slug) values ('s', 's')")
    await house.owner.pool.query(
      `insert into games.game (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes, has_demo,
         first_seen_at, offered, licence_classes, position)
       select 'g', 'g', 'g', 1, id, id, '{}', true, '2026-01-01', true, '{A+}', 1 from games.sub_category
       where code = 'video-slots'`,
    )
    await house.transact((tx) => setPolicy(tx, questHouseMoney, "off", "a test"))
    await house.transact(ensureWeeks)
    expect(await drawn()).toEqual([])
    await house.transact((tx) => setPolicy(tx, questHouseMoney, "on", "a test"))
    await Promise.all(Array.from({ length: 5 }, () => house.transact(ensureWeeks)))
    const first = await drawn()
    expect(first.map(({ monday: day }) => day)).toEqual(["2026-12-28", "2027-01-04"])
    await house.transact(ensureWeeks)
    expect(await drawn()).toEqual(first)
  })
})
