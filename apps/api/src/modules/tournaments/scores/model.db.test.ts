import { expect, it } from "vitest"
import { cashBet, cashRound } from "../../../../testing/modelEvents.ts"
import type { Bet } from "../../../../testing/playing.ts"
import { storeForTest } from "../../../../testing/store.ts"
import { startDispatcher } from "../../../platform/events/dispatcher.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { jsonLog } from "../../../platform/lib/log.ts"
import { ensureDefaults } from "../../content/index.ts"
import { betVoided, roundSettled } from "../../play/index.ts"
import { publishChangedBoards } from "../boards/publish.ts"
import { tournamentDue } from "../events.ts"
import { tournamentHousePrizes, tournamentRules } from "../settings.ts"
import { scoreSubscriber } from "../subscribers.ts"
import { openTournament } from "../testing/fixture.ts"
import { TournamentModel, type TournamentOffer } from "../testing/model.ts"

/** Pseudo-random numbers, the same in each run. */
function dice(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const players = 40
const events = 3_000
const houseCents = 12_345
const prizes = [
  { to: 1, sharePpm: 300_001 },
  { to: 4, sharePpm: 133_333 },
  { to: 20, sharePpm: 18_750 },
]

const scorings = ["bestMultiplier", "sumOfMultipliers", "totalWon", "totalStaked"] as const

/** Inserts entries directly and scores with a subscriber of its own. */
async function house(scoringOf: TournamentOffer["scoring"], rolled: (below: number) => number) {
  const store = await storeForTest()
  const { transact, owner, clock } = store
  await transact((tx) => ensureDefaults(tx, [tournamentRules, tournamentHousePrizes]))
  const begins = clock.now().getTime() + 5 * minuteMs
  const terms = {
    pointsEach: 1 + rolled(10),
    capPoints: rolled(2) === 0 ? null : 20 + rolled(30),
    leastStakeCents: 20,
    betsAtMost: rolled(2) === 0 ? null : 15,
  }
  const [id] = await openTournament(
    { platform: store },
    {
      type: "cash",
      scoring: scoringOf,
      ...terms,
      houseCents,
      housePoints: null,
      entryFeeCents: 100,
      ...(terms.betsAtMost === null ? {} : { rebuyFeeCents: 100, rebuysAtMost: 9 }),
      closesAt: new Date(begins + 30 * minuteMs).toISOString(),
      endsAt: new Date(begins + 60 * minuteMs).toISOString(),
      prizes,
    },
  )
  const listening = startDispatcher({
    transact,
    subscribers: [scoreSubscriber(() => {})],
    log: jsonLog("silent"),
  })
  const model = new TournamentModel(() => undefined)
  model.add({
    ...{ id: BigInt(id!), type: "cash", scoring: scoringOf, pointsEach: terms.pointsEach },
    ...{ capPoints: terms.capPoints, leastStake: 20_000n, betsAtMost: terms.betsAtMost, games: null },
    ...{ fee: 0n, rebuyFee: 0n, credit: null, house: BigInt(houseCents) * 1_000n, prizesIn: "cash" },
    ...{ begins, ends: begins + 60 * minuteMs, prizes },
  })
  return { ...store, id: id!, terms, begins, listening, model, owner, clock }
}

it.each(scorings)("%s: agrees with a second model in scores, places and prizes", async (scoringOf) => {
  const rolled = dice(scorings.indexOf(scoringOf) + 7)
  const { transact, owner, clock, id, terms, begins, listening, model } = await house(scoringOf, rolled)
  const entries = new Map<number, bigint>()
  /** No fee is moved in this test, so the pool is what the operator adds. */
  const entered = (player: number, at: number, isRebuy: boolean) => ({
    ...{ kind: "entered" as const, at, player: BigInt(player), tournament: BigInt(id) },
    ...{ entry: entries.get(player)!, fee: 0n, isRebuy },
  })
  const enters = async (player: number, at: number) => {
    const { rows } = await owner.pool.query<{ id: bigint }>(
      "insert into tournaments.entry (tournament_id, player_id, entered_at) values ($1, $2, $3) returning id",
      [id, player, new Date(at)],
    )
    await owner.pool.query("update tournaments.tournament set entries = entries + 1 where id = $1", [id])
    entries.set(player, rows[0]!.id)
    model.apply(entered(player, at, false))
  }
  for (let player = 1; player <= players; player++)
    await enters(player, begins + (rolled(3) === 0 ? rolled(20) * minuteMs : -minuteMs))
  if (terms.betsAtMost !== null)
    for (let n = 0; n < 30; n++) {
      const [player, at] = [1 + rolled(players), begins + rolled(40) * minuteMs]
      await owner.pool.query(
        `insert into tournaments.fee (entry_id, player_id, is_rebuy, amount, paid_at)
         select id, player_id, true, 100000, $3 from tournaments.entry where tournament_id = $1 and player_id = $2`,
        [id, player, new Date(at)],
      )
      model.apply(entered(player, at, true))
    }
  type Played = { player: bigint; bet: Required<Bet>; publish: () => Promise<void> }
  const bets: Played[] = []
  for (let n = 0; n < events; n++) {
    const what = rolled(10)
    const old = bets[rolled(bets.length || 1)]
    clock.advance(rolled(1_500))
    if (what === 0 && old) {
      const { uuid, acceptedAt, stakeUnits } = old.bet
      const round = { roundRef: uuid, gameId: 1, purse: "cash" as const, wasSettled: true }
      await transact((tx) =>
        tx.publish(betVoided, {
          ...{ playerId: old.player, provider: "hub88", uuid, acceptedAt, stakeUnits },
          ...round,
        }),
      )
      model.apply({
        ...{ kind: "voided", at: clock.now().getTime(), player: old.player, round: uuid, game: 1 },
        ...{ purse: "cash", purseId: null, uuid, acceptedAt: acceptedAt.getTime(), wasSettled: true },
        ...{ stake: stakeUnits, cashStake: stakeUnits },
      })
    } else if (what === 1 && old) await old.publish()
    else {
      const player = BigInt(1 + rolled(players + 2))
      const bet = {
        uuid: `b${n}`,
        stakeUnits: BigInt(10 + rolled(4) * 10) * 1_000n,
        winUnits: BigInt(rolled(3) === 0 ? rolled(30) * 10 : 0) * 1_000n,
        acceptedAt: new Date(begins - 5 * minuteMs + rolled(70) * minuteMs),
        category: "slots",
        studio: null,
      }
      const publish = async () => {
        const { uuid, stakeUnits, winUnits } = bet
        const round = { roundRef: uuid, gameId: 1, purse: "cash" as const, stakeUnits, winUnits }
        const at = clock.now().getTime()
        await transact((tx) =>
          tx.publish(roundSettled, { playerId: player, provider: "hub88", ...round, bets: [bet] }),
        )
        model.apply(cashRound({ at, player, round: uuid, game: 1 }, [cashBet(bet)]))
      }
      bets.push({ player, bet, publish })
      await publish()
    }
    if (rolled(120) === 0) await listening.drain()
  }
  await listening.drain()
  await transact(publishChangedBoards)
  const board = await owner.pool.query<{ id: bigint; points: bigint; reached: Date }>(
    "select id, points, reached_at as reached from tournaments.entry where tournament_id = $1 and points > 0",
    [id],
  )
  const scores = board.rows.map((row) => [row.id, { points: row.points, reached: row.reached.getTime() }])
  const expected = [...model.entries.values()].flatMap((entry) => {
    const { points, reached } = model.standing(entry)
    return points > 0n ? [[entry.id, { points, reached }] as const] : []
  })
  expect(scores.length).toBeGreaterThan(20)
  expect(new Map(scores as [])).toEqual(new Map(expected))
  // Everything in the pool is paid out.
  await owner.pool.query("update tournaments.tournament set state = 'calculating' where id = $1", [id])
  await transact((tx) => tx.publish(tournamentDue, { playerId: null, tournamentId: BigInt(id) }))
  await listening.drain()
  model.apply({ kind: "due", at: clock.now().getTime(), tournament: BigInt(id) })
  const { rows: places } = await owner.pool.query(
    `select id as entry, player_id as player, points, extract(epoch from reached_at)::float8 * 1000 as reached, rank, won
     from tournaments.entry where won is not null order by rank`,
  )
  expect(places).toEqual(model.paid("cash"))
  const { rows: parked } = await owner.pool.query("select problem from kernel.parked_event")
  expect(parked).toEqual([])
  await listening.stop()
})
