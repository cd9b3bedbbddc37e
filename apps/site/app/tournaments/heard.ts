import type { LiveMessages } from "@elite/contract"
import { type Own, type Place, rungOf, type Shown } from "./programme.ts"

type BoardSaid = LiveMessages["tournament"]
type EntrySaid = LiveMessages["tournamentEntry"]

/** What was said of a tournament since it was read. */
export type Heard = { board: BoardSaid | null; entry: EntrySaid | null }

/**
 * A board that was told to all of its onlookers, with the reader's own place marked: it says of nobody whose it is. Where two
 * have the same points it is not marked before the page is read anew.
 */
function ownIn(board: Shown["board"], own: Own | null): Shown["board"] {
  const alike = board.rows.filter(({ points }) => own?.state === "in" && points === own.winPoints)
  const [place] = alike.length === 1 ? alike : []
  return { ...board, rows: board.rows.map((row) => (row === place ? { ...row, isOwn: true } : row)) }
}

/** A tournament as it was read, with what the server has said of it since. */
export function heardIn(read: Shown, { board, entry }: Heard): Shown {
  const { tournament } = read
  const own = ownWith(read, entry)
  const first = board ? ownIn(board.board, own) : read.board
  const near = board ? nearIn(first) : null
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
function ownWith({ tournament: { own }, prizes }: Shown, said: EntrySaid | null): Own | null {
  if (!own || !said) return own
  const { winPoints, rank, bets, next } = said
  return { ...own, winPoints, rank, bets, next, prize: rungOf(prizes, rank)?.amount ?? 0 }
}

/** Places above and below the reader's own. */
const neighbours = 2

/** The reader's place among the first that were told to all, with its neighbours; null where not all of them were told. */
function nearIn({ rows, count }: Shown["board"]): { own: Place; around: Place[]; next: Own["next"] } | null {
  const at = rows.findIndex(({ isOwn }) => isOwn)
  const own = rows[at]
  if (!own || (at + neighbours >= rows.length && rows.length < count)) return null
  return {
    own,
    around: rows.slice(Math.max(0, at - neighbours), at + neighbours + 1),
    next: nextIn(rows, own),
  }
}

/** The nearest place above one that pays more, and how many points are missing to it. */
function nextIn(rows: readonly Place[], { rank, prize, points }: Place): Own["next"] {
  const next = rows.findLast((above) => above.rank < rank && above.prize > prize)
  if (!next) return null
  return { rank: next.rank, prize: next.prize, points: Math.max(0, inPoints(next.points - points)) }
}

/** Points have three decimals at most. */
const inPoints = (difference: number) => Math.round(difference * 1_000) / 1_000

/** Whether something was said of which a message does not tell all: it began or ended, or the pool is another. */
export const isMore = ({ tournament }: Shown, said: BoardSaid): boolean =>
  said.state !== tournament.state || said.pool !== tournament.pool

/** Whether it is another board than was read: whoever comes is told at once what it is like, and has read that as a rule. */
export const isNews = (read: Shown, said: BoardSaid): boolean =>
  said.board.at !== read.board.at || said.entries !== read.tournament.entries || isMore(read, said)

/** Whether a reader's neighbours may be others than is known: their place is not among the first, which were told. */
export const isElsewhere = (read: Shown, heard: Heard): boolean =>
  read.tournament.own?.state === "in" && heard.board !== null && nearIn(heardIn(read, heard).board) === null
