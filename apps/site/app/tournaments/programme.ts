import type { me, ReplyOf, tournaments } from "@elite/contract"

export type Tournament = tournaments.Tournament
export type TournamentData = ReplyOf<typeof tournaments.getTournament>
export type OwnEntry = tournaments.OwnTournamentEntry
export type BoardRow = tournaments.TournamentRow
export type TournamentKind = tournaments.TournamentType

export const programmeTabs = ["current", "previous", "mine"] as const
export type ProgrammeTab = (typeof programmeTabs)[number]

/** False after leaving and after a refund. */
export const isEntered = ({ own }: Pick<Tournament, "own">): boolean => own?.state === "in"

export const isFull = ({ entries, entriesAtMost }: Tournament): boolean =>
  entriesAtMost !== null && entries >= entriesAtMost

/** Entered tournaments first, then running ones, then open ones. */
function openingPriority(tournament: Tournament): number {
  const isPlayed = tournament.state === "running" || tournament.state === "calculating"
  return (isEntered(tournament) ? 4 : 0) + (isPlayed ? 2 : 0) + (tournament.isOpen ? 1 : 0)
}

const pickToOpen = (all: readonly Tournament[]): Tournament | undefined =>
  all.reduce<Tournament | undefined>(
    (best, tournament) =>
      best === undefined || openingPriority(tournament) > openingPriority(best) ? tournament : best,
    undefined,
  )

export const defaultTournament = (all: readonly Tournament[], tab: ProgrammeTab): Tournament | undefined =>
  tab === "current" ? pickToOpen(all) : all[0]

/** The opened show, else the one with the highest priority; programmes keep the order of their first shows. */
export function oneBillPerProgramme(all: readonly Tournament[], opened: number | undefined): Tournament[] {
  const programmes = new Map<number, Tournament[]>()
  for (const tournament of all)
    programmes.set(tournament.seriesId, [...(programmes.get(tournament.seriesId) ?? []), tournament])
  return [...programmes.values()].map(
    (shows) => shows.find(({ tournamentId }) => tournamentId === opened) ?? pickToOpen(shows)!,
  )
}

/** Why a player can enter no tournament, whatever its state. */
export type EntryLock = "visitor" | "restricted" | "email" | "identity"

export function findEntryLock(user: me.User | null): EntryLock | null {
  if (!user) return "visitor"
  if (user.exclusion) return "restricted"
  if (!user.isEmailVerified) return "email"
  return user.kycStatus === "accepted" ? null : "identity"
}

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

export function entryStatus(tournament: Tournament): EntryStatus {
  const { state, own, isOpen } = tournament
  if (own?.state === "paidBack") return "paidBack"
  if (state === "cancelled") return "cancelled"
  if (isEntered(tournament)) {
    if (state === "running") return "playing"
    if (state === "calculating") return "counted"
    if (state !== "finished") return "in"
    return own!.won ? "placed" : "unplaced"
  }
  if (isOpen) return "open"
  if (own?.state === "left") return "left"
  if (state === "announced") return "announced"
  if (state === "finished") return "over"
  return isFull(tournament) ? "full" : "closed"
}

/** Then games are opened on its credit instead of cash. */
export const isPlayedOnCredit = (tournament: Tournament): boolean =>
  tournament.type === "credit" && entryStatus(tournament) === "playing"

export const mayRebuy = ({ tournament, rules }: TournamentData): boolean =>
  isEntered(tournament) &&
  tournament.state === "running" &&
  (tournament.own?.rebuys ?? 0) < rules.rebuysAtMost

/** Undefined where the place pays nothing. */
export const findPrizeRung = (prizes: TournamentData["prizes"], rank: number | null | undefined) =>
  prizes.find(({ from, to }) => rank !== null && rank !== undefined && from <= rank && rank <= to)
