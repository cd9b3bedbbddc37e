import {
  euro,
  type LogEvent,
  realMoney,
  type Settled,
  type SettledBet,
  shared,
  sum,
  type Voided,
} from "../../../../testing/modelEvents.ts"

// A second model of tournaments, written from their published rules alone (decision 0063).

export type TournamentOffer = {
  id: bigint
  type: "cash" | "credit" | "cashPoint"
  scoring: "bestMultiplier" | "sumOfMultipliers" | "totalWon" | "totalStaked"
  pointsEach: number
  capPoints: number | null
  leastStake: bigint
  betsAtMost: number | null
  games: number[] | null
  fee: bigint
  rebuyFee: bigint
  credit: bigint | null
  /** Units of money, or thousandths of a point. */
  house: bigint
  prizesIn: "cash" | "points"
  begins: number
  ends: number
  prizes: { to: number; sharePpm: number }[]
}
type Bet = { uuid: string; points: bigint; settledAt: number; isVoid: boolean }
export type TournamentEntry = {
  id: bigint
  tournament: bigint
  player: bigint
  entered: number
  state: "in" | "left" | "paidBack"
  /** Instants of the rebuys, ms. */
  rebuys: number[]
  paid: bigint
  bets: Bet[]
}
export type TournamentPlace = {
  entry: bigint
  player: bigint
  points: bigint
  reached: number
  rank: number
  won: bigint
}
type Tournament = TournamentOffer & { entries: TournamentEntry[]; places: TournamentPlace[] | undefined }
type Standing = { bets: number; points: bigint; reached: number | null }

/**
 * All tournaments, computed from the events in the order of the log. An event that comes twice counts once.
 * `entryOfPurse` answers the entry that a purse of CREDIT belongs to.
 */
export class TournamentModel {
  readonly tournaments = new Map<bigint, Tournament>()
  readonly entries = new Map<bigint, TournamentEntry>()
  /** Entries that won with a bet that was voided since. */
  readonly disputed = new Set<bigint>()
  private readonly of = new Map<bigint, TournamentEntry[]>()
  private readonly bets = new Map<string, TournamentEntry[]>()
  private readonly counted = new Set<string>()
  private readonly won = new Set<bigint>()
  private readonly final = new Map<bigint, Standing>()
  private readonly entryOfPurse: (purse: bigint) => bigint | undefined

