import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { createProposals } from "../../../platform/alarms/proposals.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { payBackEntries } from "../entries/payBack.ts"
import { tournamentDue } from "../events.ts"
import { updateTournamentGames } from "../listing/participation.ts"
import { insertChanges } from "../scores/store.ts"
import type { Tables } from "../sql/tables.ts"
import { lockTournament, setTournamentState, type TournamentRow } from "../store.ts"
import * as store from "./store.ts"

const proposals = createProposals<Tables, "tournaments.proposal">({
  table: "tournaments.proposal",
  what: "proposal",
  alarm: "tournament.proposal",
})

export const {
  listPending: listPendingProposals,
  pendingReview: proposalReview,
  withdraw: withdrawProposal,
} = proposals

type OperatorReason = { by: string; why: string }

/** Proposes to end a tournament at once; its places are counted when another operator confirms. */
export async function proposeEnd(tx: Tx, tournamentId: bigint, reason: OperatorReason): Promise<bigint> {
  await lockPlayedTournament(tx, tournamentId)
  return propose(tx, { tournament_id: tournamentId, entry_id: null }, reason)
}

export async function proposeRemoval(tx: Tx, entryId: bigint, reason: OperatorReason): Promise<bigint> {
  const { tournament_id } = await lockOpenEntry(tx, entryId)
  return propose(tx, { tournament_id, entry_id: entryId }, reason)
}

const propose = (
  tx: Tx,
  subject: { tournament_id: bigint; entry_id: bigint | null },
  { by, why }: OperatorReason,
): Promise<bigint> => {
  const [tournamentId, entryId] = [String(subject.tournament_id), subject.entry_id?.toString() ?? null]
  return proposals.propose(
    tx,
    { ...subject, why },
    {
      operator: by,
      about: entryId === null ? `tournament ${tournamentId}` : `entry ${entryId}`,
      detail: { tournamentId, entryId },
    },
  )
}

/** Carries a proposal out. One that can no longer be carried out has to be withdrawn. */
export const confirmProposal = (tx: Tx, id: bigint, by: string): Promise<"ended" | "removed"> =>
  proposals.confirm(tx, id, by, ({ tournament_id, entry_id }) =>
    entry_id === null ? endTournament(tx, tournament_id) : removeEntry(tx, entry_id),
  )

async function lockPlayedTournament(tx: Tx, id: bigint): Promise<TournamentRow> {
  const tournament = await lockTournament(tx, id)
  refuseUnless(
    tournament && ["running", "calculating"].includes(tournament.state),
    `Tournament ${id} is not being played.`,
  )
  return tournament
}

async function lockOpenEntry(tx: Tx, id: bigint): Promise<store.Entry> {
  const tournamentId = (await store.findEntry(tx, id))?.tournament_id
  const tournament = tournamentId === undefined ? undefined : await lockTournament(tx, tournamentId)
  const entry = await store.findEntry(tx, id)
  refuseUnless(
    entry?.state === "in" && tournament && !tournament.ended_at,
    `Entry ${id} is in no tournament that is not over.`,
  )
  return entry
}

async function endTournament(tx: Tx, id: bigint): Promise<"ended"> {
  const tournament = await lockPlayedTournament(tx, id)
  refuseUnless(
    !tournament.due_at && tournament.begins_at < tx.now,
    `Tournament ${id} has not begun, or its places are being counted.`,
  )
  if (tournament.state === "running") await store.setEndsNow(tx, id)
  else await setTournamentState(tx, id, { due_at: tx.now })
  await updateTournamentGames(tx)
  await tx.publish(tournamentDue, { playerId: null, tournamentId: id })
  return "ended"
}

async function removeEntry(tx: Tx, entryId: bigint): Promise<"removed"> {
  const entry = await lockOpenEntry(tx, entryId)
  const tournamentId = entry.tournament_id
  await payBackEntries(tx, tournamentId, [entry], "removed")
  await insertChanges(tx, [{ tournamentId, playerIds: [] }])
  return "removed"
}
