import type { crash, LiveMessages, ReplyOf } from "@elite/contract"

type RoundState = crash.CrashState

const phaseOrder: Record<crash.CrashPhase, number> = { betting: 0, flying: 1, crashed: 2, void: 2 }

/** Loaded data and messages may arrive in either order. */
export function laterState(known: RoundState | null, update: RoundState): RoundState {
  if (!known || update.roundId > known.roundId) return update
  if (update.roundId < known.roundId) return known
  const ahead = phaseOrder[update.phase] - phaseOrder[known.phase]
  if (ahead !== 0) return ahead > 0 ? update : known
  return update.nowMs >= known.nowMs ? update : known
}

/** A bet ends once: `placed` after that is outdated. */
const laterBetState = <Bet extends { state: crash.CrashBet["state"] }>(
  known: Bet | undefined,
  update: Bet,
): Bet => (known && known.state !== "placed" && update.state === "placed" ? known : update)

export type RoundBets = { readonly roundId: number; readonly bets: ReadonlyMap<string, crash.CrashBet> }

/** Bets of an earlier round are dropped. */
export function mergeRoundBets(
  known: RoundBets | null,
  update: { roundId: number; bets: readonly crash.CrashBet[] },
): RoundBets {
  if (known && update.roundId < known.roundId) return known
  const bets = new Map(known?.roundId === update.roundId ? known.bets : [])
  for (const bet of update.bets) bets.set(bet.betId, laterBetState(bets.get(bet.betId), bet))
  return { roundId: update.roundId, bets }
}

/** The highest stakes first, ties in a fixed order so that no row jumps. */
export const sortedBets = ({ bets }: RoundBets): crash.CrashBet[] =>
  [...bets.values()]
    .filter(({ state }) => state !== "cancelled")
    .sort((a, b) => b.stake - a.stake || (a.betId < b.betId ? -1 : 1))

export function mergeOwnBet(
  own: readonly crash.OwnCrashBet[],
  update: crash.OwnCrashBet,
): readonly crash.OwnCrashBet[] {
  if (own.some(({ roundId }) => roundId > update.roundId)) return own
  const known = own.find(({ betId }) => betId === update.betId)
  const others = own.filter(({ betId, roundId }) => betId !== update.betId && roundId === update.roundId)
  return [...others, laterBetState(known, update)]
}

export type EndedRound = {
  readonly roundId: number
  readonly overAs: "crashed" | "void"
  readonly result: number
}

/** Null where a list could not be read. */
export type LoadedRound = {
  readonly round: Pick<ReplyOf<typeof crash.getCrashRound>, "state" | "own" | "isPaused">
  readonly bets: ReplyOf<typeof crash.getCrashAllBets> | null
  readonly results: readonly EndedRound[] | null
}

/** Loaded data merged with later messages. */
export type LiveRound = {
  readonly state: RoundState | null
  readonly isPaused: boolean
  readonly own: readonly crash.OwnCrashBet[]
  readonly bets: RoundBets | null
  readonly over: readonly EndedRound[]
}

const emptyLiveRound: LiveRound = { state: null, isPaused: false, own: [], bets: null, over: [] }
export const maxEndedRounds = 20

function mergeEndedRounds(known: readonly EndedRound[], more: readonly EndedRound[]): readonly EndedRound[] {
  const all = new Map([...known, ...more].map((round) => [round.roundId, round]))
  return [...all.values()].sort((a, b) => b.roundId - a.roundId).slice(0, maxEndedRounds)
}

const toEndedRounds = ({ roundId, phase, result }: RoundState): EndedRound[] =>
  (phase === "crashed" || phase === "void") && result !== undefined
    ? [{ roundId, overAs: phase, result }]
    : []

export function mergeLoadedRound(known: LiveRound | null, { round, bets, results }: LoadedRound): LiveRound {
  const before = known ?? emptyLiveRound
  const state = round.state ? laterState(before.state, round.state) : before.state
  const roundId = bets?.roundId ?? null
  return {
    state,
    isPaused: round.isPaused,
    own: round.own.reduce(mergeOwnBet, before.own),
    bets:
      bets && roundId !== null ? mergeRoundBets(before.bets, { roundId, bets: bets.bets.rows }) : before.bets,
    over: mergeEndedRounds(before.over, [...(results ?? []), ...(state ? toEndedRounds(state) : [])]),
  }
}

/** Returns the same object while a round only flies on. */
export function mergeStateMessage(
  known: LiveRound,
  { isPaused, ...update }: LiveMessages["crash"],
): LiveRound {
  const state = laterState(known.state, update)
  const isStep =
    state.roundId !== known.state?.roundId || state.phase !== known.state.phase || isPaused !== known.isPaused
  if (!isStep) return known
  const isNew = !known.bets || known.bets.roundId < state.roundId
  return {
    ...known,
    state,
    isPaused,
    bets: isNew ? { roundId: state.roundId, bets: new Map() } : known.bets,
    over: mergeEndedRounds(known.over, toEndedRounds(state)),
  }
}
