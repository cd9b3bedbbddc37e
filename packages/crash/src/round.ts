import { crashMs, multiplierAt } from "./flight.ts"
import { type Hundredths, lowestHundredths } from "./result.ts"
import { autoCashOutAt, isValidStake, isValidTarget, paidCents, type Terms } from "./stake.ts"

/** A round may take off so long after it opened. The take-off closes it for bets, not a clock. */
export const bettingMs = 6_000
export const pauseMs = 3_000

/** Each bet ends once. */
export type BetOutcome =
  | {
      readonly how: "cashedOut"
      readonly at: Hundredths
      readonly paidCents: number
      readonly isByItself: boolean
    }
  | { readonly how: "lost" }
  /** Refunded: cancelled by its player before the take-off, or with a void round. */
  | { readonly how: "cancelled" }
  | { readonly how: "refunded" }

export type Bet = {
  readonly id: string
  readonly playerId: bigint
  readonly panel: "a" | "b"
  readonly stakeCents: number
  readonly target?: Hundredths | undefined
  readonly ended?: BetOutcome
}

/** Instants are ms UTC by the clock of the leader; an earlier one counts as the last. */
export type Round = {
  readonly number: number
  readonly terms: Terms
  readonly openedMs: number
  readonly stampedMs: number
  readonly bets: ReadonlyMap<string, Bet>
  /** Set at the take-off; the result is secret until the round is over. */
  readonly flight?: { readonly tookOffMs: number; readonly result: Hundredths }
  readonly over?: { readonly how: "crashed" | "void"; readonly atMs: number }
}

export type RoundRefusal =
  | "badStake"
  | "badTarget"
  | "panelTaken"
  | "knownBet"
  | "unknownBet"
  | "ended"
  | "tooEarly"
  | "notFlying"
  | "tookOff"
  | "over"

/** The round after a request; time has passed in it even after a refusal. */
export type RoundUpdate = { readonly round: Round; readonly refused?: RoundRefusal }

export const openRound = (number: number, terms: Terms, atMs: number): Round => ({
  number,
  terms,
  openedMs: atMs,
  stampedMs: atMs,
  bets: new Map(),
})

const withStamp = (round: Round, atMs: number): Round =>
  atMs > round.stampedMs ? { ...round, stampedMs: atMs } : round

function endBets(round: Round, endOf: (bet: Bet) => BetOutcome | undefined): Round {
  const changed: [string, Bet][] = []
  for (const [id, bet] of round.bets) {
    const ended = bet.ended ? undefined : endOf(bet)
    if (ended) changed.push([id, { ...bet, ended }])
  }
  return changed.length === 0 ? round : { ...round, bets: new Map([...round.bets, ...changed]) }
}

const cashedOut = (round: Round, bet: Bet, at: Hundredths, isByItself: boolean): BetOutcome => ({
  how: "cashedOut",
  at,
  paidCents: paidCents(bet.stakeCents, at, round.terms),
  isByItself,
})

/** Cashes out bets that reached their automatic multiplier, at exactly that and never above the result. */
function autoCashOut(round: Round): Round {
  if (!round.flight || round.over) return round
  const { tookOffMs, result } = round.flight
  const reached = Math.min(result, multiplierAt(round.stampedMs - tookOffMs))
  return endBets(round, (bet) => {
    const at = autoCashOutAt(bet, round.terms)
    return at <= reached ? cashedOut(round, bet, at, true) : undefined
  })
}

/** The result does not depend on when and how often it is called. */
export function advanceRound(before: Round, atMs: number): Round {
  const round = autoCashOut(withStamp(before, atMs))
  if (!round.flight || round.over) return round
  const crashedMs = round.flight.tookOffMs + crashMs(round.flight.result)
  if (round.stampedMs < crashedMs) return round
  return { ...endBets(round, () => ({ how: "lost" })), over: { how: "crashed", atMs: crashedMs } }
}

