import { content, languages, play } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { describe } from "@elite/words"
import pg from "pg"
import { expect, it } from "vitest"
import { casinoForTest } from "../../../testing/casino.ts"
import { seededGames, seedGames } from "../../../testing/seeded.ts"
import { setPolicy } from "../content/index.ts"
import { openDemoPeriod } from "./demo/demo.ts"
import { launchGame } from "./launch.ts"
import type { GameLaunch } from "./ports.ts"
import { demoPlay } from "./settings.ts"

it("a game links to lobby and deposits in its language", async () => {
  const casino = await casinoForTest({ sandbox: false })
  const db = new pg.Pool({ connectionString: casino.databaseUrl, max: 1 })
  await seedGames(db)
  await db.query("update games.game set has_demo = true where code = $1", [seededGames.roulette])
  const { rows } = await db.query("select id from games.game where code = $1", [seededGames.roulette])
  await db.end()
  const asked: GameLaunch[] = []
  const ports = {
    launcher: {
      url: async (launch: GameLaunch) => {
        asked.push(launch)
        return "https://games.example/frame"
      },
    },
    register: { playerSince: async () => {} },
  } as unknown as Parameters<typeof launchGame>[1]
  const { opened } = await openDemoPeriod(casino.platform, { demoToken: undefined, address: "127.0.0.1" })
  for (const language of languages)
    await launchGame(casino.platform, ports, {
      gameId: BigInt(rows[0].id),
      isDemo: true,
      caller: null,
      demoToken: opened?.token,
      purseId: null,
      deviceType: "web",
      language,
      address: "127.0.0.1",
    })
  const { publicUrl } = casino.platform
  expect(asked.map(({ lobbyUrl, depositUrl }) => [lobbyUrl, depositUrl])).toEqual(
    languages.map((language) => [
      toAbsoluteUrl(publicUrl, "home", language),
      toAbsoluteUrl(publicUrl, "deposits", language),
    ]),
  )
  expect(new Set(asked.map(({ depositUrl }) => depositUrl)).size).toBe(3)
})

it("opens no demo while the policy is not on, and says so in the player's language", async () => {
  const casino = await casinoForTest({ sandbox: false })
  const db = new pg.Pool({ connectionString: casino.databaseUrl, max: 1 })
  await seedGames(db)
  await db.query("update games.game set has_demo = true")
  const { rows } = await db.query("select id from games.game where code = $1", [seededGames.roulette])
  await db.end()
  const visitor = casino.visitor()
  const launched = (languageCode: (typeof languages)[number]) =>
    visitor.call(
      play.startGame,
      { casinoGameId: Number(rows[0].id), isDemo: true, deviceType: "web", languageCode },
      { language: languageCode },
    )
  for (const state of ["off", "infoOnly"] as const) {
    await casino.platform.transact((tx) => setPolicy(tx, demoPlay, state, "operator:1"))
    for (const language of languages)
      await expect(launched(language)).rejects.toMatchObject({
        name: "DemoPlayOffErrorType",
        status: 400,
        errors: [{ description: describe(language, "DemoPlayOffErrorType") }],
      })
    expect((await visitor.call(content.siteDetail, {})).siteDetail.features).toMatchObject({
      demoPlay: state,
    })
  }
  const { rows: changes } = await casino.platform.database.pool.query(
    "select from_state, to_state, changed_by from content.policy_change order by id",
  )
  expect(changes).toEqual([
    { from_state: "on", to_state: "off", changed_by: "operator:1" },
    { from_state: "off", to_state: "infoOnly", changed_by: "operator:1" },
  ])
})
