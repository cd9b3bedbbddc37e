import { randomUUID } from "node:crypto"
import { crash, type InputOf, limits, play, restrictionErrors } from "@elite/contract"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import pg from "pg"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { seededVisitor } from "../../testing/seeded.ts"
import { setPolicy } from "../modules/content/index.ts"
import { getLead, setReleased, takeLead } from "../modules/crash/leader/store.ts"
import { openRound } from "../modules/crash/rounds/store.ts"
import * as settings from "../modules/crash/settings.ts"
import { openGame, roundsOfCasino, startLeaderIn } from "../modules/crash/testing/crashGame.ts"
import { demoPlay } from "../modules/play/settings.ts"
import { openTestPurse } from "../modules/play/testing/purses.ts"
import type { Policy } from "../platform/admin/settings.ts"
import { crashCalls, reasonsOfTheGate, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call about our own game names in its `errors`, provoked once through the real doors. */
const { casino, own, arrange, wantsCheck, sessionIsOver, refuses, unprovoked } = refusalsForFile()
const { enterCrash: enter, placeCrashBet: place, cancelCrashBet: cancel, cashOutCrashBet: cashOut } = crash

let owner: pg.Pool
let term: bigint
let roundId: number
beforeAll(async () => {
  const { platform, databaseUrl, clock } = casino()
  owner = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await openGame(casino(), owner, [
    [100, 10_000_000],
    [1_000, 10_000_000],
  ])
  term = (await takeLead(platform.database, { ...(await getLead(platform.reads())), holder: "test" }))!
  const terms = { minStakeCents: 10, maxStakeCents: 10_000, maxPaidCents: 1_000_000 }
  roundId = Number((await openRound(platform.database, { term, at: clock.now() }, terms))!.id)
})
afterAll(() => owner.end())

/** Somebody at the game, and a bet of theirs. */
async function player(euros = 10) {
  const seeded = await seededVisitor(casino(), euros)
  const bet = (more: Partial<InputOf<typeof place>> = {}): InputOf<typeof place> => ({
    betId: randomUUID(),
    sessionToken: seeded.token,
    roundId,
    panel: "a",
    amount: 1,
    ...more,
  })
  return { ...seeded, bet }
}
const policyIs = (policy: Policy, state: "on" | "off") =>
  casino().platform.transact((tx) => setPolicy(tx, policy, state, "a test"))

test.each(reasonsOfTheGate)("the gate at the door and at a bet: %s", async (name, reason) => {
  const { visitor, playerId, bet } = await player()
  await arrange(playerId, reason)
  await refuses(visitor, enter, {}, name)
  await refuses(visitor, place, bet(), name)
})

test("nobody plays while the register does not answer", async () => {
  const { visitor, playerId, bet } = await player()
  await own("update players.player set register_standing = 'unknown' where id = $1", [playerId])
  await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => updateExclusionRegister(casino(), { action: "weather" }))
  await refuses(visitor, enter, {}, "ExclusionRegisterUnavailableErrorType")
  await refuses(visitor, place, bet(), "ExclusionRegisterUnavailableErrorType")
})

test("while it is off", async () => {
  const { visitor, bet } = await player()
  await refuses(visitor, place, bet({ isAuto: true }), "CrashAutobetOffErrorType")
  await policyIs(settings.crash, "off")
  onTestFinished(() => policyIs(settings.crash, "on"))
  await refuses(visitor, crash.getCrashRound, {}, "CrashOffErrorType")
  await refuses(visitor, enter, {}, "CrashOffErrorType")
  await refuses(visitor, place, bet(), "CrashOffErrorType")
})

