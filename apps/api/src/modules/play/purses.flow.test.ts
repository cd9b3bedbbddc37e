import { play as contract, me } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import { afterAll, describe, expect, it } from "vitest"
import { units } from "../../../testing/hub88.ts"
import { seededGames } from "../../../testing/seeded.ts"
import { type Table, tablesForFile } from "../../../testing/table.ts"
import { sessionCookie } from "../../platform/http/server.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import { enablePrizeDrops } from "../drops/testing/fixture.ts"
import { fillPurse } from "./purses/purses.ts"
import { closeTestPurse, purseCents, withPurse } from "./testing/purses.ts"

const { casino, db, hub, seat } = tablesForFile({ sandbox: false })
afterAll(() => casino().drain())
const at = () => ({ casino: casino(), hub: hub(), db: db() })
const rows = async (text: string, ...values: unknown[]) => (await db().query(text, values)).rows
const one = async (text: string, ...values: unknown[]) => (await rows(text, ...values))[0]
const listEvents = async (kind: string, { playerId }: Table) =>
  (
    await rows("select data from kernel.event where kind = $1 and player_id = $2 order by id", kind, playerId)
  ).map(({ data }) => data)
const visitorOf = ({ cookie }: Table) => {
  const visitor = casino().visitor()
  visitor.cookies.set(sessionCookie, cookie)
  return visitor
}

describe("a purse of CREDIT", () => {
  it("has its own currency, balance and user, and does not touch cash", async () => {
    const table = await withPurse(at(), await seat(10), "credit", 5_000)
    expect(await table.balance()).toMatchObject({ status: "RS_OK", currency: "XCR", balance: units(50) })
    const bet = await table.bet(20)
    expect(bet).toMatchObject({ status: "RS_OK", currency: "XCR", balance: units(30) })
    expect(await table.win(bet.uuid, 5)).toMatchObject({
      status: "RS_OK",
      currency: "XCR",
      balance: units(35),
    })
    expect(await table.bet(36)).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: units(35) })
    expect([await table.cash(), await purseCents(casino(), table.purseId)]).toEqual([1_000, 3_500])
  })

  it("refuses euros, as cash refuses its currency", async () => {
    const cash = await seat(10)
    const table = await withPurse(at(), cash, "credit", 5_000)
    expect((await table.bet(1, { currency: "EUR" })).status).toBe("RS_ERROR_WRONG_CURRENCY")
    expect((await cash.bet(1, { currency: "XCR" })).status).toBe("RS_ERROR_WRONG_CURRENCY")
    const bet = await table.bet(1)
    expect((await table.win(bet.uuid, 1, { currency: "EUR" })).status).toBe("RS_ERROR_WRONG_CURRENCY")
    expect((await table.again(bet, { currency: "EUR" })).status).toBe("RS_ERROR_DUPLICATE_TRANSACTION")
    const promotion = { reference_transaction_uuid: undefined, is_supplier_promo: true }
    expect((await table.win(bet.uuid, 1, promotion)).status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST")
  })

  it("is played under its own name only", async () => {
    const cash = await seat(10)
    const table = await withPurse(at(), cash, "credit", 5_000)
    const other = await withPurse(at(), cash, "credit", 5_000)
    for (const user of [cash.user, other.user, `${cash.user}_c`, `${cash.user}_c999999`]) {
      expect((await table.bet(1, { user })).status).toBe("RS_ERROR_INVALID_TOKEN")
      expect((await table.balance({ user })).status).toBe("RS_ERROR_INVALID_TOKEN")
    }
    expect((await cash.bet(1, { user: table.user })).status).toBe("RS_ERROR_INVALID_TOKEN")
  })

  it("takes no bet when it has ended or is closed, and still takes wins and rollbacks", async () => {
    for (const ends of ["ended", "closed"] as const) {
      const endsAt = new Date(casino().clock.now().getTime() + minuteMs)
      const table = await withPurse(at(), await seat(10), "credit", 5_000, { endsAt })
      const [won, rolledBack] = [await table.bet(20), await table.bet(5)]
      if (ends === "ended") casino().clock.advance(minuteMs)
      else await closeTestPurse(casino(), table.purseId, "house")
      expect((await table.bet(1)).status).toBe("RS_ERROR_TOKEN_EXPIRED")
      expect((await table.balance()).status).toBe("RS_ERROR_TOKEN_EXPIRED")
      const left = ends === "ended" ? 25 : 0
      expect(await table.win(won.uuid, 7, { round_closed: false })).toMatchObject({
        status: "RS_OK",
        balance: units(left && left + 7),
      })
      expect(await table.rollback(rolledBack.uuid)).toMatchObject({
        status: "RS_OK",
        balance: units(left && left + 12),
      })
      expect(await table.cash()).toBe(1_000)
    }
  })

  it("is pushed as tournament points, never as cash", async () => {
    const table = await withPurse(at(), await seat(10), "credit", 5_000)
    const socket = openSocket(casino().url, {
      cookie: `${sessionCookie}=${table.cookie}`,
      origin: casino().platform.publicUrl,
    })
    expect(await socket.isAccepted).toBe(true)
    await table.bet(20)
    await expect.poll(() => socket.messages).toEqual([["wallet", { tournamentPoints: 30 }]])
    socket.close()
  })

  it("is filled again once for a key, while it is open", async () => {
    const table = await withPurse(at(), await seat(10), "credit", 5_000)
    const fill = (key: string) =>
      casino().platform.transact((tx) => fillPurse(tx, table.purseId, key, BigInt(units(10))))
    expect(await Promise.all(["rebuy-1", "rebuy-1", "rebuy-2"].map(fill))).toContain(false)
    expect(await purseCents(casino(), table.purseId)).toBe(7_000)
    await closeTestPurse(casino(), table.purseId, "house")
    await expect(fill("rebuy-3")).rejects.toThrow("PurseNotOpenErrorType")
  })
})

