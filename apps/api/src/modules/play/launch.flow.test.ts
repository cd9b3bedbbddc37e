import { languages } from "@elite/contract"
import { addressOf } from "@elite/paths"
import pg from "pg"
import { expect, it } from "vitest"
import { casinoForTest } from "../../../testing/casino.ts"
import { seededGames, seedGames } from "../../../testing/seeded.ts"
import { launch } from "./launch.ts"
import type { Launch } from "./ports.ts"

it("a game leads to lobby and deposit in the language it is played in", async () => {
  const casino = await casinoForTest({ sandbox: false })
  const db = new pg.Pool({ connectionString: casino.databaseUrl, max: 1 })
  await seedGames(db)
  await db.query("update games.game set has_demo = true where code = $1", [seededGames.roulette])
  const { rows } = await db.query("select id from games.game where code = $1", [seededGames.roulette])
  await db.end()
  const asked: Launch[] = []
  const ports = {
    launcher: {
      url: async (wish: Launch) => {
        asked.push(wish)
        return "https://games.example/frame"
      },
      roundUrl: async () => "",
    },
    register: { playerSince: async () => {} },
  } as unknown as Parameters<typeof launch>[1]
  for (const language of languages)
    await launch(casino.kernel, ports, {
      gameId: BigInt(rows[0].id),
      isDemo: true,
      caller: null,
      deviceType: "web",
      language,
      address: "127.0.0.1",
    })
  const { publicUrl } = casino.kernel
  expect(asked.map(({ lobbyUrl, depositUrl }) => [lobbyUrl, depositUrl])).toEqual(
    languages.map((language) => [
      addressOf(publicUrl, "home", language),
      addressOf(publicUrl, "deposits", language),
    ]),
  )
  expect(new Set(asked.map(({ depositUrl }) => depositUrl)).size).toBe(3)
})
