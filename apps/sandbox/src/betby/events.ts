import { DAY_MS, MINUTE_MS } from "../clock.ts"
import { chanceOf } from "./seed.ts"
import { type ByLanguage, DRAW, MARKETS, OVER, SPORT_NAMES, SPORTS, type Sport, UNDER } from "./sports.ts"

export type Outcome = { readonly id: string; readonly name: ByLanguage; readonly oddsThousandths: number }
export type Market = { readonly id: string; readonly name: ByLanguage; readonly outcomes: readonly Outcome[] }
export type SportsEvent = {
  readonly id: string
  readonly sport: Sport
  readonly competition: ByLanguage
  readonly sides: readonly [string, string]
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly markets: readonly Market[]
}
/** The score to show, and the winning outcomes. */
export type Ended = { readonly score: readonly [number, number]; readonly won: ReadonlySet<string> }

const FIRST_START_MINUTES = 11 * 60
const DAYS_AHEAD = 3
const MARGIN = 1.06
const MOST_GOALS = 10
const shared = (name: string): ByLanguage => ({ en: name, fr: name, nl: name })

/** The probabilities of the number of goals; the last includes all higher numbers. */
function goals(mean: number): number[] {
  let chance = Math.exp(-mean)
  const chances = [chance]
  for (let n = 1; n < MOST_GOALS; n++) {
    chance *= mean / n
    chances.push(chance)
  }
  return [...chances, Math.max(0, 1 - chances.reduce((sum, each) => sum + each, 0))]
}

/** The probability of each score before an event. */
type Scores = readonly { readonly score: readonly [number, number]; readonly chance: number }[]

function scoresOf(sport: Sport, next: () => number): Scores {
  const [home, away] = [0.7 + next() * 0.8, 0.6 + next() * 0.8]
  if (sport !== "football") {
    const wins = home / (home + away)
    const [most, fewer] = sport === "tennis" ? [2, 1] : [88, 79]
    return [
      { score: [most, fewer], chance: wins },
      { score: [fewer, most], chance: 1 - wins },
    ]
  }
  const [scored, conceded] = [goals(1.35 * home), goals(1.2 * away)]
  return scored.flatMap((a, i) => conceded.map((b, j) => ({ score: [i, j] as const, chance: a * b })))
}

type Test = (score: readonly [number, number]) => boolean
const homeWins: Test = ([a, b]) => a > b
const awayWins: Test = ([a, b]) => a < b
const isDraw: Test = ([a, b]) => a === b
const isOver: Test = ([a, b]) => a + b > 2

/** The outcomes on offer, each with its condition. */
function outcomesOf(sport: Sport, [home, away]: readonly [string, string]) {
  const sides = [
    { id: "1", name: shared(home), test: homeWins },
    ...(sport === "football" ? [{ id: "X", name: DRAW, test: isDraw }] : []),
    { id: "2", name: shared(away), test: awayWins },
  ]
  const over = [
    { id: "over", name: OVER, test: isOver },
    { id: "under", name: UNDER, test: (score: readonly [number, number]) => !isOver(score) },
  ]
  return sport === "football"
    ? [
        { id: "result", outcomes: sides },
        { id: "goals", outcomes: over },
      ]
    : [{ id: "winner", outcomes: sides }]
}

/** Decimal odds for a chance, in thousandths, quoted to the hundredth. */
const oddsFor = (chance: number): number => Math.max(1010, Math.round(100 / (chance * MARGIN)) * 10)

/** The events of a day; deterministic. */
function eventsOf(day: number): SportsEvent[] {
  return SPORT_NAMES.flatMap((sport) => {
    const { perDay, minutes, sides, competition } = SPORTS[sport]
    const next = chanceOf(`${sport}:${day}`)
    // A side plays at most once a day.
    const drawn = sides.map((name) => ({ name, at: next() })).toSorted((a, b) => a.at - b.at)
    return Array.from({ length: perDay }, (_, n) => {
      const pair = [drawn[2 * n]!.name, drawn[2 * n + 1]!.name] as const
      const id = `${sport}-${day}-${n}`
      const startsAtMs = day * DAY_MS + (FIRST_START_MINUTES + 15 * Math.floor(next() * 40)) * MINUTE_MS
      const scores = scoresOf(sport, chanceOf(id))
      const markets = outcomesOf(sport, pair).map(({ id: market, outcomes }) => ({
        id: market,
        name: MARKETS[market as keyof typeof MARKETS],
        outcomes: outcomes.map(({ id: outcome, name, test }) => ({
          id: outcome,
          name,
          oddsThousandths: oddsFor(
            scores.filter(({ score }) => test(score)).reduce((sum, { chance }) => sum + chance, 0),
          ),
        })),
      }))
      return {
        id,
        sport,
        competition,
        sides: pair,
        startsAtMs,
        endsAtMs: startsAtMs + minutes * MINUTE_MS,
        markets,
      }
    })
  })
}

const dayOf = (ms: number) => Math.floor(ms / DAY_MS)

/** Events that have not begun, of today and the next three days, by start. */
export function openEvents(nowMs: number): SportsEvent[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => eventsOf(dayOf(nowMs) + ahead))
    .flat()
    .filter(({ startsAtMs }) => startsAtMs > nowMs)
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs || a.id.localeCompare(b.id))
}

/** Undefined for an unknown id. */
export function eventCalled(id: string): SportsEvent | undefined {
  const day = Number(/^[a-z]+-(\d{1,6})-\d{1,2}$/.exec(id)?.[1] ?? Number.NaN)
  return Number.isNaN(day) ? undefined : eventsOf(day).find((event) => event.id === id)
}

/** The result of an event, drawn by the probabilities behind its odds; deterministic. */
export function endOf({ id, sport, sides }: SportsEvent): Ended {
  const scores = scoresOf(sport, chanceOf(id))
  const drawn = chanceOf(`${id}:end`)() * scores.reduce((sum, { chance }) => sum + chance, 0)
  let passed = 0
  const { score } =
    scores.find(({ chance }) => {
      passed += chance
      return passed > drawn
    }) ?? scores.at(-1)!
  const won = outcomesOf(sport, sides).flatMap(({ id: market, outcomes }) =>
    outcomes.filter(({ test }) => test(score)).map((outcome) => `${market}:${outcome.id}`),
  )
  return { score, won: new Set(won) }
}
