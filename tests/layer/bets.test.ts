import { randomUUID } from "node:crypto"
import type { Client } from "@elite/client/visitor"
import { crash, type InputOf, type LiveMessages, payments, sportsbook } from "@elite/contract"
import { href } from "@elite/paths"
import { eventually } from "@elite/testkit/eventually"
import { openSocket, type Socket } from "@elite/testkit/socket"
import { decodeJwt } from "jose"
import { beforeAll, describe, expect, inject, it, onTestFinished } from "vitest"
import { readIdentityKeys } from "../../apps/api/src/config.ts"
import { changeSetting } from "../../apps/api/src/modules/content/index.ts"
import { crashRounds } from "../../apps/api/src/modules/crash/settings.ts"
import { plantChain } from "../../apps/api/src/modules/crash/testing/crashGame.ts"
import { identityEncryption } from "../../apps/api/src/modules/players/index.ts"
import { sportsbookLicence } from "../../apps/api/src/modules/sportsbook/settings.ts"
import type { PolicyState } from "../../apps/api/src/platform/admin/settings.ts"
import { betbyAt, type Punter } from "../../apps/api/testing/betby.ts"
import { fleetForFile } from "../../apps/api/testing/fleet.ts"
import { type SeededPlayer, seedMoney } from "../../apps/api/testing/seeded.ts"
import { type Bets, betFeatures } from "./bets.ts"
import type { Page } from "./features.ts"
import { foundAt, menuIn, menuPages, saidOf } from "./found.ts"
import { houseOf } from "./house.ts"

// Two processes, each with the site: where bets are switched off none is taken at either, and what is bet is played to its end.
const withSite = new URL("./withSite.ts", import.meta.url).pathname
const fleet = fleetForFile({ program: [withSite], ownCluster: true, sandbox: true })
const house = houseOf(fleet)
const withinMs = 5_000
const names = Object.keys(betFeatures)

let player: SeededPlayer
let rival: SeededPlayer
let punter: Punter
/** The round that the player has bet on before anything is switched. */
let played: number

const at = (process: number, { cookie }: SeededPlayer): Client => fleet().browser(process, cookie)
const provider = (process: number) => betbyAt(fleet().urls[process]!)
/** The provider asks for a stake of a euro; answers our number of the bet. */
async function stakes(process: number): Promise<string> {
  const { httpStatus, code, id } = await provider(process).stake(punter, 100)
  return httpStatus === 200 ? id! : `refused: ${code}`
}

const answersAt = (process: number) => {
  const url = fleet().urls[process]!
  const headers = { cookie: `access_token=${player.cookie}` }
  const world: Bets = {
    visitor: fleet().browser(process),
    player: at(process, player),
    roundId: played,
    token: player.token,
    shown: async (page) => (await fetch(url + href(page, "en"), { headers })).text(),
    stakes: async () => (await stakes(process)).replace(/^\d+$/, "ok").replace("refused: ", ""),
  }
  return foundAt(betFeatures, { url, world, cookie: player.cookie })
}
/** Policies are set by an operator; answers since when. */
async function set(state: PolicyState, features: readonly string[] = names): Promise<number> {
  await house.set(features, state)
  return performance.now()
}
const expectedAnswers = (state: PolicyState) => saidOf(betFeatures, () => state)
const menusOf = (pages: readonly Page[]) =>
  Promise.all(fleet().urls.flatMap((url) => pages.map((page) => menuIn(url, page, menuPages(betFeatures)))))
/** So long after a change: what stands then counts. */
const passed = (sinceMs: number, ms: number) =>
  expect.poll(() => performance.now() - sinceMs, { interval: 5 }).toBeGreaterThanOrEqual(ms)

/** Where flights of this file end, one after the other: one that is soon over, and long ones. */
const ends: [number, number][] = [
  [102, 140],
  ...Array.from({ length: 3 }, (): [number, number] => [280, 460]),
]
/** So many keep the house from making a chain of its own. */
const length = 12_000
const roundsPause = (isPaused: boolean) =>
  house.inHouse((tx) =>
    changeSetting(tx, crashRounds, { path: ["isPaused"], value: isPaused, by: "a test", why: "a test" }),
  )

