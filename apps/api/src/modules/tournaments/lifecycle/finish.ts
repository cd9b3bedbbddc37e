import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob } from "../../../platform/jobs/queue.ts"
import { addDays } from "../../../platform/lib/calendar.ts"
import { getSetting } from "../../content/index.ts"
import { awardPoints } from "../../loyalty/index.ts"
import { awardPrizes } from "../../prizes/index.ts"
import { accounts, moveAll } from "../../wallet/index.ts"
import { publishAndPushBoard } from "../boards/publish.ts"
import { boardRows, findBoard } from "../boards/store.ts"
import { sumPool } from "../boards/wire.ts"
import { closePursesJob } from "../credit/credit.ts"
import { tournamentWon } from "../events.ts"
import { computePayouts, placeShares } from "../rules.ts"
import { tournamentRules } from "../settings.ts"
import { lockTournament, setTournamentState, type TournamentRow } from "../store.ts"
import { cancelTournament } from "./cancel.ts"
import * as store from "./store.ts"

/** Pays the whole pool; cancels where nobody has scored, and leaves a tournament that was stopped meanwhile. */
export async function finishTournament(tx: Tx, id: bigint): Promise<void> {
  const tournament = await lockTournament(tx, id)
  if (tournament?.state !== "calculating") return
  await publishAndPushBoard(tx, id)
  const { places } = (await findBoard(tx, id))!
  if (places === 0) return cancelTournament(tx, tournament, "nobodyScored")
  const paid = computePayouts(sumPool(tournament), tournament.prizes, places)
  const last = Math.min(places, placeShares(tournament.prizes).length)
  const rows = await boardRows(tx, id, { entryId: null, first: 1, last, around: 0 })
  const winners = rows
    .map(({ entry_id, player_id, rank }) => ({
      entryId: entry_id,
      playerId: player_id,
      rank,
      units: paid[rank - 1]!,
    }))
    .filter(({ units }) => units > 0n)
  await setTournamentState(tx, id, { state: "finished", ended_at: tx.now })
  await awardPlaces(tx, tournament, winners)
  await enqueueJob(tx, closePursesJob, {}, { key: closePursesJob })
  // Again, with the prizes of the places that were reached.
  await publishAndPushBoard(tx, id)
}

/** Money has to be claimed; points are credited at once. */
async function awardPlaces(
  tx: Tx,
  tournament: TournamentRow,
  winners: readonly store.Winner[],
): Promise<void> {
  await store.setEntriesWon(tx, winners)
  if (tournament.prizes_in === "points") await awardPointPrizes(tx, tournament, winners)
  else await awardMoneyPrizes(tx, tournament, winners)
  for (const { entryId, playerId, rank, units } of winners)
    await tx.publish(tournamentWon, {
      playerId,
      tournamentId: tournament.id,
      entryId,
      rank,
      amountUnits: units,
    })
}

const awardPointPrizes = (tx: Tx, { name }: TournamentRow, winners: readonly store.Winner[]): Promise<void> =>
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

async function awardMoneyPrizes(
  tx: Tx,
  { id }: TournamentRow,
  winners: readonly store.Winner[],
): Promise<void> {
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
  const { claimDays } = await getSetting(tx, tournamentRules)
  await awardPrizes(
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
