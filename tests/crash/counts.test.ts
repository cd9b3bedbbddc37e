import { quest, tournaments } from "@elite/contract"
import pg from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import {
  closeGame,
  openGame,
  roundsOfCasino,
  seatAtCrash,
  startLeaderIn,
} from "../../apps/api/src/modules/crash/testing/crashGame.ts"
import { casinoForFile } from "../../apps/api/testing/casino.ts"
import { houseOf } from "../layer/house.ts"

const casino = casinoForFile({ sandbox: false })
let db: pg.Pool
beforeAll(() => {
  db = new pg.Pool({ connectionString: casino().databaseUrl, max: 4 })
})
afterAll(() => db.end())
const house = houseOf(() => ({ databaseUrl: casino().databaseUrl, db }))

it("a bet of our own game counts for points, a tournament and the quest as any other, and for no jackpot or prize drop", async () => {
  await openGame(casino(), db, [[150, 400]])
  await house.set(["jackpots", "questHouseMoney", "tournamentHousePrizes", "prizeDrops"], "on")
  // Where a casino works, it does so when it opens.
  await casino().modules.find(({ noun }) => noun === "drops")!.opening!()
  await house.questBegins()
  const tournamentId = await house.tournament()
  await house.dropsBegin(100)
  // The house is at its desk by the world's clock.
  casino().clock.set(new Date())
  const player = await seatAtCrash(casino(), db, 100)
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", player.cookie)
  await visitor.call(quest.joinQuest, {})
  await visitor.call(tournaments.enterTournament, { tournamentId })
  await house.begins(tournamentId)
  await casino().drain()
  casino().clock.set(new Date())

  const leading = startLeaderIn(casino())
  try {
    const rounds = roundsOfCasino(casino())
    const round = await rounds.opened()
    const { betId } = await player.bet(round.id, 1_000, 120)
    await closeGame(casino())
    await rounds.flown(await rounds.tookOff(round))
    await casino().drain()
    await casino().drain()
    const of = async (table: string) => {
      const { rowCount } = await db.query(
        `select from ${table} where provider = 'house' and round_ref = $1`,
        [betId],
      )
      return rowCount
    }
    const counted = ["quest.bet", "tournaments.bet", "loyalty.earning"]
    // It returns too much for prizes beside it (decision 0104).
    const left = ["jackpots.item", "drops.entry"]
    const found = await Promise.all(
      [...counted, ...left].map(async (table) => [table, (await of(table))! > 0]),
    )
    expect(found).toEqual([...counted.map((table) => [table, true]), ...left.map((table) => [table, false])])
    // Three tenths of what slots earn.
    const { rows } = await db.query("select points from loyalty.earning where round_ref = $1", [betId])
    expect(rows).toEqual([{ points: String(10 * 0.3 * 1_000) }])
  } finally {
    await leading.stop()
  }
})
