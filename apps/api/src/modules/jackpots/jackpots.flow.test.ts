import { games, jackpots, me, notifications } from "@elite/contract"
import { retryWhileBusy } from "@elite/testkit/retryWhileBusy"
import { openSocket, type Socket } from "@elite/testkit/socket"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { listMailsTo } from "../../../testing/people.ts"
import { type Table, tablesForFile } from "../../../testing/table.ts"
import { runOperatorCommand } from "../../operatorCli.ts"
import { handlerOf } from "../../platform/jobs/queue.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import { setPolicy } from "../content/index.ts"
import { asOwner } from "../payments/testing/payer.ts"
import { markRobot } from "../players/index.ts"
import { findPrizeId } from "../prizes/testing/findPrizeId.ts"
import { findPools } from "./pools.ts"
import { jackpotPools } from "./settings.ts"
import { makeBigWinsRare } from "./testing/rareBigWins.ts"

const { casino, seat } = tablesForFile({})
const policyIs = (state: "on" | "off") =>
  casino().platform.transact((tx) => setPolicy(tx, jackpotPools, state, "a test"))
const listJackpots = async () => (await casino().visitor().call(jackpots.getJackpots, {})).jackpots
const poolOf = async (type: jackpots.JackpotType) =>
  (await listJackpots()).find((each) => each.type === type)?.pool

function visitorOf({ cookie }: Table) {
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor
}
const claim = (table: Table, jackpotId: number) =>
  retryWhileBusy(() => visitorOf(table).call(jackpots.updateJackpotWinner, { jackpotId }))
const operatorCli = (operator: string, ...words: string[]) => {
  const answer = runOperatorCommand(words, operator)
  return typeof answer === "function" ? answer(casino().config.databaseUrl!) : answer
}
const winsOf = ({ playerId }: Table) =>
  asOwner<{ id: string }>(casino(), "select id from jackpots.win where player_id = $1 order by id", [
    playerId,
  ])

/** A round that wins 500 times its stake of a euro takes the pool of big wins. */
async function wins(table: Table, round: string): Promise<{ jackpotId: number; bet: string }> {
  const bet = await table.bet(1, { round })
  expect((await table.win(bet.uuid, 500, { round })).status).toBe("RS_OK")
  await casino().drain()
  const all = await winsOf(table)
  return { jackpotId: Number(all.at(-1)!.id), bet: bet.uuid }
}

