import { beforeAll, expect, it } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
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
  kyc: ["none", "inProgress", "accepted", "declined", null],
  reason: [null, "underAge", "blurred"],
  excluded: [null, past, future, "infinity"],
  onBreak: [null, past, future],
  action: ["login", "deposit", "bet", "redeem", "withdraw", "claim"],
} as const
type Case = { [K in keyof typeof values]: (typeof values)[K][number] }

/** The rules one by one, in their order. */
function refusalOf({ status, register, verified, kyc, reason, excluded, onBreak, action }: Case) {
  const plays = action !== "login" && action !== "withdraw"
  const rules: [boolean, string][] = [
    [status === null, "NotFoundErrorType"],
    [status === "closed" && action !== "withdraw", "AccountClosedErrorType"],
    [kyc === "declined" && reason === "underAge" && action !== "withdraw", "AccountUnderAgeErrorType"],
    [excluded === "infinity" && action !== "withdraw", "AccountExcludedErrorType"],
    [plays && (excluded === future || excluded === "infinity"), "SelfExcludedErrorType"],
    [plays && register === "excluded", "ExcludedFromPlayErrorType"],
    [plays && register !== "allowed", "ExclusionRegisterUnavailableErrorType"],
    [plays && onBreak === future, "OnBreakErrorType"],
    [action !== "login" && verified === null, "EmailNotVerifiedErrorType"],
    [action !== "login" && kyc !== "accepted", "KycNotDoneErrorType"],
  ]
  return rules.find(([holds]) => holds)?.[1] ?? null
}

it("the gate refuses by the first rule that holds, in every standing and for every action", async () => {
  const { rows } = await database.pool.query<Case & { refusal: string | null }>(
    `select status, register, verified, kyc, reason, excluded, "onBreak", action,
       limits.refusal_of(row(status, register, verified::timestamptz, kyc, reason, excluded::timestamptz,
         "onBreak"::timestamptz, null, null)::limits.standing, action, $1) as refusal
     from ${Object.keys(values)
       .map((name, at) => `unnest($${at + 2}::text[]) as "${name}"`)
       .join(", ")}`,
    [now, ...Object.values(values)],
  )
  expect(rows).toHaveLength(Object.values(values).reduce((product, { length }) => product * length, 1))
  expect(rows.filter(({ refusal, ...standing }) => refusal !== refusalOf(standing))).toEqual([])
  expect(new Set(rows.map(({ refusal }) => refusal)).size).toBe(11)
})
