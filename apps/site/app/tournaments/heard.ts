import type { LiveMessages } from "@elite/contract"
import { type Own, rungOf, type Shown } from "./programme.ts"

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
  const { tournament, prizes } = read
  const own =
    tournament.own && entry
      ? {
          ...tournament.own,
          winPoints: entry.winPoints,
          rank: entry.rank,
          bets: entry.bets,
          prize: rungOf(prizes, entry.rank)?.amount ?? 0,
        }
      : tournament.own
  return {
    ...read,
    tournament: {
      ...tournament,
      own,
      ...(board ? { pool: board.pool, entries: board.entries } : {}),
    },
    board: board ? ownIn(board.board, own) : read.board,
  }
}

/** Whether something was said of which a message does not tell all: it began or ended, or the pool is another. */
export const isMore = ({ tournament }: Shown, said: BoardSaid): boolean =>
  said.state !== tournament.state || said.pool !== tournament.pool

/** Whether it is another board than was read: whoever comes is told at once what it is like, and has read that as a rule. */
export const isNews = (read: Shown, said: BoardSaid): boolean =>
  said.board.at !== read.board.at || said.entries !== read.tournament.entries || isMore(read, said)

/** Whether neighbours and the gap to the next prize are others than were read. */
export const isOtherPlace = ({ tournament: { own } }: Shown, said: EntrySaid): boolean =>
  own?.rank !== said.rank || own.winPoints !== said.winPoints
