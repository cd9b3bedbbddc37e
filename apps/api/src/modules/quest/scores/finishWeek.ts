import { quest as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { addDays } from "../../../platform/lib/calendar.ts"
import { getSetting } from "../../content/index.ts"
import { awardPrizes, creditPrizesOfBarredPlayer } from "../../prizes/index.ts"
import { accounts, centsToUnits, moveAll, unitsToCents } from "../../wallet/index.ts"
import { questWon } from "../events.ts"
import { computePoolUnits, computeShares } from "../rules.ts"
import { questRules } from "../settings.ts"
import { lockWeek, setWeekEnded, type WeekRow } from "../weeks/store.ts"
import { promotionsAccount, returnPool } from "../weeks/weeks.ts"
import * as store from "./store.ts"

/** Once. The first ten with points share the pool, which returns to the operator where nobody has a point. */
export async function finishWeek(tx: Tx, id: bigint): Promise<void> {
  const week = await lockWeek(tx, id)
  if (week?.state !== "open") return
  await store.setPlaces(tx, id)
  const reached = await store.listScoringPlaces(tx, id, contract.paidPlaces)
  const pool = computePoolUnits(week)
  const returned = reached.length > 0 ? 0n : pool
  await setWeekEnded(tx, id, { state: "over", returned })
  if (returned > 0n) return returnPool(tx, id, returned)
  const shares = computeShares(unitsToCents(pool), week.percents, reached.length)
  const won = reached.map((entry, n) => ({ ...entry, amountUnits: centsToUnits(shares[n]!) }))
  await awardPlaces(
    tx,
    week,
    won.filter(({ amountUnits }) => amountUnits > 0n),
  )
}

type QuestWinner = { id: bigint; player_id: bigint; amountUnits: bigint }

async function awardPlaces(tx: Tx, week: WeekRow, won: readonly QuestWinner[]): Promise<void> {
  if (won.length === 0) return
  await store.setPrizes(tx, won)
  await moveAll(
    tx,
    won.map(({ id, player_id, amountUnits }) => ({
      id: `quest-prize:${id}:won`,
      kind: "questWon",
      from: accounts.quest(week.id),
      to: accounts.prize(player_id),
      amountUnits,
    })),
  )
  const { claimDays } = await getSetting(tx, questRules)
  await awardPrizes(
    tx,
    won.map(({ id: ref, player_id: playerId, amountUnits }) => ({
      of: "quest",
      ref,
      playerId,
      amountUnits,
      liesIn: accounts.prize(playerId),
      goesBackTo: promotionsAccount,
      wonAt: tx.now,
      until: addDays(tx.now, claimDays),
    })),
  )
  for (const { id: entryId, player_id: playerId, amountUnits } of won) {
    await tx.publish(questWon, { playerId, entryId, amountUnits })
    // A player who was barred for good since they played cannot claim.
    await creditPrizesOfBarredPlayer(tx, playerId)
  }
}
