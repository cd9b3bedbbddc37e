import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { getPolicyState } from "../../content/index.ts"
import { listUnknownGames } from "../../games/index.ts"
import { accounts, centsToUnits, move } from "../../wallet/index.ts"
import { cancelTournament } from "../lifecycle/cancel.ts"
import { updateTournamentGames } from "../listing/participation.ts"
import { tournamentHousePrizes } from "../settings.ts"
import * as store from "../store.ts"
import { parseTournament, type TournamentInput } from "./schema.ts"

export async function createTournament(tx: Tx, typed: string, by: string, why: string): Promise<bigint[]> {
  const offer = parseTournament(typed)
  const unknown = offer.games === null ? [] : await listUnknownGames(tx, offer.games)
  refuseUnless(unknown.length === 0, `There is no game ${unknown.join(", ")}.`)
  const { everyHours = 0, times = 0 } = offer.repeats ?? {}
  const ids: bigint[] = []
  for (let repetition = 0; repetition <= times; repetition++) {
    const id = await store.insertTournament(
      tx,
      toDraft(offer, repetition * everyHours * hourMs, ids[0] ?? null),
    )
    await store.insertAct(tx, { tournament_id: id, act: "created", by, why })
    ids.push(id)
  }
  return ids
}

/** The row of an offer, `laterMs` after its written times. */
function toDraft(offer: TournamentInput, laterMs: number, seriesId: bigint | null): store.TournamentDraft {
  const at = (instant: string) => new Date(Date.parse(instant) + laterMs)
  return {
    series_id: seriesId,
    name: offer.name,
    type: offer.type,
    scoring: offer.scoring,
    points_each: offer.pointsEach,
    cap_points: offer.capPoints,
    least_stake: centsToUnits(offer.leastStakeCents),
    bets_at_most: offer.betsAtMost,
    games: offer.games,
    entry_fee: centsToUnits(offer.entryFeeCents),
    rebuy_fee: centsToUnits(offer.rebuyFeeCents),
    rebuys_at_most: offer.rebuysAtMost,
    credit: offer.creditCents === null ? null : centsToUnits(offer.creditCents),
    prizes_in: offer.housePoints === null ? "cash" : "points",
    house: offer.housePoints === null ? centsToUnits(offer.houseCents) : BigInt(offer.housePoints) * 1000n,
    entries_at_least: offer.entriesAtLeast,
    entries_at_most: offer.entriesAtMost,
    opens_at: at(offer.opensAt),
    begins_at: at(offer.beginsAt),
    closes_at: at(offer.closesAt),
    ends_at: at(offer.endsAt),
    grace_minutes: offer.graceMinutes,
    prizes: offer.prizes,
  }
}

async function lockDrafts(tx: Tx, id: bigint): Promise<store.TournamentRow[]> {
  const drafts = (await store.lockSeries(tx, id)).filter(({ state }) => state === "draft")
  refuseUnless(drafts.length > 0, `There is no draft ${id}.`)
  return drafts
}

/** Reserves the money. Refuses a draft that should have begun, or with such money while the policy is not on. */
export async function publishTournament(tx: Tx, id: bigint, by: string, why: string): Promise<void> {
  const drafts = await lockDrafts(tx, id)
  refuseUnless(
    drafts.every(({ begins_at }) => begins_at > tx.now),
    `Tournament ${id} should have begun already. Create a new one that begins later.`,
  )
  await announceDrafts(tx, drafts, by, why)
}

/** As `publishTournament`, for one whose beginning has passed: its first entry has to be made in the same transaction. */
export async function publishBegunTournament(tx: Tx, id: bigint, by: string, why: string): Promise<void> {
  await announceDrafts(tx, await lockDrafts(tx, id), by, why)
}

async function announceDrafts(
  tx: Tx,
  drafts: readonly store.TournamentRow[],
  by: string,
  why: string,
): Promise<void> {
  refuseUnless(
    (await getPolicyState(tx, tournamentHousePrizes)) === "on" || drafts.every(({ house }) => house === 0n),
    `The operator adds to the prizes of tournament ${drafts[0]!.id}, and the policy tournamentHousePrizes is not on.`,
  )
  for (const draft of drafts) {
    await store.setTournamentState(tx, draft.id, { state: "announced" })
    await store.insertAct(tx, { tournament_id: draft.id, act: "published", by, why })
    if (draft.house > 0n && draft.prizes_in === "cash")
      await move(tx, {
        id: `tournament:${draft.id}:reserved`,
        kind: "tournamentReserved",
        from: accounts.promotions("tournaments"),
        to: accounts.tournament(draft.id),
        amountUnits: draft.house,
      })
  }
  await updateTournamentGames(tx)
}

export async function stopTournament(tx: Tx, id: bigint, by: string, why: string): Promise<void> {
  const tournament = await store.lockTournament(tx, id)
  refuseUnless(
    tournament && !tournament.ended_at && !tournament.due_at,
    `Tournament ${id} is not there, over, or being counted.`,
  )
  await store.insertAct(tx, { tournament_id: id, act: "stopped", by, why })
  await cancelTournament(tx, tournament, "byHouse")
}
