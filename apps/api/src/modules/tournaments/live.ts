import type { LiveMessages } from "@elite/contract"
import type { Kernel } from "../../kernel/module.ts"
import type { Room } from "../../kernel/room.ts"
import type { Reads, Tx } from "../../kernel/transaction.ts"
import { eurosOfUnits, pointsOfUnits } from "../wallet/index.ts"
import { rowsShown } from "./boards/boards.ts"
import * as store from "./boards/store.ts"
import { ladderOf, listedIn, poolOf, shownState } from "./boards/wire.ts"
import { tournamentOf } from "./offers/store.ts"

/** How many places whoever looks at a board is told. */
const placesTold = 15

/**
 * The first places of each tournament: pages that show it are told, visitors' too, while it is listed for everybody. A player
 * hears of their own entry.
 */
export const rooms = (kernel: Kernel): Room[] => {
  const board: Room<"tournament"> = {
    name: "tournament",
    of: "onlookers",
    isOpen: (id) => isListed(kernel.reads(), BigInt(id!)),
    now: (id) => boardOf(kernel.reads(), BigInt(id!)),
  }
  return [board, { name: "tournamentEntry", of: "player" }]
}

async function isListed(from: Reads, tournamentId: bigint): Promise<boolean> {
  const row = await tournamentOf(from, tournamentId)
  if (!row || !(await store.isPublished(from, row.id))) return false
  return (await listedIn(from, [row], () => row.ended_at !== null)).length > 0
}

/** A tournament and the first places of its board as it was last published. */
async function boardOf(from: Reads, tournamentId: bigint): Promise<LiveMessages["tournament"][]> {
  const tournament = await tournamentOf(from, tournamentId)
  const board = await store.boardOf(from, tournamentId)
  if (!tournament || !board) return []
  const span = { entryId: null, first: 1, last: placesTold, around: 0 }
  const rows = await store.boardRows(from, tournamentId, span)
  const { page } = await rowsShown(from, rows, ladderOf(tournament, board.places), null)
  return [
    {
      tournamentId: Number(tournamentId),
      state: shownState(tournament, from.now),
      pool: eurosOfUnits(poolOf(tournament)),
      entries: tournament.entries,
      board: { at: board.published_at.toISOString(), count: board.places, rows: page },
    },
  ]
}

/** Tells the first places of a board that was just published, and each of these players where their own entry stands. */
export async function tellBoard(tx: Tx, tournamentId: bigint, players: readonly bigint[]): Promise<void> {
  for (const board of await boardOf(tx, tournamentId))
    tx.tell({ onlookersOf: Number(tournamentId) }, "tournament", board)
  if (players.length === 0) return
  for (const row of await store.toldOf(tx, tournamentId, players)) {
    const { player_id: playerId, points, bets, place, tournament_points } = row
    const rank = place === null ? null : Number(place)
    tx.tell({ playerId }, "tournamentEntry", {
      tournamentId: Number(tournamentId),
      winPoints: pointsOfUnits(points),
      rank,
      bets,
    })
    tx.tell({ playerId }, "wallet", { tournamentPoints: pointsOfUnits(tournament_points) })
  }
}
