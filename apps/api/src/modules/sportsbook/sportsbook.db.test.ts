import { beforeAll, describe, expect, it } from "vitest"
import { resultOrRefusal } from "../../../testing/findRefusal.ts"
import { tablesForFile } from "../../../testing/table.ts"
import { listOpenAlarms } from "../../platform/alarms/alarms.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import { setOwnLimits } from "../limits/ownLimits/ownLimits.ts"
import { kinds } from "../wallet/chart.ts"
import { closeContradiction } from "./contradictions/contradictions.ts"
import { writeOff } from "./debts/debts.ts"
import { raiseOverdueAlarms } from "./overdue/overdue.ts"
import type { SportsAnswer } from "./statuses.ts"
import { type Bettor, bettor, openSportsbook } from "./testing/bettor.ts"

const { casino, seat, db } = tablesForFile({ sandbox: false })
beforeAll(() => openSportsbook(casino()))
const withSports = (sports: number, cash = 0) => bettor(casino(), { sports, cash })
const statuses = (answers: readonly SportsAnswer[]) => answers.map(({ status }) => status)
const count = (answers: readonly SportsAnswer[], status: string) =>
  statuses(answers).filter((each) => each === status).length

function* orders<T>(all: readonly T[]): Generator<T[]> {
  if (all.length === 0) return yield []
  for (const [i, first] of all.entries())
    for (const rest of orders(all.filter((_, n) => n !== i))) yield [first, ...rest]
}

type Message = (who: Bettor, betId: bigint) => Promise<SportsAnswer>
/** Delivers messages in an order as their provider does, each twice: what is not yet taken comes again after the others. */
async function deliver(who: Bettor, betId: bigint, order: readonly Message[]): Promise<void> {
  let left = [...order]
  for (let round = 0; left.length > 0 && round < order.length; round++) {
    const again: Message[] = []
    for (const message of left) {
      const first = await message(who, betId)
      const second = await message(who, betId)
      expect(second.status).toBe(first.status)
      if (first.status === "resultStands" || first.status === "noResult") again.push(message)
      else expect(["ok", "discarded"]).toContain(first.status)
    }
    left = again
  }
  expect(left).toEqual([])
}

const win: Message = (who, id) => who.result("win", id, "won", 300)
const winBack: Message = (who, id) => who.back("winBack", id, "win")
const refund: Message = (who, id) => who.result("refund", id, "refunded", 100)
const refundBack: Message = (who, id) => who.back("refundBack", id, "refund")
const lost: Message = (who, id) => who.result("lost", id, "lost", 0)
const discard: Message = (who) => who.discard("bet")
const confirm: Message = (who, id) => who.confirm(id)

