import { randomInt } from "node:crypto"
import fc from "fast-check"
import { expect, it } from "vitest"
import { cashBet, cashRound, type Voided } from "../../../../testing/modelEvents.ts"
import type { Bet } from "../../../../testing/playing.ts"
import { hourMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { weekStarting } from "../rules.ts"
import type { Task } from "../tasks/catalogue.ts"
import { openQuests, type QuestFixture } from "../testing/fixture.ts"
import { QuestModel } from "../testing/model.ts"

// Compares a quest with a second model on the same events. `npm run test:long` sets EVENTS and SEED.
const events = Number(process.env.EVENTS ?? 1_500)
const seed = Number(process.env.SEED ?? randomInt(2 ** 31))
const players = 14
const eventsOfWeek = 1_500
const monday = "2026-10-19"
const week = weekStarting(monday)
const seedOf = (n: number) => seed + 1_000_003 * n
const tasks: Task[] = [
  { kind: "studios", amount: 3, points: 100 },
  { kind: "multiple", amount: 700, points: 200 },
  { kind: "staked", amount: 3_000, points: 200 },
  { kind: "diceRounds", amount: 6, points: 200 },
  { kind: "days", amount: 3, points: 300 },
]

type Step =
  | { do: "join"; player: number }
  | {
      do: "settle"
      player: number
      cents: number[]
      times: number[]
      studio: number
      isDice: boolean
      late: number
    }
  | { do: "again"; which: number }
  | { do: "giveBack"; which: number; bet: number }
  | { do: "wait"; minutes: number }
  | { do: "read" }
  | { do: "readTogether" }
  | { do: "lose" }
const player = fc.nat(players - 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 25, arbitrary: fc.record({ do: fc.constant("join" as const), player }) },
  {
    weight: 800,
    arbitrary: fc.record({
      do: fc.constant("settle" as const),
      player,
      cents: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 3 }),
      times: fc.array(fc.constantFrom(0, 0, 0, 1, 2, 6, 7, 8), { minLength: 3, maxLength: 3 }),
      studio: fc.nat(4),
      isDice: fc.boolean(),
      /** So many minutes ago it was accepted. */
      late: fc.constantFrom(0, 0, 0, 1, 90, 2_000),
    }),
  },
  { weight: 40, arbitrary: fc.record({ do: fc.constant("again" as const), which: fc.nat(60) }) },
  {
    weight: 150,
    arbitrary: fc.record({ do: fc.constant("giveBack" as const), which: fc.nat(60), bet: fc.nat(2) }),
  },
  {
    weight: 60,
    arbitrary: fc.record({ do: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 100 }) }),
  },
  { weight: 60, arbitrary: fc.record({ do: fc.constant("read" as const) }) },
  { weight: 15, arbitrary: fc.record({ do: fc.constant("readTogether" as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("lose" as const) }) },
)

const weekId = 1n
type Round = { player: number; ref: string; game: number; bets: Bet[] }

/** Applies the same events to the product and to the model. */
class Story {
  readonly rounds: Round[] = []
  readonly joined = new Set<number>()
  readonly fixture: QuestFixture
  readonly model = new QuestModel()

  constructor(fixture: QuestFixture) {
    this.fixture = fixture
    this.model.addWeek({
      id: weekId,
      begins: week.from.getTime(),
      ends: week.until.getTime(),
      tasks,
      adds: 3_000_000n,
      percents: [30, 20, 15, 10, 8, 5, 4, 3, 3, 2],
    })
  }

  async settle({ player: of, ref, game, bets }: Round): Promise<void> {
    await this.fixture.settle(BigInt(of), ref, bets, game)
    const at = this.fixture.clock.now().getTime()
    this.model.apply(cashRound({ at, player: BigInt(of), round: ref, game }, bets.map(cashBet)))
  }

