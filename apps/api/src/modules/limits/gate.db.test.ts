import { beforeAll, expect, it } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { seedPlayer } from "../../../testing/seeded.ts"
import { storeForTest } from "../../../testing/store.ts"
import { type Database, openDatabase } from "../../platform/db/database.ts"
import { jsonLog } from "../../platform/lib/log.ts"

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
  action: ["login", "deposit", "depositRoom", "bet", "redeem", "withdraw", "claim"],
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
    [plays && action !== "depositRoom" && register !== "allowed", "ExclusionRegisterUnavailableErrorType"],
    [plays && onBreak === future, "OnBreakErrorType"],
    [action !== "login" && verified === null, "EmailNotVerifiedErrorType"],
    [action !== "login" && kyc !== "accepted", "KycNotDoneErrorType"],
    [plays && action !== "bet" && check === past, "RealityCheckDueErrorType"],
    [plays && action !== "bet" && session === past, "SessionTimeOverErrorType"],
  ]
  return rules.find(([holds]) => holds)?.[1] ?? null
}

it("the gate refuses with the first reason that applies, in every status and for every action", async () => {
  const { rows } = await database.pool.query<Case & { refusal: string | null }>(
    `select status, register, verified, kyc, reason, excluded, "onBreak", "check", session, back, action,
       limits.refusal_of(row(status, register, verified::timestamptz, kyc, reason, excluded::timestamptz,
         "onBreak"::timestamptz, "check"::timestamptz, session::timestamptz, null, back::timestamptz)::limits.standing, action, $1) as refusal
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

it("answers when the player may act again, at the later end of a break and an exclusion", async () => {
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

/** What keeps a player from nothing, and each fact that is otherwise. */
const well = {
  status: "open",
  register: "allowed",
  verified: past,
  kyc: "accepted",
  reason: null,
  excluded: null,
  onBreak: null,
  check: null,
  session: null,
  back: null,
} as const
type Facts = Omit<Case, "action" | "session"> & { session: string | null }
const otherwise: Partial<Facts>[] = [
  { status: "closed" },
  { register: "excluded" },
  { register: "unknown" },
  { verified: null },
  { kyc: "inProgress" },
  { kyc: "declined" },
  { kyc: "declined", reason: "underAge" },
  { excluded: past },
  { excluded: future },
  { excluded: "infinity" },
  { excluded: past, back: future },
  { excluded: past, back: "infinity" },
  { onBreak: past },
  { onBreak: future },
  { check: past },
  { check: future },
  { session: past },
  { session: future },
]

/** What a stake of nothing is told, by the rules of the gate and then of a round that begins or goes on. */
function spent(facts: Facts, goesOn: boolean): string {
  if (refusalOf({ ...facts, session: facts.session === past ? past : future, action: "bet" })) return "barred"
  if (!goesOn && facts.check === past) return "checkDue"
  return !goesOn && facts.session === past ? "timeOver" : "ok"
}

it("a stake is barred exactly where the gate refuses, for every pair of facts", async () => {
  const store = await storeForTest()
  const { playerId } = await seedPlayer(store.owner.pool)
  await store.owner.pool.query("insert into limits.player (player_id) values ($1) on conflict do nothing", [
    playerId,
  ])
  const cases = otherwise.flatMap((one, at) => [
    one,
    ...otherwise.slice(at + 1).map((two) => ({ ...one, ...two })),
  ])
  const found = new Set<string>()
  for (const each of [{}, ...cases]) {
    const facts: Facts = { ...well, ...each }
    const { status, register, verified, kyc, reason, excluded, onBreak, check, session, back } = facts
    await store.owner.pool.query(
      "update players.player set status = $2, register_standing = $3, email_verified_at = $4 where id = $1",
      [playerId, status, register, verified],
    )
    await store.owner.pool.query(
      "update identity.standing set kyc_status = $2, reason = $3 where player_id = $1",
      [playerId, kyc, reason],
    )
    await store.owner.pool.query(
      `update limits.player set excluded_until = $2, break_until = $3, check_minutes = case when $4::timestamptz is null then null else 30 end,
         check_due_at = $4, session_began_at = $7, session_minutes = case when $5::timestamptz is null then null else 60 end, session_ends_at = $5,
         session_rests_until = $5, return_from = $6 where player_id = $1`,
      [playerId, excluded, onBreak, check, session, back, past],
    )
    for (const goesOn of [false, true]) {
      const { rows } = await store.database.pool.query<{ spend: string }>(
        "select limits.spend($1, 0, $2, '2026-11-20', '2026-11-16', '2026-11-01', $3)",
        [playerId, now, goesOn],
      )
      expect([facts, goesOn, rows[0]!.spend]).toEqual([facts, goesOn, spent(facts, goesOn)])
      found.add(rows[0]!.spend)
    }
  }
  expect([...found].sort()).toEqual(["barred", "checkDue", "ok", "timeOver"])
})
