import { sql } from "kysely"
import { expect, it } from "vitest"
import { storeForTest } from "../../../testing/store.ts"
import { getWeeklyDeposits, reserveDeposit } from "./limits.ts"

it("the statutory limit of the settings applies to a player without a granted one", async () => {
  const { database, reads, transact } = await storeForTest()
  const reserve = (playerId: bigint, orderId: string, amountCents: number) =>
    transact((tx) => reserveDeposit(tx, { playerId, orderId, amountCents }))
  const limitOf = async (playerId: bigint) => (await getWeeklyDeposits(reads(), playerId)).limitCents
  await reserve(1n, "before", 2_000)
  await reserve(2n, "own", 2_000)
  await sql`update limits.player set weekly_deposit_cents = 50000 where player_id = 2`.execute(database.db)
  expect([await limitOf(1n), await limitOf(2n), await limitOf(3n)]).toEqual([20_000, 50_000, 20_000])

  await sql`update content.settings set value = jsonb_set(value, '{limitCents}', '15000')
            where key = 'statutoryDepositLimit'`.execute(database.db)
  expect([await limitOf(1n), await limitOf(2n), await limitOf(3n)]).toEqual([15_000, 50_000, 15_000])
  await expect(reserve(1n, "more", 13_001)).rejects.toThrow("DepositLimitReached")
  await expect(reserve(3n, "more", 15_001)).rejects.toThrow("DepositLimitReached")
  await reserve(2n, "much", 48_000)
})
