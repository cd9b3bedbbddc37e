import { quest as contract, eurosOf, type ParsedOf, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState, getSetting } from "../content/index.ts"
import { getMaskedNames } from "../players/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { countAhead, countScoringPlaces, findEntry, listRanked, type RankedRow } from "./ranking/store.ts"
import { computePoolCents, computePoolEuros, computeShares, isoWeekNumber, weeksAt } from "./rules.ts"
import { questHouseMoney, questRules, questTerms } from "./settings.ts"
import { toOwnTasks, toWireTask } from "./tasks/wire.ts"
import { findWeek, listCurrentWeeks, listFinishedWeeks, type WeekRow } from "./weeks/store.ts"

const maxTop = 10
const neighbours = 1

const isOn = async (from: Reads) => (await getPolicyState(from, questHouseMoney)) === "on"

/** The current week and, for its first hour, the one before it that is being counted; none while the policy is not on. */
const listShownWeeks = async (from: Reads): Promise<WeekRow[]> =>
  (await isOn(from)) ? listCurrentWeeks(from) : []

function toQuestState({ state, ends_at }: WeekRow, now: Date): contract.QuestState {
  if (state !== "open") return state
  return ends_at > now ? "running" : "counting"
}

const toSummary = (week: WeekRow, now: Date) => ({
  questId: Number(week.id),
  week: isoWeekNumber(week.monday),
  from: week.begins_at.toISOString(),
  until: week.ends_at.toISOString(),
  state: toQuestState(week, now),
  pool: computePoolEuros(week),
  players: week.players,
})

/** Empty where the week was cancelled. */
async function computeSharesNow(from: Reads, week: WeekRow): Promise<number[]> {
  if (week.state === "cancelled") return []
  const reached = await countScoringPlaces(from, week.id, contract.paidPlaces)
  return computeShares(computePoolCents(week), week.percents, reached).map(eurosOf)
}

/** `first` is the place of the first row. */
async function toPlaces(
  from: Reads,
  rows: readonly RankedRow[],
  { first, shares }: { first: number; shares: readonly number[] },
): Promise<contract.Place[]> {
  const names = await getMaskedNames(
    from,
    rows.map(({ player_id }) => player_id),
  )
  return rows.map(({ player_id, points, reached_at, prize }, n) => ({
    place: first + n,
    username: names.get(player_id) ?? "",
    points,
    reachedAt: reached_at?.toISOString() ?? null,
    share: prize === null ? (shares[first + n - 1] ?? 0) : unitsToEuros(prize),
  }))
}

export async function getQuestReply(platform: Platform): Promise<ReplyOf<typeof contract.getQuest>> {
  const from = platform.reads()
  const [rules, { addsCents, guaranteedCents, percents }] = [
    await getSetting(from, questRules),
    await getSetting(from, questTerms),
  ]
  const rest = {
    terms: { adds: eurosOf(addsCents), guaranteed: eurosOf(guaranteedCents), percents, ...rules },
    nextFrom: weeksAt(from.now)[1].from.toISOString(),
  }
  const countedAt = (week: WeekRow) =>
    new Date(week.ends_at.getTime() + rules.settleMinutes * minuteMs).toISOString()
  const [week, before] = await listShownWeeks(from)
  if (!week) return { quest: null, counting: null, ...rest }
  const shares = await computeSharesNow(from, week)
  const rows = await listRanked(from, week.id, 0, maxTop)
  const quest = {
    ...toSummary(week, from.now),
    adds: unitsToEuros(week.adds),
    guaranteed: unitsToEuros(week.guaranteed),
    countedAt: countedAt(week),
    tasks: week.tasks.map(toWireTask),
    shares,
    percents: week.percents,
    top: await toPlaces(
      from,
      rows.filter(({ points }) => points > 0),
      { first: 1, shares },
    ),
  }
  const counting = before ? { week: isoWeekNumber(before.monday), countedAt: countedAt(before) } : null
  return { quest, counting, ...rest }
}

/** Null where the player has not joined the current week. */
export async function getOwnQuestReply(
  platform: Platform,
  playerId: bigint,
): Promise<ReplyOf<typeof contract.getOwnQuest>> {
  const from = platform.reads()
  const [week] = await listShownWeeks(from)
  const entry = week && (await findEntry(from, week.id, playerId))
  if (!week || !entry) return { own: null }
  const place = 1 + (await countAhead(from, entry))
  const first = Math.max(1, place - neighbours)
  const rows = await listRanked(from, week.id, first - 1, place + neighbours - first + 1)
  return {
    own: {
      questId: Number(week.id),
      pool: computePoolEuros(week),
      players: week.players,
      joinedAt: entry.joined_at.toISOString(),
      points: entry.points,
      place,
      tasks: await toOwnTasks(platform, week.tasks, entry.progress),
      near: await toPlaces(from, rows, { first, shares: await computeSharesNow(from, week) }),
    },
  }
}

/** Throws NotFoundErrorType for a week that has not begun, and for any while the policy is not on. */
export async function getRankingReply(
  platform: Platform,
  { questId, pageNo, limit }: ParsedOf<typeof contract.getQuestRanking>,
): Promise<ReplyOf<typeof contract.getQuestRanking>> {
  const from = platform.reads()
  const week = (await isOn(from)) ? await findWeek(from, BigInt(questId)) : undefined
  if (!week || week.begins_at > from.now) throw new AppError("NotFoundErrorType")
  const offset = (pageNo - 1) * limit
  const rows = await listRanked(from, week.id, offset, limit)
  const shares = await computeSharesNow(from, week)
  return {
    ranking: { count: week.players, rows: await toPlaces(from, rows, { first: offset + 1, shares }) },
  }
}

/** Empty while the policy is not on. */
export async function getPastQuestsReply(
  platform: Platform,
  page: ParsedOf<typeof contract.getPastQuests>,
): Promise<ReplyOf<typeof contract.getPastQuests>> {
  const from = platform.reads()
  if (!(await isOn(from))) return { quests: { count: 0, rows: [] } }
  const { count, rows } = await listFinishedWeeks(from, page)
  const replies = rows.map(async (week) => {
    const top = await listRanked(from, week.id, 0, maxTop)
    return {
      ...toSummary(week, from.now),
      tasks: week.tasks.map(toWireTask),
      top: await toPlaces(
        from,
        top.filter(({ prize }) => prize !== null),
        { first: 1, shares: [] },
      ),
    }
  })
  return { quests: { count, rows: await Promise.all(replies) } }
}
