import { randomUUID } from "node:crypto"
import type { Client } from "@elite/client/visitor"
import { crash as contract, type InputOf, loyalty, play } from "@elite/contract"
import { openSocket, type Socket } from "@elite/testkit/socket"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { operatorCliFor } from "../../../testing/operatorCli.ts"
import { seededVisitor } from "../../../testing/seeded.ts"
import { setPolicy } from "../content/index.ts"
import { markRobot } from "../players/index.ts"
import type { RoundLeader } from "./leader/leader.ts"
import { crashPush } from "./live.ts"
import { findRound, listBets, type RoundRow } from "./rounds/store.ts"
import { crash } from "./settings.ts"
import { closeGame, openGame, roundsOfCasino, startLeaderIn } from "./testing/crashGame.ts"

const casino = casinoForFile()
/** Where flights of these tests end, one after the other. */
const [any, some, middling] = [
  [100, 10_000_000],
  [120, 10_000_000],
  [201, 400],
] as const
let owner: pg.Pool
let leading: RoundLeader
beforeAll(async () => {
  owner = new pg.Pool({ connectionString: casino().databaseUrl, max: 2 })
  await openGame(casino(), owner, [middling, middling, any, middling, some, some, any, any, any, some])
  leading = startLeaderIn(casino())
})
afterAll(async () => {
  await closeGame(casino())
  await leading.stop()
  await owner.end()
})

/** The number of the round that was played last. */
let last = 0n
const rounds = () => roundsOfCasino(casino())
async function nextRound(): Promise<RoundRow> {
  const round = await rounds().opened(last)
  last = round.id
  return round
}
/** Somebody with money who sits at the game, and their bets. */
async function sits(euros = 20) {
  const { visitor, playerId, cookie } = await seededVisitor(casino(), euros)
  const { sessionToken } = await visitor.call(contract.enterCrash, {})
  const bet = (roundId: bigint, more: Partial<InputOf<typeof contract.placeCrashBet>> = {}) =>
    visitor.call(contract.placeCrashBet, {
      betId: randomUUID(),
      sessionToken,
      roundId: Number(roundId),
      panel: "a",
      amount: 5,
      ...more,
    })
  const cash = async () => {
    const { rows } = await owner.query<{ cents: string }>(
      "select wallet.total(wallet.cash($1)) / 1000 as cents",
      [playerId],
    )
    return Number(rows[0]!.cents)
  }
  return { visitor, playerId, cookie, bet, cash }
}
/** A page that shows the game: a player's, or a visitor's. */
async function watches(cookie?: string): Promise<Socket> {
  const session = cookie === undefined ? {} : { cookie: `access_token=${cookie}` }
  const socket = openSocket(casino().url, { origin: casino().url, ...session })
  expect(await socket.isAccepted).toBe(true)
  socket.subscribe([{ name: "crash" }, { name: "crashBets" }])
  return socket
}
/** Whether the ending of a bet was pushed to everybody. */
const saysOf = ({ messages: inbox }: Socket, betId: string, state: string) =>
  inbox.some(
    ([name, data]) =>
      name === "crashBets" &&
      (data as { bets: contract.CrashBet[] }).bets.some((bet) => bet.betId === betId && bet.state === state),
  )
/** The bets that were pushed as the player’s own. */
const ownIn = ({ messages: inbox }: Socket) =>
  new Set(inbox.flatMap(([name, data]) => (name === "crashBet" ? [(data as { betId: string }).betId] : [])))
const shown = (visitor: Client) => visitor.call(contract.getCrashRound, {})
const runCommand = operatorCliFor(casino)

