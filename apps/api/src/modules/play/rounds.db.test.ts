import { describe, expect, it } from "vitest"
import { uuid } from "../../../testing/hub88.ts"
import { seededGames } from "../../../testing/seeded.ts"
import { seatAt, seatWithPurse, type Table, tablesForFile } from "../../../testing/table.ts"
import { closeTestPurse, openTestPurse, purseCents, withPurse } from "./testing/purses.ts"

// A reference alone does not identify a round, and the purse of a session may end in the middle of one.
const { casino, db, hub, seat } = tablesForFile({ sandbox: false })
const at = () => ({ casino: casino(), hub: hub(), db: db() })

async function roundsOf({ playerId }: Pick<Table, "playerId">) {
  const { rows } = await db().query<{
    event_ref: string
    purse: string
    stake: string
    win: string
    closed: boolean
  }>(
    `select event_ref, purse, stake / 1000 as stake, win / 1000 as win, closed_at is not null as closed from play.round
     where player_id = $1 order by opened_at, event_ref`,
    [playerId],
  )
  return rows.map(({ purse, stake, win, closed }) => ({
    purse,
    stake: Number(stake),
    win: Number(win),
    closed,
  }))
}

/** What was announced of a player's settled rounds, in order: how events call each, its purse, stake and win in cents. */
async function settledOf({ playerId }: Pick<Table, "playerId">) {
  const { rows } = await db().query<{ data: Record<string, string | number> }>(
    "select data from kernel.event where kind = 'round.settled' and player_id = $1 order by id",
    [playerId],
  )
  return rows.map(({ data }) => ({
    ref: String(data.roundRef),
    purse: data.purse,
    stake: Number(data.stakeUnits) / 1000,
    win: Number(data.winUnits) / 1000,
  }))
}

describe("two games with the same round reference", () => {
  it("have separate rounds, which are settled separately", async () => {
    const slot = await seat(20)
    const wheel = await seatAt(at(), slot, seededGames.roulette, casino().clock.now())
    const round = `shared-${uuid()}`
    const [bet1, bet2] = [await slot.bet(1, { round }), await wheel.bet(2, { round })]
    expect([bet1.status, bet2.status]).toEqual(["RS_OK", "RS_OK"])
    expect((await slot.win(bet1.uuid, 3, { round })).status).toBe("RS_OK")
    expect(await roundsOf(slot)).toEqual([
      { purse: "cash", stake: 100, win: 300, closed: true },
      { purse: "cash", stake: 200, win: 0, closed: false },
    ])
    expect((await wheel.win(bet2.uuid, 0, { round })).status).toBe("RS_OK")
    expect(await settledOf(slot)).toEqual([
      { ref: round, purse: "cash", stake: 100, win: 300 },
      { ref: `${round}@${seededGames.roulette}`, purse: "cash", stake: 200, win: 0 },
    ])
    expect((await wheel.rollback(bet2.uuid, { round })).status).toBe("RS_OK")
    expect(await roundsOf(slot)).toMatchObject([{ stake: 100 }, { stake: 0 }])
    const { rows } = await db().query(
      "select data ->> 'roundRef' as ref from kernel.event where kind = 'bet.voided' and player_id = $1",
      [slot.playerId],
    )
    expect(rows).toEqual([{ ref: `${round}@${seededGames.roulette}` }])
    expect(await slot.cash()).toBe(2_200)
  })
})