type BetInput = Partial<InputOf<typeof crash.placeCrashBet>>
const own = async (caller: Client) => (await caller.call(crash.getCrashMyBets, {})).bets.rows
/** Places bets on one round, the next one that takes all of them; answers their numbers, and that round's. */
const placed = (requests: readonly (readonly [Client, SeededPlayer, BetInput])[]) =>
  eventually(
    async () => {
      const { state } = await fleet().browser(0).call(crash.getCrashRound, {})
      if (state?.phase !== "betting") return undefined
      const bets: string[] = []
      for (const [caller, { token }, request] of requests) {
        const betId = randomUUID()
        const bet = {
          betId,
          sessionToken: token,
          roundId: state.roundId,
          panel: "a",
          amount: 5,
          ...request,
        } as const
        const isIn = await caller.call(crash.placeCrashBet, bet).then(
          () => true,
          ({ name }) => {
            if (name !== "CrashNotOpenErrorType") throw new Error(name)
          },
        )
        if (!isIn) return undefined
        bets.push(betId)
      }
      return { bets, roundId: state.roundId }
    },
    { what: "a round to take bets", withinMs: 90_000 },
  )
const roundIs = (roundId: number, what: string) =>
  eventually(
    async () =>
      (await house.own(`select from crash.round where id = $1 and ${what}`, [roundId])).rowCount === 1,
    { what: `the round ${roundId}: ${what}`, withinMs: 60_000 },
  )
/** How somebody's bets of a round have ended, by their numbers. */
const endsOf = async (caller: Client, roundId: number) =>
  Object.fromEntries(
    (await own(caller))
      .filter((bet) => bet.roundId === roundId)
      .map(({ betId, state, at: left }) => [betId, [state, left]]),
  )

function opened(url: string, cookie: string | undefined): Socket {
  const socket = openSocket(url, { origin: url, ...(cookie ? { cookie: `access_token=${cookie}` } : {}) })
  onTestFinished(() => socket.close())
  return socket
}
const isIn = ({ messages }: Socket, kind: string) => messages.some(([name]) => name === kind)
const everybodys = ["crash", "crashBets"] as const