test("a bet", async () => {
  const { visitor, bet } = await player()
  await refuses(visitor, place, bet({ amount: 0.09 }), "CrashStakeErrorType")
  await refuses(visitor, place, bet({ amount: 10.01 }), "InsufficientFundsErrorType")
  await refuses(visitor, place, bet({ roundId: roundId + 1 }), "CrashNotOpenErrorType")
  await refuses(visitor, place, bet({ sessionToken: "gs_none" }), "CrashSessionOverErrorType")
  const first = bet()
  await visitor.call(place, first)
  await visitor.call(place, first)
  await refuses(visitor, place, { ...first, amount: 2 }, "CrashBetIdUsedErrorType")
  await refuses(visitor, place, bet(), "CrashPanelTakenErrorType")
  await refuses(visitor, cancel, { betId: randomUUID() }, "NotFoundErrorType")
  await refuses(visitor, cashOut, { betId: randomUUID() }, "NotFoundErrorType")
  const { visitor: other } = await player()
  for (const call of [cancel, cashOut])
    await refuses(other, call, { betId: first.betId }, "NotFoundErrorType")
  await refuses(visitor, cashOut, { betId: first.betId }, "CrashNotFlyingErrorType")
  await visitor.call(limits.setLimits, { dailyBetLimit: 1.5 })
  await refuses(visitor, place, bet({ panel: "b" }), "OwnLimitReachedErrorType")
})

test("a bet that is played with a bonus", async () => {
  const { visitor, bet, playerId } = await player()
  await openTestPurse(casino(), { playerId }, "bonus", 1_000, { largestStakeUnits: 100_000n })
  const { sessionToken } = await visitor.call(enter, {})
  await refuses(visitor, place, bet({ sessionToken, amount: 2 }), "CrashBonusStakeErrorType")
  await own("update play.purse set game_codes = '{another}' where player_id = $1", [playerId])
  await refuses(visitor, place, bet({ sessionToken, amount: 0.5 }), "GameNotForPurseErrorType")
})

test("a check that is due comes before a limit; a session that is over", async () => {
  const { visitor, bet } = await player()
  await wantsCheck(visitor)
  await refuses(visitor, place, bet(), "RealityCheckDueErrorType")
  await visitor.call(limits.setLimits, { dailyBetLimit: 0.5 })
  await refuses(visitor, place, bet(), "RealityCheckDueErrorType")
  await visitor.call(limits.answerRealityCheck, {})
  await refuses(visitor, place, bet(), "OwnLimitReachedErrorType")
  await sessionIsOver(visitor, true)
  await refuses(visitor, place, bet({ amount: 0.5 }), "SessionTimeOverErrorType")
})

const guest = async () => {
  const visitor = casino().visitor()
  await visitor.call(play.answerAge, { isOfAge: true })
  return visitor
}
test.each(restrictionErrors)("the demo in a session that is restricted: %s", async (name) => {
  const { visitor, playerId } = await player()
  await own("update sessions.session set restriction = $2 where player_id = $1", [playerId, name])
  await refuses(visitor, crash.getCrashDemo, {}, name)
})

test("the demo", async () => {
  const [visitor, stranger] = [await guest(), casino().visitor()]
  await refuses(stranger, crash.getCrashDemo, {}, "AgeNotAnsweredErrorType")
  await visitor.call(crash.getCrashDemo, {})
  await policyIs(demoPlay, "off")
  await refuses(visitor, crash.getCrashDemo, {}, "DemoPlayOffErrorType")
  await policyIs(demoPlay, "on")
  await policyIs(settings.crash, "off")
  await refuses(visitor, crash.getCrashDemo, {}, "CrashOffErrorType")
  await policyIs(settings.crash, "on")
})

test("after the take-off, and before 1.01", async () => {
  const { visitor, bet } = await player()
  // The round of the test is broken off, and whoever leads opens the next.
  await setReleased(casino().platform.database, term)
  const leading = startLeaderIn(casino())
  onTestFinished(() => leading.stop())
  const rounds = roundsOfCasino(casino())
  const open = await rounds.opened(BigInt(roundId))
  const placed = bet({ roundId: Number(open.id) })
  await visitor.call(place, placed)
  await policyIs(settings.crash, "off")
  const flying = await rounds.tookOff(open)
  await refuses(visitor, cashOut, { betId: placed.betId }, "CrashTooEarlyErrorType")
  await refuses(visitor, cancel, { betId: placed.betId }, "CrashTookOffErrorType")
  await rounds.flown(flying)
})

test("a chain that nobody knows", async () => {
  const { visitor } = await player()
  await refuses(visitor, crash.getCrashRounds, { chainId: 999_999 }, "NotFoundErrorType")
})

test("every refusal that a call about our own game names has been provoked here", () => {
  expect(unprovoked(crashCalls)).toEqual([])
})