describe("the messages about a bet", () => {
  it("end with the bet lost in each of 120 orders, each message sent twice", async () => {
    const all = [...orders([win, winBack, refund, refundBack, lost])]
    expect(all).toHaveLength(120)
    const who = await withSports(200)
    for (const [n, order] of all.entries()) {
      // The names include the order, which is cheaper than a player for each.
      const named = { ...who, ...renamed(who, n) }
      const { betId } = await named.stake("bet", 100)
      await deliver(named, betId!, order)
      expect(await stands(betId!)).toEqual({ result: "lost", paid: "0", discarded: false })
    }
    expect(await who.sportsCents()).toBe(20_000 - 120 * 100)
  })

  it("a discarded bet keeps nothing, whenever it is discarded", async () => {
    const all = [...orders([win, winBack, confirm, discard])]
    const who = await withSports(10)
    for (const [n, order] of all.entries()) {
      const named = { ...who, ...renamed(who, n) }
      const { betId } = await named.stake("bet", 100)
      await deliver(named, betId!, order)
      expect(await stands(betId!)).toEqual({ result: null, paid: "0", discarded: true })
    }
    expect(await who.sportsCents()).toBe(1_000)
  })

  it("a stake that comes after its discard is refused and takes nothing", async () => {
    const who = await withSports(10)
    expect((await who.discard("late")).status).toBe("ok")
    expect((await who.discard("late")).status).toBe("ok")
    expect((await who.stake("late", 100)).status).toBe("discarded")
    expect((await who.stake("late", 100)).status).toBe("discarded")
    expect(await who.sportsCents()).toBe(1_000)
  })

  it("the same name with other content, or of another player, is a clash and moves nothing", async () => {
    const [who, other] = [await withSports(10), await withSports(10)]
    const { betId } = await who.stake("one", 100)
    expect((await who.stake("one", 101)).status).toBe("clash")
    const taken = { provider: "betby", uuid: `one-${who.playerId}`, playerId: other.playerId } as const
    expect((await other.calls.discardBet(taken)).status).toBe("clash")
    expect((await other.result("theirs", betId!, "won", 500)).status).toBe("unknownBet")
    expect((await other.back("theirsBack", betId!, "one")).status).toBe("unknownBet")
    expect((await who.result("one", betId!, "won", 500)).status).toBe("clash")
    expect((await who.back("oneBack", betId!, "one")).status).toBe("unknownReference")
    expect([await who.sportsCents(), await other.sportsCents()]).toEqual([900, 1_000])
  })

  it("a spent win is reversed below zero, from where nothing can be staked", async () => {
    const who = await withSports(1)
    const { betId } = await who.stake("bet", 100)
    await who.result("win", betId!, "won", 500)
    expect((await who.stake("next", 400)).status).toBe("ok")
    expect((await who.back("back", betId!, "win")).status).toBe("ok")
    expect(await who.sportsCents()).toBe(-400)
    expect((await who.stake("more", 1)).status).toBe("notEnoughMoney")
  })

  it("a refund must equal the stake, and a loss must be zero", async () => {
    const who = await withSports(10)
    const { betId } = await who.stake("bet", 100)
    expect((await who.result("refund", betId!, "refunded", 99)).status).toBe("wrongAmount")
    expect((await who.result("lost", betId!, "lost", 1)).status).toBe("wrongAmount")
    expect((await who.finalise(betId!)).status).toBe("noResult")
    expect((await who.result("lost2", betId!, "lost", 0)).status).toBe("ok")
    expect(statuses([await who.finalise(betId!), await who.finalise(betId!)])).toEqual(["ok", "ok"])
  })
})

describe("alarms", () => {
  const alarmsOf = async ({ playerId }: Bettor) =>
    (await listOpenAlarms(casino().platform.reads())).filter(
      ({ detail }) => detail.playerId === String(playerId),
    )

  it("are raised for a bet whose last event began a month ago", async () => {
    const who = await withSports(10)
    const placed = async (name: string, days: readonly number[]) => {
      const legs = days.map((ago) => legOf(new Date(casino().clock.now().getTime() - ago * dayMs)))
      const stake = { ...stakeIn(who, who.session), uuid: `${name}-${who.playerId}` }
      return (await who.calls.placeBet({ ...stake, slip: { ...stake.slip, legs } })).betId!
    }
    const late = await placed("late", [40, 31])
    await placed("waits", [40, 29])
    await placed("coming", [-3])
    await casino().platform.transact(raiseOverdueAlarms)
    expect(await alarmsOf(who)).toMatchObject([{ kind: "slip.overdue", subject: String(late) }])
    expect((await who.result("after", late, "lost", 0)).status).toBe("ok")
    await casino().drain()
    expect(await alarmsOf(who)).toEqual([])
  })

  it("are raised once for each message that could not be booked", async () => {
    const who = await withSports(10)
    const { betId } = await who.stake("bet", 100)
    const unknown = betId! + 1_000_000n
    for (let n = 0; n < 3; n++) {
      expect((await who.result("half", betId!, "refunded", 50)).status).toBe("wrongAmount")
      expect((await who.result("nobodys", unknown, "won", 300)).status).toBe("unknownBet")
    }
    await who.discard("bet")
    expect((await who.result("toolate", betId!, "won", 300)).status).toBe("discarded")
    // Both sides agree, so it is no contradiction.
    expect((await who.result("lost", betId!, "lost", 0)).status).toBe("discarded")
    const open = await alarmsOf(who)
    expect(open.map(({ kind, detail }) => [kind, detail.status])).toEqual([
      ["slip.contradicted", "wrongAmount"],
      ["slip.contradicted", "unknownBet"],
      ["slip.contradicted", "discarded"],
    ])
    const { transact } = casino().platform
    for (const { subject } of open)
      expect(await transact((tx) => closeContradiction(tx, BigInt(subject), "anna", "a test"))).toBe(true)
    expect(await transact((tx) => closeContradiction(tx, BigInt(open[0]!.subject), "bert", "again"))).toBe(
      false,
    )
    expect(await alarmsOf(who)).toEqual([])
    expect(await who.sportsCents()).toBe(1_000)
  })
})

