import { limits, loyalty } from "@elite/contract"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { expect, onTestFinished, test } from "vitest"
import { seededVisitor } from "../../testing/seeded.ts"
import { setPolicy } from "../modules/content/index.ts"
import { confirmCorrection, proposeCorrection } from "../modules/loyalty/corrections/corrections.ts"
import { coinRedemption } from "../modules/loyalty/settings.ts"
import { loyaltyCalls, reasonsOfTheGate, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call about the Elite Club names in its `errors`, provoked once through the real doors. */
const { casino, own, arrange, wantsCheck, sessionIsOver, refuses, unprovoked } = refusalsForFile()
const { convertEliteCoins: redeem } = loyalty

test.each(reasonsOfTheGate)("the gate at the counter: %s", async (name, reason) => {
  const { visitor, playerId } = await seededVisitor(casino())
  await arrange(playerId, reason)
  await refuses(visitor, redeem, { eliteCoins: 1_000 }, name)
})

test("nobody redeems while the register does not answer", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await own("update players.player set register_standing = 'unknown' where id = $1", [playerId])
  await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => updateExclusionRegister(casino(), { action: "weather" }))
  await refuses(visitor, redeem, { eliteCoins: 1_000 }, "ExclusionRegisterUnavailableErrorType")
})

test("a counter that is closed, coins that are too few or no whole steps, and a key that was used", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await refuses(visitor, redeem, { eliteCoins: 1_000 }, "CoinRedemptionOffErrorType")
  await casino().platform.transact((tx) => setPolicy(tx, coinRedemption, "on", "operator:1"))
  for (const eliteCoins of [900, 1_050])
    await refuses(visitor, redeem, { eliteCoins }, "CoinsNotRedeemableErrorType")
  await refuses(visitor, redeem, { eliteCoins: 1_000 }, "CoinsNotEnoughErrorType")
  const { transact } = casino().platform
  const correction = { playerId, points: 0n, coins: 5_000_000n, why: "a test" }
  const id = await transact((tx) => proposeCorrection(tx, correction, "anna"))
  await transact((tx) => confirmCorrection(tx, id as bigint, "bert"))
  const once = { idempotencyKey: "redeemed-once" }
  await visitor.call(redeem, { eliteCoins: 1_000 }, once)
  await refuses(visitor, redeem, { eliteCoins: 1_100 }, "IdempotencyKeyReusedErrorType", once)
  await wantsCheck(visitor)
  await refuses(visitor, redeem, { eliteCoins: 1_000 }, "RealityCheckDueErrorType")
  await visitor.call(limits.answerRealityCheck, {})
  await sessionIsOver(visitor, true)
  await refuses(visitor, redeem, { eliteCoins: 1_000 }, "SessionTimeOverErrorType")
})

test("every refusal that a call about the Elite Club names has been provoked here", () => {
  expect(unprovoked(loyaltyCalls)).toEqual([])
})
