import type { loyalty as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Platform } from "../../../platform/platform.ts"
import { findGameTile } from "../../games/index.ts"
import { unitsToEuros, unitsToPoints } from "../../wallet/index.ts"
import { listHistoryEntries } from "./store.ts"

export async function getHistoryReply(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getLoyaltyCurrencyHistory>,
): Promise<ReplyOf<typeof contract.getLoyaltyCurrencyHistory>> {
  const { count, rows } = await listHistoryEntries(platform.reads(), playerId, page)
  const entries = rows.map(async ({ id, at, cause, game_id, amount, name, points, coins }) => ({
    entryId: Number(id),
    at: at.toISOString(),
    cause,
    game: game_id === null ? null : ((await findGameTile(platform, Number(game_id))) ?? null),
    amount: amount === null ? null : unitsToEuros(amount),
    tournament: name,
    points: unitsToPoints(points),
    coins: unitsToPoints(coins),
  }))
  return { history: { count, rows: await Promise.all(entries) } }
}
