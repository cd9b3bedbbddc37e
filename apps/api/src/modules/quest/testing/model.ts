import {
  cent,
  euro,
  type LogEvent,
  realMoney,
  type Settled,
  type SettledBet,
  shared,
  sum,
  type Voided,
} from "../../../../testing/modelEvents.ts"

// A second model of the quest, written from the published rules alone (decision 0062): weeks, tasks and places.

export type QuestTask = { kind: string; amount: number; points: number }
export type QuestWeek = {
  id: bigint
  begins: number
  ends: number
  tasks: QuestTask[]
  adds: bigint
  percents: number[]
}
type Round = { at: number; game: number; bets: SettledBet[] }
type Entry = {
  id: bigint
  player: bigint
  joined: number
  knew: ReadonlySet<number>
  rounds: Map<string, Round>
}
type Standing = { points: number; reached: number | null }
export type QuestPlace = {
  entry: bigint
  player: bigint
  points: number
  reached: number
  place: number
  prize: bigint
}
type Week = QuestWeek & { entries: Entry[]; places: QuestPlace[] | undefined }

const belgianDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" })
const days = new Map<number, string>()
/** The day in Belgium; a quarter of an hour lies within one day. */
const dayOf = (at: number): string => {
  const known = days.get(Math.floor(at / 900_000))
  if (known !== undefined) return known
  const day = belgianDay.format(at)
  days.set(Math.floor(at / 900_000), day)
  return day
}

/** What the tasks read of a player's round. `days` are Belgian days. */
type Done = {
  bets: readonly SettledBet[]
  stake: bigint
  win: bigint
  game: string
  category: string
  studio: string
  days: string[]
  isNew: boolean
}

/** A bet paid at least so many hundredths of its stake. */
const isHigh = ({ bets }: Done, hundredths: bigint) =>
  bets.some(({ stake, win }) => stake > 0n && win * 100n >= hundredths * stake)
const isWon = ({ stake, win }: Done) => win > stake
const ofKind = (kind: string): ((done: Done) => boolean) => {
  const category = /^(slot|dice|roulette|blackjack|table|live)[A-Z]/.exec(kind)?.[1]
  if (category === undefined) return () => true
  const code = { slot: "slots", table: "tables" }[category] ?? category
  return (done) => done.category === code
}
/** What a task counts once each. */
const named: Record<string, (done: Done) => string | readonly string[] | false> = {
  studios: ({ studio }) => studio,
  games: ({ game }) => game,
  newGames: ({ game, isNew }) => isNew && game,
  categories: ({ category }) => category,
  slotGames: ({ game }) => game,
  days: ({ days }) => days,
  slotDays: ({ days }) => days,
  winDays: (done) => isWon(done) && done.days,
  winGames: (done) => isWon(done) && done.game,
  winStudios: (done) => isWon(done) && done.studio,
}

/** Returns a function that takes a player's rounds in order and answers whether the task is done. */
function follow({ kind, amount }: QuestTask): (done: Done) => boolean {
  const counts = ofKind(kind)
  const wanted = BigInt(amount)
  const name = named[kind]
  if (name) {
    const names = new Set<string>()
    return (done) => {
      const one = counts(done) && name(done)
      if (one) for (const each of [one].flat()) names.add(each)
      return names.size >= amount
    }
  }
  let reached = 0n
  const adds = (done: Done): bigint => {
    if (/staked$/i.test(kind)) return done.stake / cent
    if (/wins$/i.test(kind)) return isWon(done) ? 1n : 0n
    if (kind === "smallRounds") return done.stake <= euro ? 1n : 0n
    if (kind === "fiveTimes") return isHigh(done, 500n) ? 1n : 0n
    return 1n
  }
  return (done) => {
    if (/multiple$/i.test(kind)) return counts(done) && isHigh(done, wanted)
    if (counts(done)) reached += adds(done)
    return reached >= wanted
  }
}

/** All weeks, computed from the events in the order of the log. An event that comes twice counts once. */
export class QuestModel {
  /** Entries whose paid place would have fewer points without a bet that was voided since. */
  readonly disputed = new Set<bigint>()
  readonly weeks = new Map<bigint, Week>()
  private readonly of = new Map<bigint, Entry[]>()
  private readonly bets = new Map<string, { entry: Entry; week: Week; round: Round; key: string }[]>()
  private readonly settled = new Set<string>()
  private readonly paid = new Map<Entry, QuestPlace>()

