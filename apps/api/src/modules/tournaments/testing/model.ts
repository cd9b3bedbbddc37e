/**
 * A second model of tournaments, written from the rules alone: it stores every event and computes a board from all
 * of them. Amounts are cents, points thousandths, instants ms.
 */
export type ModelTournament = {
  scoring: "bestMultiplier" | "sumOfMultipliers" | "totalWon" | "totalStaked"
  pointsEach: number
  cap: number | null
  leastCents: number
  betsEach: number | null
  game: number | null
  begins: number
  ends: number
  /** What each place is paid of a million, the first first. */
  shares: number[]
}
type Bet = {
  id: string
  player: number
  game: number
  stakeCents: number
  winCents: number
  at: number
  settled: number
}
type ModelEvent = { bet: Bet } | { voided: string }

export function model(tournament: ModelTournament) {
  const entered: { player: number; at: number; bought: number[] }[] = []
  const events: ModelEvent[] = []

  function standings() {
    const counted = new Map<number, (Bet & { points: number })[]>()
    const seen = new Set<string>()
    for (const each of events) {
      if ("voided" in each) {
        for (const [player, bets] of counted)
          counted.set(
            player,
            bets.filter(({ id }) => id !== each.voided),
          )
        continue
      }
      const { bet } = each
      const entry = entered.find(({ player }) => player === bet.player)
      if (!entry || seen.has(bet.id)) continue
      const mine = counted.get(bet.player) ?? []
      const isInTime = bet.at >= tournament.begins && bet.at >= entry.at && bet.at < tournament.ends
      const isEnough = bet.stakeCents >= tournament.leastCents
      const isOn = tournament.game === null || tournament.game === bet.game
      const bought = entry.bought.filter((at) => at <= bet.at).length
      const hasRoom = tournament.betsEach === null || mine.length < tournament.betsEach * (1 + bought)
      if (!isInTime || !isEnough || !isOn || !hasRoom) continue
      seen.add(bet.id)
      counted.set(bet.player, [...mine, { ...bet, points: scored(bet) }])
    }
    return [...counted]
      .map(([player, bets]) => {
        const scoring = bets.filter(({ points }) => points > 0)
        if (scoring.length === 0) return { player, points: 0, reached: 0 }
        if (tournament.scoring !== "bestMultiplier")
          return {
            player,
            points: scoring.reduce((sum, { points }) => sum + points, 0),
            reached: Math.max(...scoring.map(({ settled }) => settled)),
          }
        const points = Math.max(...scoring.map((bet) => bet.points))
        return {
          player,
          points,
          reached: Math.min(...scoring.filter((bet) => bet.points === points).map(({ settled }) => settled)),
        }
      })
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points || a.reached - b.reached || orderOf(a.player) - orderOf(b.player))
  }
  const orderOf = (player: number) => entered.findIndex((entry) => entry.player === player)

  function scored({ stakeCents, winCents }: Bet): number {
    const { scoring, pointsEach, cap } = tournament
    const counts = scoring === "totalStaked" ? stakeCents : winCents
    const perWhat = scoring === "totalStaked" || scoring === "totalWon" ? 100 : stakeCents
    const points = Math.floor((counts * pointsEach * 1000) / perWhat)
    return cap === null ? points : Math.min(points, cap * 1000)
  }

  return {
    enter: (player: number, at: number) => void entered.push({ player, at, bought: [] }),
    rebuy: (player: number, at: number) =>
      void entered.find((entry) => entry.player === player)!.bought.push(at),
    addEvent: (event: ModelEvent) => void events.push(event),
    standings,
    /** What each place is paid of a pool, cents. */
    paid(poolCents: number): { player: number; cents: number }[] {
      const places = standings().slice(0, tournament.shares.length)
      const whole = tournament.shares.slice(0, places.length).reduce((sum, share) => sum + share, 0)
      const exact = places.map((_, i) => (poolCents * tournament.shares[i]!) / whole)
      const cents = exact.map(Math.floor)
      let left = poolCents - cents.reduce((sum, each) => sum + each, 0)
      const byRest = places
        .map((_, i) => ({ i, rest: (poolCents * tournament.shares[i]!) % whole }))
        .sort((a, b) => b.rest - a.rest || a.i - b.i)
      for (const { i } of byRest) if (left-- > 0) cents[i]! += 1
      return places.map(({ player }, i) => ({ player, cents: cents[i]! })).filter(({ cents }) => cents > 0)
    },
  }
}