describe("a round over the wire", () => {
  it("is played, pushed to open pages, and listed everywhere", async () => {
    const round = await nextRound()
    const [{ visitor, bet, cash, cookie }, other] = [await sits(), await sits()]
    const [socket, otherSocket, passer] = [
      await watches(cookie),
      await watches(other.cookie),
      await watches(),
    ]
    const roundId = Number(round.id)
    expect(await shown(visitor)).toMatchObject({
      state: { roundId, phase: "betting", number: 1 },
      own: [],
      terms: { minStake: 0.1, maxStake: 100, maxPaid: 10_000 },
      isPaused: false,
      mayAutobet: false,
    })
    const { bet: byItself } = await bet(round.id, { target: 150 })
    const { bet: byHand } = await bet(round.id, { panel: "b" })
    expect(await shown(visitor)).toMatchObject({ own: [{ betId: byItself.betId }, { betId: byHand.betId }] })
    const { bet: another } = await other.bet(round.id, { amount: 1, target: 100_000 })
    const flying = await rounds().tookOff(round)
    rounds().reached(flying, 130)
    const left = await visitor.call(contract.cashOutCrashBet, { betId: byHand.betId })
    expect(left).toMatchObject({
      isKnown: true,
      bet: { state: "cashedOut", at: 130, paid: 6.5, result: null },
    })
    expect((await shown(visitor)).state).toMatchObject({ phase: "flying", multiplier: 130 })
    const { result, hash } = await rounds().flown(flying)
    expect(await cash()).toBe(2_000 - 1_000 + 650 + 750)

    const all = await visitor.call(contract.getCrashAllBets, { roundId })
    expect(all).toMatchObject({ roundId, staked: 11, paid: 14, bets: { count: 3 } })
    const mine = await visitor.call(contract.getCrashMyBets, {})
    expect(mine.bets.rows).toMatchObject([{ result }, { result }])
    const top = await visitor.call(contract.getCrashTopBets, {})
    expect(top.bets.rows.map(({ paid, at }) => [paid, at])).toEqual([
      [7.5, 150],
      [6.5, 130],
    ])
    expect(top.bets.rows[0]!.name).not.toBe("")
    expect((await visitor.call(contract.getCrashHistory, {})).rounds).toMatchObject({
      count: 1,
      rows: [{ roundId, overAs: "crashed", result, hash }],
    })
    // Messages to everybody are batched: a stray one would have come before.
    await expect
      .poll(() => [socket, otherSocket, passer].every((one) => saysOf(one, another.betId, "lost")))
      .toBe(true)
    expect(ownIn(socket)).toEqual(new Set([byItself.betId, byHand.betId]))
    expect(ownIn(otherSocket)).toEqual(new Set([another.betId]))
    expect(new Set(passer.messages.map(([name]) => name))).toEqual(new Set(["crash", "crashBets"]))
    const states = socket.messages.flatMap(([name, data]) =>
      name === "crash" ? [data as contract.CrashState] : [],
    )
    expect(states.filter((state) => state.roundId === roundId).map(({ phase }) => phase)).toEqual(
      expect.arrayContaining(["betting", "flying", "crashed"]),
    )
    expect(
      states.filter((state) => /betting|flying/.test(state.phase) && (state.result ?? state.hash)),
    ).toEqual([])
    for (const one of [socket, otherSocket, passer]) one.close()
  })

  it("is pushed before the bets that wait for it", async () => {
    const { platform } = casino()
    const round = (await findRound(platform.reads(), last))!
    const bets = await listBets(platform.reads(), last)
    const pushed: string[] = []
    const push = crashPush({ ...platform, push: (_, name) => void pushed.push(name) })
    // The timer of the bets never fires, so the state triggers them. All other timers of the casino stay real.
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    push.bets({ ...round, over_at: null }, bets)
    vi.useRealTimers()
    await push.round(round, { stampMs: () => round.over_at!.getTime(), isCurrent: () => true })
    const untilMs = performance.now() + 5_000
    while (!pushed.includes("crashBets") && performance.now() < untilMs) await new Promise(setImmediate)
    expect(pushed).toEqual(["crashBet", "crashBet", "crashBet", "crash", "crashBets"])
  })

  it("is in the money history: each bet once, refunded ones in no sum", async () => {
    const round = await nextRound()
    const { visitor, bet } = await sits()
    const { bet: back } = await bet(round.id, { panel: "b" })
    await visitor.call(contract.cancelCrashBet, { betId: back.betId })
    await bet(round.id, { amount: 2, target: 120 })
    await bet(round.id, { panel: "b", amount: 3, target: 100_000 })
    const over = await rounds().flown(await rounds().tookOff(round))
    const history = await visitor.call(contract.customGameTransaction, {})
    expect(history.totalBetAmounts).toEqual({ stakes: 5, wins: 2.4, net: -2.6 })
    expect(history.transactions.count).toBe(3)
    expect(
      history.transactions.rows.map(({ status, amount, stake, win }) => [status, amount, stake, win]).sort(),
    ).toEqual([
      ["cancelled", 0, 5, 0],
      ["cashedOut", 0.4, 2, 2.4],
      ["lost", -3, 3, 0],
    ])
    expect(
      history.transactions.rows.every(
        ({ result, chainId, number }) =>
          result === over.result && chainId === over.chain && number === over.number,
      ),
    ).toBe(true)
    const lost = await visitor.call(contract.customGameTransaction, { status: "lost" })
    expect([lost.transactions.count, lost.transactions.rows[0]?.stake]).toEqual([1, 3])
    expect(lost.totalBetAmounts).toEqual({ stakes: 3, wins: 0, net: -3 })
    const open = await visitor.call(contract.customGameTransaction, { status: "placed" })
    expect(open.transactions).toEqual({ count: 0, rows: [] })
    const casinoRounds = await visitor.call(play.getCasinoTransactions, {})
    expect(casinoRounds.transactions.rows.map(({ game }) => game.name)).toEqual(["Crash", "Crash", "Crash"])
    const [own] = casinoRounds.transactions.rows
    const named = { transactionId: own!.transactionId, casinoGameId: own!.game.casinoGameId }
    expect((await visitor.call(play.getUserCasinoRound, named)).round.isReplayable).toBe(false)
    const page = visitor.call(play.getCasinoRoundPage, { ...named, languageCode: "en" })
    await expect(page).rejects.toMatchObject({ status: 404 })
    // A euro staked on our own game earns what its category weighs.
    await casino().drain()
    const { points } = (await visitor.call(loyalty.getLoyaltyDetails, {})).loyalty
    expect(points).toBeCloseTo(5 * 0.3, 5)
  })
})