describe("a purse of cash and bonus", () => {
  it("plays cash first, shows the sum, and splits wins like the stake", async () => {
    const table = await withPurse(at(), await seat(6), "bonus", 4_000)
    expect(await table.balance()).toMatchObject({ currency: "EUR", balance: units(46) })
    const bet = await table.bet(10)
    expect(bet).toMatchObject({ status: "RS_OK", balance: units(36) })
    expect([await table.cash(), await purseCents(casino(), table.purseId)]).toEqual([0, 3_600])
    expect(await table.win(bet.uuid, 5)).toMatchObject({ status: "RS_OK", balance: units(41) })
    expect([await table.cash(), await purseCents(casino(), table.purseId)]).toEqual([300, 3_800])
  })

  it("refuses a stake above its largest", async () => {
    const table = await withPurse(at(), await seat(100), "bonus", 4_000, { largestStakeUnits: 500_000n })
    expect((await table.bet(5.01)).status).toBe("RS_ERROR_LIMIT_REACHED")
    expect((await table.bet(5)).status).toBe("RS_OK")
  })

  it("is refused at other games", async () => {
    const gameCodes = [seededGames.roulette]
    const table = await withPurse(at(), await seat(1), "bonus", 4_000, { gameCodes })
    expect((await table.bet(1)).status).toBe("RS_ERROR_INVALID_GAME")
    const other = await withPurse(at(), await seat(1), "bonus", 4_000, { gameCodes: [seededGames.slot] })
    expect((await other.bet(1)).status).toBe("RS_OK")
  })

  it("pays a win to the purse of its stake, whatever the token plays with", async () => {
    const cash = await seat(6)
    const table = await withPurse(at(), cash, "bonus", 4_000)
    const bet = await table.bet(10)
    expect(await cash.win(bet.uuid, 5, { round: table.round })).toMatchObject({
      status: "RS_OK",
      balance: units(41),
    })
    expect([await cash.cash(), await purseCents(casino(), table.purseId)]).toEqual([300, 3_800])
    const plain = await cash.bet(2)
    expect((await table.rollback(plain.uuid, { round: cash.round })).status).toBe("RS_OK")
    expect([await cash.cash(), await purseCents(casino(), table.purseId)]).toEqual([300, 3_800])
  })

  it("pays later wins to where it was closed to", async () => {
    for (const [to, cash] of [
      ["player", 300 + 3_600 + 200],
      ["house", 300],
    ] as const) {
      const table = await withPurse(at(), await seat(6), "bonus", 4_000)
      const bet = await table.bet(10)
      await closeTestPurse(casino(), table.purseId, to)
      await table.win(bet.uuid, 5)
      expect([await table.cash(), await purseCents(casino(), table.purseId)]).toEqual([cash, 0])
    }
  })
})

