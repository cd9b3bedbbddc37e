import { sportsbook } from "@elite/contract"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { expect, onTestFinished, test } from "vitest"
import { seededVisitor } from "../../testing/seeded.ts"
import { openSportsbook } from "../modules/sportsbook/testing/bettor.ts"
import { reasonsOfTheGate, refusalsForFile, sportsbookCalls } from "./testing/refusals.ts"

/** Every refusal that a call about the sports book names in its `errors`, provoked once through the real doors. */
const { casino, own, arrange, refuses, unprovoked } = refusalsForFile()
const { getSportsBook, openSportsSession: open } = sportsbook

test("while it is off, and from then on no more", async () => {
  const { visitor } = await seededVisitor(casino())
  await refuses(visitor, getSportsBook, {}, "NotFoundErrorType")
  await refuses(visitor, open, {}, "NotFoundErrorType")
  await openSportsbook(casino())
  await visitor.call(getSportsBook, {})
  await visitor.call(open, {})
})

test.each(reasonsOfTheGate)("the gate at its door: %s", async (name, reason) => {
  const { visitor, playerId } = await seededVisitor(casino())
  await arrange(playerId, reason)
  await refuses(visitor, open, {}, name)
})

test("nobody bets while the register does not answer", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await own("update players.player set register_standing = 'unknown' where id = $1", [playerId])
  await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => updateExclusionRegister(casino(), { action: "weather" }))
  await refuses(visitor, open, {}, "ExclusionRegisterUnavailableErrorType")
})

test("every refusal that a call about the sports book names has been provoked here", () => {
  expect(unprovoked(sportsbookCalls)).toEqual([])
})