describe("an operator", () => {
  it("lists the exposure, aborts a round, and pauses the game", async () => {
    const round = await nextRound()
    const { visitor, bet, cash } = await sits()
    const { bet: placed } = await bet(round.id, { target: 300 })
    expect((await runCommand("anna", "crash-exposure")).text).toMatch(/1 bets, 5\.00 staked, at most 15\.00/)
    expect(
      await runCommand("anna", "change-setting", "crashRounds", "isPaused", "true", "a", "look"),
    ).toMatchObject({ code: 0 })
    expect(await runCommand("anna", "break-crash-round", "a", "fault")).toMatchObject({ code: 0 })
    expect(await runCommand("anna", "break-crash-round", "again")).toMatchObject({ code: 1 })
    const over = await rounds().settled(round)
    expect(over).toMatchObject({ over_as: "void", break_by: "anna", break_why: "a fault" })
    expect(await cash()).toBe(2_000)
    expect((await visitor.call(contract.getCrashMyBets, {})).bets.rows).toMatchObject([
      { betId: placed.betId, state: "refunded" },
    ])
    casino().clock.advance(30_000)
    expect(await shown(visitor)).toMatchObject({
      isPaused: true,
      state: { roundId: Number(round.id), phase: "void" },
    })
    expect(
      await runCommand("anna", "change-setting", "crashRounds", "maxStakeCents", "400", "less"),
    ).toMatchObject({ code: 0 })
    await runCommand("anna", "change-setting", "crashRounds", "isPaused", "false", "looked")
    const next = await nextRound()
    await expect(bet(next.id)).rejects.toMatchObject({ name: "CrashStakeErrorType" })
    await runCommand("anna", "change-setting", "crashRounds", "maxStakeCents", "10000", "as before")
    const { bet: lost } = await bet(next.id, { amount: 4, target: 100_000 })
    const { result } = await rounds().flown(await rounds().tookOff(next))
    expect(await cash()).toBe(1_600)

    const above = ((result! + 1) / 100).toFixed(2)
    const propose = (times: string) =>
      runCommand("anna", "resettle-crash-bet", lost.betId, times, "a", "fault")
    expect((await propose(above)).text).toContain("could not have left there")
    expect((await propose("2.00")).text).toBe(
      "Resettlement 1 is proposed: 8.00 euro more are paid when another operator confirms it.",
    )
    expect((await propose("1.50")).text).toContain("is pending already")
    expect((await runCommand("bert", "crash-resettlements")).text).toContain(`bet ${lost.betId}`)
    expect((await runCommand("anna", "confirm-crash-resettlement", "1")).text).toContain(
      "It needs another person",
    )
    expect(await cash()).toBe(1_600)
    expect(await runCommand("bert", "confirm-crash-resettlement", "1")).toMatchObject({ code: 0 })
    expect(await runCommand("bert", "confirm-crash-resettlement", "1")).toMatchObject({ code: 1 })
    expect(await cash()).toBe(2_400)
    expect((await visitor.call(contract.getCrashMyBets, {})).bets.rows[0]).toMatchObject({
      state: "cashedOut",
      at: 200,
      paid: 8,
    })
    expect(await propose("2.00")).toMatchObject({ code: 1 })
    const again = await propose("2.01")
    expect(again.text).toContain("0.04 euro more")
    const number = /^Resettlement (\d+)/.exec(again.text)![1]!
    expect(await runCommand("anna", "withdraw-crash-resettlement", number)).toMatchObject({ code: 0 })
    expect(await runCommand("bert", "confirm-crash-resettlement", number)).toMatchObject({ code: 1 })
    expect(await cash()).toBe(2_400)
  })

  it("aborts a round in flight: paid bets stay paid, and the history says so", async () => {
    const round = await nextRound()
    const { visitor, bet, cash } = await sits()
    await bet(round.id, { target: 110 })
    await bet(round.id, { panel: "b", target: 100_000 })
    const flying = await rounds().tookOff(round)
    const listTransactions = async () =>
      (await visitor.call(contract.customGameTransaction, {})).transactions.rows
    expect((await listTransactions()).map(({ overAs }) => overAs)).toEqual([null, null])
    rounds().reached(flying, 115)
    await expect.poll(cash).toBe(1_550)
    expect(await runCommand("anna", "break-crash-round", "a fault")).toMatchObject({ code: 0 })
    expect(await rounds().settled(round)).toMatchObject({ over_as: "void" })
    await expect.poll(cash).toBe(2_050)
    expect(
      (await listTransactions()).map(({ status, overAs, amount }) => [status, overAs, amount]).sort(),
    ).toEqual([
      ["cashedOut", "void", 0.5],
      ["refunded", "void", 0],
    ])
  })

  it("retries a bet that could not be ended, which did not stop the others", async () => {
    const round = await nextRound()
    const [anna, bert] = [await sits(), await sits()]
    const { bet: stuck } = await anna.bet(round.id, { target: 110 })
    await bert.bet(round.id, { target: 110 })
    // The transaction of its stake is changed to refused, so that it cannot be paid.
    const stake = (status: string) =>
      owner.query("update play.transaction set status = $2 where uuid = $1", [stuck.betId, status])
    await stake("limitReached")
    const flying = await rounds().tookOff(round)
    rounds().reached(flying, 115)
    await expect.poll(bert.cash).toBe(2_050)
    casino().clock.set(new Date(flying.took_off_at!.getTime() + 300_000))
    const alarms = async () =>
      (
        await owner.query(
          "select subject from kernel.alarm where kind = 'crash.betStuck' and closed_at is null",
        )
      ).rows
    await expect.poll(alarms).toEqual([{ subject: stuck.betId }])
    expect(await anna.cash()).toBe(1_500)
    await stake("ok")
    expect(await runCommand("anna", "retry-crash-bet", stuck.betId)).toMatchObject({ code: 0 })
    expect(await runCommand("anna", "retry-crash-bet", stuck.betId)).toMatchObject({ code: 1 })
    // The leader retries it before the round after the next.
    last = round.id
    const next = await nextRound()
    await rounds().flown(await rounds().tookOff(next))
    await expect.poll(anna.cash).toBe(2_050)
    expect(await alarms()).toEqual([])
  })
})

