// A second model of a quest, written from its rules alone (decision 0062): it keeps every bet and computes everything
// again, in plain numbers.

export type ModelBet = {
  uuid: string
  player: number
  round: string
  game: number
  stake: number
  win: number
  category: string
  studio: string
  accepted: number
  settled: number
}
type Joined = { player: number; at: number; entry: number }

const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" })

/** How far bets have come for each of the tasks that the model is tried with; units and hundredths. */
const measures: Record<string, (bets: ModelBet[]) => number> = {
  studios: (bets) => new Set(bets.map(({ studio }) => studio)).size,
  multiple: (bets) => Math.max(0, ...bets.map(({ stake, win }) => Math.floor((win * 100) / stake))),
  staked: (bets) => bets.reduce((sum, { stake }) => sum + stake, 0),
  wins: (bets) =>
    [...Map.groupBy(bets, ({ round }) => round).values()].filter(
      (own) => own.reduce((rest, { stake, win }) => rest + win - stake, 0) > 0,
    ).length,
  diceRounds: (bets) =>
    new Set(bets.filter(({ category }) => category === "dice").map(({ round }) => round)).size,
  days: (bets) => new Set(bets.map(({ accepted }) => day.format(accepted))).size,
}

export class QuestModel {
  readonly #tasks: readonly { kind: string; target: number; points: number }[]
  readonly #begins: number
  readonly #ends: number
  readonly #joined: Joined[] = []
  readonly #bets: ModelBet[] = []
  readonly #voided = new Set<string>()

  constructor(
    { begins, ends }: { begins: number; ends: number },
    tasks: readonly { kind: string; target: number; points: number }[],
  ) {
    this.#begins = begins
    this.#ends = ends
    this.#tasks = tasks
  }

  join(player: number, at: number): void {
    if (at < this.#begins || at >= this.#ends) throw new Error("nobody joins a week that does not run")
    this.#joined.push({ player, at, entry: this.#joined.length + 1 })
  }
  /** The bets of a round in the order of the log; a repeated bet counts once. */
  settle(bets: readonly ModelBet[]): void {
    for (const bet of bets) if (!this.#bets.some(({ uuid }) => uuid === bet.uuid)) this.#bets.push(bet)
  }
  giveBack(uuid: string): void {
    if (this.#bets.some((bet) => bet.uuid === uuid)) this.#voided.add(uuid)
  }

  #standing({ player, at }: Joined): { points: number; reached: number | null } {
    const own = this.#bets.filter(
      (bet) =>
        bet.player === player &&
        bet.accepted >= at &&
        bet.accepted < this.#ends &&
        !this.#voided.has(bet.uuid),
    )
    const rounds = [...new Set(own.map(({ round }) => round))]
    let points = 0
    let reached: number | null = null
    for (const { kind, target, points: worth } of this.#tasks)
      for (let n = 1; n <= rounds.length; n++) {
        const until = own.filter(({ round }) => rounds.indexOf(round) < n)
        if (measures[kind]!(until) < target) continue
        points += worth
        reached = Math.max(reached ?? 0, until.at(-1)!.settled)
        break
      }
    return { points, reached }
  }

  /** Who stands where. */
  ranking(): { player: number; points: number; reached: number | null }[] {
    return this.#joined
      .map((joined) => ({ ...joined, ...this.#standing(joined) }))
      .sort(
        (a, b) =>
          b.points - a.points ||
          (a.reached ?? Number.POSITIVE_INFINITY) - (b.reached ?? Number.POSITIVE_INFINITY) ||
          a.entry - b.entry,
      )
      .map(({ player, points, reached }) => ({ player, points, reached }))
  }

  /** What each of the first places is paid, in cents: the pool by thirty, twenty … per cent, the remainders to the largest. */
  payouts(): number[] {
    const percents = [30, 20, 15, 10, 8, 5, 4, 3, 3, 2]
    const reached = this.ranking().filter(({ points }) => points > 0).length
    const counting = percents.slice(0, reached)
    const whole = counting.reduce((sum, percent) => sum + percent, 0)
    const pool = 3_000 * this.#joined.length
    const paid = counting.map((percent) => Math.floor((pool * percent) / whole))
    const order = counting
      .map((percent, place) => ({ place, left: (pool * percent) % whole }))
      .sort((a, b) => b.left - a.left || a.place - b.place)
    for (let rest = pool - paid.reduce((sum, cents) => sum + cents, 0), n = 0; n < rest && reached > 0; n++)
      paid[order[n]!.place]! += 1
    return paid
  }
}