describe("a balance below zero", () => {
  const alarmsOf = async ({ playerId }: Bettor) =>
    (await listOpenAlarms(casino().platform.reads())).filter(
      ({ kind, subject }) => kind === "purse.owed" && subject === String(playerId),
    )
  /** What a bet paid has been spent, and is taken back: four euros are missing. */
  async function owing() {
    const who = await withSports(1)
    const { betId } = await who.stake("bet", 100)
    await who.result("win", betId!, "won", 500)
    const spent = await who.stake("next", 400)
    await who.back("back", betId!, "win")
    await casino().drain()
    expect(await who.sportsCents()).toBe(-400)
    expect(await alarmsOf(who)).toMatchObject([{ kind: "purse.owed", detail: { missing: 4 } }])
    return { who, spent: spent.betId! }
  }

  it("raises an alarm until a payment restores it", async () => {
    const { who, spent } = await owing()
    await who.result("half", spent, "won", 300)
    await casino().drain()
    expect(await alarmsOf(who)).toHaveLength(1)
    await who.back("halfBack", spent, "half")
    await who.result("whole", spent, "won", 400)
    await casino().drain()
    expect(await alarmsOf(who)).toEqual([])
  })

  it("is written off by two operators, once", async () => {
    const { who } = await owing()
    const decide = (by: string) =>
      resultOrRefusal(casino().platform.transact((tx) => writeOff(tx, who.playerId, by, "they have left")))
    expect([await decide("anna"), await decide("anna"), await decide("bert"), await decide("carl")]).toEqual([
      "proposed",
      "You proposed this yourself. It needs another person.",
      "done",
      `The purse of player ${who.playerId} is not below zero.`,
    ])
    expect(await who.sportsCents()).toBe(0)
    expect(await alarmsOf(who)).toEqual([])
    expect(await casino().audit()).toEqual([])
  })
})

describe("concurrent messages", () => {
  it("book the same stake once, and twenty stakes with money for ten as ten", async () => {
    const same = await withSports(10)
    const twins = await Promise.all(Array.from({ length: 20 }, () => same.stake("one", 100)))
    expect(count(twins, "ok")).toBe(20)
    expect(new Set(twins.map(({ betId }) => betId)).size).toBe(1)
    expect(await same.sportsCents()).toBe(900)
    const many = await withSports(10)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => many.stake(`bet-${n}`, 100)))
    expect([count(answers, "ok"), count(answers, "notEnoughMoney")]).toEqual([10, 10])
    expect(await many.sportsCents()).toBe(0)
  })

  it("of a stake and its discard end without the stake", async () => {
    const who = await withSports(20)
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => [who.stake(`race-${n}`, 100), who.discard(`race-${n}`)]).flat(),
    )
    expect(await who.sportsCents()).toBe(2_000)
  })

  it("pay and reverse a result once", async () => {
    const who = await withSports(10)
    const { betId } = await who.stake("bet", 100)
    const paid = await Promise.all(
      Array.from({ length: 10 }, (_, n) => who.result(`win-${n}`, betId!, "won", 300)),
    )
    expect([count(paid, "ok"), count(paid, "resultStands")]).toEqual([1, 9])
    const first = paid.findIndex(({ status }) => status === "ok")
    await Promise.all(Array.from({ length: 10 }, (_, n) => who.back(`back-${n}`, betId!, `win-${first}`)))
    expect(await who.sportsCents()).toBe(900)
  })

  it("of casino and sports book stay within one limit", async () => {
    const { platform } = casino()
    const table = await seat(50)
    const who = await joining(table.playerId, 50)
    await platform.transact((tx) => setOwnLimits(tx, table.playerId, { dailyBetLimit: 1_000 }))
    const both = await Promise.all(
      Array.from({ length: 20 }, (_, n) => [
        table.bet(1).then(({ status }) => status === "RS_OK"),
        who.stake(`limit-${n}`, 100).then(({ status }) => status === "ok"),
      ]).flat(),
    )
    expect(both.filter(Boolean)).toHaveLength(10)
  })
})

