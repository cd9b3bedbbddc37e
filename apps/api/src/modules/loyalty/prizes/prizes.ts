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
 * Pays points once for a `ref`. They count for the rank as earned points do, and bring no coins. Balances are locked
 * in the order of their names, ranks after them, as wherever points are earned.
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

async function updateRanks(tx: Tx, players: readonly bigint[]): Promise<void> {
  const playerIds = [...new Set(players)]
  await updateRanksForPoints(tx, playerIds)
  await pushPoints(tx, playerIds)
}

const toEventPayload = ({ player_id, giver, ref, points }: store.PointPrize) => ({
  playerId: player_id,
  of: giver,
  ref,
  points,
})

export const {
  dispute: disputePoints,
  keep: keepPoints,
  refuse: refusePoints,
} = createDisputes({
  store,
  alarm: disputedAlarm,
  what: "prize in points",
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

/** Never short of funds: points cannot be spent, and corrections leave prizes alone. */
async function reversePoints(tx: Tx, prize: store.PointPrize): Promise<void> {
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
}
