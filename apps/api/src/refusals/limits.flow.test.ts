import { limits, protection } from "@elite/contract"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { expect, onTestFinished, test } from "vitest"
import { seededVisitor } from "../../testing/seeded.ts"
import { setPolicy } from "../modules/content/index.ts"
import { weeklyLimitRaise } from "../modules/limits/settings.ts"
import { limitCalls, reasonsOfTheGate, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call about limits or protection names in its `errors`, provoked once through the real doors. */
const { casino, own, arrange, wantsCheck, sessionIsOver, refuses, unprovoked, hurried } = refusalsForFile()
const raise = { type: "APPROVED_DEPOSIT_LIMIT", value: 500 } as const

test.each(reasonsOfTheGate)("the gate at a limit that is raised: %s", async (name, reason) => {
  const { visitor, playerId } = await seededVisitor(casino())
  await arrange(playerId, reason)
  await refuses(visitor, limits.setLimits, raise, name)
})

test("nobody raises a limit while the register does not answer", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await own("update players.player set register_standing = 'unknown' where id = $1", [playerId])
  await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => updateExclusionRegister(casino(), { action: "weather" }))
  await refuses(visitor, limits.setLimits, raise, "ExclusionRegisterUnavailableErrorType")
})

test("raising, and requests", async () => {
  const { visitor } = await seededVisitor(casino())
  const { confirmLimitRequest: confirm, deleteLimitRequest: cancel } = limits
  for (const call of [confirm, cancel])
    await refuses(visitor, call, { requestId: 999_999_999 }, "NotFoundErrorType")
  await visitor.call(limits.setLimits, { dailyBetLimit: 10 })
  await visitor.call(limits.setLimits, { dailyBetLimit: 20 })
  const { requestId } = (await visitor.call(limits.getLimits, {})).limits.dailyBetLimit.pending!
  await refuses(visitor, confirm, { requestId }, "LimitStillCoolingErrorType")
  await visitor.call(cancel, { requestId })
  for (const call of [confirm, cancel])
    await refuses(visitor, call, { requestId }, "LimitRequestClosedErrorType")
  await visitor.call(limits.setLimits, raise)
  await refuses(visitor, limits.setLimits, raise, "LimitRaiseOpenErrorType")
  await casino().platform.transact((tx) => setPolicy(tx, weeklyLimitRaise, "off", "operator:1"))
  await refuses(visitor, limits.setLimits, raise, "LimitRaiseSuspendedErrorType")
  await casino().platform.transact((tx) => setPolicy(tx, weeklyLimitRaise, "on", "operator:1"))
  await wantsCheck(visitor)
  const check = { type: "REALITY_CHECK" } as const
  await refuses(visitor, limits.setLimits, { ...check, value: 60 }, "RealityCheckDueErrorType")
  await refuses(visitor, limits.resetUserLimit, check, "RealityCheckDueErrorType")
  await visitor.call(limits.answerRealityCheck, {})
  await sessionIsOver(visitor, true)
  await refuses(visitor, limits.setLimits, raise, "SessionTimeOverErrorType")
})

test("protection", async () => {
  const { visitor } = await seededVisitor(casino())
  await refuses(visitor, protection.deleteSelfTest, { id: 999_999_999 }, "NotFoundErrorType")
  const keep = { score: 4, agrees: true } as const
  await visitor.call(protection.keepSelfTest, keep)
  await hurried()
  await refuses(visitor, protection.keepSelfTest, keep, "TooManyRequestsErrorType")
})

test("coming back", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await refuses(visitor, limits.askReturn, {}, "ReturnNotNeededErrorType")
  await own(
    "insert into limits.player (player_id, excluded_until) values ($1, $2::timestamptz + interval '1 day')",
    [playerId, casino().clock.now()],
  )
  await refuses(visitor, limits.askReturn, {}, "SelfExcludedErrorType")
  await refuses(visitor, limits.resetUserLimit, { type: "SELF_EXCLUSION" }, "SelfExcludedErrorType")
})

test("nobody ends a break that runs", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await own(
    "insert into limits.player (player_id, break_until) values ($1, $2::timestamptz + interval '1 day')",
    [playerId, casino().clock.now()],
  )
  await refuses(visitor, limits.resetUserLimit, { type: "TAKE_A_BREAK" }, "OnBreakErrorType")
})

test("every refusal that a call about limits or protection names has been provoked here", () => {
  expect(unprovoked(limitCalls)).toEqual([])
})
