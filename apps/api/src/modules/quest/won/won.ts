import type { quest as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Platform } from "../../../platform/platform.ts"
import { eurosOfUnits } from "../../wallet/index.ts"
import { numberOfWeek } from "../rules.ts"
import { prizesOf, type WonPlace } from "./store.ts"

/** What a player has won, as they are shown it; whatever the policy says, for it stays theirs. */
export async function ownPrizes(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getQuestPrizes>,
): Promise<ReplyOf<typeof contract.getQuestPrizes>> {
  const { count, rows } = await prizesOf(platform.reads(), playerId, page)
  const shown = rows.map((row) => ({
    questPrizeId: Number(row.id),
    week: numberOfWeek(row.monday),
    place: row.place,
    points: row.points,
    amount: eurosOfUnits(row.prize),
    wonAt: row.won_at.toISOString(),
    state: stateOf(row),
    until: row.claim_until.toISOString(),
  }))
  return { prizes: { count, rows: shown } }
}

function stateOf({ refused_at, disputed_at, settled_as }: WonPlace): contract.QuestPrizeState {
  if (refused_at) return "refused"
  if (disputed_at) return "disputed"
  return settled_as ?? "open"
}
