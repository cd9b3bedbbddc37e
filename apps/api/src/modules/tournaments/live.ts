import type { LiveMessages } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Channel } from "../../platform/realtime/channel.ts"
import { getMaskedNames } from "../players/index.ts"
import { unitsToPoints } from "../wallet/index.ts"
import * as store from "./boards/store.ts"
import {
  computeLadder,
  filterListed,
  nextPaidPlace,
  sumPool,
  toNextPrize,
  toShownPrize,
  toShownState,
} from "./boards/wire.ts"
import { findTournament } from "./store.ts"
import { neighbourPlaces, toBoardRow, toBoardRows } from "./tournaments.ts"

const pushedPlaces = 15

export const channels = (platform: Platform): Channel[] => {
  const board: Channel<"tournament"> = {
    name: "tournament",
    of: "onlookers",
    isOpen: (id) => isListed(platform.reads(), BigInt(id!)),
    now: (id) => readBoardMessage(platform.reads(), BigInt(id!)),
  }
  return [board, { name: "tournamentEntry", of: "player" }]
}

async function isListed(from: Reads, tournamentId: bigint): Promise<boolean> {
  const row = await findTournament(from, tournamentId)
  if (!row || !(await store.isPublished(from, row.id))) return false
  return (await filterListed(from, [row])).length > 0
}

/** Empty before the first publication. */
async function readBoardMessage(from: Reads, tournamentId: bigint): Promise<LiveMessages["tournament"][]> {
  const tournament = await findTournament(from, tournamentId)
  const board = await store.findBoard(from, tournamentId)
  if (!tournament || !board) return []
  const span = { entryId: null, first: 1, last: pushedPlaces, around: 0 }
  const rows = await store.boardRows(from, tournamentId, span)
  const { page } = await toBoardRows(from, rows, computeLadder(tournament, board.places), null)
  return [
    {
      tournamentId: Number(tournamentId),
      state: toShownState(tournament, from.now),
      pool: toShownPrize(tournament, sumPool(tournament)),
      entries: tournament.entries,
      board: { at: board.published_at.toISOString(), count: board.places, rows: page },
    },
  ]
}

/** Pushes the first places of a published board, and their entry to each of these players. */
export async function pushBoard(tx: Tx, tournamentId: bigint, players: readonly bigint[]): Promise<void> {
  for (const board of await readBoardMessage(tx, tournamentId))
    tx.push({ onlookersOf: Number(tournamentId) }, "tournament", board)
  if (players.length > 0) await pushOwnEntries(tx, tournamentId, players)
}

async function pushOwnEntries(tx: Tx, tournamentId: bigint, players: readonly bigint[]): Promise<void> {
  const tournament = await findTournament(tx, tournamentId)
  if (!tournament) return
  const ladder = computeLadder(tournament, (await store.findBoard(tx, tournamentId))?.places ?? 0)
  const entries = (await store.listScoresOfPlayers(tx, tournamentId, players)).map((row) => {
    const rank = row.place === null ? null : Number(row.place)
    const [first, last] = rank === null ? [1, 0] : [rank - neighbourPlaces, rank + neighbourPlaces]
    const around = Array.from({ length: last - first + 1 }, (_, n) => first + n).filter((each) => each > 0)
    return {
      ...row,
      rank,
      around,
      next: tournament.state === "finished" ? null : nextPaidPlace(ladder, rank),
    }
  })
  const ranks = entries.flatMap(({ around, next }) => (next === null ? around : [...around, next]))
  const places = await store.listPlaces(tx, tournamentId, [...new Set(ranks)])
  const names = await getMaskedNames(tx, [...new Set([...places.values()].map((place) => place.player_id))])
  for (const { player_id: playerId, points, bets, rank, around, next } of entries) {
    const near = around.flatMap((each) => places.get(each) ?? [])
    const nextPoints = next === null ? undefined : places.get(next)?.points
    const toRow = (row: (typeof near)[number]) =>
      toBoardRow(row, ladder, {
        username: names.get(row.player_id) ?? "",
        isOwn: row.player_id === playerId,
      })
    tx.push({ playerId }, "tournamentEntry", {
      tournamentId: Number(tournamentId),
      winPoints: unitsToPoints(points),
      rank,
      bets,
      next: toNextPrize(ladder, next, { points, nextPoints }),
      around: near.map(toRow),
    })
  }
}
