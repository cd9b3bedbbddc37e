import type { me, ReplyOf, tournaments } from "@elite/contract"

export type Tournament = tournaments.Tournament
export type TournamentData = ReplyOf<typeof tournaments.getTournament>
export type OwnEntry = tournaments.OwnTournamentEntry
export type BoardRow = tournaments.TournamentRow
export type TournamentKind = tournaments.TournamentType

/** The tabs of the programme, each a page of its own. */
export const programmeTabs = ["current", "previous", "mine"] as const
export type ProgrammeTab = (typeof programmeTabs)[number]

/** Whether a player is in a tournament: not when they left it or were paid back. */
export const isEntered = ({ own }: Pick<Tournament, "own">): boolean => own?.state === "in"

export const isFull = ({ entries, entriesAtMost }: Tournament): boolean =>
  entriesAtMost !== null && entries >= entriesAtMost

/** Which of several is worth opening first: what the player is in and is played, then what is played, then what is open. */
function openingPriority(one: Tournament): number {
  const isPlayed = one.state === "running" || one.state === "calculating"
  return (isEntered(one) ? 4 : 0) + (isPlayed ? 2 : 0) + (one.isOpen ? 1 : 0)
}

const pickToOpen = (all: readonly Tournament[]): Tournament | undefined =>
  all.reduce<Tournament | undefined>(
    (best, one) => (best === undefined || openingPriority(one) > openingPriority(best) ? one : best),
    undefined,
  )

/** The tournament that a page opens where its address names none. */
export const defaultTournament = (all: readonly Tournament[], tab: ProgrammeTab): Tournament | undefined =>
  tab === "current" ? pickToOpen(all) : all[0]

/**
 * One bill for each programme: of its shows the opened one, else the one worth opening first. The programme whose first show
 * begins first comes first, as it was read.
 */
export function oneBillPerProgramme(all: readonly Tournament[], opened: number | undefined): Tournament[] {
  const programmes = new Map<number, Tournament[]>()
  for (const one of all) programmes.set(one.seriesId, [...(programmes.get(one.seriesId) ?? []), one])
  return [...programmes.values()].map(
    (shows) => shows.find(({ tournamentId }) => tournamentId === opened) ?? pickToOpen(shows)!,
  )
}

/** Why a tournament cannot be entered by somebody, whatever its own state. */
export type EntryLock = "visitor" | "restricted" | "email" | "identity"

/** Why this person may enter nothing; null: they may. */
export function findEntryLock(user: me.User | null): EntryLock | null {
  if (!user) return "visitor"
  if (user.exclusion) return "restricted"
  if (!user.isEmailVerified) return "email"
  return user.kycStatus === "accepted" ? null : "identity"
}

/** What there is to do, or to be told, about entering a tournament. */
export type EntryStatus =
  | "announced"
  | "open"
  | "full"
  | "closed"
  | "in"
  | "playing"
  | "counted"
  | "placed"
  | "unplaced"
  | "over"
  | "left"
  | "paidBack"
  | "cancelled"

/** How a reader stands to a tournament. */
export function entryStatus(one: Tournament): EntryStatus {
  const { state, own, isOpen } = one
  if (own?.state === "paidBack") return "paidBack"
  if (state === "cancelled") return "cancelled"
  if (isEntered(one)) {
    if (state === "running") return "playing"
    if (state === "calculating") return "counted"
    if (state !== "finished") return "in"
    return own!.won ? "placed" : "unplaced"
  }
  if (isOpen) return "open"
  if (own?.state === "left") return "left"
  if (state === "announced") return "announced"
  if (state === "finished") return "over"
  return isFull(one) ? "full" : "closed"
}

/** Whether its reader can play it now with its credit: games are opened on that credit then, and on no cash. */
export const isPlayedOnCredit = (one: Tournament): boolean =>
  one.type === "credit" && entryStatus(one) === "playing"

/** Whether whoever is in it can pay again for as much to play with. */
export const mayRebuy = ({ tournament, rules }: TournamentData): boolean =>
  isEntered(tournament) &&
  tournament.state === "running" &&
  (tournament.own?.rebuys ?? 0) < rules.rebuysAtMost

/** The rung of the ladder on which a place stands; undefined where it pays nothing. */
export const findPrizeRung = (prizes: TournamentData["prizes"], rank: number | null | undefined) =>
  prizes.find(({ from, to }) => rank !== null && rank !== undefined && from <= rank && rank <= to)
