import { expect, it } from "vitest"
import { storeForTest } from "../../../../testing/store.ts"
import { startDispatcher } from "../../../platform/events/dispatcher.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { jsonLog } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import { ensureDefaults } from "../../content/index.ts"
import { betVoided, roundSettled } from "../../play/index.ts"
import { publishChangedBoards } from "../boards/publish.ts"
import { tournamentDue } from "../events.ts"
import { tournamentHousePrizes, tournamentRules } from "../settings.ts"
import { scoreSubscriber } from "../subscribers.ts"
import { openTournament } from "../testing/fixture.ts"
import { type ModelTournament, model } from "../testing/model.ts"

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

const scorings = ["bestMultiplier", "sumOfMultipliers", "totalWon", "totalStaked"] as const

/** Inserts entries directly and scores with a subscriber of its own. */
async function house(scoringOf: ModelTournament["scoring"], rolled: (below: number) => number) {
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
      prizes: [
        { to: 1, sharePpm: 300_001 },
        { to: 4, sharePpm: 133_333 },
        { to: 20, sharePpm: 18_750 },
      ],
    },
  )
  const listening = startDispatcher({
    transact,
    subscribers: [scoreSubscriber({ transact, log: jsonLog("silent") } as unknown as Platform)],
    log: jsonLog("silent"),
  })
  const other = model({
    scoring: scoringOf,
    pointsEach: terms.pointsEach,
    cap: terms.capPoints,
    leastCents: terms.leastStakeCents,
    betsEach: terms.betsAtMost,
    game: null,
    begins,
    ends: begins + 60 * minuteMs,
    shares: [300_001, 133_333, 133_333, 133_333, ...Array.from({ length: 16 }, () => 18_750)],
  })
  return { ...store, id: id!, terms, begins, listening, other, owner, clock }
}

it.each(scorings)("%s: agrees with a second model in scores, places and prizes", async (scoringOf) => {
  const rolled = dice(scorings.indexOf(scoringOf) + 7)
  const { transact, owner, clock, id, terms, begins, listening, other } = await house(scoringOf, rolled)
  const enters = async (player: number, at: number) => {
    await owner.pool.query(
      "insert into tournaments.entry (tournament_id, player_id, entered_at) values ($1, $2, $3)",
      [id, player, new Date(at)],
    )
    await owner.pool.query("update tournaments.tournament set entries = entries + 1 where id = $1", [id])
    other.enter(player, at)
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
      other.rebuy(player, at)
    }
  const bets: { id: string; player: number; stakeCents: number; at: number; publish: () => Promise<void> }[] =
    []
  for (let n = 0; n < events; n++) {
    const what = rolled(10)
    const old = bets[rolled(bets.length || 1)]
    clock.advance(rolled(1_500))
    if (what === 0 && old) {
      const { player, stakeCents } = old
      await transact((tx) =>
        tx.publish(betVoided, {
          playerId: BigInt(player),
          provider: "hub88",
          uuid: old.id,
          roundRef: old.id,
          gameId: 1,
          purse: "cash",
          acceptedAt: new Date(old.at),
          stakeUnits: BigInt(stakeCents) * 1000n,
          wasSettled: true,
        }),
      )
      other.addEvent({ voided: old.id })
    } else if (what === 1 && old) await old.publish()
    else {
      const bet = {
        id: `b${n}`,
        player: 1 + rolled(players + 2),
        game: 1,
        stakeCents: 10 + rolled(4) * 10,
        winCents: rolled(3) === 0 ? rolled(30) * 10 : 0,
        at: begins - 5 * minuteMs + rolled(70) * minuteMs,
      }
      const publish = async () => {
        const settled = clock.now().getTime()
        await transact((tx) =>
          tx.publish(roundSettled, {
            playerId: BigInt(bet.player),
            provider: "hub88",
            roundRef: bet.id,
            gameId: bet.game,
            purse: "cash",
            stakeUnits: BigInt(bet.stakeCents) * 1000n,
            winUnits: BigInt(bet.winCents) * 1000n,
            bets: [
              {
                uuid: bet.id,
                acceptedAt: new Date(bet.at),
                stakeUnits: BigInt(bet.stakeCents) * 1000n,
                winUnits: BigInt(bet.winCents) * 1000n,
                category: "slots",
                studio: null,
              },
            ],
          }),
        )
        other.addEvent({ bet: { ...bet, settled } })
      }
      bets.push({ ...bet, publish })
      await publish()
    }
    if (rolled(120) === 0) await listening.drain()
  }
  await listening.drain()
  await transact(publishChangedBoards)
  const board = await owner.pool.query<{ player: string; points: string; reached: Date }>(
    `select player_id as player, points, reached_at as reached from tournaments.entry
     where tournament_id = $1 and points > 0 order by points desc, reached_at, id`,
    [id],
  )
  const ours = board.rows.map(({ player, points, reached }) => ({
    player: Number(player),
    points: Number(points),
    reached: reached.getTime(),
  }))
  expect(ours.length).toBeGreaterThan(20)
  expect(ours).toEqual(other.standings())
  // Everything in the pool is paid out.
  await owner.pool.query("update tournaments.tournament set state = 'calculating' where id = $1", [id])
  await transact((tx) => tx.publish(tournamentDue, { playerId: null, tournamentId: BigInt(id) }))
  await listening.drain()
  const won = await owner.pool.query<{ player: string; won: string }>(
    "select player_id as player, won from tournaments.entry where won is not null order by rank",
  )
  expect(
    won.rows.map(({ player, won: units }) => ({ player: Number(player), cents: Number(units) / 1000 })),
  ).toEqual(other.paid(houseCents))
  const { rows: parked } = await owner.pool.query("select problem from kernel.parked_event")
  expect(parked).toEqual([])
  await listening.stop()
})
