import type { jackpots as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Platform } from "../../../platform/platform.ts"
import { findGameTile } from "../../games/index.ts"
import { getMaskedNames } from "../../players/index.ts"
import { toPrizeState } from "../../prizes/index.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { listWinsOfPlayer, type WinRow } from "./store.ts"

export async function getWinsReply(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getJackpotWins>,
): Promise<ReplyOf<typeof contract.getJackpotWins>> {
  const from = platform.reads()
  const { count, rows } = await listWinsOfPlayer(from, playerId, page)
  const replies = rows.map(async (row) => ({
    jackpotId: Number(row.id),
    type: row.jackpot,
    amount: unitsToEuros(row.paid),
    wonAt: row.won_at.toISOString(),
    state: toPrizeState(row),
    until: row.claim_until.toISOString(),
    game: (await findGameTile(platform, Number(row.game_id))) ?? null,
    stake: unitsToEuros(row.stake),
    isWhole: row.is_whole,
    cycleId: row.is_over ? Number(row.cycle_id) : null,
  }))
  return { wins: { count, rows: await Promise.all(replies) } }
}

export async function toWireWins(
  platform: Platform,
  rows: readonly WinRow[],
): Promise<contract.JackpotWin[]> {
  const names = await getMaskedNames(platform.reads(), [...new Set(rows.map(({ player_id }) => player_id))])
  return Promise.all(
    rows.map(async ({ player_id, paid, won_at, stake, win, is_whole, game_id }) => ({
      username: names.get(player_id) ?? "",
      amount: unitsToEuros(paid),
      wonAt: won_at.toISOString(),
      stake: unitsToEuros(stake),
      ...(win === null ? {} : { multiple: Number(win / stake) }),
      isWhole: is_whole,
      game: (await findGameTile(platform, Number(game_id))) ?? null,
    })),
  )
}
