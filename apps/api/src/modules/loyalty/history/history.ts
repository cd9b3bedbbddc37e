import type { loyalty as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Platform } from "../../../platform/platform.ts"
import { gameTile } from "../../games/index.ts"
import { eurosOfUnits, pointsOfUnits } from "../../wallet/index.ts"
import { entriesOf } from "./store.ts"

/** What changed a player's points and coins, as they are shown it. */
export async function historyOf(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getLoyaltyCurrencyHistory>,
): Promise<ReplyOf<typeof contract.getLoyaltyCurrencyHistory>> {
  const { count, rows } = await entriesOf(platform.reads(), playerId, page)
  const shown = rows.map(async ({ id, at, cause, game_id, amount, name, points, coins }) => ({
    entryId: Number(id),
    at: at.toISOString(),
    cause,
    game: game_id === null ? null : ((await gameTile(platform, Number(game_id))) ?? null),
    amount: amount === null ? null : eurosOfUnits(amount),
    tournament: name,
    points: pointsOfUnits(points),
    coins: pointsOfUnits(coins),
  }))
  return { history: { count, rows: await Promise.all(shown) } }
}
