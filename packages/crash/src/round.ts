import { crashMs, multiplierAt } from "./flight.ts"
import { type Hundredths, lowestHundredths } from "./result.ts"
import { autoCashOutAt, isValidStake, isValidTarget, paidCents, type Terms } from "./stake.ts"

/** So long after it opened a round may take off, not sooner. It is the take-off that closes it for bets, and no clock. */
export const bettingMs = 6_000
/** So long after a round is over the next one is opened. */
export const pauseMs = 3_000

/** How a bet ended. Each ends once. */
export type BetOutcome =
  | {
      readonly how: "cashedOut"
      readonly at: Hundredths
      readonly paidCents: number
      readonly isByItself: boolean
    }
  | { readonly how: "lost" }
  /** Given back: its player took it back before the take-off, or the round was broken off. */
  | { readonly how: "cancelled" }
  | { readonly how: "refunded" }

export type Bet = {
  readonly id: string
  readonly playerId: bigint
  /** A player may have one bet at each of the two. */
  readonly panel: "a" | "b"
  readonly stakeCents: number
  /** Where it leaves by itself, if its player said so. */
  readonly target?: Hundredths | undefined
  readonly ended?: BetOutcome
}

/** One round. Instants are milliseconds UTC, as whoever leads it stamps them: what comes with an earlier one happens at the last. */
export type Round = {
  readonly number: number
  readonly terms: Terms
  readonly openedMs: number
  readonly stampedMs: number
  readonly bets: ReadonlyMap<string, Bet>
  /** Since its take-off; where it ends nobody is told before it is over. */
  readonly flight?: { readonly tookOffMs: number; readonly result: Hundredths }
  readonly over?: { readonly how: "crashed" | "void"; readonly atMs: number }
}

/** Why something was not done. */
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

/** The round after something was asked: time has passed in it, even where it was refused. */
export type RoundUpdate = { readonly round: Round; readonly refused?: RoundRefusal }

/** A round that opens for bets. */
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

/** Every bet that has reached where it leaves by itself, at exactly that; none above the result. */
function autoCashOut(round: Round): Round {
  if (!round.flight || round.over) return round
  const { tookOffMs, result } = round.flight
  const reached = Math.min(result, multiplierAt(round.stampedMs - tookOffMs))
  return endBets(round, (bet) => {
    const at = autoCashOutAt(bet, round.terms)
    return at <= reached ? cashedOut(round, bet, at, true) : undefined
  })
}

/**
 * Time passes until an instant: bets leave by themselves, and from the instant of the crash on all others are lost. However often
 * it is asked, and whenever, a round comes to the same.
 */
export function advanceRound(before: Round, atMs: number): Round {
  const round = autoCashOut(withStamp(before, atMs))
  if (!round.flight || round.over) return round
  const crashedMs = round.flight.tookOffMs + crashMs(round.flight.result)
  if (round.stampedMs < crashedMs) return round
  return { ...endBets(round, () => ({ how: "lost" })), over: { how: "crashed", atMs: crashedMs } }
}

/** Places a bet, which is possible until the take-off. Refuses with `over`, `tookOff`, `badStake`, `badTarget`, `knownBet`, `panelTaken`. */
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

/** Takes a bet back, which is possible until the take-off. Refuses with `unknownBet`, `ended`, `tookOff`. */
export function cancelBet(before: Round, id: string, atMs: number): RoundUpdate {
  const round = advanceRound(before, atMs)
  const bet = round.bets.get(id)
  if (!bet) return { round, refused: "unknownBet" }
  if (bet.ended) return { round, refused: "ended" }
  if (round.flight) return { round, refused: "tookOff" }
  return { round: endBets(round, (other) => (other === bet ? { how: "cancelled" } : undefined)) }
}

/** The flight begins, and where it will end is settled. Refuses with `over`, `tookOff`, and `tooEarly` in the first six seconds. */
export function takeOff(before: Round, result: Hundredths, atMs: number): RoundUpdate {
  const round = advanceRound(before, atMs)
  if (round.over) return { round, refused: "over" }
  if (round.flight) return { round, refused: "tookOff" }
  if (round.stampedMs < round.openedMs + bettingMs) return { round, refused: "tooEarly" }
  return { round: { ...round, flight: { tookOffMs: round.stampedMs, result } } }
}

/**
 * A player leaves, at the multiplier of this instant. In the millisecond of the crash it is too late, always. Refuses with
 * `unknownBet`, `notFlying`, `tooEarly` below 1.01, and with `ended` where the bet has ended, by itself in this very instant, too.
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
 * Somebody else has to lead a round that whoever led it left. What was cashed out stands, what should have left by itself until now
 * has, the rest is given back, whether or not the flight would have crashed meanwhile: nobody could leave it. The round is void
 * and its hash used up. A round that is over stays as it is.
 */
export function takeOver(before: Round, atMs: number): Round {
  if (before.over) return before
  const round = autoCashOut(withStamp(before, atMs))
  return { ...endBets(round, () => ({ how: "refunded" })), over: { how: "void", atMs: round.stampedMs } }
}

/** When the next round opens; undefined while this one is not over. */
export const nextOpeningMs = ({ over }: Round): number | undefined => over && over.atMs + pauseMs

/** What anybody may be told of a round. Nothing of it follows from where the flight will end before it is over. */
export type PublicRound = {
  readonly number: number
  readonly phase: "betting" | "flying" | "crashed" | "void"
  readonly takesOffMs: number
  readonly multiplier?: Hundredths
  readonly result?: Hundredths
  readonly bets: readonly Pick<Bet, "id" | "playerId" | "panel" | "stakeCents" | "ended">[]
}

/** What may be told of a round at its last instant. Whether its hash may be is whether it is over. */
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
