import { sql } from "kysely"
import type { Reads } from "../../../platform/db/transaction.ts"

export type BetRef = { playerId: bigint; provider: string; uuid: string }

/** A row source `b (player_id, provider, uuid)` for looking up bets by their provider's message. */
export const toBetRows = (bets: readonly BetRef[]) => sql`
  unnest(${bets.map(({ playerId }) => playerId)}::bigint[], ${bets.map(({ provider }) => provider)}::text[],
    ${bets.map(({ uuid }) => uuid)}::text[]) as b (player_id, provider, uuid)`

export type AnnulledBet = BetRef & { annulmentId: bigint; roundRef: string; openedAt: Date }

/** The bets of annulled rounds, in the order in which the rounds were opened. */
export async function listAnnulledBets(from: Reads, annulmentIds: readonly bigint[]): Promise<AnnulledBet[]> {
  if (annulmentIds.length === 0) return []
  const { rows } = await sql<AnnulledBet>`
    select r.annulled_in as "annulmentId", r.player_id as "playerId", r.provider, r.event_ref as "roundRef", b.uuid,
      r.opened_at as "openedAt"
    from play.round r cross join unnest(r.bet_uuids) with ordinality b (uuid, n)
    where r.annulled_in = any(${[...annulmentIds]}::bigint[])
    order by r.opened_at, r.provider, r.event_ref, b.n`.execute(from.db)
  return rows
}
