import { quest as contract } from "@elite/contract"
import { brusselsDate } from "../../../platform/lib/calendar.ts"

type TaskKind = contract.TaskKind

/** Accepted after its player joined and before the week ended. Money in units. */
export type CountedBet = {
  readonly stakeUnits: bigint
  readonly winUnits: bigint
  readonly category: string | null
  readonly studio: string | null
  readonly acceptedAt: Date
}
export type CountedRound = {
  readonly gameId: number
  /** The player had never played the game when they joined. */
  readonly isNew: boolean
  readonly bets: readonly CountedBet[]
}

/** Euros are in units, multiples of the stake in hundredths; null contributes nothing. */
type Contribution = { adds: bigint } | { names: readonly string[] } | { reaches: bigint } | null

/** The bounds of a kind of task. Amounts are numbers, cents or hundredths. */
export type TaskDeclaration = {
  /** A week has at most one task of a group, where it can. */
  readonly group: "variety" | "days" | "rounds" | "wins" | "height" | "stake"
  readonly category: string | null
  readonly least: number
  readonly most: number
  /** The amounts for 100, 200 and 300 points. */
  readonly amounts: readonly [light: number, middle: number, hard: number]
  readonly brings: (round: CountedRound) => Contribution
}

const sumOf = (bets: readonly CountedBet[], of: (bet: CountedBet) => bigint) =>
  bets.reduce((sum, bet) => sum + of(bet), 0n)
const sumStakes = ({ bets }: CountedRound) => sumOf(bets, ({ stakeUnits }) => stakeUnits)
/** A stake that comes back is no win. */
const isWinningRound = (round: CountedRound) =>
  sumOf(round.bets, ({ winUnits }) => winUnits) > sumStakes(round)
const countOne = (isCounted: boolean): Contribution => (isCounted ? { adds: 1n } : null)
const countNames = (names: readonly (string | null)[]): Contribution => {
  const known = names.filter((name) => name !== null)
  return known.length > 0 ? { names: known } : null
}
const betDay = ({ acceptedAt }: CountedBet) => brusselsDate(acceptedAt)
const multiples = (bets: readonly CountedBet[]) =>
  bets.flatMap(({ stakeUnits, winUnits }) => (stakeUnits > 0n ? [(winUnits * 100n) / stakeUnits] : []))

const distinct = (of: (round: CountedRound) => readonly (string | null)[]) => (round: CountedRound) =>
  countNames(of(round))
const days = distinct(({ bets }) => bets.map(betDay))
const gameName = ({ gameId }: CountedRound) => String(gameId)
const countRound = ({ bets }: CountedRound) => countOne(bets.length > 0)
const countWonRound = (round: CountedRound) => countOne(isWinningRound(round))
const smallStakeUnits = 100_000n
const fiveTimesHundredths = 500n
const highestMultiple = ({ bets }: CountedRound): Contribution => {
  const heights = multiples(bets)
  return heights.length > 0 ? { reaches: heights.reduce((most, each) => (each > most ? each : most)) } : null
}
const addStakes = (round: CountedRound): Contribution => ({ adds: sumStakes(round) })

type Amounts = TaskDeclaration["amounts"]
const declareTask = (
  group: TaskDeclaration["group"],
  [least, most]: readonly [number, number],
  amounts: Amounts,
  brings: TaskDeclaration["brings"],
  category: string | null = null,
): TaskDeclaration => ({ group, category, least, most, amounts, brings })

const fewBounds = [1, 20] as const
const weekBounds = [1, 7] as const
const manyBounds = [1, 500] as const
const timesBounds = [200, 1_000_000] as const
const centsBounds = [100, 20_000] as const

