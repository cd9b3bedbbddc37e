import type { drops as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState } from "../../content/index.ts"
import { findGameTile } from "../../games/index.ts"
import { getMaskedNames } from "../../players/index.ts"
import { toPrizeState } from "../../prizes/index.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { prizeDrops } from "../settings.ts"
import { listLatestWonPrizes, listPrizesOfPlayer, type WonPrize } from "./store.ts"

const maxWinners = 20

export async function getDropWinnersReply(
  platform: Platform,
): Promise<ReplyOf<typeof contract.getDropWinners>> {
  const from = platform.reads()
  if ((await getPolicyState(from, prizeDrops)) !== "on") return { winners: [] }
  return { winners: await toWinners(platform, from, await listLatestWonPrizes(from, maxWinners)) }
}

export async function toWinners(
  platform: Platform,
  from: Reads,
  rows: readonly WonPrize[],
): Promise<contract.DropWinner[]> {
  const names = await getMaskedNames(from, [...new Set(rows.map(({ player_id }) => player_id))])
  const winners = rows.map(async ({ player_id, amount, campaign, won_at, stake, game_id }) => ({
    username: names.get(player_id) ?? "",
    amount: unitsToEuros(amount),
    campaign,
    wonAt: won_at.toISOString(),
    stake: unitsToEuros(stake),
    game: (await findGameTile(platform, Number(game_id))) ?? null,
  }))
  return Promise.all(winners)
}

export async function getOwnPrizesReply(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getOwnDrops>,
): Promise<ReplyOf<typeof contract.getOwnDrops>> {
  const from = platform.reads()
  const { count, rows } = await listPrizesOfPlayer(from, playerId, page)
  const replies = rows.map(async (row) => ({
    prizeDistributionId: Number(row.id),
    campaign: row.campaign,
    amount: unitsToEuros(row.amount),
    wonAt: row.won_at.toISOString(),
    state: toPrizeState(row),
    until: row.claim_until.toISOString(),
    game: (await findGameTile(platform, Number(row.game_id))) ?? null,
  }))
  return { prizes: { count, rows: await Promise.all(replies) } }
}