describe("a stake", () => {
  it("is checked against gate, session, policy and balance, with a status for each", async () => {
    const who = await withSports(10)
    expect((await who.stake("euro", 100)).status).toBe("ok")
    await db().query("update sessions.session set ended_at = $2 where player_id = $1", [
      who.playerId,
      casino().clock.now(),
    ])
    expect((await who.stake("after", 100)).status).toBe("sessionOver")
    const stranger = await withSports(10)
    expect((await stranger.calls.placeBet(stakeIn(stranger, who.session))).status).toBe("sessionInvalid")
    await db().query(
      "insert into limits.player (player_id, excluded_until) values ($1, $2) on conflict (player_id) do update set excluded_until = $2",
      [stranger.playerId, new Date(casino().clock.now().getTime() + dayMs)],
    )
    expect((await stranger.stake("excluded", 100)).status).toBe("barred")
    // Payments are never refused.
    const { betId } = await openBetOf(who)
    expect((await who.result("late", betId, "won", 250)).status).toBe("ok")
  })

  it("cannot be paid from casino cash, nor paid out to it", async () => {
    const { playerId } = await withSports(10, 10)
    const accounts = await db().query<{ cash: string; sports: string }>(
      "select wallet.cash($1) as cash, wallet.sports($1) as sports",
      [playerId],
    )
    const { cash, sports } = accounts.rows[0]!
    const { rows } = await db().query<{ ways: string }>(
      `select count(*) as ways from regexp_split_to_table($1, ',') k,
         (values ($2, $3), ($3, $2)) w (f, t) where wallet.is_on_chart(k, 'EUR', w.f, w.t)`,
      [Object.keys(kinds).join(), cash, sports],
    )
    expect(rows[0]!.ways).toBe("0")
  })
})

/** The same player under names of their own, so that one purse serves many bets. */
function renamed(who: Bettor, n: number) {
  return {
    stake: (name: string, cents: number) => who.stake(`${name}${n}`, cents),
    discard: (name: string) => who.discard(`${name}${n}`),
    result: (name: string, id: bigint, result: Parameters<Bettor["result"]>[2], cents: number) =>
      who.result(`${name}${n}`, id, result, cents),
    back: (name: string, id: bigint, of: string) => who.back(`${name}${n}`, id, `${of}${n}`),
  }
}

async function stands(betId: bigint) {
  const { rows } = await db().query(
    "select result, paid, discarded_at is not null as discarded from sportsbook.bet where id = $1",
    [betId],
  )
  return rows[0]
}

const stakeIn = (who: Bettor, session: string) => ({
  provider: "betby" as const,
  uuid: `strange-${who.playerId}`,
  playerId: who.playerId,
  session,
  currency: "EUR",
  amountUnits: 100_000n,
  slip: { ref: "slip", potentialWinUnits: 0n, oddsThousandths: 2000, legs: [] },
})

const legOf = (startsAt: Date) => ({
  event: "A – B",
  competition: "C",
  market: "1X2",
  outcome: "A",
  startsAt: startsAt.toISOString(),
  oddsThousandths: 2000,
  isLive: false,
})

async function openBetOf({ playerId }: Bettor): Promise<{ betId: bigint }> {
  const { rows } = await db().query<{ id: string }>(
    "select id from sportsbook.bet where player_id = $1 and result is null",
    [playerId],
  )
  return { betId: BigInt(rows[0]!.id) }
}

/** Somebody at a game, who bets on sports as well. */
const joining = (playerId: bigint, sports: number) => bettor(casino(), { sports, playerId })