  addWeek(week: QuestWeek): void {
    this.weeks.set(week.id, { ...week, entries: [], places: undefined })
  }
  /** @param entry `knew`: the games that the player had played before */
  join(weekId: bigint, entry: Omit<Entry, "rounds">): void {
    const joined = { ...entry, rounds: new Map<string, Round>() }
    this.weeks.get(weekId)!.entries.push(joined)
    this.of.set(entry.player, [...(this.of.get(entry.player) ?? []), joined])
  }
  apply(event: LogEvent): void {
    if (event.kind === "settled") this.settle(event)
    else if (event.kind === "voided") this.voidBet(event)
    else if (event.kind === "weekEnded") {
      const week = this.weeks.get(event.week)!
      week.places = placesOf(week)
      const entries = new Map(week.entries.map((entry) => [entry.id, entry]))
      for (const place of week.places) if (place.prize > 0n) this.paid.set(entries.get(place.entry)!, place)
    }
  }
  /** Points of each entry of a running week, by its id. */
  standing(week: Week): Map<bigint, Standing> {
    return new Map(week.entries.map((entry) => [entry.id, standingOf(week, entry)]))
  }
  /** Units in the pool of a week; none after its end. */
  pool({ entries, adds, places }: Week): bigint {
    return places ? 0n : adds * BigInt(entries.length)
  }
  private settle(event: Settled): void {
    const money = realMoney(event).filter(({ uuid }) => !this.settled.has(uuid))
    for (const { uuid } of money) this.settled.add(uuid)
    for (const week of this.weeks.values()) {
      if (week.places) continue
      for (const entry of this.of.get(event.player) ?? []) {
        if (!week.entries.includes(entry)) continue
        const bets = money.filter(({ at }) => at >= entry.joined && at < week.ends)
        if (bets.length === 0) continue
        const round = { at: event.at, game: event.game, bets }
        entry.rounds.set(event.round, round)
        for (const { uuid } of bets)
          this.bets.set(uuid, [...(this.bets.get(uuid) ?? []), { entry, week, round, key: event.round }])
      }
    }
  }
  private voidBet({ uuid }: Voided): void {
    for (const { entry, week, round, key } of this.bets.get(uuid) ?? []) {
      round.bets = round.bets.filter((bet) => bet.uuid !== uuid)
      if (round.bets.length === 0) entry.rounds.delete(key)
      const place = this.paid.get(entry)
      if (place && standingOf(week, entry).points < place.points) this.disputed.add(entry.id)
    }
    this.bets.delete(uuid)
  }
}

function standingOf({ tasks }: QuestWeek, { rounds, knew }: Entry): Standing {
  const open = new Map(tasks.map((task) => [task, follow(task)]))
  let [points, reached]: [number, number | null] = [0, null]
  for (const { at, game, bets } of rounds.values()) {
    const [first] = bets
    const done: Done = {
      bets,
      stake: sum(bets.map(({ stake }) => stake)),
      win: sum(bets.map(({ win }) => win)),
      game: String(game),
      category: first!.category ?? "",
      studio: first!.studio ?? "",
      days: bets.map(({ at }) => dayOf(at)),
      isNew: !knew.has(game),
    }
    for (const [task, isDone] of open) {
      if (!isDone(done)) continue
      open.delete(task)
      points += task.points
      reached = reached === null ? at : Math.max(reached, at)
    }
  }
  return { points, reached }
}

/** Entries with points, the best first; the first ten share the pool by their percentages. */
function placesOf(week: Week): QuestPlace[] {
  const ranked = week.entries
    .map((entry) => ({ entry, ...standingOf(week, entry) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.reached! - b.reached! || Number(a.entry.id - b.entry.id))
  const worths = week.percents.slice(0, ranked.length).map(BigInt)
  const pays = ranked.length === 0 ? [] : shared(week.adds * BigInt(week.entries.length), worths)
  return ranked.map(({ entry, points, reached }, n) => ({
    entry: entry.id,
    player: entry.player,
    points,
    reached: reached!,
    place: n + 1,
    prize: pays[n] ?? 0n,
  }))
}