/** Stakes are low and days few, so that a quest asks nobody to play more than within a week of their limits. */
export const catalogue: Readonly<Record<TaskKind, TaskDeclaration>> = {
  studios: declareTask(
    "variety",
    fewBounds,
    [2, 3, 5],
    distinct(({ bets }) => bets.map(({ studio }) => studio)),
  ),
  games: declareTask(
    "variety",
    fewBounds,
    [3, 5, 8],
    distinct((round) => [gameName(round)]),
  ),
  newGames: declareTask(
    "variety",
    fewBounds,
    [1, 3, 5],
    distinct((round) => [round.isNew ? gameName(round) : null]),
  ),
  categories: declareTask(
    "variety",
    [1, 8],
    [2, 3, 4],
    distinct(({ bets }) => bets.map(({ category }) => category)),
  ),
  slotGames: declareTask(
    "variety",
    fewBounds,
    [2, 4, 6],
    distinct((round) => [gameName(round)]),
    "slots",
  ),

  days: declareTask("days", weekBounds, [2, 3, 4], days),
  slotDays: declareTask("days", weekBounds, [2, 3, 4], days, "slots"),
  winDays: declareTask(
    "days",
    weekBounds,
    [1, 2, 3],
    distinct((round) => (isWinningRound(round) ? round.bets.map(betDay) : [])),
  ),

  rounds: declareTask("rounds", manyBounds, [20, 40, 80], countRound),
  slotRounds: declareTask("rounds", manyBounds, [20, 40, 80], countRound, "slots"),
  diceRounds: declareTask("rounds", manyBounds, [10, 20, 40], countRound, "dice"),
  rouletteRounds: declareTask("rounds", manyBounds, [5, 10, 20], countRound, "roulette"),
  blackjackRounds: declareTask("rounds", manyBounds, [5, 10, 20], countRound, "blackjack"),
  tableRounds: declareTask("rounds", manyBounds, [5, 10, 20], countRound, "tables"),
  liveRounds: declareTask("rounds", manyBounds, [5, 10, 20], countRound, "live"),
  smallRounds: declareTask("rounds", manyBounds, [20, 40, 80], (round) =>
    countOne(round.bets.length > 0 && sumStakes(round) <= smallStakeUnits),
  ),

  wins: declareTask("wins", manyBounds, [5, 10, 20], countWonRound),
  slotWins: declareTask("wins", manyBounds, [3, 6, 12], countWonRound, "slots"),
  diceWins: declareTask("wins", manyBounds, [3, 6, 12], countWonRound, "dice"),
  rouletteWins: declareTask("wins", manyBounds, [3, 6, 10], countWonRound, "roulette"),
  winGames: declareTask(
    "wins",
    fewBounds,
    [2, 3, 5],
    distinct((round) => [isWinningRound(round) ? gameName(round) : null]),
  ),
  winStudios: declareTask(
    "wins",
    fewBounds,
    [1, 2, 3],
    distinct((round) => (isWinningRound(round) ? round.bets.map(({ studio }) => studio) : [])),
  ),

  fiveTimes: declareTask("height", [1, 50], [1, 3, 5], ({ bets }) =>
    countOne(multiples(bets).some((each) => each >= fiveTimesHundredths)),
  ),
  multiple: declareTask("height", timesBounds, [500, 2_000, 5_000], highestMultiple),
  slotMultiple: declareTask("height", timesBounds, [500, 2_000, 5_000], highestMultiple, "slots"),
  diceMultiple: declareTask("height", timesBounds, [500, 1_000, 2_000], highestMultiple, "dice"),

  staked: declareTask("stake", centsBounds, [1_000, 3_000, 5_000], addStakes),
  slotStaked: declareTask("stake", centsBounds, [1_000, 2_500, 5_000], addStakes, "slots"),
  diceStaked: declareTask("stake", centsBounds, [1_000, 2_500, 5_000], addStakes, "dice"),
  rouletteStaked: declareTask("stake", centsBounds, [1_000, 2_500, 5_000], addStakes, "roulette"),
}

/** `amount` is a number, cents, or hundredths of a stake. */
export type Task = { kind: TaskKind; amount: number; points: number }

const unitsOfCent = 1_000n

/** A number, units, or hundredths of a stake. */
export const taskTarget = ({ kind: of, amount }: Pick<Task, "kind" | "amount">): bigint =>
  contract.taskUnits[of] === "euros" ? BigInt(amount) * unitsOfCent : BigInt(amount)

/** A number, whole cents as euros, or multiples of a stake. */
export function toWireAmount(of: TaskKind, counted: bigint): number {
  switch (contract.taskUnits[of]) {
    case "count":
      return Number(counted)
    case "euros":
      return Number(counted / unitsOfCent) / 100
    case "times":
      return Number(counted) / 100
  }
}
