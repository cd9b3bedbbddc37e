import { limits, me, payments } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import { describe, expect, it } from "vitest"
import { seededGames } from "../../../../testing/seeded.ts"
import { sessionCookie } from "../../../platform/http/server.ts"
import { dayMs, hourMs } from "../../../platform/lib/calendar.ts"
import { pause } from "../../limits/index.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import {
  casino,
  getBonus,
  listNotifications,
  makeDeposit,
  runCommand,
  seat,
  seatWithBonus,
  setJoiningBonusPolicy,
  visitorOf,
} from "./fixture.ts"

const moveToGame = (gameCode: string, { playerId }: { playerId: bigint }) =>
  asOwner(
    casino(),
    `update play.session s set game_id = g.id, game_code = g.code from games.game g
     where g.code = $1 and s.player_id = $2`,
    [gameCode, playerId],
  )

describe("a joining bonus", () => {
  it("doubles the first deposit up to a hundred euros, to be staked 35 times in 30 days", async () => {
    const [small, large] = [await seat(40), await seat(150)]
    expect(await getBonus(small)).toBeNull()
    await makeDeposit(small, 4_000)
    await makeDeposit(small, 4_000)
    await makeDeposit(large, 15_000)
    const expiresAt = new Date(casino().clock.now().getTime() + 30 * dayMs).toISOString()
    expect(await getBonus(small)).toMatchObject({
      status: "active",
      active: { amount: 40, balance: 40, required: 1_400, wagered: 0, largestStake: 5, expiresAt },
    })
    expect(await getBonus(large)).toMatchObject({ active: { amount: 100, required: 3_500 } })
    expect(await small.cash()).toBe(4_000)
    expect(await listNotifications(small)).toEqual(["bonusGranted"])
  })

  it("is given only when the first deposit asks for it, and cash without it is free of wagering", async () => {
    const [plain, late] = [await seat(40), await seat(30)]
    await makeDeposit(plain, 4_000, undefined, false)
    expect(await getBonus(plain)).toBeNull()
    expect(await listNotifications(plain)).toEqual([])
    expect((await visitorOf(plain).call(me.getSessionSummary, {})).bonus).toBeNull()
    // The largest stake of a bonus does not bind cash.
    expect((await plain.bet(20, { round: "free", round_closed: true })).status).toBe("RS_OK")
    const { accounts } = await visitorOf(plain).call(payments.getPayoutAccounts, {})
    const request = { amount: 20, method: "bnp", accountId: accounts[0]!.accountId } as const
    await expect(visitorOf(plain).call(payments.withdrawAmount, request)).resolves.toMatchObject({
      newBalance: 0,
    })
    // The first deposit did not ask: a later one that does brings nothing.
    await makeDeposit(late, 3_000, undefined, false)
    await makeDeposit(late, 5_000, "D-later", true)
    expect(await getBonus(late)).toBeNull()
  })

  it("is offered before the first deposit, and never for another", async () => {
    const hasDeposited = async (table: Parameters<typeof visitorOf>[0]) =>
      (await visitorOf(table).call(me.getUserDetails, {})).user.hasDeposited
    const table = await seat(0)
    expect(await getBonus(table)).toMatchObject({
      status: "offered",
      terms: { percent: 100, maximum: 100 },
      active: null,
    })
    expect(await hasDeposited(table)).toBe(false)
    const until = new Date(casino().clock.now().getTime() + hourMs)
    await casino().platform.transact((tx) => pause(tx, table.playerId, { as: "break", until }))
    expect(await getBonus(table)).toBeNull()
    const later = await seat(40)
    await makeDeposit(later, 4_000, "D-another")
    expect(await getBonus(later)).toBeNull()
    // The site reads the offer only while this is false.
    expect(await hasDeposited(later)).toBe(true)
  })

  it("is not given while its policy is off or infoOnly, and an earlier one goes on", async () => {
    const earlier = await seatWithBonus(20)
    for (const [state, seen] of [
      ["off", null],
      ["infoOnly", { status: "info", active: null }],
    ] as const) {
      await setJoiningBonusPolicy(state)
      const table = await seat(40)
      await makeDeposit(table, 4_000)
      const bonus = await getBonus(table)
      if (seen) expect(bonus).toMatchObject(seen)
      else expect(bonus).toBeNull()
      expect(await getBonus(earlier)).toMatchObject({ status: "active", active: { balance: 20 } })
    }
  })

  it("counts slots fully, tables by a tenth, and voided bets not at all", async () => {
    const table = await seatWithBonus(20)
    await table.bet(5, { round: "slots", round_closed: true })
    await moveToGame(seededGames.roulette, table)
    await table.bet(3, { round: "wheel", round_closed: true, game_code: seededGames.roulette })
    await moveToGame(seededGames.slot, table)
    const gone = await table.bet(4, { round: "gone", round_closed: true })
    await casino().drain()
    expect((await getBonus(table))!.active!.wagered).toBe(9.3)
    await table.rollback(gone.uuid, { round: "gone" })
    await casino().drain()
    expect((await getBonus(table))!.active!.wagered).toBe(5.3)
    expect((await table.bet(5.01)).status).toBe("RS_ERROR_LIMIT_REACHED")
  })

  it("is in the summary of every page, and a stake above its largest differs from a limit", async () => {
    const table = await seatWithBonus(20)
    const visitor = visitorOf(table)
    const summary = async () => (await visitor.call(me.getSessionSummary, {})).bonus
    expect(await summary()).toEqual({ amount: 20, largestStake: 5, endsAt: expect.any(String) })
    const socket = openSocket(casino().url, {
      cookie: `${sessionCookie}=${table.cookie}`,
      origin: casino().url,
    })
    expect(await socket.isAccepted).toBe(true)
    const receivedMessages = () =>
      socket.messages.filter(([name]) => name === "stakeTooLarge" || name === "limitReached")
    expect((await table.bet(5.01)).status).toBe("RS_ERROR_LIMIT_REACHED")
    await expect.poll(receivedMessages).toEqual([["stakeTooLarge", { largestStake: 5 }]])
    await visitor.call(limits.setLimits, { dailyBetLimit: 3 })
    expect((await table.bet(4)).status).toBe("RS_ERROR_LIMIT_REACHED")
    await expect
      .poll(() => receivedMessages().at(-1))
      .toMatchObject(["limitReached", { limit: "dailyBetLimit", amount: 3 }])
    socket.close()
    expect((await runCommand("anna", "cancel-bonus", String(table.bonusId), "a test")).code).toBe(0)
    expect(await summary()).toBeNull()
  })
})
