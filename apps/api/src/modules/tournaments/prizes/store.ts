import type { ByLanguage } from "@elite/contract"
import { sql } from "kysely"
import type { Reads } from "../../../platform/db/transaction.ts"

export type EntryForEmail = { name: ByLanguage; rank: number | null; claim_until: Date | null }

export async function findEntryForEmail(from: Reads, entryId: bigint): Promise<EntryForEmail | undefined> {
  const { rows } = await sql<EntryForEmail>`
    select t.name, e.rank, g.claim_until from tournaments.entry e
      join tournaments.tournament t on t.id = e.tournament_id
      left join prizes.given_by('tournaments') g on g.ref = e.id
    where e.id = ${entryId}`.execute(from.db)
  return rows[0]
}

export async function isPrizeInPoints(from: Reads, entryId: bigint): Promise<boolean> {
  const { rows } = await sql<{ points: boolean }>`
    select t.prizes_in = 'points' as points from tournaments.entry e join tournaments.tournament t on t.id = e.tournament_id
    where e.id = ${entryId}`.execute(from.db)
  return rows[0]!.points
}

/** Points are not claimed. */
export async function listPrizesOfAnnulment(
  from: Reads,
  tournamentId: bigint,
  playerId: bigint,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    select e.id from tournaments.entry e join tournaments.tournament t on t.id = e.tournament_id
    where t.id = ${tournamentId} and t.prizes_in = 'cash' and e.player_id = ${playerId} and e.won is not null`.execute(
    from.db,
  )
  return rows[0]?.id
}