it("the demo is open for ten minutes without an account, and has no end for a player", async () => {
  const visitor = casino().visitor()
  await visitor.call(play.answerAge, { isOfAge: true })
  const expiresAt = new Date(casino().clock.now().getTime() + 600_000).toISOString()
  expect(await visitor.call(contract.getCrashDemo, {})).toEqual({ expiresAt })
  const { visitor: player } = await sits()
  expect(await player.call(contract.getCrashDemo, {})).toEqual({ expiresAt: null })
  await owner.query(
    "update play.demo_period set ends_at = $1, opened_at = $1::timestamptz - interval '1 minute'",
    [casino().clock.now()],
  )
  const refused = { name: "AgeNotAnsweredErrorType" }
  await expect(visitor.call(contract.getCrashDemo, {})).rejects.toMatchObject(refused)
})

it("says of the bets of a robot of the demonstration that they are its", async () => {
  const round = await nextRound()
  const [player, robot] = [await sits(), await sits()]
  await casino().platform.transact((tx) => markRobot(tx, robot.playerId))
  const passer = await watches()
  const { bet: human } = await player.bet(round.id)
  const { bet: automatic } = await robot.bet(round.id, { amount: 1 })
  const marks = (bets: readonly contract.CrashBet[]) =>
    new Map(bets.map(({ betId, isRobot }) => [betId, isRobot]))
  const expected = new Map([
    [human.betId, undefined],
    [automatic.betId, true],
  ])
  const { bets } = await player.visitor.call(contract.getCrashAllBets, { roundId: Number(round.id) })
  expect(marks(bets.rows)).toEqual(expected)
  await rounds().flown(await rounds().tookOff(round))
  const pushed = () =>
    passer.messages.flatMap(([name, data]) =>
      name === "crashBets" ? (data as { bets: contract.CrashBet[] }).bets : [],
    )
  await expect.poll(() => marks(pushed())).toEqual(expected)
  passer.close()
})

