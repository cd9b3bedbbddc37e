import type { drops as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import { policy } from "../../content/index.ts"
import { gameTile } from "../../games/index.ts"
import { maskedNames } from "../../players/index.ts"
import { eurosOfUnits } from "../../wallet/index.ts"
import { prizeDrops } from "../settings.ts"
import { lastWonOf, prizesOf, type WonRow } from "./store.ts"

const winnersShown = 20

/** The last winners, masked, with what they had staked on which game; nobody while the policy is not on. */
export async function dropWinners(platform: Platform): Promise<ReplyOf<typeof contract.getDropWinners>> {
  const from = platform.reads()
  if ((await policy(from, prizeDrops)) !== "on") return { winners: [] }
  return { winners: await toWinners(platform, from, await lastWonOf(from, winnersShown)) }
}

/** Winners as everybody is shown them: their names masked. */
export async function toWinners(
  platform: Platform,
  from: Reads,
  rows: readonly WonRow[],
): Promise<contract.DropWinner[]> {
  const names = await maskedNames(from, [...new Set(rows.map(({ player_id }) => player_id))])
  const winners = rows.map(async ({ player_id, amount, campaign, won_at, stake, game_id }) => ({
    username: names.get(player_id) ?? "",
    amount: eurosOfUnits(amount),
    campaign,
    wonAt: won_at.toISOString(),
    stake: eurosOfUnits(stake),
    game: (await gameTile(platform, Number(game_id))) ?? null,
  }))
  return Promise.all(winners)
}

/** What a player has won, as they are shown it. */
export async function ownPrizes(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getOwnDrops>,
): Promise<ReplyOf<typeof contract.getOwnDrops>> {
  const from = platform.reads()
  const { count, rows } = await prizesOf(from, playerId, page)
  const shown = rows.map(async (row) => ({
    prizeDistributionId: Number(row.id),
    campaign: row.campaign,
    amount: eurosOfUnits(row.amount),
    wonAt: row.won_at.toISOString(),
    state: stateOf(row),
    until: row.claim_until.toISOString(),
    game: (await gameTile(platform, Number(row.game_id))) ?? null,
  }))
  return { prizes: { count, rows: await Promise.all(shown) } }
}

function stateOf({ refused_at, disputed_at, settled_as }: WonRow): contract.PrizeState {
  if (refused_at) return "refused"
  if (disputed_at) return "disputed"
  return settled_as ?? "open"
}
