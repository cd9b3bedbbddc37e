import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { randomBelow } from "../../../platform/lib/random.ts"
import { getPolicyState, getSetting } from "../../content/index.ts"
import { listPlayableGames } from "../../games/index.ts"
import { assertAllowed } from "../../limits/index.ts"
import { accounts, centsToUnits, move } from "../../wallet/index.ts"
import { questCancelled, questJoined, weekEnded } from "../events.ts"
import { pushPool } from "../live.ts"
import { type CalendarWeek, computePoolUnits, weeksAt } from "../rules.ts"
import { questHouseMoney, questRules, questTerms } from "../settings.ts"
import { drawTasks } from "../tasks/draw.ts"
import { parseTasks } from "../tasks/schema.ts"
import * as store from "./store.ts"

export const promotionsAccount = accounts.promotions("quest")

/**
 * Draws the tasks of the current week and the next, each once, while the policy is on. A casino without the games
 * for five tasks has no quest.
 */
export async function ensureWeeks(tx: Tx): Promise<void> {
  if ((await getPolicyState(tx, questHouseMoney)) !== "on") return
  const wanted = weeksAt(tx.now)
  const existing = await store.listMondays(
    tx,
    wanted.map(({ monday }) => monday),
  )
  const missing = wanted.filter(({ monday }) => !existing.includes(monday))
  if (missing.length === 0) return
  const offered = await listPlayableGames(tx)
  const { addsCents, guaranteedCents, percents } = await getSetting(tx, questTerms)
  const terms = { adds: centsToUnits(addsCents), guaranteed: centsToUnits(guaranteedCents), percents }
  for (const week of missing) {
    const tasks = drawTasks(offered, randomBelow)
    if (tasks) await openWeek(tx, week, { tasks, ...terms })
  }
}

/** Leaves a week that exists; reserves the guaranteed pool of a new one. */
export async function openWeek(tx: Tx, week: CalendarWeek, offer: store.WeekOffer): Promise<void> {
  const id = await store.insertWeek(tx, week, offer)
  if (id === undefined || offer.guaranteed === 0n) return
  await move(tx, {
    id: `quest:${id}:guaranteed`,
    kind: "questFunded",
    from: promotionsAccount,
    to: accounts.quest(id),
    amountUnits: offer.guaranteed,
  })
}

/** Answers its id. Throws QuestNotOfferedErrorType, QuestJoinedErrorType, and what bars the player from betting. */
export async function joinQuest(tx: Tx, playerId: bigint): Promise<bigint> {
  if ((await getPolicyState(tx, questHouseMoney)) !== "on") throw new AppError("QuestNotOfferedErrorType")
  await assertAllowed(tx, playerId, "bet")
  const week = await store.findRunningWeek(tx)
  if (!week) throw new AppError("QuestNotOfferedErrorType")
  const hasNewGamesTask = week.tasks.some(({ kind }) => kind === "newGames")
  const knew = hasNewGamesTask ? await store.listPlayedGames(tx, playerId) : []
  const entryId = await store.insertEntry(tx, { week_id: week.id, player_id: playerId, knew })
  if (entryId === undefined) throw new AppError("QuestJoinedErrorType")
  await tx.publish(questJoined, { playerId, questId: week.id })
  // Last, because concurrent joins wait from here to the commit.
  const added = await store.updateWeekJoined(tx, week.id, entryId)
  if (!added) throw new AppError("QuestNotOfferedErrorType")
  pushPool(tx, week.id, added)
  return week.id
}

/** Publishes the end of each week whose last bets have had their time to settle, once. */
export async function endWeeks(tx: Tx): Promise<void> {
  const { settleMinutes } = await getSetting(tx, questRules)
  for (const { id } of await store.lockEndedWeeks(
    tx,
    new Date(tx.now.getTime() - settleMinutes * minuteMs),
  )) {
    await store.setWeekEndAnnounced(tx, id)
    await tx.publish(weekEnded, { playerId: null, questId: id })
  }
}

/** Cancels a week that is not counted yet: its pool returns to the operator. */
export async function cancelWeek(tx: Tx, id: bigint, by: string, why: string): Promise<void> {
  const week = await store.lockWeek(tx, id)
  refuseUnless(week, `There is no quest ${id}.`)
  refuseUnless(week.state === "open", `Quest ${id} has been counted or cancelled already.`)
  const returned = computePoolUnits(week)
  await store.setWeekEnded(tx, id, { state: "cancelled", returned })
  await store.insertAct(tx, { week_id: id, act: "cancelled", before: null, by, why })
  await returnPool(tx, id, returned)
  await store.insertCancelledEvents(tx, id, questCancelled.kind)
}

export async function returnPool(tx: Tx, id: bigint, amountUnits: bigint): Promise<void> {
  const between = { from: accounts.quest(id), to: promotionsAccount }
  if (amountUnits > 0n)
    await move(tx, { id: `quest:${id}:returned`, kind: "questReturned", ...between, amountUnits })
}

/** Replaces the tasks of a week that has not begun. */
export async function changeTasks(
  tx: Tx,
  { monday, typed, by, why }: { monday: string; typed: string; by: string; why: string },
): Promise<void> {
  const week = await store.lockWeekByMonday(tx, monday)
  refuseUnless(week?.state === "open", `There is no quest for the week of ${monday}.`)
  refuseUnless(
    week.begins_at > tx.now,
    `The quest of ${monday} has begun: what players joined stays as it is.`,
  )
  await store.setWeekTasks(tx, week.id, parseTasks(typed, await listPlayableGames(tx)))
  await store.insertAct(tx, { week_id: week.id, act: "changed", before: week.tasks, by, why })
}
