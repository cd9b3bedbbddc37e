import { limits, quest } from "@elite/contract"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { expect, onTestFinished, test } from "vitest"
import { seededVisitor } from "../../testing/seeded.ts"
import { finishWeek } from "../modules/quest/scores/finishWeek.ts"
import { enableQuest } from "../modules/quest/testing/fixture.ts"
import { questCalls, reasonsOfTheGate, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call about quests names in its `errors`, provoked once through the real doors. */
const { casino, own, arrange, wantsCheck, sessionIsOver, refuses, unprovoked } = refusalsForFile()
const { claimQuestPrize: claim, joinQuest: join, getQuestRanking: ranking } = quest

test("nobody joins where there is no quest", async () => {
  const { visitor } = await seededVisitor(casino())
  await refuses(visitor, join, {}, "QuestNotOfferedErrorType")
  await refuses(visitor, ranking, { questId: 1 }, "NotFoundErrorType")
  await enableQuest(casino())
  await visitor.call(join, {})
  await refuses(visitor, join, {}, "QuestJoinedErrorType")
})

test.each(reasonsOfTheGate)("the gate: %s", async (name, reason) => {
  const { visitor, playerId } = await seededVisitor(casino())
  await arrange(playerId, reason)
  await refuses(visitor, join, {}, name)
  await refuses(visitor, claim, { questPrizeId: 1 }, name)
})

test("nobody joins or claims while the register does not answer", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await own("update players.player set register_standing = 'unknown' where id = $1", [playerId])
  await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => updateExclusionRegister(casino(), { action: "weather" }))
  await refuses(visitor, join, {}, "ExclusionRegisterUnavailableErrorType")
  await refuses(visitor, claim, { questPrizeId: 1 }, "ExclusionRegisterUnavailableErrorType")
})

test("a claim", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await visitor.call(join, {})
  await own(
    `update quest.entry e set points = 100, reached_at = joined_at,
       progress = jsonb_build_array(jsonb_build_object('counted', '2', 'names', '[]'::jsonb, 'doneAt', joined_at, 'gameId', null))
     where player_id = $1`,
    [playerId],
  )
  const [week] = await own("select id from quest.week where players > 0")
  await casino().platform.transact((tx) => finishWeek(tx, BigInt(week!.id)))
  const [entry] = await own("select id from quest.entry where player_id = $1", [playerId])
  const questPrizeId = Number(entry!.id)
  await refuses(visitor, claim, { questPrizeId: 999_999_999 }, "NotFoundErrorType")
  await own("update prizes.prize set disputed_at = won_at where player_id = $1", [playerId])
  await refuses(visitor, claim, { questPrizeId }, "PrizeDisputedErrorType")
  await own("update prizes.prize set disputed_at = null where player_id = $1", [playerId])
  await wantsCheck(visitor)
  await refuses(visitor, claim, { questPrizeId }, "RealityCheckDueErrorType")
  await visitor.call(limits.answerRealityCheck, {})
  await sessionIsOver(visitor, true)
  await refuses(visitor, claim, { questPrizeId }, "SessionTimeOverErrorType")
  await sessionIsOver(visitor, false)
  await visitor.call(claim, { questPrizeId })
  await refuses(visitor, claim, { questPrizeId }, "PrizeClaimedErrorType")
})

test("every refusal that a call about quests names has been provoked here", () => {
  expect(unprovoked(questCalls)).toEqual([])
})
