import type { Client } from "@elite/client/visitor"
import { notifications, quest } from "@elite/contract"
import { retryWhileBusy } from "@elite/testkit/retryWhileBusy"
import { beforeAll, describe, expect, it } from "vitest"
import { operatorCliFor } from "../../../testing/operatorCli.ts"
import { listMailsTo } from "../../../testing/people.ts"
import { visitorAgain } from "../../../testing/seeded.ts"
import { type Table, tablesForFile } from "../../../testing/table.ts"
import { handlerOf } from "../../platform/jobs/queue.ts"
import { hourMs } from "../../platform/lib/calendar.ts"
import { setPolicy } from "../content/index.ts"
import { asOwner } from "../payments/testing/payer.ts"
import { findPrizeId } from "../prizes/testing/findPrizeId.ts"
import { weeksAt } from "./rules.ts"
import { questHouseMoney } from "./settings.ts"
import { enableQuest } from "./testing/fixture.ts"

const { casino, seat } = tablesForFile({})
const policyIs = (state: "on" | "off" | "infoOnly") =>
  casino().platform.transact((tx) => setPolicy(tx, questHouseMoney, state, "a test"))
const getQuest = async () => (await casino().visitor().call(quest.getQuest, {})).quest

function visitorOf({ cookie }: Pick<Table, "cookie">) {
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor
}
const join = (table: Pick<Table, "cookie">) =>
  retryWhileBusy(() => visitorOf(table).call(quest.joinQuest, {}))
const own = async (table: Table) => (await visitorOf(table).call(quest.getOwnQuest, {})).own
const prizes = async (visitor: Client) => (await visitor.call(quest.getQuestPrizes, {})).prizes
const claim = (visitor: Client, questPrizeId: number) => visitor.call(quest.claimQuestPrize, { questPrizeId })
const operatorCli = operatorCliFor(casino)

/** A round of a euro that wins six times its stake, which is a task. */
async function wins(table: Table, round: string): Promise<string> {
  const { uuid } = await table.bet(1, { round })
  await table.win(uuid, 6, { round })
  await casino().drain()
  return uuid
}

describe("a quest", () => {
  beforeAll(async () => {
    expect(await getQuest()).toBeNull()
    await enableQuest(casino())
  })

  it("is shown to everybody with its tasks and the prizes of its places", async () => {
    expect(await getQuest()).toMatchObject({
      state: "running",
      pool: 0,
      players: 0,
      adds: 30,
      shares: [],
      top: [],
      tasks: [
        { kind: "studios", amount: 2, points: 100, category: null },
        { kind: "multiple", amount: 5, points: 200 },
        { kind: "staked", amount: 10, points: 200 },
        { kind: "wins", amount: 3, points: 200 },
        { kind: "diceRounds", amount: 2, points: 300, category: "dice" },
      ],
    })
  })

  it("is joined once, for free, and counts the bets from then on", async () => {
    const table = await seat(20)
    await wins(table, "before")
    expect(await own(table)).toBeNull()
    expect((await join(table)).message).toContain("count")
    await expect(join(table)).rejects.toMatchObject({ name: "QuestJoinedErrorType" })
    expect(await table.cash()).toBe(2_500)
    expect(await own(table)).toMatchObject({ points: 0, place: 1, tasks: Array(5).fill({ doneAt: null }) })
    casino().clock.advance(1_000)
    await wins(table, "after")
    expect(await own(table)).toMatchObject({
      points: 200,
      place: 1,
      tasks: [
        { progress: 1, doneAt: null, game: null },
        { progress: 6, doneAt: expect.any(String), game: "seed_reels" },
        { progress: 1 },
        { progress: 1 },
        { progress: 0 },
      ],
      near: [{ place: 1, points: 200, share: 30 }],
    })
    expect(await getQuest()).toMatchObject({ pool: 30, players: 1, shares: [30] })
    const [first] = (await getQuest())!.top
    expect(first!.username).toContain("•")
  })

  it("accepts one of two hundred concurrent joins of a player and refuses the others by name", async () => {
    const { pool, players } = (await getQuest())!
    const table = await seat(1)
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => join(table)))
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const names = answers.flatMap((each) => (each.status === "rejected" ? [each.reason.name] : []))
    expect(new Set(names)).toEqual(new Set(["QuestJoinedErrorType"]))
    expect(await getQuest()).toMatchObject({ pool: pool + 30, players: players + 1 })
  })

  it("grows by exactly thirty euros for each of two hundred players who join at once", async () => {
    const { pool, players } = (await getQuest())!
    const many = await Promise.all(Array.from({ length: 200 }, () => seat(0)))
    await Promise.all(many.map(join))
    expect(await getQuest()).toMatchObject({ pool: pool + 200 * 30, players: players + 200 })
    const { questId } = (await getQuest())!
    const { ranking } = await casino()
      .visitor()
      .call(quest.getQuestRanking, { questId, pageNo: 2, limit: 100 })
    expect(ranking.count).toBe(players + 200)
    expect(ranking.rows.map(({ place }) => place)).toEqual(Array.from({ length: 100 }, (_, n) => 101 + n))
  })

  it("is neither shown nor joined while the policy is not on, and no bet counts", async () => {
    const [table, late] = [await seat(20), await seat(20)]
    await join(table)
    const { questId } = (await getQuest())!
    for (const state of ["off", "infoOnly"] as const) {
      await policyIs(state)
      expect(await getQuest()).toBeNull()
      await expect(join(late)).rejects.toMatchObject({ name: "QuestNotOfferedErrorType" })
      expect(await own(table)).toBeNull()
      const ranking = casino().visitor().call(quest.getQuestRanking, { questId })
      await expect(ranking).rejects.toMatchObject({ name: "NotFoundErrorType" })
      await wins(table, `away ${state}`)
    }
    await policyIs("on")
    expect(await own(table)).toMatchObject({ points: 0 })
  })
})

