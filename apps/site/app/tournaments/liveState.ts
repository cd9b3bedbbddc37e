import type { LiveMessages } from "@elite/contract"
import { type BoardRow, findPrizeRung, type OwnEntry, type TournamentData } from "./programme.ts"

type BoardMessage = LiveMessages["tournament"]
type EntryMessage = LiveMessages["tournamentEntry"]

/** Messages since the tournament was loaded. */
export type TournamentMessages = { board: BoardMessage | null; entry: EntryMessage | null }

/**
 * The message is the same for everybody, so the reader's place is found by their points. With equal points it
 * stays unmarked until the page is read again.
 */
function markOwnPlace(board: TournamentData["board"], own: OwnEntry | null): TournamentData["board"] {
  const alike = board.rows.filter(({ points }) => own?.state === "in" && points === own.winPoints)
  const [place] = alike.length === 1 ? alike : []
  return { ...board, rows: board.rows.map((row) => (row === place ? { ...row, isOwn: true } : row)) }
}

export function mergeTournamentMessages(
  loaded: TournamentData,
  { board, entry }: TournamentMessages,
): TournamentData {
  const { tournament } = loaded
  const own = mergeOwnEntry(loaded, entry)
  const first = board ? markOwnPlace(board.board, own) : loaded.board
  const near = board ? findNeighbourhood(first) : null
  return {
    ...loaded,
    tournament: {
      ...tournament,
      own: own && near ? { ...own, rank: near.own.rank, prize: near.own.prize, next: near.next } : own,
      ...(board ? { pool: board.pool, entries: board.entries } : {}),
    },
    board: first,
    around: near?.around ?? entry?.around ?? loaded.around,
  }
}

function mergeOwnEntry(
  { tournament: { own }, prizes }: TournamentData,
  message: EntryMessage | null,
): OwnEntry | null {
  if (!own || !message) return own
  const { winPoints, rank, bets, next } = message
  return { ...own, winPoints, rank, bets, next, prize: findPrizeRung(prizes, rank)?.amount ?? 0 }
}

/** Above and below the reader's place. */
const neighboursKnown = 2

/** Null where the message does not contain both neighbours. */
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

/** The nearest place above that pays more, and the missing points. */
function findNextPrize(rows: readonly BoardRow[], { rank, prize, points }: BoardRow): OwnEntry["next"] {
  const next = rows.findLast((above) => above.rank < rank && above.prize > prize)
  if (!next) return null
  return { rank: next.rank, prize: next.prize, points: Math.max(0, roundPoints(next.points - points)) }
}

/** Points have three decimals at most. */
const roundPoints = (difference: number) => Math.round(difference * 1_000) / 1_000

/** A start, an end or a changed pool, of which a message does not contain everything. */
export const needsRevalidation = ({ tournament }: TournamentData, message: BoardMessage): boolean =>
  message.state !== tournament.state || message.pool !== tournament.pool

/** A new subscriber gets the current state, which was usually loaded already. */
export const isNewerBoard = (loaded: TournamentData, message: BoardMessage): boolean =>
  message.board.at !== loaded.board.at ||
  message.entries !== loaded.tournament.entries ||
  needsRevalidation(loaded, message)

/** The reader's place is below the places in the message. */
export const areNeighboursUnknown = (loaded: TournamentData, messages: TournamentMessages): boolean =>
  loaded.tournament.own?.state === "in" &&
  messages.board !== null &&
  findNeighbourhood(mergeTournamentMessages(loaded, messages).board) === null
