import { randomUUID } from "node:crypto"
import { type Client, createClient } from "@elite/client/visitor"
import { games, jackpots, me, play } from "@elite/contract"
import { expect } from "@playwright/test"
import pg from "pg"
import { changeSetting } from "../../apps/api/src/modules/content/index.ts"
import { jackpotCeilings, jackpotPools } from "../../apps/api/src/modules/jackpots/settings.ts"
import { runningCluster } from "../../apps/api/src/platform/db/embeddedPostgres.ts"
import { sessionCookie } from "../../apps/api/src/platform/http/server.ts"
import { hub88, units } from "../../apps/api/testing/hub88.ts"
import { seedPlayer } from "../../apps/api/testing/seeded.ts"
import { loadSecrets } from "../../apps/sandbox/src/local/environment.ts"
import { anAddress, type Casino } from "../casino.ts"
import { switchPolicy } from "../policy.ts"
import { inHouse } from "./house.ts"

/** The house plays jackpots from now on, or no longer. */
export const jackpotsAre = (casino: Casino, state: "on" | "off"): Promise<void> =>
  switchPolicy(casino, jackpotPools, state)

/** The same, and its pools are there. */
export async function poolsAreOpen(casino: Casino): Promise<void> {
  await jackpotsAre(casino, "on")
  const visitor = createClient(casino.url, anAddress())
  await expect
    .poll(async () => (await visitor.call(jackpots.getJackpots, {})).jackpots.length)
    .toBe(jackpots.jackpotTypes.length)
  const bigWin = (await visitor.call(jackpots.getJackpots, {})).jackpots.find(({ type }) => type === "bigWin")
  if (bigWin!.fullStake! > 1) await bigWinsAreRare(casino)
}

/**
 * Rounds win big so rarely from now on that a stake of a euro takes a whole pool of 2 500. The cycle that runs keeps its terms: a
 * player with a higher stake ends it.
 */
async function bigWinsAreRare(casino: Casino): Promise<void> {
  const requested = { path: ["bigWinsPpm"], value: 1, by: "a test", why: "a test" }
  await inHouse(casino, (tx) => changeSetting(tx, jackpotCeilings, requested))
  const db = new pg.Pool({ connectionString: runningCluster(casino.dataDir)!, max: 1 })
  const { cookie } = await seedPlayer(db, 200)
  await db.end()
  const caller = createClient(casino.url, anAddress())
  caller.cookies.set(sessionCookie, cookie)
  const { cycles } = await caller.call(jackpots.getJackpotCycles, { type: "bigWin" })
  await (await sits(casino, caller)).plays(100, 50_000)
  await finished(caller, "bigWin", cycles.count + 1)
}

const slug = "grand-sablon"
const code = "kob_grand_sablon"

/** A player at a game, as the aggregator tells the house of their rounds; no window is open anywhere. With a purse: of CREDIT. */
export async function sits(casino: Casino, caller: Client, purseId?: number) {
  const { user } = await caller.call(me.getUserDetails, {})
  const { categoryGames } = await caller.call(games.getAllGames, { slug })
  const [game] = categoryGames.rows
  const { sessionToken } = await caller.call(play.initGame, {
    casinoGameId: game!.casinoGameId,
    isDemo: false,
    ...(purseId !== undefined && { purseId }),
    deviceType: "web",
    languageCode: "en",
  })
  const hub = hub88(casino.url, loadSecrets(casino.dataDir).hub88.aggregatorPrivateKey)
  const send = async (path: string, fields: object): Promise<string> => {
    const uuid = randomUUID()
    const answer = await hub.send(path, {
      transaction_uuid: uuid,
      user: purseId === undefined ? `p_${user.userId}` : `p_${user.userId}_c${purseId}`,
      token: sessionToken,
      game_code: code,
      currency: purseId === undefined ? "EUR" : "XCR",
      meta: {},
      ...fields,
    })
    expect(answer.status).toBe("RS_OK")
    return uuid
  }
  return {
    game: game!,
    /** A round that costs this much and wins that much, euros. */
    async plays(stake: number, win: number): Promise<void> {
      const round = `round-${randomUUID()}`
      const closes = win === 0
      const bet = await send("/transaction/bet", {
        amount: units(stake),
        bet: "spin",
        is_free: false,
        round,
        round_closed: closes,
      })
      if (closes) return
      await send("/transaction/win", {
        amount: units(win),
        reference_transaction_uuid: bet,
        round,
        round_closed: true,
      })
    },
  }
}

/** The newest cycle of a pool that is over, once there are so many. */
export async function finished(caller: Client, type: jackpots.JackpotType, count: number) {
  const read = async () => (await caller.call(jackpots.getJackpotCycles, { type })).cycles
  await expect.poll(async () => (await read()).count).toBe(count)
  return (await read()).rows[0]!
}

/** Claims whatever else they won: by chance any bet takes a pool, and its moment would stand before the page. */
export async function claimsTheRest(caller: Client): Promise<void> {
  for (;;) {
    const { jackpotId } = (await caller.call(me.getUserDetails, {})).user.userWallet
    if (jackpotId === null) return
    await caller.call(jackpots.updateJackpotWinner, { jackpotId })
  }
}
