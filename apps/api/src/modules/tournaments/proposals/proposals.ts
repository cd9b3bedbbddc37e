import { areDifferentPeople } from "../../../platform/admin/fourEyes.ts"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { payBackEntries } from "../entries/payBack.ts"
import { tournamentDue } from "../events.ts"
import { updateTournamentGames } from "../listing/participation.ts"
import { insertChanges } from "../scores/store.ts"
import { lockTournament, setTournamentState } from "../store.ts"
import * as store from "./store.ts"

/** Open while a proposal waits for a second operator. */
export const proposalAlarm = "tournament.proposal"

export type ProposalResult =
  | "proposed"
  | "exists"
  | "ended"
  | "removed"
  | "withdrawn"
  | "notPlayed"
  | "notIn"
  | "noProposal"
  | "sameOperator"

type OperatorReason = { by: string; why: string }
type ProposalOutcome = { result: ProposalResult; proposalId?: bigint }

/** Proposes to end a tournament at once; its places are counted when another operator confirms. */
export async function proposeEnd(
  tx: Tx,
  tournamentId: bigint,
  reason: OperatorReason,
): Promise<ProposalOutcome> {
  const tournament = await lockTournament(tx, tournamentId)
  if (tournament?.state !== "running" && tournament?.state !== "calculating") return { result: "notPlayed" }
  return propose(tx, tournamentId, null, reason)
}

/** Proposes to remove an entry from a tournament that is not over and to pay it back. */
export async function proposeRemoval(
  tx: Tx,
  entryId: bigint,
  reason: OperatorReason,
): Promise<ProposalOutcome> {
  const entry = await store.findEntry(tx, entryId)
  const tournament = entry && (await lockTournament(tx, entry.tournament_id))
  if (entry?.state !== "in" || !tournament || tournament.ended_at) return { result: "notIn" }
  return propose(tx, tournament.id, entryId, reason)
}

async function propose(
  tx: Tx,
  tournamentId: bigint,
  entryId: bigint | null,
  { by, why }: OperatorReason,
): Promise<ProposalOutcome> {
  const id = await store.insertProposal(tx, {
    tournament_id: tournamentId,
    entry_id: entryId,
    why,
    proposed_by: by,
  })
  if (id === undefined) return { result: "exists" }
  const detail = {
    tournamentId: String(tournamentId),
    entryId: entryId === null ? null : String(entryId),
    proposedBy: by,
  }
  await raiseAlarm(tx, { kind: proposalAlarm, subject: String(id), detail })
  return { result: "proposed", proposalId: id }
}

/** Carries a proposal out. One that can no longer be carried out has to be withdrawn. */
export async function confirmProposal(tx: Tx, id: bigint, by: string): Promise<ProposalResult> {
  const proposal = await store.lockProposal(tx, id)
  if (!proposal) return "noProposal"
  if (!areDifferentPeople(proposal.proposed_by, by)) return "sameOperator"
  const { tournament_id: tournamentId, entry_id: entryId } = proposal
  const result =
    entryId === null ? await endTournament(tx, tournamentId) : await removeEntry(tx, tournamentId, entryId)
  if (result === "notPlayed" || result === "notIn") return result
  await store.setProposalEnded(tx, id, "confirmed", by)
  await resolveAlarm(tx, { kind: proposalAlarm, subject: String(id) })
  return result
}

async function endTournament(tx: Tx, id: bigint): Promise<ProposalResult> {
  const tournament = await lockTournament(tx, id)
  if (tournament?.state !== "running" && tournament?.state !== "calculating") return "notPlayed"
  if (tournament.due_at || tournament.begins_at >= tx.now) return "notPlayed"
  if (tournament.state === "running") await store.setEndsNow(tx, id)
  else await setTournamentState(tx, id, { due_at: tx.now })
  await updateTournamentGames(tx)
  await tx.publish(tournamentDue, { playerId: null, tournamentId: id })
  return "ended"
}

async function removeEntry(tx: Tx, tournamentId: bigint, entryId: bigint): Promise<ProposalResult> {
  const tournament = await lockTournament(tx, tournamentId)
  const entry = await store.findEntry(tx, entryId)
  if (!tournament || tournament.ended_at || entry?.state !== "in") return "notIn"
  await payBackEntries(tx, tournamentId, [entry], "removed")
  await insertChanges(tx, [{ tournamentId, playerIds: [] }])
  return "removed"
}

/** An operator may withdraw their own proposal or another's. */
export async function withdrawProposal(tx: Tx, id: bigint, by: string): Promise<ProposalResult> {
  if (!(await store.lockProposal(tx, id))) return "noProposal"
  await store.setProposalEnded(tx, id, "withdrawn", by)
  await resolveAlarm(tx, { kind: proposalAlarm, subject: String(id) })
  return "withdrawn"
}
