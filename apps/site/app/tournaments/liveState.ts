import type { LiveMessages } from "@elite/contract"
import { type BoardRow, findPrizeRung, type OwnEntry, type TournamentData } from "./programme.ts"

type BoardMessage = LiveMessages["tournament"]
type EntryMessage = LiveMessages["tournamentEntry"]

/** What was said of a tournament since it was read. */
export type TournamentMessages = { board: BoardMessage | null; entry: EntryMessage | null }

/**
 * A board that was told to all of its onlookers, with the reader's own place marked: it says of nobody whose it is. Where two
 * have the same points it is not marked before the page is read anew.
 */
function markOwnPlace(board: TournamentData["board"], own: OwnEntry | null): TournamentData["board"] {
  const alike = board.rows.filter(({ points }) => own?.state === "in" && points === own.winPoints)
  const [place] = alike.length === 1 ? alike : []
  return { ...board, rows: board.rows.map((row) => (row === place ? { ...row, isOwn: true } : row)) }
}

/** A tournament as it was read, with what the server has said of it since. */
export function mergeTournamentMessages(
  read: TournamentData,
  { board, entry }: TournamentMessages,
): TournamentData {
  const { tournament } = read
  const own = mergeOwnEntry(read, entry)
  const first = board ? markOwnPlace(board.board, own) : read.board
  const near = board ? findNeighbourhood(first) : null
  return {
    ...read,
    tournament: {
      ...tournament,
      own: own && near ? { ...own, rank: near.own.rank, prize: near.own.prize, next: near.next } : own,
      ...(board ? { pool: board.pool, entries: board.entries } : {}),
    },
    board: first,
    around: near?.around ?? entry?.around ?? read.around,
  }
}

/** The reader's entry with what was said of it. */
function mergeOwnEntry(
  { tournament: { own }, prizes }: TournamentData,
  said: EntryMessage | null,
): OwnEntry | null {
  if (!own || !said) return own
  const { winPoints, rank, bets, next } = said
  return { ...own, winPoints, rank, bets, next, prize: findPrizeRung(prizes, rank)?.amount ?? 0 }
}

/** Places above and below the reader's own. */
const neighboursKnown = 2

/** The reader's place among the first that were told to all, with its neighbours; null where not all of them were told. */
function findNeighbourhood({
  rows,
  count,
}: TournamentData["board"]): { own: BoardRow; around: BoardRow[]; next: OwnEntry["next"] } | null {
  const at = rows.findIndex(({ isOwn }) => isOwn)
  const own = rows[at]
  if (!own || (at + neighboursKnown >= rows.length && rows.length < count)) return null
  return {
    own,
    around: rows.slice(Math.max(0, at - neighboursKnown), at + neighboursKnown + 1),
    next: findNextPrize(rows, own),
  }
}

/** The nearest place above one that pays more, and how many points are missing to it. */
function findNextPrize(rows: readonly BoardRow[], { rank, prize, points }: BoardRow): OwnEntry["next"] {
  const next = rows.findLast((above) => above.rank < rank && above.prize > prize)
  if (!next) return null
  return { rank: next.rank, prize: next.prize, points: Math.max(0, roundPoints(next.points - points)) }
}

/** Points have three decimals at most. */
const roundPoints = (difference: number) => Math.round(difference * 1_000) / 1_000

/** Whether something was said of which a message does not tell all: it began or ended, or the pool is another. */
export const needsRevalidation = ({ tournament }: TournamentData, said: BoardMessage): boolean =>
  said.state !== tournament.state || said.pool !== tournament.pool

/** Whether it is another board than was read: whoever comes is told at once what it is like, and has read that as a rule. */
export const isNewerBoard = (read: TournamentData, said: BoardMessage): boolean =>
  said.board.at !== read.board.at || said.entries !== read.tournament.entries || needsRevalidation(read, said)

/** Whether a reader's neighbours may be others than is known: their place is not among the first, which were told. */
export const areNeighboursUnknown = (read: TournamentData, heard: TournamentMessages): boolean =>
  read.tournament.own?.state === "in" &&
  heard.board !== null &&
  findNeighbourhood(mergeTournamentMessages(read, heard).board) === null
