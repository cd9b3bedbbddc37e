import type { crash } from "@elite/contract"

type State = crash.CrashState

const order: Record<crash.CrashPhase, number> = { betting: 0, flying: 1, crashed: 2, void: 2 }

/** The later word of the round: what was read and what was heard cross on their way. */
export function laterOf(known: State | null, said: State): State {
  if (!known || said.roundId > known.roundId) return said
  if (said.roundId < known.roundId) return known
  const ahead = order[said.phase] - order[known.phase]
  if (ahead !== 0) return ahead > 0 ? said : known
  return said.nowMs >= known.nowMs ? said : known
}

/** A bet ends once: a word that it is under way still is an old one. */
const laterBet = <Bet extends { state: crash.CrashBet["state"] }>(known: Bet | undefined, said: Bet): Bet =>
  known && known.state !== "placed" && said.state === "placed" ? known : said

/** The bets of a round as everybody sees them, by their ids. */
export type RoundBets = { readonly roundId: number; readonly bets: ReadonlyMap<string, crash.CrashBet> }

/** The bets of a round with what was said of them since. Those of an earlier round are of no use any more. */
export function withBets(
  known: RoundBets | null,
  said: { roundId: number; bets: readonly crash.CrashBet[] },
): RoundBets {
  if (known && said.roundId < known.roundId) return known
  const bets = new Map(known?.roundId === said.roundId ? known.bets : [])
  for (const bet of said.bets) bets.set(bet.betId, laterBet(bets.get(bet.betId), bet))
  return { roundId: said.roundId, bets }
}

/** As they are listed: the highest stakes first; of equal ones in a fixed order, so that no row jumps. */
export const listedOf = ({ bets }: RoundBets): crash.CrashBet[] =>
  [...bets.values()]
    .filter(({ state }) => state !== "cancelled")
    .sort((a, b) => b.stake - a.stake || (a.betId < b.betId ? -1 : 1))

/** A player's own bets with a word of one; those of rounds before its own are left out. */
export function withOwn(
  own: readonly crash.OwnCrashBet[],
  said: crash.OwnCrashBet,
): readonly crash.OwnCrashBet[] {
  if (own.some(({ roundId }) => roundId > said.roundId)) return own
  const known = own.find(({ betId }) => betId === said.betId)
  const others = own.filter(({ betId, roundId }) => betId !== said.betId && roundId === said.roundId)
  return [...others, laterBet(known, said)]
}
