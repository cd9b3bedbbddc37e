import type { Tx } from "../../../platform/db/transaction.ts"
import { createDisputes } from "../../prizes/index.ts"
import { accounts, moveAll } from "../../wallet/index.ts"
import type { HistoryEntry } from "../earnings.ts"
import { pointsDisputed, pointsKept, pointsRefused } from "../events.ts"
import { pushPoints } from "../loyalty.ts"
import { updateRanksForPoints } from "../ranks/ranks.ts"
import { insertEntries } from "../store.ts"
import type { PointAward } from "./givers.ts"
import * as store from "./store.ts"

/** Rings while points that were won are disputed: a bet that had counted for them was given back. */
export const disputedAlarm = "club.prizeDisputed"

const toHistoryEntry = (
  { player_id: playerId, name, points }: store.PointPrize,
  at: Date,
  cause: "prize" | "prizeTakenBack",
): HistoryEntry => ({
  playerId,
  at,
  cause,
  gameId: null,
  amountUnits: null,
  name,
  points: cause === "prize" ? points : -points,
  coins: 0n,
})

/**
 * Gives their winners what they won, once for a number of its giver: the points are theirs at once, count for the rank as those
 * that rounds earn, and bring no coins. All balances move in one statement, which locks them in the order of their names, and
 * ranks are locked after them, as wherever points are earned.
 */
export async function awardPoints(tx: Tx, awards: readonly PointAward[]): Promise<void> {
  if (awards.length === 0) return
  const prizes = await store.insertPrizes(tx, awards)
  await moveAll(
    tx,
    prizes.map(({ id, player_id, points }) => ({
      id: `club-prize:${id}:given`,
      kind: "clubPrizeGiven",
      from: accounts.club("points"),
      to: accounts.points(player_id),
      amountUnits: points,
    })),
  )
  await insertEntries(
    tx,
    prizes.map((prize) => toHistoryEntry(prize, tx.now, "prize")),
  )
  await updateRanks(
    tx,
    prizes.map(({ player_id }) => player_id),
  )
}

/** Ranks follow points that have changed, and open pages are told of them. */
async function updateRanks(tx: Tx, players: readonly bigint[]): Promise<void> {
  const each = [...new Set(players)]
  await updateRanksForPoints(tx, each)
  await pushPoints(tx, each)
}

const toEventPayload = ({ player_id, giver, ref, points }: store.PointPrize) => ({
  playerId: player_id,
  of: giver,
  ref,
  points,
})

/** Points for which bets had counted that were given back wait for a person from then on. */
export const {
  dispute: disputePoints,
  keep: keepPoints,
  refuse: refusePoints,
} = createDisputes({
  store,
  alarm: disputedAlarm,
  reverse: reversePoints,
  on: {
    disputed: (tx, prize) => tx.publish(pointsDisputed, toEventPayload(prize)),
    kept: (tx, prize) => tx.publish(pointsKept, toEventPayload(prize)),
    async refused(tx, prize, by) {
      await updateRanks(tx, [prize.player_id])
      await tx.publish(pointsRefused, { ...toEventPayload(prize), ...by })
    },
  },
})

/** They are there: points are spent on nothing, and no correction takes what was won. */
async function reversePoints(tx: Tx, prize: store.PointPrize): Promise<"refused"> {
  await moveAll(tx, [
    {
      id: `club-prize:${prize.id}:taken-back`,
      kind: "clubPrizeTakenBack",
      from: accounts.points(prize.player_id),
      to: accounts.club("points"),
      amountUnits: prize.points,
    },
  ])
  await insertEntries(tx, [toHistoryEntry(prize, tx.now, "prizeTakenBack")])
  return "refused"
}