describe("a paid place", () => {
  /** Two players win; the week is counted. */
  async function counted() {
    const [first, second] = [await seat(20), await seat(20)]
    for (const table of [first, second]) await join(table)
    casino().clock.advance(1_000)
    for (const round of ["a", "b", "c"]) await wins(first, round)
    const bet = await wins(second, "d")
    casino().clock.set(new Date(weeksAt(casino().clock.now())[0].until.getTime() + hourMs))
    const { jobs } = casino().modules.find(({ noun }) => noun === "quest")!
    await handlerOf(jobs!["quest.endWeeks"]!)({})
    await casino().drain()
    const [winner, other] = await Promise.all(
      [first, second].map(({ playerId }) => visitorAgain(casino(), playerId)),
    )
    return { first, second, winner: winner!, other: other!, bet }
  }

  it("is notified, claimed once by its winner, and in the history; a voided bet disputes it", async () => {
    const { pool } = (await getQuest())!
    const { first, second, winner, other, bet } = await counted()
    const won = await asOwner<{ prize: string }>(casino(), "select prize from quest.entry where prize > 0")
    expect(won.reduce((sum, { prize }) => sum + Number(prize), 0)).toBe((pool + 60) * 100_000)
    const [prize] = (await prizes(winner)).rows
    expect(prize).toMatchObject({ place: 1, points: 400, state: "open" })
    const past = (await casino().visitor().call(quest.getPastQuests, {})).quests
    expect(past).toMatchObject({ count: 1, rows: [{ state: "over", pool: pool + 60 }] })
    expect(past.rows[0]!.top[0]).toMatchObject({ place: 1, points: 400, share: prize!.amount })
    const { questPrizeId } = prize!
    await expect(claim(other, questPrizeId)).rejects.toMatchObject({ name: "NotFoundErrorType" })
    const { newBalance } = await claim(winner, questPrizeId)
    expect(newBalance).toBeCloseTo(35 + prize!.amount, 6)
    await expect(claim(winner, questPrizeId)).rejects.toMatchObject({ name: "PrizeClaimedErrorType" })
    const [note] = (await winner.call(notifications.getNotifications, {})).notifications.rows
    expect(note).toMatchObject({ link: "/account/balances?view=quests" })
    const [letter] = await listMailsTo(casino(), first.email)
    expect(letter!.subject).toContain("Plaats 1 in de Elite Quest")
    expect(letter!.text).toContain("Met 400 punten bent u op plaats 1 van")

    const [own] = (await prizes(other)).rows
    await second.rollback(bet, { round: "d" })
    await casino().drain()
    await expect(claim(other, own!.questPrizeId)).rejects.toMatchObject({ name: "PrizeDisputedErrorType" })
    const id = await findPrizeId(casino(), "quest", own!.questPrizeId)
    expect((await operatorCli("anna", "prizes-disputed")).text).toContain(`quest-prize ${own!.questPrizeId}`)
    expect((await operatorCli("anna", "refuse-prize", id, "the studio's fault")).text).toContain(
      "another operator",
    )
    expect((await operatorCli("bert", "refuse-prize", id, "I agree")).text).toContain("was reversed")
    expect(await prizes(other)).toMatchObject({ rows: [{ state: "refused" }] })
  })
})
