import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob } from "../../../platform/jobs/queue.ts"
import { addDays } from "../../../platform/lib/calendar.ts"
import { setting } from "../../content/index.ts"
import { awardPoints } from "../../loyalty/index.ts"
import { award } from "../../prizes/index.ts"
import { accounts, moveAll } from "../../wallet/index.ts"
import { publishBoard } from "../boards/publish.ts"
import { boardOf, boardRows } from "../boards/store.ts"
import { poolOf } from "../boards/wire.ts"
import { closeJob } from "../credit/credit.ts"
import { tournamentWon } from "../events.ts"
import { lockTournament, setState, type TournamentRow } from "../offers/store.ts"
import { payoutsOf, sharesOf } from "../rules.ts"
import { tournamentRules } from "../settings.ts"
import { cancel } from "./cancel.ts"
import * as store from "./store.ts"

/**
 * Counts the places of a tournament whose bets are all heard: its last board is published, and all of its pool is its winners'.
 * Where nobody has scored it is cancelled. One that was stopped meanwhile is left.
 */
export async function settleTournament(tx: Tx, id: bigint): Promise<void> {
  const tournament = await lockTournament(tx, id)
  if (tournament?.state !== "calculating") return
  await publishBoard(tx, id)
  const { places } = (await boardOf(tx, id))!
  if (places === 0) return cancel(tx, tournament, "nobodyScored")
  const paid = payoutsOf(poolOf(tournament), tournament.prizes, places)
  const last = Math.min(places, sharesOf(tournament.prizes).length)
  const rows = await boardRows(tx, id, { entryId: null, first: 1, last, around: 0 })
  const winners = rows
    .map(({ entry_id, player_id, rank }) => ({
      entryId: entry_id,
      playerId: player_id,
      rank,
      units: paid[rank - 1]!,
    }))
    .filter(({ units }) => units > 0n)
  await setState(tx, id, { state: "finished", ended_at: tx.now })
  await give(tx, tournament, winners)
  await enqueueJob(tx, closeJob, {}, { key: closeJob })
  // With the prizes as they are: some places were not reached.
  await publishBoard(tx, id)
}

/** What was won is its winners' from now on, and they are told: money to be claimed, points at once. */
async function give(tx: Tx, tournament: TournamentRow, winners: readonly store.Winner[]): Promise<void> {
  await store.setWon(tx, winners)
  if (tournament.prizes_in === "points") await givePoints(tx, tournament, winners)
  else await giveMoney(tx, tournament, winners)
  for (const { entryId, playerId, rank, units } of winners)
    await tx.publish(tournamentWon, {
      playerId,
      tournamentId: tournament.id,
      entryId,
      rank,
      amountUnits: units,
    })
}

const givePoints = (tx: Tx, { name }: TournamentRow, winners: readonly store.Winner[]): Promise<void> =>
  awardPoints(
    tx,
    winners.map(({ entryId, playerId, units }) => ({
      of: "tournaments",
      ref: entryId,
      playerId,
      points: units,
      name,
    })),
  )

async function giveMoney(tx: Tx, { id }: TournamentRow, winners: readonly store.Winner[]): Promise<void> {
  await moveAll(
    tx,
    winners.map(({ entryId, playerId, units }) => ({
      id: `tournament-prize:${entryId}:won`,
      kind: "tournamentWon",
      from: accounts.tournament(id),
      to: accounts.prize(playerId),
      amountUnits: units,
    })),
  )
  const { claimDays } = await setting(tx, tournamentRules)
  await award(
    tx,
    winners.map(({ entryId, playerId, units }) => ({
      of: "tournaments",
      ref: entryId,
      playerId,
      amountUnits: units,
      liesIn: accounts.prize(playerId),
      goesBackTo: accounts.promotions("tournaments"),
      wonAt: tx.now,
      until: addDays(tx.now, claimDays),
    })),
  )
}
