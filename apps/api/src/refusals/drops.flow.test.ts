import { drops, limits, prizes } from "@elite/contract"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { hub88 } from "../../testing/hub88.ts"
import { seededVisitor, seedPlayer } from "../../testing/seeded.ts"
import { seat } from "../../testing/table.ts"
import { enablePrizeDrops } from "../modules/drops/testing/fixture.ts"
import { findPrizeId } from "../modules/prizes/testing/findPrizeId.ts"
import { sessionCookie } from "../platform/http/server.ts"
import { minuteMs } from "../platform/lib/calendar.ts"
import { dropCalls, reasonsOfTheGate, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call about prize drops or claimable prizes names in its `errors`, provoked once through the real doors. */
const { casino, own, arrange, wantsCheck, sessionIsOver, refuses, unprovoked } = refusalsForFile()
const { claimDrop: claim } = drops
const { claimPrize } = prizes

test.each(reasonsOfTheGate)("the gate at a claim: %s", async (name, reason) => {
  const { visitor, playerId } = await seededVisitor(casino())
  await arrange(playerId, reason)
  await refuses(visitor, claim, { prizeDistributionId: 1 }, name)
  await refuses(visitor, claimPrize, { prizeId: 1 }, name)
})

test("nobody claims while the register does not answer", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await own("update players.player set register_standing = 'unknown' where id = $1", [playerId])
  await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => updateExclusionRegister(casino(), { action: "weather" }))
  await refuses(visitor, claim, { prizeDistributionId: 1 }, "ExclusionRegisterUnavailableErrorType")
  await refuses(visitor, claimPrize, { prizeId: 1 }, "ExclusionRegisterUnavailableErrorType")
})

/** A player who wins a prize by the bet of each of these rounds, a minute apart. */
async function winner(...rounds: string[]) {
  const { databaseUrl: connectionString, url, clock } = casino()
  const db = new pg.Pool({ connectionString, max: 1 })
  onTestFinished(() => db.end())
  await enablePrizeDrops(casino(), { expectedStakesCents: 50, blockMinutes: 600 })
  await own(
    "update content.settings set value = jsonb_set(value, '{apartMinutes}', '1') where key = 'prizeDropRules'",
  )
  const player = (euros?: number) => seedPlayer(db, euros, { now: clock.now() })
  const table = await seat({ hub: hub88(url), db, player }, 10)
  for (const round of rounds) {
    const { uuid } = await table.bet(1, { round, round_closed: true })
    if (round === "given back") await table.rollback(uuid, { round })
    clock.advance(minuteMs)
  }
  await casino().drain()
  const wins = await own("select id from drops.prize where player_id = $1 order by won_at", [table.playerId])
  const visitor = casino().visitor()
  visitor.cookies.set(sessionCookie, table.cookie)
  return { visitor, wins: wins.map(({ id }) => Number(id)) }
}

test("a claim", async () => {
  const { visitor, wins } = await winner("claimed", "given back")
  await refuses(visitor, claim, { prizeDistributionId: 999_999_999 }, "NotFoundErrorType")
  await refuses(visitor, claimPrize, { prizeId: 999_999_999 }, "NotFoundErrorType")
  const [prizeId, disputedId] = await Promise.all(
    wins.map((win) => findPrizeId(casino(), "drops", win).then(Number)),
  )
  const [ofPrize, ofDisputed] = [{ prizeId: prizeId! }, { prizeId: disputedId! }]
  const [prizeDistributionId, disputed] = wins as [number, number]
  await visitor.call(claim, { prizeDistributionId })
  await refuses(visitor, claim, { prizeDistributionId }, "PrizeClaimedErrorType")
  await refuses(visitor, claimPrize, ofPrize, "PrizeClaimedErrorType")
  await refuses(visitor, claim, { prizeDistributionId: disputed }, "PrizeDisputedErrorType")
  await refuses(visitor, claimPrize, ofDisputed, "PrizeDisputedErrorType")
  await wantsCheck(visitor)
  await refuses(visitor, claim, { prizeDistributionId }, "RealityCheckDueErrorType")
  await refuses(visitor, claimPrize, ofPrize, "RealityCheckDueErrorType")
  await visitor.call(limits.answerRealityCheck, {})
  await sessionIsOver(visitor, true)
  await refuses(visitor, claim, { prizeDistributionId }, "SessionTimeOverErrorType")
  await refuses(visitor, claimPrize, ofPrize, "SessionTimeOverErrorType")
})

test("every refusal that a call about prize drops names has been provoked here", () => {
  expect(unprovoked(dropCalls)).toEqual([])
})
