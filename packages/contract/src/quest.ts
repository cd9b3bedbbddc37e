import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { claimErrors, gateErrors } from "./errors.ts"
import { eurosStated } from "./money.ts"
import { id, instant, listOf, message, nothing, paging, queryInt } from "./parts.ts"

/** Every kind of task there is, with what it is counted in: a number of something, euros, or times a stake. */
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

/** So many places are paid at most. */
export const paidPlaces = 10
/** So many tasks has a week. */
export const tasksOfWeek = 5

const task = z.strictObject({
  kind: z.enum(taskKinds),
  /** What there is to reach, in the unit of its kind: a number, euros, or times a stake. */
  amount: z.number(),
  points: z.int(),
  /** The code of the category of games that count; null: every game. */
  category: z.string().nullable(),
})
export type Task = z.infer<typeof task>

const place = z.strictObject({
  place: z.int(),
  /** Masked; empty for somebody who is gone. */
  username: z.string(),
  points: z.int(),
  /** When they had these points; null for nobody's first. */
  reachedAt: instant.nullable(),
  /** What the place pays as the pool and the ranking stand, or what it paid. */
  share: eurosStated,
})
export type Place = z.infer<typeof place>

/** Joinable and played; over and being counted; counted; called off, and its money is back with the house. */
export const questStates = ["running", "counting", "over", "cancelled"] as const
export type QuestState = (typeof questStates)[number]

const about = {
  questId: id,
  /** The number of its week, as calendars count them. */
  week: z.int(),
  from: instant,
  until: instant,
  state: z.enum(questStates),
  pool: eurosStated,
  players: z.int(),
}

const quest = z.strictObject({
  ...about,
  /** What each player adds to the pool. */
  adds: eurosStated,
  /** When it is counted: bets of the week that settle until then still count. */
  countedAt: instant,
  tasks: z.array(task).length(tasksOfWeek),
  /** What each place pays as it stands; fewer than ten where fewer have points. */
  shares: z.array(eurosStated).max(paidPlaces),
  /** The percentages of the places where ten are reached. */
  percents: z.array(z.int()).length(paidPlaces),
  /** The first places. */
  top: z.array(place),
})
export type Quest = z.infer<typeof quest>

/** The quest of the week that runs, or of the one that is being counted; null where there is none. */
export const getQuest = endpoint({
  method: "GET",
  path: "/api/quest/get-quest",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    quest: quest.nullable(),
    /** The week before it, for as long as that is being counted. */
    counting: z.strictObject({ week: z.int(), countedAt: instant }).nullable(),
    /** By what the weeks that are drawn from now on are played. */
    terms: z.strictObject({
      adds: eurosStated,
      percents: z.array(z.int()).length(paidPlaces),
      /** Bets of a week that settle so many minutes after it still count. */
      settleMinutes: z.int(),
      /** What was won is credited by itself after so many days. */
      claimDays: z.int(),
    }),
    /** When the next one begins. */
    nextFrom: instant,
  }),
  errors: [],
})

const ownTask = z.strictObject({
  /** What has been reached, in the unit of the task's kind; beyond what there was to reach where it was done at one go. */
  progress: z.number(),
  doneAt: instant.nullable(),
  /** The game that it was done on. */
  game: z.string().nullable(),
})
export type OwnTask = z.infer<typeof ownTask>

const own = z.strictObject({
  questId: id,
  /** What lies in the pool, and how many have joined, as they stand now: what is shown to everybody may be a moment older. */
  pool: eurosStated,
  players: z.int(),
  joinedAt: instant,
  points: z.int(),
  place: z.int(),
  /** In the order of the quest's tasks. */
  tasks: z.array(ownTask).length(tasksOfWeek),
  /** The own row between its neighbours. */
  near: z.array(place),
})
export type OwnQuest = z.infer<typeof own>

/** How the player stands in that quest; null where they have not joined it. */
export const getOwnQuest = endpoint({
  method: "GET",
  path: "/api/quest/get-own-quest",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ own: own.nullable() }),
  errors: [],
})

/** Joins the quest of the week that runs, once; what the player adds to the pool the house pays. */
export const joinQuest = endpoint({
  method: "POST",
  path: "/api/quest/join",
  who: "player",
  input: nothing,
  reply: message.extend({ questId: id }),
  errors: ["QuestNotOfferedErrorType", "QuestJoinedErrorType", ...gateErrors],
})

/** A page of a quest's ranking: everybody who joined, those with the most points first. */
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
  /** Who was paid, the first place first. */
  top: z.array(place),
})
export type PastQuest = z.infer<typeof past>

/** The quests that are over, the latest first. */
export const getPastQuests = endpoint({
  method: "GET",
  path: "/api/quest/get-past-quests",
  who: "anyone",
  input: z.strictObject(paging),
  reply: z.strictObject({ quests: listOf(past) }),
  errors: [],
})

/** Waits to be claimed, was claimed, came by itself, is looked at by a person, or was taken back by two. */
export const questPrizeStates = ["open", "claimed", "credited", "disputed", "refused"] as const
export type QuestPrizeState = (typeof questPrizeStates)[number]

const ownPrize = z.strictObject({
  /** By which it is claimed. */
  questPrizeId: id,
  week: z.int(),
  place: z.int(),
  points: z.int(),
  amount: eurosStated,
  wonAt: instant,
  state: z.enum(questPrizeStates),
  /** It can be claimed until then, and is credited by itself afterwards. */
  until: instant,
})
export type OwnQuestPrize = z.infer<typeof ownPrize>

/** What a player has won in quests, newest first. */
export const getQuestPrizes = endpoint({
  method: "GET",
  path: "/api/quest/get-prizes",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ prizes: listOf(ownPrize) }),
  errors: [],
})

/** Moves what a place paid into the balance of the player who won it, once. */
export const claimQuestPrize = endpoint({
  method: "POST",
  path: "/api/quest/claim",
  who: "player",
  input: z.strictObject({ questPrizeId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["PrizeClaimedErrorType", "PrizeDisputedErrorType", ...claimErrors],
})
