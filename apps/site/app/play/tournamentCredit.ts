import type { ReplyOf, tournaments } from "@elite/contract"

type TournamentReply = ReplyOf<typeof tournaments.getTournament>

export type TournamentCredit = Pick<TournamentReply["tournament"], "tournamentId" | "name" | "until"> & {
  /** `out`: cancelled, or the player is not entered. */
  status: "playing" | "before" | "over" | "out"
  /** Units of credit, which are no euros. */
  balance: number
  winPoints: number
  /** Null while nothing was scored. */
  rank: number | null
  /** Fee in euros; the credit that a rebuy adds. */
  rebuysLeft: number
  rebuyFee: number
  rebuyCredit: number
}

function creditStatus({ state, own }: TournamentReply["tournament"]): TournamentCredit["status"] {
  if (state === "cancelled" || own?.state !== "in") return "out"
  if (state === "running") return "playing"
  return state === "calculating" || state === "finished" ? "over" : "before"
}

/** Null where it is not played with credit, or the player is not entered. */
export function toTournamentCredit({ tournament, rules }: TournamentReply): TournamentCredit | null {
  const { tournamentId, name, until, own } = tournament
  if (rules.credit === null || !own) return null
  return {
    ...{ tournamentId, name, until },
    status: creditStatus(tournament),
    balance: own.balance ?? 0,
    winPoints: own.winPoints,
    rank: own.rank,
    rebuysLeft: Math.max(0, rules.rebuysAtMost - own.rebuys),
    rebuyFee: rules.rebuyFee,
    rebuyCredit: rules.credit,
  }
}

/** A bet counts if it is accepted before the end. `now` in ms. */
export const isCreditPlayable = ({ status, until }: TournamentCredit, now: number): boolean =>
  status === "playing" && now < Date.parse(until)

/** `leastStake` is the game's smallest stake. */
export const isCreditSpent = ({ balance }: TournamentCredit, leastStake: number | null): boolean =>
  balance < (leastStake ?? 0.01)