  async take(each: Step): Promise<void> {
    const { fixture, model } = this
    const now = fixture.clock.now()
    switch (each.do) {
      case "join": {
        if (this.joined.has(each.player) || now < week.from || now >= week.until) return
        this.joined.add(each.player)
        const player = BigInt(each.player)
        const id = await fixture.join(player)
        return model.join(weekId, { id, player, joined: now.getTime(), knew: new Set() })
      }
      case "settle": {
        const n = this.rounds.length
        const acceptedAt = new Date(now.getTime() - each.late * minuteMs)
        const bets = each.cents.map((cents, b) => ({
          uuid: `${n}-${b}`,
          stakeUnits: BigInt(cents) * 1_000n,
          winUnits: BigInt(cents) * 1_000n * BigInt(each.times[b]!),
          studio: `s${each.studio}`,
          category: each.isDice ? "dice" : "slots",
          acceptedAt,
        }))
        const round = { player: each.player, ref: `r${n}`, game: each.studio, bets }
        this.rounds.push(round)
        return this.settle(round)
      }
      case "again": {
        const round = this.rounds.at(-1 - each.which)
        return round && this.settle(round)
      }
      case "giveBack": {
        const round = this.rounds.at(-1 - each.which)
        const bet = round?.bets[each.bet]
        if (!round || !bet) return
        await fixture.giveBack(BigInt(round.player), round.ref, bet)
        return model.apply(voided(round, bet, now.getTime()))
      }
      case "wait":
        return fixture.clock.advance(each.minutes * minuteMs)
      case "read":
        return fixture.workOff()
      case "readTogether":
        return void (await Promise.all([fixture.workOff(), fixture.workOff()]))
      case "lose":
        return fixture.loseReading()
    }
  }
}

const voided = ({ player, ref, game }: Round, { uuid, stakeUnits, acceptedAt }: Bet, at: number): Voided => ({
  ...{ kind: "voided", at, player: BigInt(player), round: ref, game, purse: "cash", purseId: null },
  ...{ uuid, acceptedAt: acceptedAt!.getTime(), stake: stakeUnits, cashStake: stakeUnits, wasSettled: true },
})

it("agrees with a second model in points, places and payouts, over random weeks", {
  timeout: 600_000,
}, async () => {
  const weeks = Math.ceil(events / eventsOfWeek)
  let rounds = 0
  for (let n = 0; n < weeks; n++) {
    const fixture = await openQuests(new Date(week.from.getTime() - hourMs))
    await fixture.begin(monday, tasks)
    const story = new Story(fixture)
    const steps = fc.sample(step, { seed: seedOf(n), numRuns: Math.min(events, eventsOfWeek) })
    const pace = Math.ceil((week.until.getTime() - week.from.getTime() + 7_200_000) / steps.length)
    for (const each of steps) {
      fixture.clock.advance(pace)
      await story.take(each)
    }
    await fixture.workOff()
    const standings = new Map(
      (await fixture.ranking()).map(({ id, points, reached_at }) => [
        id,
        { points, reached: reached_at?.getTime() ?? null },
      ]),
    )
    const message = `week ${n} of SEED=${seed}`
    const running = story.model.weeks.get(weekId)!
    expect(standings, message).toEqual(story.model.standing(running))
    const end = new Date(Math.max(week.until.getTime() + hourMs, fixture.clock.now().getTime()))
    await fixture.at(end)
    await fixture.workOff()
    story.model.apply({ kind: "weekEnded", at: end.getTime(), week: weekId })
    const ranking = await fixture.ranking()
    const places = ranking
      .filter(({ points }) => points > 0)
      .map((row) => ({
        ...{ entry: row.id, player: row.player_id, points: row.points, reached: row.reached_at!.getTime() },
        ...{ place: row.place!, prize: row.prize ?? 0n },
      }))
    expect(places.length).toBeGreaterThan(3)
    expect(places, message).toEqual(running.places)
    expect(await fixture.broken()).toEqual([])
    rounds += story.rounds.length
  }
  console.log(`${events} events, seed ${seed}: ${rounds} rounds`)
})
