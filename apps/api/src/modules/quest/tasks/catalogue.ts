import { quest as contract } from "@elite/contract"
import { brusselsDate } from "../../../platform/lib/calendar.ts"

type TaskKind = contract.TaskKind

/** A bet that counts for a quest: accepted after its player joined and before the week ended. Money in units. */
export type Bet = {
  readonly stakeUnits: bigint
  readonly winUnits: bigint
  readonly category: string | null
  readonly studio: string | null
  readonly acceptedAt: Date
}
/** What of a round counts: the bets of it that count and stand. */
export type Round = {
  readonly gameId: number
  /** Its player had never played this game when they joined. */
  readonly isNew: boolean
  readonly bets: readonly Bet[]
}

/**
 * What a round brings a task: so much more, a name of which each counts once, or a height of which the highest counts; null
 * where it brings nothing. Euros are counted in units, times a stake in hundredths.
 */
type Brings = { adds: bigint } | { names: readonly string[] } | { reaches: bigint } | null

/** What of a kind of task is data: its bounds, and how hard each amount is. Amounts are numbers, cents or hundredths. */
export type Declared = {
  /** Tasks of one group are much alike: a week has one of each at most. */
  readonly group: "variety" | "days" | "rounds" | "wins" | "height" | "stake"
  /** Only games of this category count. */
  readonly category: string | null
  readonly least: number
  readonly most: number
  /** What it takes for 100, 200 and 300 points. */
  readonly amounts: readonly [light: number, middle: number, hard: number]
  readonly brings: (round: Round) => Brings
}

const sumOf = (bets: readonly Bet[], of: (bet: Bet) => bigint) => bets.reduce((sum, bet) => sum + of(bet), 0n)
const stakeOf = ({ bets }: Round) => sumOf(bets, ({ stakeUnits }) => stakeUnits)
/** More came back of a round than was staked in it: what comes back of a stake is no win. */
const isWon = (round: Round) => sumOf(round.bets, ({ winUnits }) => winUnits) > stakeOf(round)
const counted = (isCounted: boolean): Brings => (isCounted ? { adds: 1n } : null)
const named = (names: readonly (string | null)[]): Brings => {
  const known = names.filter((name) => name !== null)
  return known.length > 0 ? { names: known } : null
}
const dayOf = ({ acceptedAt }: Bet) => brusselsDate(acceptedAt)
const hundredths = (bets: readonly Bet[]) =>
  bets.flatMap(({ stakeUnits, winUnits }) => (stakeUnits > 0n ? [(winUnits * 100n) / stakeUnits] : []))

const names = (of: (round: Round) => readonly (string | null)[]) => (round: Round) => named(of(round))
const days = names(({ bets }) => bets.map(dayOf))
const game = ({ gameId }: Round) => String(gameId)
const everyRound = ({ bets }: Round) => counted(bets.length > 0)
const wonRound = (round: Round) => counted(isWon(round))
const smallUnits = 100_000n
const fiveTimes = 500n
const highest = ({ bets }: Round): Brings => {
  const heights = hundredths(bets)
  return heights.length > 0 ? { reaches: heights.reduce((most, each) => (each > most ? each : most)) } : null
}
const stakes = (round: Round): Brings => ({ adds: stakeOf(round) })

type Amounts = Declared["amounts"]
const kind = (
  group: Declared["group"],
  [least, most]: readonly [number, number],
  amounts: Amounts,
  brings: Declared["brings"],
  category: string | null = null,
): Declared => ({ group, category, least, most, amounts, brings })

const few = [1, 20] as const
const week = [1, 7] as const
const many = [1, 500] as const
const times = [200, 1_000_000] as const
const cents = [100, 20_000] as const

/**
 * Every kind of task. Stakes are kept low and days few: a quest is for whoever plays anyway, and asks nobody to play more
 * than a week of their limits.
 */
