import pg from "pg"
import { expect, it } from "vitest"
import { testDatabase } from "../apps/api/testing/casino.ts"
import { seedGames } from "../apps/api/testing/seeded.ts"
import { betText } from "../bench/bets.ts"
import { addPlayers } from "../bench/players.ts"

it("a bet of the bench is one that the database knows", async () => {
  const { url, drop } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { command } = await client.query(`prepare bench as ${betText}`)
    expect(command).toBe("PREPARE")
  } finally {
    await client.end()
    await drop()
  }
})

it("players of the bench are made, with every limit of their own", async () => {
  const { url, drop } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await seedGames(client)
    const { first, count } = await addPlayers(url, 3, 10)
    expect(count).toBe(3)
    const { rows } = await client.query("select limits_bets from limits.player where player_id >= $1", [
      first,
    ])
    expect(rows).toEqual(Array(3).fill({ limits_bets: true }))
  } finally {
    await client.end()
    await drop()
  }
})