it("a pause between two rounds is pushed to open pages", async () => {
  const round = await nextRound()
  const socket = openSocket(casino().url, { origin: casino().url })
  expect(await socket.isAccepted).toBe(true)
  socket.subscribe([{ name: "crash" }])
  const received = () => socket.messages.flatMap(([name, message]) => (name === "crash" ? [message] : []))
  await runCommand("anna", "break-crash-round", "a", "fault")
  await rounds().settled(round)
  await expect.poll(() => received().at(-1)).toMatchObject({ phase: "void", isPaused: false })
  await runCommand("anna", "change-setting", "crashRounds", "isPaused", "true", "a", "look")
  casino().clock.advance(3_000)
  const paused = { roundId: Number(round.id), phase: "void", isPaused: true }
  await expect.poll(() => received().at(-1)).toMatchObject(paused)
  await runCommand("anna", "change-setting", "crashRounds", "isPaused", "false", "looked")
  socket.close()
})

it("a policy that is switched off lets a flight end, and hides the game", async () => {
  const round = await nextRound()
  const { visitor, bet, cash } = await sits()
  const { bet: placed } = await bet(round.id)
  const flying = await rounds().tookOff(round)
  await casino().platform.transact((tx) => setPolicy(tx, crash, "off", "a test"))
  await expect(shown(visitor)).rejects.toMatchObject({ name: "CrashOffErrorType" })
  expect((await visitor.call(contract.getCrashTopBets, {})).bets.count).toBe(0)
  rounds().reached(flying, 110)
  const left = await visitor.call(contract.cashOutCrashBet, { betId: placed.betId })
  expect(left).toMatchObject({ isKnown: true, bet: { at: 110, paid: 5.5 } })
  await rounds().flown(flying)
  expect(await cash()).toBe(2_050)
  casino().clock.advance(30_000)
  const { rows } = await owner.query("select id from crash.round where settled_at is null")
  expect(rows).toEqual([])
})
