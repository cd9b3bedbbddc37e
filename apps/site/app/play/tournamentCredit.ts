import type { ReplyOf, tournaments } from "@elite/contract"

type TournamentReply = ReplyOf<typeof tournaments.getTournament>

/** What a game that is opened on a tournament's credit shows of it, and of its player there. */
export type TournamentCredit = Pick<TournamentReply["tournament"], "tournamentId" | "name" | "until"> & {
  /** Its credit can be staked; it has not begun; it is over; it was called off, or the player is out of it. */
  standing: "playing" | "before" | "over" | "out"
  /** What is left to stake, in units of credit, which are no euros. */
  balance: number
  winPoints: number
  /** Null as long as nothing was scored. */
  rank: number | null
  /** How often they can buy in again, what that costs, euros, and the credit that it brings. */
  rebuysLeft: number
  rebuyFee: number
  rebuyCredit: number
}

function creditStatus({ state, own }: TournamentReply["tournament"]): TournamentCredit["standing"] {
  if (state === "cancelled" || own?.state !== "in") return "out"
  if (state === "running") return "playing"
  return state === "calculating" || state === "finished" ? "over" : "before"
}

/** A tournament as a game on its credit shows it; null where it is not played with credit, or is not the player's. */
export function toTournamentCredit({ tournament, rules }: TournamentReply): TournamentCredit | null {
  const { tournamentId, name, until, own } = tournament
  if (rules.credit === null || !own) return null
  return {
    ...{ tournamentId, name, until },
    standing: creditStatus(tournament),
    balance: own.balance ?? 0,
    winPoints: own.winPoints,
    rank: own.rank,
    rebuysLeft: Math.max(0, rules.rebuysAtMost - own.rebuys),
    rebuyFee: rules.rebuyFee,
    rebuyCredit: rules.credit,
  }
}

/** Whether its credit can still be staked at this moment, ms: bets count that are accepted before its end. */
export const isCreditPlayable = ({ standing, until }: TournamentCredit, now: number): boolean =>
  standing === "playing" && now < Date.parse(until)

/** Whether too little is left for a game whose smallest stake this is. */
export const isCreditSpent = ({ balance }: TournamentCredit, leastStake: number | null): boolean =>
  balance < (leastStake ?? 0.01)
