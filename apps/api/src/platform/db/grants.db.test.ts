import { sql } from "kysely"
import { beforeAll, describe, expect, it } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { jsonLog } from "../lib/log.ts"
import { type Database, openDatabase } from "./database.ts"

let database: Database
beforeAll(async () => {
  const { applicationUrl: url, drop } = await testDatabase()
  database = openDatabase({ url, log: jsonLog("silent") })
  return async () => {
    await database.close()
    await drop()
  }
})

describe("the application's role", () => {
  it.each([
    "update payments.deposit set amount_cents = 1",
    "update payments.deposit set player_id = 1",
    "update payments.withdrawal set iban = 'BE68539007547034'",
    "update payments.withdrawal set amount_cents = 1",
    "update payments.withdrawal set approvals_needed = 0",
    "delete from payments.approval",
    "update limits.deposit_use set amount_cents = 1",
    "delete from limits.deposit_use",
    "update play.session set player_id = 1",
    "update play.round set player_id = 1",
    "update identity.standing set player_id = 1",
    "update loyalty.earning set player_id = 1",
    "delete from kernel.idempotency",
    "delete from kernel.inbox",
    "update kernel.event set data = '{}'",
    "update players.player set birth_date = '2000-01-01'",
    "update sessions.session set player_id = 1",
  ])("has no right to %s", async (statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: "42501" })
  })
})
