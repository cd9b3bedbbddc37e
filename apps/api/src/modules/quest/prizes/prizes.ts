import type { quest as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Platform } from "../../../platform/platform.ts"
import { toPrizeState } from "../../prizes/index.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { isoWeekNumber } from "../rules.ts"
import { listPrizesOfPlayer } from "./store.ts"

/** Answers whatever the policy says: prizes stay their winners'. */
export async function getOwnPrizesReply(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getQuestPrizes>,
): Promise<ReplyOf<typeof contract.getQuestPrizes>> {
  const { count, rows } = await listPrizesOfPlayer(platform.reads(), playerId, page)
  const prizes = rows.map((row) => ({
    questPrizeId: Number(row.id),
    week: isoWeekNumber(row.monday),
    place: row.place,
    points: row.points,
    amount: unitsToEuros(row.prize),
    wonAt: row.won_at.toISOString(),
    state: toPrizeState(row),
    until: row.claim_until.toISOString(),
  }))
  return { prizes: { count, rows: prizes } }
}
