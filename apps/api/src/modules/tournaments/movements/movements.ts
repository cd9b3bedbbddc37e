import type { tournaments as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Platform } from "../../../platform/platform.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import * as store from "./store.ts"

export async function getMovementsReply(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getTournamentMovements>,
): Promise<ReplyOf<typeof contract.getTournamentMovements>> {
  const { count, rows } = await store.listMovements(platform.reads(), playerId, page)
  const movements = rows.map(({ movement_id, kind, tournament_id, name, amount, at }) => ({
    movementId: movement_id,
    kind,
    tournamentId: Number(tournament_id),
    name,
    amount: unitsToEuros(amount),
    at: at.toISOString(),
  }))
  return { movements: { count, rows: movements } }
}
