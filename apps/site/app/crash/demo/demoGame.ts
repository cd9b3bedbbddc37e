import type { crash } from "@elite/contract"
import {
  advanceRound,
  type Bet,
  type BetOutcome,
  bettingMs,
  cancelBet,
  cashOut,
  crashMs,
  type Hundredths,
  lowestHundredths,
  multiplierAt,
  openRound,
  placeBet,
  type RoundRefusal,
  type Terms,
  takeOver,
  topHundredths,
} from "@elite/crash"

export const demoStartCents = 300_000

export type DemoBet = {
  readonly own: crash.OwnCrashBet
  /** Those of the round when the bet was placed. */
  readonly terms: Terms
  /**
   * When the server had the request to cash out, ms UTC by its clock. It counts once the flight is known to have lasted
   * until then.
   */
  readonly cashOutMs?: number
}
export type DemoGame = { readonly cents: number; readonly bets: readonly DemoBet[] }

export type DemoRefusal =
  | "CrashNotOpenErrorType"
  | "CrashTookOffErrorType"
  | "CrashNotFlyingErrorType"
  | "CrashTooEarlyErrorType"
  | "CrashPanelTakenErrorType"
  | "CrashStakeErrorType"
  | "InsufficientFundsErrorType"
  | "NotFoundErrorType"
export type DemoUpdate = { readonly game: DemoGame; readonly refused?: DemoRefusal }

export const newDemoGame: DemoGame = { cents: demoStartCents, bets: [] }

export const findDemoBet = ({ bets }: DemoGame, betId: string): crash.OwnCrashBet | undefined =>
  bets.find(({ own }) => own.betId === betId)?.own

export const hasOpenBet = ({ bets }: DemoGame): boolean => bets.some(({ own }) => own.state === "placed")

const toCents = (euros: number): number => Math.round(euros * 100)

function toOutcome({ state, at, paid, isByItself }: crash.OwnCrashBet): BetOutcome | undefined {
  if (state === "placed") return undefined
  if (state !== "cashedOut") return { how: state }
  return { how: state, at: at!, paidCents: toCents(paid!), isByItself }
}

function toBet({ own }: DemoBet): Bet {
  const ended = toOutcome(own)
  return {
    id: own.betId,
    playerId: 0n,
    panel: own.panel,
    stakeCents: toCents(own.stake),
    target: own.target ?? undefined,
    ...(ended && { ended }),
  }
}

const toBets = (bets: readonly DemoBet[]): ReadonlyMap<string, Bet> =>
  new Map(bets.map((bet) => [bet.own.betId, toBet(bet)]))

const replaceBet = ({ cents, bets }: DemoGame, bet: DemoBet): DemoGame => ({
  cents,
  bets: bets.map((other) => (other.own.betId === bet.own.betId ? bet : other)),
})

export type DemoBetInput = {
  readonly betId: string
  readonly roundId: number
  readonly panel: "a" | "b"
  /** Euros, as on the wire. */
  readonly amount: number
  readonly target?: Hundredths | undefined
}

const placeRefusals: Partial<Record<RoundRefusal, DemoRefusal>> = {
  badStake: "CrashStakeErrorType",
  badTarget: "CrashStakeErrorType",
  panelTaken: "CrashPanelTakenErrorType",
}

/** `state` and `terms` are those that the server answered for this bet. */
export function placeDemoBet(
  game: DemoGame,
  { state, terms }: { state: crash.CrashState | null; terms: Terms },
  { betId, roundId, panel, amount, target }: DemoBetInput,
): DemoUpdate {
  if (findDemoBet(game, betId)) return { game }
  if (state?.phase !== "betting" || state.roundId !== roundId)
    return { game, refused: "CrashNotOpenErrorType" }
  const own: crash.OwnCrashBet = {
    betId,
    roundId,
    chainId: state.chainId,
    number: state.number,
    panel,
    stake: amount,
    target: target ?? null,
    state: "placed",
    at: null,
    paid: null,
    isByItself: false,
    placedAt: new Date(state.nowMs).toISOString(),
    endedAt: null,
    result: null,
  }
  const kept = game.bets.filter((bet) => bet.own.roundId === roundId || bet.own.state === "placed")
  const here = kept.filter((bet) => bet.own.roundId === roundId)
  const round = { ...openRound(state.number, terms, state.openedMs), bets: toBets(here) }
  const { refused } = placeBet(round, toBet({ own, terms }), state.nowMs)
  if (refused) return { game, refused: placeRefusals[refused] ?? "CrashNotOpenErrorType" }
  const stakeCents = toCents(amount)
  if (stakeCents > game.cents) return { game, refused: "InsufficientFundsErrorType" }
  return { game: { cents: game.cents - stakeCents, bets: [...kept, { own, terms }] } }
}

export function cancelDemoBet(game: DemoGame, state: crash.CrashState | null, betId: string): DemoUpdate {
  const bet = game.bets.find(({ own }) => own.betId === betId)
  if (!bet) return { game, refused: "NotFoundErrorType" }
  if (bet.own.state === "cancelled") return { game }
  if (state?.phase !== "betting" || state.roundId !== bet.own.roundId)
    return { game, refused: "CrashTookOffErrorType" }
  const round = { ...openRound(bet.own.number, bet.terms, state.openedMs), bets: toBets([bet]) }
  const ended = cancelBet(round, betId, state.nowMs).round.bets.get(betId)?.ended
  return ended ? { game: endDemoBet(game, bet, ended, { atMs: state.nowMs }) } : { game }
}