describe("policies of bets", () => {
  beforeAll(async () => {
    const { db } = fleet()
    await plantChain(db, identityEncryption(readIdentityKeys(inject("secrets").identityKeys)), ends, {
      length,
    })
    await house.inHouse((tx) =>
      changeSetting(tx, sportsbookLicence, {
        path: ["number"],
        value: "F1+0001",
        by: "a test",
        why: "a test",
      }),
    )
    await roundsPause(true)
    await set("on")
    player = await fleet().player(200)
    rival = await fleet().player(200)
    await seedMoney(db, player.playerId, 100, "sports")
    const { token } = await at(1, player).call(sportsbook.openSportsSession, {})
    punter = { playerId: player.playerId, session: decodeJwt(token).jti! }
    await stakes(0)
    await roundsPause(false)
    played = (await placed([[at(1, player), player, { target: 101 }]])).roundId
    await roundsPause(true)
    await roundIs(played, "settled_at is not null")
  })

  it("that are on let bet, on both processes", async () => {
    for (const process of [0, 1]) await expect.poll(() => answersAt(process)).toEqual(expectedAnswers("on"))
  })

  it("let no plan bet any more five seconds after plans are switched off, and the game goes on", async () => {
    for (const state of ["off", "infoOnly"] as const) {
      await passed(await set(state, ["crashAutobet"]), withinMs)
      const others = saidOf(betFeatures, (name) => (name === "crashAutobet" ? state : "on"))
      for (const process of [0, 1]) expect(await answersAt(process)).toEqual(others)
    }
    await set("on", ["crashAutobet"])
    await expect.poll(() => answersAt(1)).toEqual(expectedAnswers("on"))
  })

  it("switched off are gone everywhere in five seconds, and every bet is played to its end", async () => {
    const sockets = fleet().urls.flatMap((url) =>
      [undefined, player.cookie, rival.cookie].map((cookie) => opened(url, cookie)),
    )
    for (const socket of sockets) {
      expect(await socket.isAccepted).toBe(true)
      socket.subscribe([{ name: "feature" }, { name: "crash" }, { name: "crashBets" }])
    }
    await menusAreOf(["crashGame", "sportsBook"], ["providers", "newGames"])
    const [caller, other] = [at(1, player), at(0, rival)]
    const open = await stakes(0)
    await roundsPause(false)
    const { roundId, bets } = (await placed([
      [caller, player, { target: 150, isAuto: true }],
      [caller, player, { panel: "b" }],
      [other, rival, { target: 10_000_000 }],
    ]))!
    const [byPlan, byHand, late] = bets as [string, string, string]
    for (const socket of sockets)
      for (const kind of everybodys) await expect.poll(() => isIn(socket, kind)).toBe(true)

    const offMs = await set("off")
    // Others are made a little later, of what is remembered from before.
    await passed(offMs, 600)
    await menusOf(["eliteClub", "about"])
    // Of several that are switched at once a page hears the first and the last, and reads them all.
    const isSwitchedOff = ({ messages }: Socket) =>
      messages.some(([name, data]) => name === "feature" && (data as LiveMessages["feature"]).state === "off")
    for (const socket of sockets) await expect.poll(() => isSwitchedOff(socket)).toBe(true)
    expect(performance.now() - offMs).toBeLessThan(withinMs)
    await passed(offMs, withinMs)
    const before = sockets.map(({ messages }) => messages.length)
    await menusAreOf([], ["providers", "newGames", "eliteClub", "about"])
    for (const process of [0, 1]) expect(await answersAt(process)).toEqual(expectedAnswers("off"))

    // It flies on: whoever is in it leaves by hand, by themselves, or not at all.
    await roundIs(roundId, "took_off_at < clock_timestamp() - interval '1 second'")
    const left = await caller.call(crash.cashOutCrashBet, { betId: byHand })
    expect(left).toMatchObject({ isKnown: true, bet: { state: "cashedOut", isByItself: false } })
    await sportsBetIsSettled(open, sockets)
    await roundIs(roundId, "settled_at is not null and over_as = 'crashed'")
    const overMs = performance.now()
    expect(await endsOf(caller, roundId)).toEqual({
      [byPlan]: ["cashedOut", 150],
      [byHand]: ["cashedOut", left.bet.at],
    })
    expect(await endsOf(other, roundId)).toEqual({ [late]: ["lost", null] })
    // Another would have opened by then, and whatever is gathered before it is told would have been told.
    await passed(overMs, withinMs)
    expect((await house.own("select from crash.round where id > $1", [roundId])).rowCount).toBe(0)
    for (const [n, { messages }] of sockets.entries()) {
      const since = messages.slice(before[n]).map(([name]) => name)
      expect(since.filter((name) => everybodys.some((one) => one === name))).toEqual([])
      // What became of their own is told to whoever bet.
      expect(since.includes("crashBet")).toBe(n % 3 > 0)
    }
  })

  it("for information only tell whose the sports book is, and take no bet", async () => {
    await passed(await set("infoOnly"), withinMs)
    for (const process of [0, 1]) expect(await answersAt(process)).toEqual(expectedAnswers("infoOnly"))
  })
})

/** The menus of these pages lead there, at both processes. */
async function menusAreOf(menu: readonly Page[], pages: readonly Page[]): Promise<void> {
  for (const made of await menusOf(pages)) expect(made).toEqual({ status: 200, menu })
}

/** A bet that was open is won at the second process, its player hears it at both, and takes what they have out. */
async function sportsBetIsSettled(bet: string, sockets: readonly Socket[]): Promise<void> {
  const caller = at(1, player)
  const { balance: before } = await caller.call(sportsbook.getSportsBets, {})
  expect(await provider(1).result(punter, bet, "win", 200)).toMatchObject({ httpStatus: 200 })
  const { balance, bets } = await caller.call(sportsbook.getSportsBets, {})
  expect(balance).toBe(before + 2)
  expect(bets.rows.find(({ betId }) => betId === Number(bet))).toMatchObject({ state: "won", paid: 2 })
  const isNotified = ({ messages }: Socket) =>
    messages.some(([name, data]) => name === "wallet" && (data as LiveMessages["wallet"]).sports === balance)
  for (const n of [1, 4]) await expect.poll(() => isNotified(sockets[n]!)).toBe(true)
  const { accounts } = await caller.call(payments.getPayoutAccounts, {})
  const { newBalance } = await caller.call(payments.withdrawAmount, {
    amount: balance - 10,
    method: "bnp",
    accountId: accounts[0]!.accountId,
    purse: "sports",
  })
  expect(newBalance).toBe(10)
}
