import type { crash, LiveMessages, ReplyOf } from "@elite/contract"

type RoundState = crash.CrashState

const phaseOrder: Record<crash.CrashPhase, number> = { betting: 0, flying: 1, crashed: 2, void: 2 }

/** The later word of the round: what was read and what was heard cross on their way. */
export function laterState(known: RoundState | null, said: RoundState): RoundState {
  if (!known || said.roundId > known.roundId) return said
  if (said.roundId < known.roundId) return known
  const ahead = phaseOrder[said.phase] - phaseOrder[known.phase]
  if (ahead !== 0) return ahead > 0 ? said : known
  return said.nowMs >= known.nowMs ? said : known
}

/** A bet ends once: a word that it is under way still is an old one. */
const laterBetState = <Bet extends { state: crash.CrashBet["state"] }>(
  known: Bet | undefined,
  said: Bet,
): Bet => (known && known.state !== "placed" && said.state === "placed" ? known : said)

/** The bets of a round as everybody sees them, by their ids. */
export type RoundBets = { readonly roundId: number; readonly bets: ReadonlyMap<string, crash.CrashBet> }

/** The bets of a round with what was said of them since. Those of an earlier round are of no use any more. */
export function mergeRoundBets(
  known: RoundBets | null,
  said: { roundId: number; bets: readonly crash.CrashBet[] },
): RoundBets {
  if (known && said.roundId < known.roundId) return known
  const bets = new Map(known?.roundId === said.roundId ? known.bets : [])
  for (const bet of said.bets) bets.set(bet.betId, laterBetState(bets.get(bet.betId), bet))
  return { roundId: said.roundId, bets }
}

/** As they are listed: the highest stakes first; of equal ones in a fixed order, so that no row jumps. */
export const sortedBets = ({ bets }: RoundBets): crash.CrashBet[] =>
  [...bets.values()]
    .filter(({ state }) => state !== "cancelled")
    .sort((a, b) => b.stake - a.stake || (a.betId < b.betId ? -1 : 1))

/** A player's own bets with a word of one; those of rounds before its own are left out. */
export function mergeOwnBet(
  own: readonly crash.OwnCrashBet[],
  said: crash.OwnCrashBet,
): readonly crash.OwnCrashBet[] {
  if (own.some(({ roundId }) => roundId > said.roundId)) return own
  const known = own.find(({ betId }) => betId === said.betId)
  const others = own.filter(({ betId, roundId }) => betId !== said.betId && roundId === said.roundId)
  return [...others, laterBetState(known, said)]
}

/** A round that is over, as it is listed. */
export type EndedRound = {
  readonly roundId: number
  readonly overAs: "crashed" | "void"
  readonly result: number
}

/** What a page has read of the game; null where a list could not be read. */
export type LoadedRound = {
  readonly round: Pick<ReplyOf<typeof crash.getCrashRound>, "state" | "own" | "isPaused">
  readonly bets: ReplyOf<typeof crash.getCrashAllBets> | null
  readonly results: readonly EndedRound[] | null
}

/** What a page knows of the game, as it was read and as was said since. */
export type LiveRound = {
  readonly state: RoundState | null
  readonly isPaused: boolean
  readonly own: readonly crash.OwnCrashBet[]
  readonly bets: RoundBets | null
  /** The newest first. */
  readonly over: readonly EndedRound[]
}

const emptyLiveRound: LiveRound = { state: null, isPaused: false, own: [], bets: null, over: [] }
/** As many results as are shown. */
export const maxEndedRounds = 20

function mergeEndedRounds(known: readonly EndedRound[], more: readonly EndedRound[]): readonly EndedRound[] {
  const all = new Map([...known, ...more].map((one) => [one.roundId, one]))
  return [...all.values()].sort((a, b) => b.roundId - a.roundId).slice(0, maxEndedRounds)
}

const toEndedRounds = ({ roundId, phase, result }: RoundState): EndedRound[] =>
  (phase === "crashed" || phase === "void") && result !== undefined
    ? [{ roundId, overAs: phase, result }]
    : []

/** What is known once the page has been read, for the first time or again. */
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

/** What is known once the round was said to be another, or to have come further; the same where it only flies on. */
export function mergeStateMessage(known: LiveRound, { isPaused, ...said }: LiveMessages["crash"]): LiveRound {
  const state = laterState(known.state, said)
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