/** The instant is the server's; the bet ends by `settleDemo`, when the flight is known to have lasted until then. */
export function requestDemoCashOut(
  game: DemoGame,
  state: crash.CrashState | null,
  betId: string,
): DemoUpdate {
  const bet = game.bets.find(({ own }) => own.betId === betId)
  if (!bet) return { game, refused: "NotFoundErrorType" }
  const isHere = state?.roundId === bet.own.roundId
  if (isHere && state.phase === "betting") return { game, refused: "CrashNotFlyingErrorType" }
  if (!isHere || state.phase !== "flying" || bet.own.state !== "placed" || bet.cashOutMs !== undefined)
    return { game }
  if (multiplierAt(Math.max(0, state.nowMs - state.takesOffMs)) < lowestHundredths)
    return { game, refused: "CrashTooEarlyErrorType" }
  return { game: replaceBet(game, { ...bet, cashOutMs: state.nowMs }) }
}

/** A flight as far as it is known; `tookOffMs` is undefined where it did not take off, or nobody knows. */
type KnownFlight = {
  readonly how: "flying" | "crashed" | "void"
  readonly tookOffMs: number | undefined
  readonly atMs: number
  readonly result?: Hundredths | undefined
}

function findOutcome(bet: DemoBet, { how, tookOffMs, atMs, result }: KnownFlight): BetOutcome | undefined {
  const { own, terms, cashOutMs } = bet
  const before = {
    ...openRound(own.number, terms, tookOffMs ?? atMs),
    bets: toBets([bet]),
    ...(tookOffMs !== undefined && { flight: { tookOffMs, result: result ?? topHundredths } }),
  }
  const hasCashOut = how !== "void" && cashOutMs !== undefined && cashOutMs <= atMs
  const round = hasCashOut ? cashOut(before, own.betId, cashOutMs).round : before
  return (how === "void" ? takeOver(round, atMs) : advanceRound(round, atMs)).bets.get(own.betId)?.ended
}

function endDemoBet(
  game: DemoGame,
  bet: DemoBet,
  outcome: BetOutcome,
  { atMs, result }: Pick<KnownFlight, "atMs" | "result">,
): DemoGame {
  const isPaid = outcome.how === "cashedOut"
  const isBack = outcome.how === "cancelled" || outcome.how === "refunded"
  const credit = isPaid ? outcome.paidCents : isBack ? toCents(bet.own.stake) : 0
  const own: crash.OwnCrashBet = {
    ...bet.own,
    state: outcome.how,
    at: isPaid ? outcome.at : null,
    paid: isPaid ? outcome.paidCents / 100 : null,
    isByItself: isPaid && outcome.isByItself,
    endedAt: new Date(atMs).toISOString(),
    result: result ?? null,
  }
  return { ...replaceBet(game, { ...bet, own }), cents: game.cents + credit }
}

/** A balance below the least stake is filled up again once no bet is open. */
function settleWith(game: DemoGame, findFlight: (bet: DemoBet) => KnownFlight | undefined): DemoGame {
  let after = game
  for (const bet of game.bets) {
    const flight = bet.own.state === "placed" ? findFlight(bet) : undefined
    const outcome = flight && findOutcome(bet, flight)
    if (outcome) after = endDemoBet(after, bet, outcome, flight)
  }
  const least = Math.min(...after.bets.map(({ terms }) => terms.minStakeCents))
  const isRefilled = after !== game && !hasOpenBet(after) && after.cents < least
  return isRefilled ? { ...after, cents: demoStartCents } : after
}

function toKnownFlight(state: crash.CrashState): KnownFlight | undefined {
  const { phase, nowMs, openedMs, takesOffMs, overMs, result } = state
  if (phase === "betting") return undefined
  // A round that did not take off states the earliest take-off, which a real one always exceeds.
  const tookOffMs = phase === "void" && takesOffMs <= openedMs + bettingMs ? undefined : takesOffMs
  return { how: phase, tookOffMs, atMs: overMs ?? nowMs, result }
}

/** Settles by a state that the leader published: only that proves that a flight lasted so long. */
export function settleDemo(game: DemoGame, state: crash.CrashState): DemoGame {
  const flight = toKnownFlight(state)
  return flight ? settleWith(game, ({ own }) => (own.roundId === state.roundId ? flight : undefined)) : game
}

export const hasMissedBet = ({ bets }: DemoGame, roundId: number): boolean =>
  bets.some(({ own }) => own.state === "placed" && own.roundId < roundId)

export type PastRound = {
  readonly roundId: number
  readonly overAs: "crashed" | "void"
  readonly result: Hundredths
  readonly overAt: string
}

/**
 * Settles bets whose end the page missed, by the list of past rounds, newest first. A bet on a round that has left the
 * list is refunded.
 */
export function settleMissedBets(game: DemoGame, rounds: readonly PastRound[]): DemoGame {
  const newest = rounds[0]
  if (!newest) return game
  return settleWith(game, ({ own }) => {
    const round = rounds.find(({ roundId }) => roundId === own.roundId)
    if (!round)
      return own.roundId < newest.roundId
        ? { how: "void", tookOffMs: undefined, atMs: Date.parse(newest.overAt) }
        : undefined
    const atMs = Date.parse(round.overAt)
    const isCrashed = round.overAs === "crashed"
    const tookOffMs = isCrashed ? atMs - crashMs(round.result) : undefined
    return { how: round.overAs, tookOffMs, atMs, result: round.result }
  })
}