describe("jackpots", () => {
  beforeAll(async () => {
    expect(await listJackpots()).toEqual([])
    await makeBigWinsRare(casino())
    await policyIs("on")
    await casino().drain()
  })

  it("are shown to everybody with their pools, which grow with every bet that takes part", async () => {
    expect(await listJackpots()).toMatchObject([
      { type: "threeHour", pool: 150, dropsBefore: expect.stringMatching(/:00:00.000Z$/), lastWinners: [] },
      { type: "hitTheTarget", pool: 1000, target: 5000 },
      { type: "anyTime", pool: 2500, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { type: "bigWin", pool: 2500 },
    ])
    const table = await seat(100)
    await table.bet(50, { round: "grows", round_closed: true })
    await table.bet(0.09, { round: "too small", round_closed: true })
    const open = await table.bet(10, { round: "never settled" })
    await table.rollback(open.uuid, { round: "never settled" })
    await casino().drain()
    expect(await poolOf("bigWin")).toBe(2500.1)
    expect(await poolOf("hitTheTarget")).toBe(1000.25)
  })

  it("are claimed once, by their winner only", async () => {
    const table = await seat(10)
    const { jackpotId } = await wins(table, "big")
    expect(await poolOf("bigWin")).toBe(2500)
    expect((await listJackpots()).at(-1)!.lastWinners).toMatchObject([{ amount: 2500.11 }])
    expect(await table.cash()).toBe(50_900)
    await expect(claim(await seat(1), jackpotId)).rejects.toMatchObject({ name: "NotFoundErrorType" })
    const own = () => visitorOf(table).call(me.getUserDetails, {})
    expect((await own()).user.userWallet).toMatchObject({
      amount: 509,
      jackpotAmount: 2500.11,
      jackpotType: "bigWin",
      jackpotId,
      newJackpotId: jackpotId,
      newJackpotType: "bigWin",
      prizePoolBigWin: 2500,
      latestWinnerType: "bigWin",
    })
    expect(await claim(table, jackpotId)).toMatchObject({ newBalance: 3009.11 })
    expect((await own()).user.userWallet).toMatchObject({ jackpotId: null, newJackpotId: null })
    const { wins: all } = await visitorOf(table).call(jackpots.getJackpotWins, {})
    const [cycle] = (await casino().visitor().call(jackpots.getJackpotCycles, { type: "bigWin" })).cycles.rows
    const proof = { stake: 1, isWhole: true, cycleId: cycle!.jackpotId }
    expect(all).toMatchObject({
      count: 1,
      rows: [{ jackpotId, amount: 2500.11, state: "claimed", ...proof }],
    })
    expect((await visitorOf(await seat(1)).call(jackpots.getJackpotWins, {})).wins.count).toBe(0)
    await expect(claim(table, jackpotId)).rejects.toMatchObject({ name: "JackpotClaimedErrorType" })
    expect(await table.cash()).toBe(300_911)
  })

  it("are pushed: the claimable win to its winner, the pools to everybody", async () => {
    const table = await seat(10)
    const { publicUrl: origin } = casino().config
    const [own, anybody] = [{ origin, cookie: `access_token=${table.cookie}` }, { origin }].map((headers) =>
      openSocket(casino().url, headers),
    ) as [Socket, Socket]
    onTestFinished(() => {
      own.close()
      anybody.close()
    })
    expect(await Promise.all([own.isAccepted, anybody.isAccepted])).toEqual([true, true])
    anybody.subscribe([{ name: "jackpots" }])
    // A new connection gets the pools at once.
    await expect.poll(() => anybody.messages).toHaveLength(1)
    expect(anybody.messages[0]).toMatchObject(["jackpots", { prizePoolBigWin: expect.any(Number), head: {} }])
    const { jackpotId } = await wins(table, "told")
    const wallet = { jackpotAmount: 2500.01, jackpotType: "bigWin", jackpotId, newJackpotId: jackpotId }
    await expect.poll(() => own.messages).toContainEqual(["wallet", expect.objectContaining(wallet)])
    const pools = { prizePoolBigWin: 2500, latestWinnerType: "bigWin", head: { number: expect.any(Number) } }
    await expect.poll(() => anybody.messages.at(-1)).toMatchObject(["jackpots", pools])
    expect(anybody.messages.map(([name]) => name)).not.toContain("wallet")
    await claim(table, jackpotId)
    await expect
      .poll(() => own.messages.filter(([name]) => name === "wallet").at(-1))
      .toMatchObject(["wallet", { cash: 3009.01, jackpotId: null, newJackpotId: null }])
    const [note] = (await visitorOf(table).call(notifications.getNotifications, {})).notifications.rows
    expect(note).toMatchObject({
      title: "Jackpot: €\u00a02.500,01",
      text: expect.stringContaining("“Big win”"),
    })
    const [letter] = await listMailsTo(casino(), table.email)
    expect(letter).toMatchObject({ subject: "U hebt een jackpot gewonnen: €\u00a02.500,01" })
    expect(letter!.text).toContain("Uw inzet van €\u00a01,00 op")
  })

  it("are filled by robots, which win none of them and appear in no figure", async () => {
    const table = await seat(100)
    await casino().platform.transact((tx) => markRobot(tx, table.playerId))
    const figures = async () => ({
      winners: (await listJackpots()).map(({ lastWinners, highest }) => ({ lastWinners, highest })),
      recent: await casino().visitor().call(games.getRecentWinners, {}),
      played: await asOwner(
        casino(),
        "select sum(rounds) as rounds, sum(stake_units) as staked from games.popularity",
      ),
      latest: (await findPools(casino().platform.reads()))?.latestWinner,
    })
    const [before, pool] = [await figures(), (await poolOf("anyTime"))!]
    await table.bet(20, { round: "fills", round_closed: true })
    await casino().drain()
    expect((await poolOf("anyTime"))! - pool).toBeCloseTo(0.06)
    const { cycles } = await casino().visitor().call(jackpots.getJackpotCycles, { type: "bigWin" })
    const big = await table.bet(1, { round: "robot" })
    await table.win(big.uuid, 500, { round: "robot" })
    await casino().drain()
    expect(await figures()).toEqual(before)
    expect((await casino().visitor().call(jackpots.getJackpotCycles, { type: "bigWin" })).cycles).toEqual(
      cycles,
    )
  })

  it("are shown on every game and can filter the games", async () => {
    const list = (jackpot?: "anyTime") => casino().visitor().call(games.getAllGames, { jackpot })
    const { categoryGames } = await list("anyTime")
    expect(categoryGames.count).toBe((await list()).categoryGames.count)
    expect(categoryGames.rows[0]!.jackpots).toEqual(["threeHour", "hitTheTarget", "anyTime", "bigWin"])
  })

  it("pay one of two hundred concurrent claims and refuse the others by name", async () => {
    const table = await seat(10)
    const { jackpotId } = await wins(table, "raced")
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => claim(table, jackpotId)))
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const names = answers.flatMap((each) => (each.status === "rejected" ? [each.reason.name] : []))
    expect(new Set(names)).toEqual(new Set(["JackpotClaimedErrorType"]))
  })

  it("are disputed when their bet is voided, and refused by two operators", async () => {
    const table = await seat(10)
    const { jackpotId, bet } = await wins(table, "voided")
    await table.rollback(bet, { round: "voided" })
    await casino().drain()
    await expect(claim(table, jackpotId)).rejects.toMatchObject({ name: "JackpotDisputedErrorType" })
    const id = await findPrizeId(casino(), "jackpots", jackpotId)
    expect((await operatorCli("anna", "prizes-disputed")).text).toContain(
      `jackpot ${jackpotId}: €\u00a02.500,01 won by player`,
    )
    expect((await operatorCli("anna", "refuse-prize", id, "the studio's fault")).text).toContain(
      "another operator",
    )
    expect((await operatorCli("Anna", "refuse-prize", id, "again")).text).toContain("needs another person")
    expect((await operatorCli("bert", "refuse-prize", id, "I agree")).text).toContain("was reversed")
    expect((await operatorCli("bert", "keep-prize", id)).text).toContain("is not disputed")
    await expect(claim(table, jackpotId)).rejects.toMatchObject({ name: "NotFoundErrorType" })
    expect((await operatorCli("anna", "prizes-disputed")).text).toBe("No prize is disputed.")
  })

  it("stay their winner's when an operator keeps them", async () => {
    const table = await seat(10)
    const { jackpotId, bet } = await wins(table, "kept")
    await table.rollback(bet, { round: "kept" })
    await casino().drain()
    expect(
      (await operatorCli("anna", "keep-prize", await findPrizeId(casino(), "jackpots", jackpotId))).text,
    ).toContain("stays with its winner")
    await claim(table, jackpotId)
    expect(await table.cash()).toBe(1_000 + 250_001)
  })

  it("stay claimable when the policy is switched off, while no bet counts any more", async () => {
    const table = await seat(10)
    const { jackpotId } = await wins(table, "last")
    await policyIs("off")
    await table.bet(5, { round: "unheard", round_closed: true })
    await casino().drain()
    expect(await listJackpots()).toEqual([])
    const listed = await casino().visitor().call(games.getAllGames, {})
    expect(listed.categoryGames.rows[0]!.jackpots).toEqual([])
    const { userWallet } = (await visitorOf(table).call(me.getUserDetails, {})).user
    expect(userWallet).toMatchObject({ jackpotId, prizePoolBigWin: null, latestWinner: null })
    await claim(table, jackpotId)
    await policyIs("on")
    expect(await poolOf("bigWin")).toBe(2500)
  })

  it("are credited after seven days if they were not claimed", async () => {
    const table = await seat(10)
    await wins(table, "forgotten")
    const { jobs } = casino().modules.find(({ noun }) => noun === "prizes")!
    const credit = () => handlerOf(jobs!["prizes.creditUnclaimed"]!)({})
    casino().clock.advance(7 * dayMs - 1)
    await credit()
    expect(await table.cash()).toBe(50_900)
    casino().clock.advance(1)
    await credit()
    await credit()
    expect(await table.cash()).toBe(50_900 + 250_001)
  })
})