export const catalogue: Readonly<Record<TaskKind, Declared>> = {
  studios: kind(
    "variety",
    few,
    [2, 3, 5],
    names(({ bets }) => bets.map(({ studio }) => studio)),
  ),
  games: kind(
    "variety",
    few,
    [3, 5, 8],
    names((round) => [game(round)]),
  ),
  newGames: kind(
    "variety",
    few,
    [1, 3, 5],
    names((round) => [round.isNew ? game(round) : null]),
  ),
  categories: kind(
    "variety",
    [1, 8],
    [2, 3, 4],
    names(({ bets }) => bets.map(({ category }) => category)),
  ),
  slotGames: kind(
    "variety",
    few,
    [2, 4, 6],
    names((round) => [game(round)]),
    "slots",
  ),

  days: kind("days", week, [2, 3, 4], days),
  slotDays: kind("days", week, [2, 3, 4], days, "slots"),
  winDays: kind(
    "days",
    week,
    [1, 2, 3],
    names((round) => (isWon(round) ? round.bets.map(dayOf) : [])),
  ),

  rounds: kind("rounds", many, [20, 40, 80], everyRound),
  slotRounds: kind("rounds", many, [20, 40, 80], everyRound, "slots"),
  diceRounds: kind("rounds", many, [10, 20, 40], everyRound, "dice"),
  rouletteRounds: kind("rounds", many, [5, 10, 20], everyRound, "roulette"),
  blackjackRounds: kind("rounds", many, [5, 10, 20], everyRound, "blackjack"),
  tableRounds: kind("rounds", many, [5, 10, 20], everyRound, "tables"),
  liveRounds: kind("rounds", many, [5, 10, 20], everyRound, "live"),
  smallRounds: kind("rounds", many, [20, 40, 80], (round) =>
    counted(round.bets.length > 0 && stakeOf(round) <= smallUnits),
  ),

  wins: kind("wins", many, [5, 10, 20], wonRound),
  slotWins: kind("wins", many, [3, 6, 12], wonRound, "slots"),
  diceWins: kind("wins", many, [3, 6, 12], wonRound, "dice"),
  rouletteWins: kind("wins", many, [3, 6, 10], wonRound, "roulette"),
  winGames: kind(
    "wins",
    few,
    [2, 3, 5],
    names((round) => [isWon(round) ? game(round) : null]),
  ),
  winStudios: kind(
    "wins",
    few,
    [1, 2, 3],
    names((round) => (isWon(round) ? round.bets.map(({ studio }) => studio) : [])),
  ),

  fiveTimes: kind("height", [1, 50], [1, 3, 5], ({ bets }) =>
    counted(hundredths(bets).some((each) => each >= fiveTimes)),
  ),
  multiple: kind("height", times, [500, 2_000, 5_000], highest),
  slotMultiple: kind("height", times, [500, 2_000, 5_000], highest, "slots"),
  diceMultiple: kind("height", times, [500, 1_000, 2_000], highest, "dice"),

  staked: kind("stake", cents, [1_000, 3_000, 5_000], stakes),
  slotStaked: kind("stake", cents, [1_000, 2_500, 5_000], stakes, "slots"),
  diceStaked: kind("stake", cents, [1_000, 2_500, 5_000], stakes, "dice"),
  rouletteStaked: kind("stake", cents, [1_000, 2_500, 5_000], stakes, "roulette"),
}

/** A task of a week: its kind, what there is to reach (a number, cents, or hundredths of a stake), and what it is worth. */
export type Task = { kind: TaskKind; amount: number; points: number }

const unitsOfCent = 1_000n

/** The same as it is counted: a number, units, or hundredths. */
export const targetOf = ({ kind: of, amount }: Pick<Task, "kind" | "amount">): bigint =>
  contract.taskUnits[of] === "euros" ? BigInt(amount) * unitsOfCent : BigInt(amount)

/** What was counted, as the wire says it: a number, whole cents of euros, or times a stake. */
export function onTheWire(of: TaskKind, counted: bigint): number {
  switch (contract.taskUnits[of]) {
    case "count":
      return Number(counted)
    case "euros":
      return Number(counted / unitsOfCent) / 100
    case "times":
      return Number(counted) / 100
  }
}
