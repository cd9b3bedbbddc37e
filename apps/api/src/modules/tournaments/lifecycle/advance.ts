import type { Tx } from "../../../platform/db/transaction.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { tournamentDue } from "../events.ts"
import { updateTournamentGames } from "../listing/participation.ts"
import { lockTournament, setTournamentState } from "../store.ts"
import { cancelTournament } from "./cancel.ts"
import { isStillPlayed } from "./store.ts"

/**
 * Moves a tournament to the state of its instants: entry opens; it begins, or is cancelled with too few entries;
 * it ends. Its end is published once no round that began in time is being played, or its grace is over.
 */
export async function advanceTournament(tx: Tx, id: bigint): Promise<void> {
  const tournament = await lockTournament(tx, id)
  if (!tournament) return
  const { opens_at, begins_at, ends_at, grace_minutes, entries, entries_at_least } = tournament
  let { state } = tournament
  const setState = async (next: typeof state) => {
    state = next
    await setTournamentState(tx, id, { state })
  }
  if (state === "announced" && opens_at <= tx.now) await setState("registering")
  if (state === "registering" && begins_at <= tx.now) {
    if (entries < entries_at_least) return cancelTournament(tx, tournament, "tooFew")
    await setState("running")
  }
  if (state === "running" && ends_at <= tx.now) {
    await setState("calculating")
    await updateTournamentGames(tx)
  }
  if (state !== "calculating" || tournament.due_at) return
  const graceIsOver = tx.now.getTime() >= ends_at.getTime() + grace_minutes * minuteMs
  if (!graceIsOver && (await isStillPlayed(tx, tournament))) return
  await setTournamentState(tx, id, { due_at: tx.now })
  await tx.publish(tournamentDue, { playerId: null, tournamentId: id })
}
