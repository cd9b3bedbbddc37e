import { quest as contract, eurosOf, type ParsedOf, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import { policy, setting } from "../content/index.ts"
import { maskedNames } from "../players/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { aheadOf, entryOf, type RankedRow, rankedOf, reachedOf } from "./ranking/store.ts"
import { ownTasks, poolCentsOf, poolOf, taskShown } from "./ranking/wire.ts"
import { numberOfWeek, sharesOf, weeksAt } from "./rules.ts"
import { questHouseMoney, questRules, questTerms } from "./settings.ts"
import { currentOf, overOf, type WeekRow, weekOf } from "./weeks/store.ts"

const topShown = 10
const near = 1

const isOn = async (from: Reads) => (await policy(from, questHouseMoney)) === "on"

/** The week that runs and, for its first hour, the one before it that is being counted; none while the policy is not on. */
const shownWeeks = async (from: Reads): Promise<WeekRow[]> => ((await isOn(from)) ? currentOf(from) : [])

function stateOf({ state, ends_at }: WeekRow, now: Date): contract.QuestState {
  if (state !== "open") return state
  return ends_at > now ? "running" : "counting"
}

const aboutOf = (week: WeekRow, now: Date) => ({
  questId: Number(week.id),
  week: numberOfWeek(week.monday),
  from: week.begins_at.toISOString(),
  until: week.ends_at.toISOString(),
  state: stateOf(week, now),
  pool: poolOf(week),
  players: week.players,
})

/** What the places of a week pay as it stands; nothing where it was called off. */
async function sharesNow(from: Reads, week: WeekRow): Promise<number[]> {
  if (week.state === "cancelled") return []
  const reached = await reachedOf(from, week.id, contract.paidPlaces)
  return sharesOf(poolCentsOf(week), week.percents, reached).map(eurosOf)
}

/** Rows of a ranking as everybody is shown them, the first one in this place. */
async function placesOf(
  from: Reads,
  rows: readonly RankedRow[],
  { first, shares }: { first: number; shares: readonly number[] },
): Promise<contract.Place[]> {
  const names = await maskedNames(
    from,
    rows.map(({ player_id }) => player_id),
  )
  return rows.map(({ player_id, points, reached_at, prize }, n) => ({
    place: first + n,
    username: names.get(player_id) ?? "",
    points,
    reachedAt: reached_at?.toISOString() ?? null,
    share: prize === null ? (shares[first + n - 1] ?? 0) : eurosOfUnits(prize),
  }))
}

/** The quest of the week, with its tasks, its pool and who leads. */
export async function questShown(platform: Platform): Promise<ReplyOf<typeof contract.getQuest>> {
  const from = platform.reads()
  const [rules, { addsCents, percents }] = [await setting(from, questRules), await setting(from, questTerms)]
  const rest = {
    terms: { adds: eurosOf(addsCents), percents, ...rules },
    nextFrom: weeksAt(from.now)[1].from.toISOString(),
  }
  const countedAt = (week: WeekRow) =>
    new Date(week.ends_at.getTime() + rules.settleMinutes * 60_000).toISOString()
  const [week, before] = await shownWeeks(from)
  if (!week) return { quest: null, counting: null, ...rest }
  const shares = await sharesNow(from, week)
  const rows = await rankedOf(from, week.id, 0, topShown)
  const quest = {
    ...aboutOf(week, from.now),
    adds: eurosOfUnits(week.adds),
    countedAt: countedAt(week),
    tasks: week.tasks.map(taskShown),
    shares,
    percents: week.percents,
    top: await placesOf(
      from,
      rows.filter(({ points }) => points > 0),
      { first: 1, shares },
    ),
  }
  const counting = before ? { week: numberOfWeek(before.monday), countedAt: countedAt(before) } : null
  return { quest, counting, ...rest }
}

/** How a player stands in the quest that is shown; null where they have not joined it. */
export async function ownQuest(
  platform: Platform,
  playerId: bigint,
): Promise<ReplyOf<typeof contract.getOwnQuest>> {
  const from = platform.reads()
  const [week] = await shownWeeks(from)
  const entry = week && (await entryOf(from, week.id, playerId))
  if (!week || !entry) return { own: null }
  const place = 1 + (await aheadOf(from, entry))
  const first = Math.max(1, place - near)
  const rows = await rankedOf(from, week.id, first - 1, place + near - first + 1)
  return {
    own: {
      questId: Number(week.id),
      pool: poolOf(week),
      players: week.players,
      joinedAt: entry.joined_at.toISOString(),
      points: entry.points,
      place,
      tasks: await ownTasks(platform, week.tasks, entry.progress),
      near: await placesOf(from, rows, { first, shares: await sharesNow(from, week) }),
    },
  }
}

/** A page of a week's ranking. Refuses with NotFoundErrorType what is no week that has begun, and any while the policy is not on. */
export async function rankingOf(
  platform: Platform,
  { questId, pageNo, limit }: ParsedOf<typeof contract.getQuestRanking>,
): Promise<ReplyOf<typeof contract.getQuestRanking>> {
  const from = platform.reads()
  const week = (await isOn(from)) ? await weekOf(from, BigInt(questId)) : undefined
  if (!week || week.begins_at > from.now) throw new AppError("NotFoundErrorType")
  const offset = (pageNo - 1) * limit
  const rows = await rankedOf(from, week.id, offset, limit)
  const shares = await sharesNow(from, week)
  return {
    ranking: { count: week.players, rows: await placesOf(from, rows, { first: offset + 1, shares }) },
  }
}

/** The quests that were counted, each with who was paid; none while the policy is not on. */
export async function pastQuests(
  platform: Platform,
  page: ParsedOf<typeof contract.getPastQuests>,
): Promise<ReplyOf<typeof contract.getPastQuests>> {
  const from = platform.reads()
  if (!(await isOn(from))) return { quests: { count: 0, rows: [] } }
  const { count, rows } = await overOf(from, page)
  const shown = rows.map(async (week) => {
    const top = await rankedOf(from, week.id, 0, topShown)
    return {
      ...aboutOf(week, from.now),
      tasks: week.tasks.map(taskShown),
      top: await placesOf(
        from,
        top.filter(({ prize }) => prize !== null),
        { first: 1, shares: [] },
      ),
    }
  })
  return { quests: { count, rows: await Promise.all(shown) } }
}
