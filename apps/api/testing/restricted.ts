import type { Client } from "@elite/client/visitor"
import { games, me, payments, play } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import pg from "pg"
import { expect } from "vitest"
import type { TestCasino } from "./casino.ts"
import { newcomer, signUpVerified } from "./people.ts"
import { seedAccount, seedGamesOnce, seedMoney } from "./seeded.ts"

const evaIban = "BE21001234567803"

/** Logged in by password, with a socket. */
export async function playerWithSocket(casino: TestCasino) {
  const eva = newcomer("Eva")
  const { visitor, userId } = await signUpVerified(casino, eva)
  await casino.drain()
  const owner = new pg.Pool({ connectionString: casino.databaseUrl, max: 1 })
  await seedGamesOnce(owner)
  await owner.query("update games.game set has_demo = true")
  await seedAccount(owner, BigInt(userId), evaIban)
  await seedMoney(owner, BigInt(userId), 50).finally(() => owner.end())
  const cookie = `access_token=${visitor.cookies.get("access_token")}`
  const socket = openSocket(casino.url, { cookie, origin: casino.url })
  expect(await socket.isAccepted).toBe(true)
  return { eva, visitor, socket, playerId: BigInt(userId) }
}
export const getExclusion = async (visitor: Client) =>
  (await visitor.call(me.getUserDetails, {})).user.exclusion

/** The aggregator does not know the seeded game, so the gate has let the call through. */
export const notRefused = [
  "400 GameServiceNotAvailableErrorType",
  "400 GameServiceNotAvailableErrorType",
  "done",
  "done",
]

export async function refusals(visitor: Client): Promise<string[]> {
  const { categoryGames } = await visitor.call(games.getAllGames, { limit: 1 })
  const casinoGameId = categoryGames.rows[0]!.casinoGameId
  const launch = { casinoGameId, deviceType: "web", languageCode: "nl" } as const
  const results = await Promise.allSettled([
    visitor.call(play.startGame, { ...launch, isDemo: false }),
    visitor.call(play.startGame, { ...launch, isDemo: true }),
    visitor.call(payments.hiPayUrl, { amount: 20, paymentMethod: "bancontact_qr", languageCode: "nl" }),
    visitor.call(games.addFavoriteGame, { casinoGameId }),
  ])
  return results.map((each) =>
    each.status === "fulfilled" ? "done" : `${each.reason.status} ${each.reason.name}`,
  )
}

/** Their data, their history, and a withdrawal of €20 of their €50. */
export async function expectOpen(visitor: Client) {
  await visitor.call(me.getSessionSummary, {})
  await visitor.call(payments.depositTransaction, {})
  await visitor.call(play.getCasinoTransactions, {})
  const withdrawn = await visitor.call(payments.withdrawAmount, {
    amount: 20,
    method: "bnp",
    iban: evaIban,
  })
  expect(withdrawn.newBalance).toBe(30)
}