  constructor(entryOfPurse: (purse: bigint) => bigint | undefined) {
    this.entryOfPurse = entryOfPurse
  }
  add(offer: TournamentOffer): void {
    this.tournaments.set(offer.id, { ...offer, entries: [], places: undefined })
  }
  apply(event: LogEvent): void {
    if (event.kind === "settled") this.settle(event)
    else if (event.kind === "voided") this.voidBet(event)
    else if (event.kind === "due") this.count(this.tournaments.get(event.tournament)!)
    else if (event.kind === "left") this.end(event.entry, "left")
    else if (event.kind === "paidBack") this.end(event.entry, "paidBack")
    else if (event.kind === "entered" && event.isRebuy) {
      const entry = this.entries.get(event.entry)!
      entry.rebuys.push(event.at)
      entry.paid += event.fee
    } else if (event.kind === "entered") {
      const { entry: id, tournament, player, at, fee } = event
      const entry = {
        id,
        tournament,
        player,
        entered: at,
        state: "in" as const,
        rebuys: [],
        paid: fee,
        bets: [],
      }
      this.entries.set(id, entry)
      this.tournaments.get(tournament)!.entries.push(entry)
      this.of.set(player, [...(this.of.get(player) ?? []), entry])
    }
  }
  activeEntries({ entries }: Tournament): TournamentEntry[] {
    return entries.filter(({ state }) => state === "in")
  }
  /** The entries and rebuys of those who are still in it, and what the operator adds. */
  pool(tournament: Tournament): bigint {
    return tournament.house + sum(this.activeEntries(tournament).map(({ paid }) => paid))
  }
  standing(entry: TournamentEntry): Standing {
    // The result does not change after the count: a person decides about bets voided later.
    const counted = this.final.get(entry.id)
    if (counted) return counted
    const { scoring } = this.tournaments.get(entry.tournament)!
    const standing = entry.bets.filter(({ isVoid }) => !isVoid)
    let [points, reached]: [bigint, number | null] = [0n, null]
    for (const bet of standing) {
      if (scoring === "bestMultiplier") {
        if (bet.points < points || bet.points === 0n) continue
        reached = bet.points === points ? Math.min(reached!, bet.settledAt) : bet.settledAt
        points = bet.points
      } else if (bet.points > 0n) {
        points += bet.points
        reached = reached === null ? bet.settledAt : Math.max(reached, bet.settledAt)
      }
    }
    return { bets: standing.length, points, reached }
  }
  private end(id: bigint, state: "left" | "paidBack"): void {
    this.entries.get(id)!.state = state
  }
  private settle(event: Settled): void {
    for (const entry of this.of.get(event.player) ?? []) {
      const tournament = this.tournaments.get(entry.tournament)!
      if (entry.state !== "in" || tournament.places) continue
      if (tournament.games && !tournament.games.includes(event.game)) continue
      for (const bet of this.playedIn(tournament, entry, event)) {
        if (bet.stake < tournament.leastStake || bet.stake === 0n) continue
        if (bet.at < tournament.begins || bet.at >= tournament.ends || bet.at < entry.entered) continue
        const paidFor = 1 + entry.rebuys.filter((at) => at <= bet.at).length
        if (tournament.betsAtMost !== null && this.standing(entry).bets >= tournament.betsAtMost * paidFor)
          continue
        if (this.counted.has(`${entry.id}|${bet.uuid}`)) continue
        this.counted.add(`${entry.id}|${bet.uuid}`)
        const points = pointsOf(tournament, bet)
        entry.bets.push({ uuid: bet.uuid, points, settledAt: event.at, isVoid: false })
        this.bets.set(bet.uuid, [...(this.bets.get(bet.uuid) ?? []), entry])
      }
    }
  }
  /** CREDIT counts in the tournament that it was bought for; elsewhere the cash part of a bet counts. */
  private playedIn({ type }: Tournament, { id }: TournamentEntry, event: Settled): readonly SettledBet[] {
    if (type !== "credit") return realMoney(event)
    return event.purse === "credit" && this.entryOfPurse(event.purseId!) === id ? event.bets : []
  }
  /** Winning places of the tournaments that pay money, or points. */
  paid(what: TournamentOffer["prizesIn"]): TournamentPlace[] {
    return [...this.tournaments.values()].flatMap(({ prizesIn, places = [] }) =>
      prizesIn === what ? places.filter(({ won }) => won > 0n) : [],
    )
  }
  private voidBet({ uuid }: Voided): void {
    for (const entry of this.bets.get(uuid) ?? []) {
      entry.bets.find((bet) => bet.uuid === uuid)!.isVoid = true
      if (this.won.has(entry.id)) this.disputed.add(entry.id)
    }
    this.bets.delete(uuid)
  }
  private count(tournament: Tournament): void {
    for (const entry of tournament.entries) this.final.set(entry.id, this.standing(entry))
    const ranked = this.activeEntries(tournament)
      .map((entry) => ({ entry, ...this.standing(entry) }))
      .filter(({ points }) => points > 0n)
      .sort(
        (a, b) => Number(b.points - a.points) || a.reached! - b.reached! || Number(a.entry.id - b.entry.id),
      )
    let from = 0
    const worths = tournament.prizes.flatMap(({ to, sharePpm }) => {
      const places = Array.from({ length: to - from }, () => BigInt(sharePpm))
      from = to
      return places
    })
    const pays = ranked.length === 0 ? [] : shared(this.pool(tournament), worths.slice(0, ranked.length))
    tournament.places = ranked.map(({ entry, points, reached }, n) => ({
      entry: entry.id,
      player: entry.player,
      points,
      reached: reached!,
      rank: n + 1,
      won: pays[n] ?? 0n,
    }))
    for (const { entry, won } of tournament.places) if (won > 0n) this.won.add(entry)
  }
}

/** Thousandths of a point of one bet: per euro or per multiple of the stake, capped. */
function pointsOf(offer: TournamentOffer, { stake, win }: { stake: bigint; win: bigint }): bigint {
  const each = BigInt(offer.pointsEach) * 1_000n
  const of = {
    bestMultiplier: () => (win * each) / stake,
    sumOfMultipliers: () => (win * each) / stake,
    totalWon: () => (win * each) / euro,
    totalStaked: () => (stake * each) / euro,
  }[offer.scoring]()
  const cap = offer.capPoints === null ? of : BigInt(offer.capPoints) * 1_000n
  return of < cap ? of : cap
}
