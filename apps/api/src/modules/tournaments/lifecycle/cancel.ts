import type { tournaments as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob } from "../../../platform/jobs/queue.ts"
import { accounts, move } from "../../wallet/index.ts"
import { closePursesJob } from "../credit/credit.ts"
import { payBackEntries } from "../entries/payBack.ts"
import { listEntries } from "../entries/store.ts"
import { updateTournamentGames } from "../listing/participation.ts"
import { setTournamentState, type TournamentRow } from "../store.ts"
import { lockCancelledTournament } from "./store.ts"

export const payBackJob = "tournaments.payBack"
const batchSize = 200

/** Cancels a locked tournament: money that the operator added returns, and a job pays the entries back. */
export async function cancelTournament(
  tx: Tx,
  tournament: TournamentRow,
  why: contract.TournamentCancellation,
): Promise<void> {
  const { id, house, prizes_in: prizesIn, state } = tournament
  await setTournamentState(tx, id, { state: "cancelled", cancelled_for: why, ended_at: tx.now })
  if (state !== "draft" && house > 0n && prizesIn === "cash")
    await move(tx, {
      id: `tournament:${id}:returned`,
      kind: "tournamentReturned",
      from: accounts.tournament(id),
      to: accounts.promotions("tournaments"),
      amountUnits: house,
    })
  await updateTournamentGames(tx)
  await enqueueJob(tx, payBackJob, {}, { key: payBackJob })
  await enqueueJob(tx, closePursesJob, {}, { key: closePursesJob })
}

/** Job: pays back a batch of entries. Answers whether there may be more. */
export async function payBackCancelled(tx: Tx): Promise<boolean> {
  const id = await lockCancelledTournament(tx)
  if (id === undefined) return false
  const entries = await listEntries(tx, id, batchSize)
  await payBackEntries(tx, id, entries, "cancelled")
  return true
}
