import { type games as contract, eurosOf } from "@elite/contract"
import type { Tx } from "../../platform/db/transaction.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Channel } from "../../platform/realtime/channel.ts"
import { type CatalogueSnapshot, getCatalogue } from "./catalogue.ts"
import { listWinners, type RecentWin, type WinnerRow } from "./store.ts"
import { toGameTile } from "./wire.ts"

const maxWinners = 12
/** Older wins are stored, and not pushed. */
const newsAgeMs = minuteMs

export const channels = (platform: Platform): Channel[] => {
  const winners: Channel<"recentWinner"> = {
    name: "recentWinner",
    of: "everyone",
    // From the database: the cache may be older than the last push.
    async now() {
      const [shelf, rows] = await Promise.all([
        getCatalogue(platform),
        listWinners(platform.reads(), maxWinners),
      ])
      return rows.flatMap((row) => toWireWinner(row, shelf)).toReversed()
    },
  }
  return [winners]
}

export const latestWinners = (shelf: CatalogueSnapshot, limit: number): contract.RecentWinner[] =>
  shelf.winners.flatMap((row) => toWireWinner(row, shelf)).slice(0, limit)

function toWireWinner(row: WinnerRow, { byId }: CatalogueSnapshot): contract.RecentWinner[] {
  const game = byId.get(row.game_id)
  if (!game) return []
  const { masked_name: username, win_cents, multiplier, won_at } = row
  return [
    { username, amount: eurosOf(win_cents), multiplier, game: toGameTile(game), wonAt: won_at.toISOString() },
  ]
}

export async function pushLatestWinner(
  platform: Platform,
  tx: Tx,
  wins: readonly RecentWin[],
): Promise<void> {
  const last = wins.findLast(({ wonAt }) => tx.now.getTime() - wonAt.getTime() < newsAgeMs)
  if (!last) return
  const { gameId: game_id, maskedName: masked_name, winCents: win_cents, multiplier, wonAt: won_at } = last
  const row = { game_id, masked_name, win_cents, multiplier, won_at }
  for (const winner of toWireWinner(row, await getCatalogue(platform)))
    tx.push("everyone", "recentWinner", winner)
}
