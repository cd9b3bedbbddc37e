import { limits, tournaments } from "@elite/contract"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { expect, onTestFinished, test } from "vitest"
import { seededVisitor } from "../../testing/seeded.ts"
import { setPolicy } from "../modules/content/index.ts"
import { tournamentHousePrizes } from "../modules/tournaments/settings.ts"
import { advanceMinutes, openTournament } from "../modules/tournaments/testing/fixture.ts"
import { minuteMs } from "../platform/lib/calendar.ts"
import { reasonsOfTheGate, refusalsForFile, tournamentCalls } from "./testing/refusals.ts"

/** Every refusal that a call about tournaments names in its `errors`, provoked once through the real doors. */
const { casino, own, arrange, wantsCheck, sessionIsOver, refuses, unprovoked } = refusalsForFile()
const {
  enterTournament: enter,
  playTournament: play,
  rebuyTournament: rebuy,
  leaveTournament: leave,
  claimTournament: claim,
} = tournaments
const acts = [enter, rebuy, play, claim]
const unknownTournament = { tournamentId: 999_999_999 }
const player = (euros = 0) => seededVisitor(casino(), euros)

test.each(reasonsOfTheGate)("the gate at whatever is paid or claimed: %s", async (name, reason) => {
  const { visitor, playerId } = await player()
  await arrange(playerId, reason)
  for (const act of acts) await refuses(visitor, act, { tournamentId: 1 }, name)
})

test("nobody enters or claims while the register does not answer", async () => {
  const { visitor, playerId } = await player()
  await own("update players.player set register_standing = 'unknown' where id = $1", [playerId])
  await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => updateExclusionRegister(casino(), { action: "weather" }))
  for (const act of acts)
    await refuses(visitor, act, { tournamentId: 1 }, "ExclusionRegisterUnavailableErrorType")
})

test("a tournament that nobody is shown", async () => {
  const { visitor } = await player()
  for (const act of [...acts, leave]) await refuses(visitor, act, unknownTournament, "NotFoundErrorType")
  await refuses(visitor, tournaments.getTournament, { tournamentId: 999_999_999 }, "NotFoundErrorType")
})

const later = (minutes: number) => new Date(casino().clock.now().getTime() + minutes * minuteMs).toISOString()
const withRebuys = () => ({ betsAtMost: 5, rebuyFeeCents: 100, rebuysAtMost: 1 })

test("entering", async () => {
  const { visitor } = await player(20)
  const [early] = await openTournament(casino(), { opensAt: later(2) })
  await refuses(visitor, enter, { tournamentId: early! }, "TournamentNotOpenErrorType")
  await refuses(visitor, rebuy, { tournamentId: early! }, "TournamentNotOpenErrorType")
  const [small] = await openTournament(casino(), { entriesAtMost: 2, ...withRebuys() })
  const tournamentId = small!
  await refuses(visitor, rebuy, { tournamentId }, "TournamentNotEnteredErrorType")
  await refuses(visitor, leave, { tournamentId }, "TournamentNotEnteredErrorType")
  await visitor.call(enter, { tournamentId }, { idempotencyKey: "entered-once" })
  await refuses(visitor, enter, { tournamentId }, "TournamentEnteredErrorType")
  await refuses(visitor, enter, { tournamentId: early! }, "IdempotencyKeyReusedErrorType", {
    idempotencyKey: "entered-once",
  })
  await refuses(visitor, rebuy, { tournamentId }, "IdempotencyKeyReusedErrorType", {
    idempotencyKey: "entered-once",
  })
  const [poor, second] = [await player(1), await player(20)]
  await refuses(poor.visitor, enter, { tournamentId }, "InsufficientFundsErrorType")
  await second.visitor.call(enter, { tournamentId })
  await refuses((await player(20)).visitor, enter, { tournamentId }, "TournamentFullErrorType")
  await visitor.call(rebuy, { tournamentId })
  await refuses(visitor, rebuy, { tournamentId }, "TournamentRebuysUsedErrorType")
  await advanceMinutes(casino(), 5)
  await refuses(visitor, enter, { tournamentId }, "TournamentEntryClosedErrorType")
  await refuses(visitor, rebuy, { tournamentId }, "TournamentEntryClosedErrorType")
  await refuses(visitor, leave, { tournamentId }, "TournamentBegunErrorType")
})

