import { games, tournaments } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { casinoForTest } from "../apps/api/testing/casino.ts"
import { startRobots } from "../apps/casino/src/demonstration/robots.ts"

it("a robot comes in by the doors of everybody and plays, and nobody is shown that it was there", async () => {
  const casino = await casinoForTest({ env: { ROLE: "all" } })
  const owner = new pg.Pool({ connectionString: casino.databaseUrl, max: 1 })
  onTestFinished(() => owner.end())
  const countOf = async (sql: string) =>
    Number((await owner.query(`select count(*) as n from ${sql}`)).rows[0].n)
  const shelf = async () => (await casino.visitor().call(games.getAllGames, {})).categoryGames.count
  await eventually(async () => (await shelf()) > 0)
  // A game that is asked again too soon refuses: another one is opened.
  const robots = startRobots(casino, { sandboxUrl: casino.sandboxUrl, leastMs: 100, mostMs: 150, count: 1 })
  onTestFinished(() => robots.stop())
  await eventually(async () => (await countOf("play.round")) >= 2, { withinMs: 60_000 })
  await robots.stop()
  await casino.drain()
  expect(await countOf("players.robot")).toBe(1)
  expect(await countOf("play.round where player_id not in (select player_id from players.robot)")).toBe(0)
  const visitor = casino.visitor()
  expect((await visitor.call(games.getRecentWinners, {})).recentWinners).toEqual([])
  expect((await visitor.call(games.topGames, {})).casinoGames.rows).toEqual([])
  expect((await visitor.call(tournaments.getCurrentTournaments, {})).tournaments).toEqual([])
  expect(await countOf("games.popularity")).toBe(0)
  // Whoever starts again finds its robots as they were, and makes no others.
  const again = startRobots(casino, { sandboxUrl: casino.sandboxUrl, leastMs: 100, mostMs: 150, count: 1 })
  const before = await countOf("play.round")
  await eventually(async () => (await countOf("play.round")) > before, { withinMs: 60_000 })
  await again.stop()
  expect(await countOf("players.player")).toBe(1)
})