describe("a subscriber that counts real money", () => {
  const listeners = async (table: Table) => {
    await casino().drain()
    const { playerId } = table
    const found = await one(
      `select (select coalesce(sum(points), 0) from loyalty.earning where player_id = $1) as points,
         (select coalesce(sum(stake), 0) from jackpots.item where player_id = $1 and kind = 'bet') as jackpots,
         (select coalesce(sum(stake), 0) from drops.entry where player_id = $1) as drops,
         (select coalesce(sum(day_stake), 0) from limits.running where player_id = $1) as staked,
         (select coalesce(sum(day_win), 0) from limits.running where player_id = $1) as won`,
      playerId,
    )
    const { transactions, totalBetAmounts } = await visitorOf(table).call(
      contract.getUserCasinoTransactions,
      {},
    )
    const { today } = await visitorOf(table).call(me.getSessionSummary, {})
    return {
      ...Object.fromEntries(Object.entries(found).map(([name, value]) => [name, Number(value)])),
      rounds: transactions.count,
      history: totalBetAmounts,
      today,
    }
  }
  const popular = async () =>
    one(
      "select coalesce(sum(stake_units), 0) as stakes, coalesce(sum(rounds), 0) as rounds from games.popularity",
    )

  it("ignores CREDIT", async () => {
    await enablePrizeDrops(casino(), { expectedStakesCents: 1_000_000 })
    await casino().drain()
    const before = await popular()
    const table = await withPurse(at(), await seat(10), "credit", 50_000)
    const bet = await table.bet(200)
    await table.win(bet.uuid, 9_000)
    const rolledBack = await table.bet(3, { round: "gone", round_closed: true })
    await table.rollback(rolledBack.uuid, { round: "gone" })
    expect(await listeners(table)).toMatchObject({
      points: 0,
      jackpots: 0,
      drops: 0,
      staked: 0,
      won: 0,
      rounds: 0,
      history: { stakes: 0, wins: 0, net: 0 },
      today: { stakes: 0, wins: 0, net: 0 },
    })
    expect(await popular()).toEqual(before)
    expect(await rows("select from games.winner where round_key like '%' || $1", table.round)).toEqual([])
    expect(await listEvents("round.settled", table)).toMatchObject([
      {
        purse: "credit",
        purseId: Number(table.purseId),
        stakeUnits: units(200),
        cashStakeUnits: 0,
        cashWinUnits: 0,
      },
      { purse: "credit" },
    ])
    expect(await listEvents("bet.voided", table)).toMatchObject([
      { purse: "credit", purseId: Number(table.purseId), cashStakeUnits: 0 },
    ])
  })

  it("counts only the cash of a bet with cash and bonus", async () => {
    const table = await withPurse(at(), await seat(6), "bonus", 4_000)
    const bet = await table.bet(10)
    await table.win(bet.uuid, 5)
    const rest = await table.bet(13, { round: "rest", round_closed: true })
    const rolledBack = await table.bet(2, { round: "gone", round_closed: true })
    await table.rollback(rolledBack.uuid, { round: "gone" })
    expect(rest.status).toBe("RS_OK")
    // Six euros of ten, three of the thirteen: what the first won in cash.
    expect(await listeners(table)).toMatchObject({
      points: 9_000,
      staked: units(9),
      won: units(3),
      rounds: 3,
      today: { stakes: 9, wins: 3, net: -6 },
    })
    expect(await listEvents("round.settled", table)).toMatchObject([
      {
        purse: "bonus",
        stakeUnits: units(10),
        winUnits: units(5),
        cashStakeUnits: units(6),
        cashWinUnits: units(3),
        bets: [
          { stakeUnits: units(10), cashStakeUnits: units(6), winUnits: units(5), cashWinUnits: units(3) },
        ],
      },
      { cashStakeUnits: units(3) },
      { cashStakeUnits: 0 },
    ])
  })
})

describe("a game launch", () => {
  it("uses the currency of its purse, which must be open, the player's, and for that game", async () => {
    const table = await withPurse(at(), await seat(10), "credit", 5_000, {
      gameCodes: [seededGames.roulette],
    })
    const { id } = await one("select id from games.game where code = $1", seededGames.slot)
    const launches = (who: Table, purseId: bigint) =>
      visitorOf(who).call(contract.startGame, {
        casinoGameId: Number(id),
        isDemo: false,
        deviceType: "web",
        languageCode: "en",
        purseId: Number(purseId),
      })
    await expect(launches(table, table.purseId)).rejects.toMatchObject({ name: "GameNotForPurseErrorType" })
    await expect(launches(await seat(1), table.purseId)).rejects.toMatchObject({
      name: "PurseNotOpenErrorType",
    })
    await closeTestPurse(casino(), table.purseId, "house")
    await expect(launches(table, table.purseId)).rejects.toMatchObject({ name: "PurseNotOpenErrorType" })
  })
})
