import pg from "pg"
import { expect, it } from "vitest"
import { testDatabase } from "../apps/api/testing/casino.ts"
import { betText } from "../bench/bets.ts"

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