describe("a round whose bets have several purses", () => {
  it("goes on with cash when its bonus has ended", async () => {
    const cash = await seat(1)
    const bonus = await withPurse(at(), cash, "bonus", 1_000)
    const round = { round: bonus.round, round_closed: false }
    const first = await bonus.bet(3, round)
    expect(first.status).toBe("RS_OK")
    await closeTestPurse(casino(), bonus.purseId, "house")
    expect((await bonus.bet(1, round)).status).toBe("RS_ERROR_TOKEN_EXPIRED")
    const other = { round: `other-${uuid()}` }
    await cash.win((await cash.bet(0, other)).uuid, 5, other)
    const second = await cash.bet(2, round)
    expect(second.status).toBe("RS_OK")
    expect((await cash.again(second)).status).toBe("RS_OK")
    expect((await cash.win(second.uuid, 6, { ...round, round_closed: true })).status).toBe("RS_OK")
    expect((await roundsOf(cash)).filter(({ stake }) => stake > 0)).toEqual([
      { purse: "bonus", stake: 300, win: 0, closed: true },
      { purse: "cash", stake: 200, win: 600, closed: true },
    ])
    const settled = (await settledOf(cash)).slice(1)
    expect(settled.map(({ purse, stake, win }) => ({ purse, stake, win }))).toEqual([
      { purse: "cash", stake: 200, win: 600 },
      { purse: "bonus", stake: 300, win: 0 },
    ])
    expect(new Set(settled.map(({ ref }) => ref)).size).toBe(2)
    expect(await cash.cash()).toBe(100 - 100 + 500 - 200 + 600)
  })

  it("goes on with a bonus after cash, and pays each win to the purse of its stake", async () => {
    const cash = await seat(5)
    const first = await cash.bet(5)
    const bonus = await withPurse(at(), cash, "bonus", 1_000)
    const round = { round: cash.round, round_closed: false }
    const second = await bonus.bet(4, round)
    expect([first.status, second.status]).toEqual(["RS_OK", "RS_OK"])
    expect((await bonus.win(first.uuid, 2, round)).status).toBe("RS_OK")
    expect((await cash.win(second.uuid, 3, { ...round, round_closed: true })).status).toBe("RS_OK")
    expect([await cash.cash(), await purseCents(casino(), bonus.purseId)]).toEqual([200, 1_000 - 400 + 300])
    expect(await roundsOf(cash)).toEqual([
      { purse: "cash", stake: 500, win: 200, closed: true },
      { purse: "bonus", stake: 400, win: 300, closed: true },
    ])
    expect(await settledOf(cash)).toHaveLength(2)
  })

  it("goes on with the next bonus", async () => {
    const cash = await seat(0)
    const first = await withPurse(at(), cash, "bonus", 1_000)
    await first.bet(1)
    await closeTestPurse(casino(), first.purseId, "house")
    const second = await withPurse(at(), cash, "bonus", 500)
    const bet = await second.bet(2, { round: first.round, round_closed: true })
    expect(bet.status).toBe("RS_OK")
    expect(await roundsOf(cash)).toMatchObject([
      { purse: "bonus", stake: 100, closed: true },
      { purse: "bonus", stake: 200, closed: true },
    ])
    expect(await purseCents(casino(), second.purseId)).toBe(300)
  })

  it("keeps rounds of tournament credit apart: cash does not close them", async () => {
    const cash = await seat(5)
    const credit = await withPurse(at(), cash, "credit", 1_000)
    const round = { round: cash.round }
    const played = await credit.bet(2, round)
    expect((await cash.bet(1, { ...round, round_closed: true })).status).toBe("RS_OK")
    expect(await roundsOf(cash)).toEqual([
      { purse: "cash", stake: 100, win: 0, closed: true },
      { purse: "credit", stake: 200, win: 0, closed: false },
    ])
    expect((await credit.win(played.uuid, 4, round)).status).toBe("RS_OK")
    expect(await roundsOf(cash)).toMatchObject([{ win: 0 }, { win: 400, closed: true }])
  })

  it("counts a bet with another purse as late once the round is closed", async () => {
    const cash = await seat(5)
    await cash.bet(1, { round_closed: true })
    const bonus = await withPurse(at(), cash, "bonus", 1_000)
    await cash.bet(4, { round: `drain-${uuid()}` })
    expect((await bonus.bet(1, { round: cash.round })).status).toBe("RS_OK")
    expect((await settledOf(cash)).filter(({ purse }) => purse === "bonus")).toEqual([])
    expect((await roundsOf(cash)).at(-1)).toMatchObject({ purse: "bonus", stake: 100, closed: true })
  })

  it("is booked to the cent when bets of both purses arrive at the same time", async () => {
    const cash = await seat(100)
    const purseId = await openTestPurse(casino(), cash, "bonus", 10_000)
    const bonus = await seatWithPurse(at(), cash, { kind: "bonus", id: purseId }, casino().clock.now())
    for (let n = 0; n < 20; n++) {
      const round = { round: `both-${uuid()}` }
      const bets = await Promise.all([cash.bet(1, round), bonus.bet(2, round), cash.bet(1, round)])
      expect(bets.map(({ status }) => status)).toEqual(["RS_OK", "RS_OK", "RS_OK"])
      const ends = await Promise.all([cash.win(bets[0]!.uuid, 2, round), bonus.win(bets[1]!.uuid, 1, round)])
      expect(ends.map(({ status }) => status)).toEqual(["RS_OK", "RS_OK"])
    }
    expect((await roundsOf(cash)).every(({ closed }) => closed)).toBe(true)
    expect(await settledOf(cash)).toHaveLength(40)
    expect((await cash.cash()) + (await purseCents(casino(), purseId))).toBe(20_000 + 20 * (300 - 400))
  })
})
