import type { jackpots as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Platform } from "../../../platform/platform.ts"
import { gameTile } from "../../games/index.ts"
import { maskedNames } from "../../players/index.ts"
import { eurosOfUnits } from "../../wallet/index.ts"
import { type WonRow, winsOf } from "./store.ts"

/** What a player has won, as they are shown it. */
export async function ownWins(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getJackpotWins>,
): Promise<ReplyOf<typeof contract.getJackpotWins>> {
  const from = platform.reads()
  const { count, rows } = await winsOf(from, playerId, page)
  const shown = rows.map(async (row) => ({
    jackpotId: Number(row.id),
    type: row.jackpot,
    amount: eurosOfUnits(row.paid),
    wonAt: row.won_at.toISOString(),
    state: stateOf(row),
    until: row.claim_until.toISOString(),
    game: (await gameTile(platform, Number(row.game_id))) ?? null,
    stake: eurosOfUnits(row.stake),
    isWhole: row.is_whole,
    cycleId: row.is_over ? Number(row.cycle_id) : null,
  }))
  return { wins: { count, rows: await Promise.all(shown) } }
}

type Fate = Awaited<ReturnType<typeof winsOf>>["rows"][number]
function stateOf({ refused_at, disputed_at, settled_as }: Fate): contract.JackpotWinState {
  if (refused_at) return "refused"
  if (disputed_at) return "disputed"
  return settled_as ?? "open"
}

/** How what was won is shown to everybody: whoever won it masked, with what they had staked on which game. */
export async function wonOnTheWire(
  platform: Platform,
  rows: readonly WonRow[],
): Promise<contract.JackpotWin[]> {
  const names = await maskedNames(platform.reads(), [...new Set(rows.map(({ player_id }) => player_id))])
  return Promise.all(
    rows.map(async ({ player_id, paid, won_at, stake, win, is_whole, game_id }) => ({
      username: names.get(player_id) ?? "",
      amount: eurosOfUnits(paid),
      wonAt: won_at.toISOString(),
      stake: eurosOfUnits(stake),
      ...(win === null ? {} : { multiple: Number(win / stake) }),
      isWhole: is_whole,
      game: (await gameTile(platform, Number(game_id))) ?? null,
    })),
  )
}
