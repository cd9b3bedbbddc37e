import type { ByLanguage, tournaments as contract } from "@elite/contract"
import { sql } from "kysely"
import { type Page, type PageQuery, paginateSql } from "../../../platform/db/paginate.ts"
import type { Reads } from "../../../platform/db/transaction.ts"

type Movement = {
  movement_id: string
  kind: contract.TournamentMovement["kind"]
  tournament_id: bigint
  name: ByLanguage
  amount: bigint
  at: Date
}

/** An unclaimed prize has not moved yet, and a refused one never does. */
const movementRows = (playerId: bigint) => sql`
  select 'fee:' || f.id as movement_id, case when f.is_rebuy then 'rebuy' else 'entry' end as kind, e.tournament_id, f.amount,
    f.paid_at as at, 0 as step
  from tournaments.entry e join tournaments.fee f on f.entry_id = e.id where e.player_id = ${playerId}
  union all
  select 'back:' || f.id, 'paidBack', e.tournament_id, f.amount, f.returned_at, 1
  from tournaments.entry e join tournaments.fee f on f.entry_id = e.id
  where e.player_id = ${playerId} and f.returned_at is not null
  union all
  select 'prize:' || e.id, 'prize', e.tournament_id, e.won, g.settled_at, 2
  from tournaments.entry e join prizes.given_by('tournaments') g on g.ref = e.id
  where e.player_id = ${playerId} and g.settled_at is not null`

export async function listMovements(from: Reads, playerId: bigint, page: PageQuery): Promise<Page<Movement>> {
  const lines = movementRows(playerId)
  const rows = sql<Movement>`
    select l.movement_id, l.kind, l.tournament_id, l.amount, l.at, t.name from (${lines}) l join tournaments.tournament t on t.id = l.tournament_id
    order by l.at desc, l.step desc, l.movement_id desc`
  return paginateSql(from, { counted: sql`(${lines}) l`, rows }, page)
}
