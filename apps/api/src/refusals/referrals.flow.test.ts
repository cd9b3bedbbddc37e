import { limits, promotions, referrals } from "@elite/contract"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { expect, onTestFinished, test } from "vitest"
import { seededVisitor } from "../../testing/seeded.ts"
import { depositChargedBack } from "../modules/payments/index.ts"
import { referralFixture } from "../modules/referrals/testing/fixture.ts"
import { reasonsOfTheGate, referralCalls, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call about invitations names in its `errors`, provoked once through the real doors. */
const { casino, own, arrange, wantsCheck, sessionIsOver, refuses, unprovoked } = refusalsForFile()
const { claimReferral: claim } = referrals

test.each(reasonsOfTheGate)("the gate at a claim: %s", async (name, reason) => {
  const { visitor, playerId } = await seededVisitor(casino())
  await arrange(playerId, reason)
  await refuses(visitor, claim, { referralId: 1 }, name)
})

test("nobody claims while the register does not answer", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await own("update players.player set register_standing = 'unknown' where id = $1", [playerId])
  await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => updateExclusionRegister(casino(), { action: "weather" }))
  await refuses(visitor, claim, { referralId: 1 }, "ExclusionRegisterUnavailableErrorType")
})

test("a claim", async () => {
  const kit = referralFixture(casino)
  await kit.setPolicyState("on")
  const referrer = await kit.newPlayer()
  await kit.registerQualifiedFriend(referrer)
  const returned = await kit.registerQualifiedFriend(referrer)
  await kit.passHoursAndDecide()
  const [disputed, first] = (await kit.getReferrals(referrer)).users.rows.map(({ referralId }) => referralId)
  const { playerId } = returned
  const back = { orderId: "a test", amountCents: 2_000, takenCents: 2_000, missingCents: 0 }
  await kit.transact((tx) =>
    tx.publish(depositChargedBack, { playerId, ...back, reason: "chargedBack", wasCredited: true }),
  )
  await casino().drain()
  const visitor = await kit.logInAgain(referrer)
  await refuses(visitor, claim, { referralId: 999_999_999 }, "NotFoundErrorType")
  await visitor.call(claim, { referralId: first! })
  await refuses(visitor, claim, { referralId: first! }, "ReferralClaimedErrorType")
  await refuses(visitor, claim, { referralId: disputed! }, "ReferralDisputedErrorType")
  await wantsCheck(visitor)
  await refuses(visitor, claim, { referralId: first! }, "RealityCheckDueErrorType")
  await visitor.call(limits.answerRealityCheck, {})
  await sessionIsOver(visitor, true)
  await refuses(visitor, claim, { referralId: first! }, "SessionTimeOverErrorType")
})

test("a question about a code", async () => {
  const [visitor, input] = [casino().visitor(), { referralCode: "nobodys-code" }]
  await refuses(visitor, referrals.checkReferralCode, input, "ReferralCodeUnknownErrorType")
  await own("update kernel.throttle set count = 40 where bucket like 'referralCode:%'")
  await refuses(visitor, referrals.checkReferralCode, input, "TooManyRequestsErrorType")
})

test("a bill that is nowhere", async () => {
  await refuses(casino().visitor(), promotions.getPromotion, { bonusId: "nowhere" }, "NotFoundErrorType")
})

test("every refusal that a call about invitations or bills names has been provoked here", () => {
  expect(unprovoked(referralCalls)).toEqual([])
})
