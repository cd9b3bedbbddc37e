import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { claimErrors, gateErrors } from "./errors.ts"
import { eurosStated } from "./money.ts"
import { id, instant, listOf, message, nothing, paging, queryInt } from "./parts.ts"

/** Kinds of tasks with their unit: a count, euros, or a multiple of the stake. */
export const taskUnits = {
  studios: "count",
  games: "count",
  newGames: "count",
  categories: "count",
  slotGames: "count",
  days: "count",
  slotDays: "count",
  winDays: "count",
  rounds: "count",
  slotRounds: "count",
  diceRounds: "count",
  rouletteRounds: "count",
  blackjackRounds: "count",
  tableRounds: "count",
  liveRounds: "count",
  smallRounds: "count",
  wins: "count",
  slotWins: "count",
  diceWins: "count",
  rouletteWins: "count",
  winGames: "count",
  winStudios: "count",
  fiveTimes: "count",
  multiple: "times",
  slotMultiple: "times",
  diceMultiple: "times",
  staked: "euros",
  slotStaked: "euros",
  diceStaked: "euros",
  rouletteStaked: "euros",
} as const satisfies Record<string, "count" | "euros" | "times">
export type TaskKind = keyof typeof taskUnits
export const taskKinds = Object.keys(taskUnits) as [TaskKind, ...TaskKind[]]

export const paidPlaces = 10
export const tasksOfWeek = 5

const task = z.strictObject({
  kind: z.enum(taskKinds),
  amount: z.number(),
  points: z.int(),
  /** The category of games that count; null for all. */
  category: z.string().nullable(),
})
export type Task = z.infer<typeof task>

const place = z.strictObject({
  place: z.int(),
  /** Masked; empty for a deleted account. */
  username: z.string(),
  points: z.int(),
  /** When these points were reached; null without points. */
  reachedAt: instant.nullable(),
  /** What the place pays now, or what it paid. */
  share: eurosStated,
})
export type Place = z.infer<typeof place>

/** `counting`: over, results pending. `cancelled`: the pool returned to the operator. */
export const questStates = ["running", "counting", "over", "cancelled"] as const
export type QuestState = (typeof questStates)[number]

const about = {
  questId: id,
  week: z.int(),
  from: instant,
  until: instant,
  state: z.enum(questStates),
  pool: eurosStated,
  players: z.int(),
}

const quest = z.strictObject({
  ...about,
  /** What the operator adds to the pool per player. */
  adds: eurosStated,
  /** The least that the pool holds, from the first day; zero where nothing is guaranteed. */
  guaranteed: eurosStated,
  /** The time of counting: bets of the week that settle until then still count. */
  countedAt: instant,
  tasks: z.array(task).length(tasksOfWeek),
  /** What each place pays now; fewer than ten where fewer players have points. */
  shares: z.array(eurosStated).max(paidPlaces),
  /** The percentages of the places where all ten are paid. */
  percents: z.array(z.int()).length(paidPlaces),
  top: z.array(place),
})
export type Quest = z.infer<typeof quest>

/** The quest of the current week, or the one being counted; null where there is none. */
export const getQuest = endpoint({
  method: "GET",
  path: "/api/quest/get-quest",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    quest: quest.nullable(),
    counting: z.strictObject({ week: z.int(), countedAt: instant }).nullable(),
    /** The rules of weeks that are drawn from now on. */
    terms: z.strictObject({
      adds: eurosStated,
      guaranteed: eurosStated,
      percents: z.array(z.int()).length(paidPlaces),
      /** Bets of a week that settle this many minutes later still count. */
      settleMinutes: z.int(),
      /** A prize is credited automatically after this many days. */
      claimDays: z.int(),
    }),
    nextFrom: instant,
  }),
  errors: [],
})

const ownTask = z.strictObject({
  /** Progress in the unit of the task's kind; may exceed the goal. */
  progress: z.number(),
  doneAt: instant.nullable(),
  /** The game on which it was reached. */
  game: z.string().nullable(),
})
export type OwnTask = z.infer<typeof ownTask>

const own = z.strictObject({
  questId: id,
  /** Current pool and number of players; the public state may be older. */
  pool: eurosStated,
  players: z.int(),
  joinedAt: instant,
  points: z.int(),
  place: z.int(),
  tasks: z.array(ownTask).length(tasksOfWeek),
  /** The own row with its neighbours. */
  near: z.array(place),
})
export type OwnQuest = z.infer<typeof own>

/** The player's state in that quest; null where they have not joined. */
export const getOwnQuest = endpoint({
  method: "GET",
  path: "/api/quest/get-own-quest",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ own: own.nullable() }),
  errors: [],
})

/** Joins the current quest, once. The operator pays the contribution to the pool. */
export const joinQuest = endpoint({
  method: "POST",
  path: "/api/quest/join",
  who: "player",
  input: nothing,
  reply: message.extend({ questId: id }),
  errors: ["QuestNotOfferedErrorType", "QuestJoinedErrorType", ...gateErrors],
})

/** A page of a quest's ranking: all players, highest points first. */
export const getQuestRanking = endpoint({
  method: "GET",
  path: "/api/quest/get-ranking",
  who: "anyone",
  input: z.strictObject({ questId: queryInt(1, 999_999_999), ...paging }),
  reply: z.strictObject({ ranking: listOf(place) }),
  errors: ["NotFoundErrorType"],
})

const past = z.strictObject({
  ...about,
  tasks: z.array(task).length(tasksOfWeek),
  top: z.array(place),
})
export type PastQuest = z.infer<typeof past>

/** Finished quests, newest first. */
export const getPastQuests = endpoint({
  method: "GET",
  path: "/api/quest/get-past-quests",
  who: "anyone",
  input: z.strictObject(paging),
  reply: z.strictObject({ quests: listOf(past) }),
  errors: [],
})

export const questPrizeStates = ["open", "claimed", "credited", "disputed", "refused"] as const
export type QuestPrizeState = (typeof questPrizeStates)[number]

const ownPrize = z.strictObject({
  questPrizeId: id,
  week: z.int(),
  place: z.int(),
  points: z.int(),
  amount: eurosStated,
  wonAt: instant,
  state: z.enum(questPrizeStates),
  /** Can be claimed until then; credited automatically afterwards. */
  until: instant,
})
export type OwnQuestPrize = z.infer<typeof ownPrize>

export const getQuestPrizes = endpoint({
  method: "GET",
  path: "/api/quest/get-prizes",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ prizes: listOf(ownPrize) }),
  errors: [],
})

/** Pays a prize to its winner's cash, once. */
export const claimQuestPrize = endpoint({
  method: "POST",
  path: "/api/quest/claim",
  who: "player",
  input: z.strictObject({ questPrizeId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["PrizeClaimedErrorType", "PrizeDisputedErrorType", ...claimErrors],
})
