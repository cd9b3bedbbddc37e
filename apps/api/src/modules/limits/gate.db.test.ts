import { beforeAll, expect, it } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { seedPlayer } from "../../../testing/seeded.ts"
import { storeForTest } from "../../../testing/store.ts"
import { type Database, openDatabase } from "../../kernel/database.ts"
import { jsonLog } from "../../kernel/log.ts"

const now = "2026-11-20T12:00:00.000Z"
const [past, future] = ["2026-11-19T12:00:00.000Z", "2026-11-21T12:00:00.000Z"]
let database: Database
beforeAll(async () => {
  const { applicationUrl: url, drop } = await testDatabase()
  database = openDatabase({ url, log: jsonLog("silent") })
  return async () => {
    await database.close()
    await drop()
  }
})

const values = {
  status: ["open", "closed", null],
  register: ["allowed", "excluded", "unknown"],
  verified: [past, null],
  kyc: ["inProgress", "accepted", "declined", null],
  reason: [null, "underAge"],
  excluded: [null, past, future, "infinity"],
  onBreak: [null, past, future],
  check: [null, past, future],
  session: [past, future],
  back: [null, future, "infinity"],
  action: ["login", "deposit", "bet", "redeem", "withdraw", "claim"],
} as const
type Case = { [K in keyof typeof values]: (typeof values)[K][number] }

/** The rules one by one, in their order. */
function refusalOf({
  status,
  register,
  verified,
  kyc,
  reason,
  excluded,
  onBreak,
  check,
  session,
  back,
  action,
}: Case) {
  const plays = action !== "login" && action !== "withdraw"
  const rules: [boolean, string][] = [
    [status === null, "NotFoundErrorType"],
    [status === "closed" && action !== "withdraw", "AccountClosedErrorType"],
    [kyc === "declined" && reason === "underAge" && action !== "withdraw", "AccountUnderAgeErrorType"],
    [excluded === "infinity" && action !== "withdraw", "AccountExcludedErrorType"],
    [plays && (excluded === future || excluded === "infinity"), "SelfExcludedErrorType"],
    [plays && back === "infinity", "ReturnNotAskedErrorType"],
    [plays && back === future, "ReturnWaitsErrorType"],
    [plays && register === "excluded", "ExcludedFromPlayErrorType"],
    [plays && register !== "allowed", "ExclusionRegisterUnavailableErrorType"],
    [plays && onBreak === future, "OnBreakErrorType"],
    [action !== "login" && verified === null, "EmailNotVerifiedErrorType"],
    [action !== "login" && kyc !== "accepted", "KycNotDoneErrorType"],
    [plays && action !== "bet" && check === past, "RealityCheckDueErrorType"],
    [plays && action !== "bet" && session === past, "SessionTimeOverErrorType"],
  ]
  return rules.find(([holds]) => holds)?.[1] ?? null
}

it("the gate refuses by the first rule that holds, in every standing and for every action", async () => {
  const { rows } = await database.pool.query<Case & { refusal: string | null }>(
    `select status, register, verified, kyc, reason, excluded, "onBreak", "check", session, back, action,
       limits.refusal_of(row(status, register, verified::timestamptz, kyc, reason, excluded::timestamptz,
         "onBreak"::timestamptz, null, null, "check"::timestamptz, session::timestamptz, null, back::timestamptz)::limits.standing, action, $1) as refusal
     from ${Object.keys(values)
       .map((name, at) => `unnest($${at + 2}::text[]) as "${name}"`)
       .join(", ")}`,
    [now, ...Object.values(values)],
  )
  expect(rows).toHaveLength(Object.values(values).reduce((product, { length }) => product * length, 1))
  expect(rows.filter(({ refusal, ...standing }) => refusal !== refusalOf(standing))).toEqual([])
  expect(new Set(rows.map(({ refusal }) => refusal)).size).toBe(15)
})

/** A player as the owner of the database makes them, and what the gate says of them. */
async function atTheGate() {
  const store = await storeForTest()
  const { playerId } = await seedPlayer(store.owner.pool)
  return {
    seeded: (excluded: string | null, onBreak: string | null) =>
      store.owner.pool.query(
        `insert into limits.player (player_id, excluded_until, break_until) values ($1, $2, $3)
         on conflict (player_id) do update set excluded_until = excluded.excluded_until, break_until = excluded.break_until`,
        [playerId, excluded, onBreak],
      ),
    async gate(action: string) {
      const { rows } = await store.owner.pool.query<{ refusal: string | null; until: Date | null }>(
        "select refusal, until from limits.gate($1, $2, $3)",
        [playerId, action, now],
      )
      return [rows[0]!.refusal, rows[0]!.until?.toISOString() ?? null]
    },
  }
}

it("says from when the player may act again, whichever of a break and an exclusion ends last", async () => {
  const { seeded, gate } = await atTheGate()
  const [week, month] = ["2026-11-27T12:00:00.000Z", "2026-12-20T12:00:00.000Z"]
  for (const [excluded, onBreak, action, expected] of [
    [week, null, "bet", ["SelfExcludedErrorType", week]],
    [week, month, "bet", ["SelfExcludedErrorType", month]],
    [month, week, "bet", ["SelfExcludedErrorType", month]],
    [past, week, "deposit", ["OnBreakErrorType", week]],
    [past, past, "bet", [null, null]],
    ["infinity", week, "bet", ["AccountExcludedErrorType", null]],
    [month, week, "login", [null, null]],
    [month, week, "withdraw", [null, null]],
  ] as const) {
    await seeded(excluded, onBreak)
    expect([excluded, onBreak, action, await gate(action)]).toEqual([excluded, onBreak, action, expected])
  }
})
