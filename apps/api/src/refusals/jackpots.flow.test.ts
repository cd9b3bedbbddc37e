import { jackpots, limits } from "@elite/contract"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { hub88 } from "../../testing/hub88.ts"
import { seededVisitor, seedPlayer } from "../../testing/seeded.ts"
import { seat } from "../../testing/table.ts"
import { setPolicy } from "../modules/content/index.ts"
import { jackpotPools } from "../modules/jackpots/settings.ts"
import { sessionCookie } from "../platform/http/server.ts"
import { jackpotCalls, reasonsOfTheGate, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call about jackpots names in its `errors`, provoked once through the real doors. */
const { casino, own, arrange, wantsCheck, sessionIsOver, refuses, unprovoked } = refusalsForFile()
const { getJackpotCycle, getJackpotItems, getOwnJackpotItems, updateJackpotWinner: claim } = jackpots

test.each(reasonsOfTheGate)("the gate at a claim: %s", async (name, reason) => {
  const { visitor, playerId } = await seededVisitor(casino())
  await arrange(playerId, reason)
  await refuses(visitor, claim, { jackpotId: 1 }, name)
})

test("nobody claims while the register does not answer", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await own("update players.player set register_standing = 'unknown' where id = $1", [playerId])
  await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => updateExclusionRegister(casino(), { action: "weather" }))
  await refuses(visitor, claim, { jackpotId: 1 }, "ExclusionRegisterUnavailableErrorType")
})

/** A player who wins the jackpot of big wins with each of these rounds, and the bets that they won it with. */
async function winner(...rounds: string[]) {
  const { databaseUrl: connectionString, url, platform, clock } = casino()
  const db = new pg.Pool({ connectionString, max: 1 })
  onTestFinished(() => db.end())
  await platform.transact((tx) => setPolicy(tx, jackpotPools, "on", "operator:1"))
  await casino().drain()
  const player = (euros?: number) => seedPlayer(db, euros, { now: clock.now() })
  const table = await seat({ hub: hub88(url), db, player }, 10)
  for (const round of rounds) {
    const { uuid } = await table.bet(1, { round })
    await table.win(uuid, 500, { round })
    if (round === "given back") await table.rollback(uuid, { round })
  }
  await casino().drain()
  const wins = await own("select id from jackpots.win where player_id = $1 order by id", [table.playerId])
  const visitor = casino().visitor()
  visitor.cookies.set(sessionCookie, table.cookie)
  return { visitor, wins: wins.map(({ id }) => Number(id)) }
}

test("a claim, and what there is to read", async () => {
  const { visitor, wins } = await winner("claimed", "given back")
  for (const call of [getJackpotCycle, getJackpotItems, getOwnJackpotItems, claim])
    await refuses(visitor, call, { jackpotId: 999_999_999 }, "NotFoundErrorType")
  const [jackpotId, disputed] = wins as [number, number]
  await visitor.call(claim, { jackpotId })
  await refuses(visitor, claim, { jackpotId }, "JackpotClaimedErrorType")
  await refuses(visitor, claim, { jackpotId: disputed }, "JackpotDisputedErrorType")
  await wantsCheck(visitor)
  await refuses(visitor, claim, { jackpotId }, "RealityCheckDueErrorType")
  await visitor.call(limits.answerRealityCheck, {})
  await sessionIsOver(visitor, true)
  await refuses(visitor, claim, { jackpotId }, "SessionTimeOverErrorType")
})

test("every refusal that a call about jackpots names has been provoked here", () => {
  expect(unprovoked(jackpotCalls)).toEqual([])
})
