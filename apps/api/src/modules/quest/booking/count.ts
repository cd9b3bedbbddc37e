import { quest as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { addDays } from "../../../platform/lib/calendar.ts"
import { setting } from "../../content/index.ts"
import { award, settlePrizes } from "../../prizes/index.ts"
import { accounts, centsOfUnits, moveAll, unitsOfCents } from "../../wallet/index.ts"
import { questWon } from "../events.ts"
import { sharesOf } from "../rules.ts"
import { questRules } from "../settings.ts"
import { lockWeek, setEnded, type WeekRow } from "../weeks/store.ts"
import { giveBack, house } from "../weeks/weeks.ts"
import * as store from "./store.ts"

/**
 * Counts a week, once: everybody gets their place, and the first ten with points share the pool. Where nobody has a point it
 * goes back to the house.
 */
export async function countWeek(tx: Tx, id: bigint): Promise<void> {
  const week = await lockWeek(tx, id)
  if (week?.state !== "open") return
  await store.setPlaces(tx, id)
  const reached = await store.reachedPlacesOf(tx, id, contract.paidPlaces)
  const pool = week.adds * BigInt(week.players)
  const returned = reached.length > 0 ? 0n : pool
  await setEnded(tx, id, { state: "over", returned })
  if (returned > 0n) return giveBack(tx, id, returned)
  const shares = sharesOf(centsOfUnits(pool), week.percents, reached.length)
  const won = reached.map((entry, n) => ({ ...entry, amountUnits: unitsOfCents(shares[n]!) }))
  await pay(
    tx,
    week,
    won.filter(({ amountUnits }) => amountUnits > 0n),
  )
}

type Won = { id: bigint; player_id: bigint; amountUnits: bigint }

/** What was won is its winners' from now on, and they are told. */
async function pay(tx: Tx, week: WeekRow, won: readonly Won[]): Promise<void> {
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
  const { claimDays } = await setting(tx, questRules)
  await award(
    tx,
    won.map(({ id: ref, player_id: playerId, amountUnits }) => ({
      of: "quest",
      ref,
      playerId,
      amountUnits,
      liesIn: accounts.prize(playerId),
      goesBackTo: house,
      wonAt: tx.now,
      until: addDays(tx.now, claimDays),
    })),
  )
  for (const { id: entryId, player_id: playerId, amountUnits } of won) {
    await tx.publish(questWon, { playerId, entryId, amountUnits })
    // Whoever left for good since they played cannot claim, and is paid what they have.
    await settlePrizes(tx, playerId)
  }
}