test("what counts as a stake does", async () => {
  const [tournamentId] = await openTournament(casino(), { ...withRebuys(), rebuysAtMost: 5 })
  const input = { tournamentId: tournamentId! }
  const [limited, poor, checked, over] = [
    await player(20),
    await player(2),
    await player(20),
    await player(20),
  ]
  await limited.visitor.call(limits.setLimits, { dailyBetLimit: 2.5 })
  await limited.visitor.call(enter, input)
  await refuses(limited.visitor, rebuy, input, "OwnLimitReachedErrorType")
  await poor.visitor.call(enter, input)
  await refuses(poor.visitor, rebuy, input, "InsufficientFundsErrorType")
  const [other] = await openTournament(casino())
  await refuses(limited.visitor, enter, { tournamentId: other! }, "OwnLimitReachedErrorType")
  await checked.visitor.call(enter, input)
  await wantsCheck(checked.visitor)
  await refuses(checked.visitor, rebuy, input, "RealityCheckDueErrorType")
  await refuses(checked.visitor, enter, { tournamentId: other! }, "RealityCheckDueErrorType")
  await refuses(checked.visitor, claim, input, "RealityCheckDueErrorType")
  // Before the limit that is reached as well.
  await checked.visitor.call(limits.setLimits, { dailyBetLimit: 1 })
  await refuses(checked.visitor, enter, { tournamentId: other! }, "RealityCheckDueErrorType")
  await over.visitor.call(enter, input)
  await sessionIsOver(over.visitor, true)
  await refuses(over.visitor, rebuy, input, "SessionTimeOverErrorType")
  await refuses(over.visitor, enter, { tournamentId: other! }, "SessionTimeOverErrorType")
  await refuses(over.visitor, claim, input, "SessionTimeOverErrorType")
})

test("what is played with credit", async () => {
  const [tournamentId] = await openTournament(casino(), { type: "credit", creditCents: 1_000 })
  const input = { tournamentId: tournamentId! }
  const [one, two] = [await player(20), await player(20)]
  await refuses(one.visitor, play, input, "TournamentNotEnteredErrorType")
  for (const { visitor } of [one, two]) await visitor.call(enter, input)
  await refuses(one.visitor, play, input, "TournamentNotPlayedErrorType")
  await advanceMinutes(casino(), 5)
  const { purseId } = await one.visitor.call(play, input)
  expect((await one.visitor.call(play, input)).purseId).toBe(purseId)
})

test("what the house adds to, while it may not", async () => {
  const [tournamentId] = await openTournament(casino(), { ...withRebuys(), houseCents: 1_000 })
  const { visitor } = await player(20)
  await visitor.call(enter, { tournamentId: tournamentId! })
  await casino().platform.transact((tx) => setPolicy(tx, tournamentHousePrizes, "infoOnly", "a test"))
  await refuses(
    (await player(20)).visitor,
    enter,
    { tournamentId: tournamentId! },
    "TournamentHousePrizesOffErrorType",
  )
  await refuses(visitor, rebuy, { tournamentId: tournamentId! }, "TournamentHousePrizesOffErrorType")
})

test("a prize that was claimed, or is disputed", async () => {
  const { visitor, playerId } = await player(20)
  const [tournamentId] = await openTournament(casino())
  await visitor.call(enter, { tournamentId: tournamentId! })
  const other = await player(20)
  await other.visitor.call(enter, { tournamentId: tournamentId! })
  await advanceMinutes(casino(), 5)
  await own(
    `insert into tournaments.bet (provider, uuid, entry_id, round_ref, stake, win, points, at, settled_at)
     select 'hub88', 'by-hand', id, 'by-hand', 100000, 100000, 1000, $2, $2
     from tournaments.entry where player_id = $1`,
    [playerId, casino().clock.now()],
  )
  await own("update tournaments.entry set bets = 1, points = 1000, reached_at = $2 where player_id = $1", [
    playerId,
    casino().clock.now(),
  ])
  await advanceMinutes(casino(), 5)
  await own("update prizes.prize set disputed_at = $2 where player_id = $1", [playerId, casino().clock.now()])
  await refuses(visitor, claim, { tournamentId: tournamentId! }, "PrizeDisputedErrorType")
  await own("update prizes.prize set disputed_at = null where player_id = $1", [playerId])
  await visitor.call(claim, { tournamentId: tournamentId! })
  await refuses(visitor, claim, { tournamentId: tournamentId! }, "PrizeClaimedErrorType")
})

test("every refusal that a call about tournaments names has been provoked here", () => {
  expect(unprovoked(tournamentCalls)).toEqual([])
})