/** Places a bet before the take-off. Refuses with `over`, `tookOff`, `badStake`, `badTarget`, `knownBet`, `panelTaken`. */
export function placeBet(before: Round, bet: Omit<Bet, "ended">, atMs: number): RoundUpdate {
  const round = advanceRound(before, atMs)
  const { bets, terms } = round
  const isHere = (other: Bet) =>
    other.playerId === bet.playerId && other.panel === bet.panel && other.ended?.how !== "cancelled"
  if (round.over) return { round, refused: "over" }
  if (round.flight) return { round, refused: "tookOff" }
  if (!isValidStake(bet.stakeCents, terms)) return { round, refused: "badStake" }
  if (bet.target !== undefined && !isValidTarget(bet.target)) return { round, refused: "badTarget" }
  if (bets.has(bet.id)) return { round, refused: "knownBet" }
  if ([...bets.values()].some(isHere)) return { round, refused: "panelTaken" }
  return { round: { ...round, bets: new Map(bets).set(bet.id, bet) } }
}

/** Cancels a bet before the take-off. Refuses with `unknownBet`, `ended`, `tookOff`. */
export function cancelBet(before: Round, id: string, atMs: number): RoundUpdate {
  const round = advanceRound(before, atMs)
  const bet = round.bets.get(id)
  if (!bet) return { round, refused: "unknownBet" }
  if (bet.ended) return { round, refused: "ended" }
  if (round.flight) return { round, refused: "tookOff" }
  return { round: endBets(round, (other) => (other === bet ? { how: "cancelled" } : undefined)) }
}

/** Begins the flight with its result. Refuses with `over`, `tookOff`, and `tooEarly` in the first six seconds. */
export function takeOff(before: Round, result: Hundredths, atMs: number): RoundUpdate {
  const round = advanceRound(before, atMs)
  if (round.over) return { round, refused: "over" }
  if (round.flight) return { round, refused: "tookOff" }
  if (round.stampedMs < round.openedMs + bettingMs) return { round, refused: "tooEarly" }
  return { round: { ...round, flight: { tookOffMs: round.stampedMs, result } } }
}

/**
 * Cashes a bet out at the multiplier of this instant; in the millisecond of the crash it is too late. Refuses with
 * `unknownBet`, `notFlying`, `tooEarly` below 1.01, and `ended`, also where the bet was cashed out automatically
 * at this instant.
 */
export function cashOut(before: Round, id: string, atMs: number): RoundUpdate {
  const round = advanceRound(before, atMs)
  const bet = round.bets.get(id)
  if (!bet) return { round, refused: "unknownBet" }
  if (bet.ended) return { round, refused: "ended" }
  if (!round.flight) return { round, refused: "notFlying" }
  const at = multiplierAt(round.stampedMs - round.flight.tookOffMs)
  if (at < lowestHundredths) return { round, refused: "tooEarly" }
  return { round: endBets(round, (other) => (other === bet ? cashedOut(round, bet, at, false) : undefined)) }
}

/**
 * Ends a round whose leader is gone, as void. Cash-outs remain, automatic ones until now are made, and the other
 * bets are refunded even if the flight would have crashed meanwhile, because nobody could cash out. Its hash is
 * used up. A finished round stays as it is.
 */
export function takeOver(before: Round, atMs: number): Round {
  if (before.over) return before
  const round = autoCashOut(withStamp(before, atMs))
  return { ...endBets(round, () => ({ how: "refunded" })), over: { how: "void", atMs: round.stampedMs } }
}

/** The instant at which the next round opens, ms; undefined while this one is not over. */
export const nextOpeningMs = ({ over }: Round): number | undefined => over && over.atMs + pauseMs

/** The public view. Nothing in it depends on the result before the round is over. */
export type PublicRound = {
  readonly number: number
  readonly phase: "betting" | "flying" | "crashed" | "void"
  readonly takesOffMs: number
  readonly multiplier?: Hundredths
  readonly result?: Hundredths
  readonly bets: readonly Pick<Bet, "id" | "playerId" | "panel" | "stakeCents" | "ended">[]
}

/** The public view at the last instant of the round. Its hash is public once it is over. */
export function toPublicRound({ number, openedMs, stampedMs, bets, flight, over }: Round): PublicRound {
  return {
    number,
    phase: over?.how ?? (flight ? "flying" : "betting"),
    takesOffMs: flight?.tookOffMs ?? openedMs + bettingMs,
    ...(flight && !over && { multiplier: multiplierAt(stampedMs - flight.tookOffMs) }),
    ...(flight && over && { result: flight.result }),
    bets: [...bets.values()].map(({ target: _, ...bet }) => bet),
  }
}
