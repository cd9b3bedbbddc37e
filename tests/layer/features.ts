import type { Client } from "@elite/client/visitor"
import {
  bonuses,
  drops,
  games,
  jackpots,
  loyalty,
  me,
  promotions,
  quest,
  referrals,
  tournaments,
} from "@elite/contract"
import type { publicPages } from "@elite/paths"
import type { PolicyState } from "../../apps/api/src/platform/admin/settings.ts"

/** Who asks, and what there is to ask about. */
export type World = {
  visitor: Client
  /** Has won of everything, and has a bonus. */
  winner: Client
  /** Has won nothing, joined nothing and paid in nothing. */
  newcomer: Client
  /** A tournament that can be entered, one that is played, and one that is over; the house adds to each. */
  open: number
  running: number
  over: number
  /** The quest that was counted. */
  questId: number
}
/** A page whose address names nothing. */
export type Page = (typeof publicPages)[number] | "myTournaments" | "referrals" | "shop"
export type States<T> = Record<PolicyState, T>

/** A feature as its policy has it in each state. */
export type Feature<Asker = World> = {
  /** What calls answer, and the name that they refuse by. */
  calls: Record<string, { ask: (world: Asker) => Promise<unknown>; is: States<unknown> }>
  /** The status of its pages. */
  pages?: { page: Page; of?: "newcomer"; is: States<200 | 404> }[]
  /** The pages that the menu leads to, and those that the map of the site names. */
  menu?: { page: Page; is: States<boolean> }
  sitemap?: { page: Page; is: States<boolean> }[]
  /** A bill that tells of it, by its policy's name. */
  hasBill?: true
}

/** While it is on this, and in any other state that. */
export const away = <T, Not = T>(on: T, not: Not): States<T | Not> => ({ on, off: not, infoOnly: not })
export const byState = <T>(on: T, infoOnly: T, off: T): States<T> => ({ on, infoOnly, off })
const nameOf = (problem: { name: string; errors?: readonly { name: string }[] }) =>
  problem.errors?.[0]?.name ?? problem.name
/** The name that a call refuses by. */
export const refusal = (asked: Promise<unknown>) => asked.then(() => "answered", nameOf)
export const onlyOn = (...pages: Page[]) => pages.map((page) => ({ page, is: away<200, 404>(200, 404) }))
export const mapped = (is: States<boolean>, ...pages: Page[]) => pages.map((page) => ({ page, is }))

const aGame = async (visitor: Client) => (await visitor.call(games.getAllGames, {})).categoryGames.rows[0]!

/** Every policy of the Elite layer. */
export const features: Readonly<Record<string, Feature>> = {
  jackpots: {
    calls: {
      pools: {
        ask: async ({ visitor }) => (await visitor.call(jackpots.getJackpots, {})).jackpots.length,
        is: away(4, 0),
      },
      "a player's figures": {
        ask: async ({ newcomer }) =>
          (await newcomer.call(me.getUserDetails, {})).user.userWallet.prizePoolAnyTime !== null,
        is: away(true, false),
      },
      "what games say": {
        ask: async ({ visitor }) => (await aGame(visitor)).jackpots.length,
        is: away(4, 0),
      },
      // What was drawn stays open to whoever checks it.
      "a cycle that is over": {
        ask: async ({ visitor }) => (await visitor.call(jackpots.getJackpotCycles, {})).cycles.count > 0,
        is: away(true, true),
      },
    },
    pages: onlyOn("jackpots"),
    menu: { page: "jackpots", is: away(true, false) },
    sitemap: mapped(away(true, false), "jackpots"),
    hasBill: true,
  },
  prizeDrops: {
    calls: {
      campaigns: {
        ask: async ({ visitor }) => (await visitor.call(drops.getDrops, {})).campaigns.length,
        is: away(1, 0),
      },
      winners: {
        ask: async ({ visitor }) => (await visitor.call(drops.getDropWinners, {})).winners.length > 0,
        is: away(true, false),
      },
    },
    hasBill: true,
  },
  questHouseMoney: {
    calls: {
      "the quest": {
        ask: async ({ visitor }) => (await visitor.call(quest.getQuest, {})).quest !== null,
        is: away(true, false),
      },
      "one's own": {
        ask: async ({ winner }) => (await winner.call(quest.getOwnQuest, {})).own !== null,
        is: away(true, false),
      },
      "its ranking": {
        ask: ({ visitor, questId }) => refusal(visitor.call(quest.getQuestRanking, { questId })),
        is: away("answered", "NotFoundErrorType"),
      },
      "those that were": {
        ask: async ({ visitor }) => (await visitor.call(quest.getPastQuests, {})).quests.count,
        is: away(1, 0),
      },
      // Whoever is in it is refused by that, where it is on.
      "to join": {
        ask: ({ winner }) => refusal(winner.call(quest.joinQuest, {})),
        is: away("QuestJoinedErrorType", "QuestNotOfferedErrorType"),
      },
    },
    pages: onlyOn("eliteQuest", "eliteQuestHow", "eliteQuestHistory"),
    menu: { page: "eliteQuest", is: away(true, false) },
    sitemap: mapped(away(true, false), "eliteQuest", "eliteQuestHow", "eliteQuestHistory"),
    hasBill: true,
  },
  tournamentHousePrizes: {
    calls: {
      programme: {
        ask: async ({ visitor, open }) =>
          (await visitor.call(tournaments.getCurrentTournaments, {})).tournaments.find(
            ({ tournamentId }) => tournamentId === open,
          )?.isOpen,
        is: byState<boolean | undefined>(true, false, undefined),
      },
      "what was played": {
        ask: async ({ visitor }) =>
          (await visitor.call(tournaments.getPreviousTournaments, {})).tournaments.count,
        is: byState(1, 1, 0),
      },
      "one that is on": {
        ask: ({ visitor, open: tournamentId }) =>
          refusal(visitor.call(tournaments.getTournament, { tournamentId })),
        is: byState("answered", "answered", "NotFoundErrorType"),
      },
      "one that is over": {
        ask: ({ visitor, over: tournamentId }) =>
          refusal(visitor.call(tournaments.getTournament, { tournamentId })),
        is: byState("answered", "answered", "NotFoundErrorType"),
      },
      "one's own": {
        ask: async ({ winner }) => (await winner.call(tournaments.getOwnTournaments, {})).tournaments.count,
        is: byState(3, 3, 3),
      },
      "what games say": {
        ask: async ({ visitor, open }) => (await aGame(visitor)).tournamentIds.includes(open),
        is: byState(true, true, false),
      },
      "to enter": {
        ask: ({ winner, open: tournamentId }) =>
          refusal(winner.call(tournaments.enterTournament, { tournamentId })),
        is: away("TournamentEnteredErrorType", "TournamentHousePrizesOffErrorType"),
      },
      "to buy in again": {
        ask: ({ newcomer, open: tournamentId }) =>
          refusal(newcomer.call(tournaments.rebuyTournament, { tournamentId })),
        is: away("TournamentNotEnteredErrorType", "TournamentHousePrizesOffErrorType"),
      },
    },
    pages: [
      ...(["currentTournaments", "previousTournaments", "tournamentsHow"] as const).map((page) => ({
        page,
        is: byState<200 | 404>(200, 200, 404),
      })),
      // What was won there is claimed there.
      { page: "myTournaments", of: "newcomer", is: byState<200 | 404>(200, 200, 200) },
    ],
    menu: { page: "currentTournaments", is: byState(true, true, false) },
    sitemap: mapped(
      byState(true, true, false),
      "currentTournaments",
      "previousTournaments",
      "tournamentsHow",
    ),
    hasBill: true,
  },
  referralReward: {
    calls: {
      "what is given": {
        ask: async ({ visitor }) => (await visitor.call(referrals.getReferralBonus, {})).bonus?.status,
        is: byState<string | undefined>("offered", "info", undefined),
      },
      "one's link": {
        ask: async ({ newcomer }) =>
          (await newcomer.call(referrals.getUsersJoinByReferral, {})).referralLink !== null,
        is: away(true, false),
      },
    },
    pages: [{ page: "referrals", of: "newcomer", is: byState<200 | 404>(200, 200, 404) }],
    hasBill: true,
  },
  joiningBonus: {
    calls: {
      "to whoever could be given it": {
        ask: async ({ newcomer }) => (await newcomer.call(bonuses.getActiveJoiningBonus, {})).bonus?.status,
        is: byState<string | undefined>("offered", "info", undefined),
      },
      "to visitors": {
        ask: async ({ visitor }) => (await visitor.call(bonuses.getJoiningBonusOffer, {})).offer?.percent,
        is: byState<number | undefined>(100, 100, undefined),
      },
      "to whoever has it": {
        ask: async ({ winner }) => (await winner.call(bonuses.getActiveJoiningBonus, {})).bonus?.status,
        is: byState("active", "active", "active"),
      },
    },
    hasBill: true,
  },
  coinRedemption: {
    calls: {
      rules: {
        ask: async ({ visitor }) => (await visitor.call(loyalty.getLoyaltyRules, {})).redemption.isOn,
        is: away(true, false),
      },
      "to redeem": {
        ask: ({ newcomer }) => refusal(newcomer.call(loyalty.convertEliteCoins, { eliteCoins: 1_000 })),
        is: away("CoinsNotEnoughErrorType", "CoinRedemptionOffErrorType"),
      },
    },
    // The counter says that it is closed.
    pages: [{ page: "shop", of: "newcomer", is: byState<200 | 404>(200, 200, 200) }],
    hasBill: true,
  },
  rankMultipliers: {
    calls: {
      ranks: {
        ask: async ({ visitor }) =>
          (await visitor.call(loyalty.getLoyaltyLevel, {})).loyaltyLevels.some(
            ({ coinMultiplier }) => coinMultiplier > 1,
          ),
        is: away(true, false),
      },
    },
    hasBill: true,
  },
}

/** How a bill is shown: as an offer, for information only, or not at all. */
export const billShown = async ({ visitor }: Pick<World, "visitor">, bonusId: string) =>
  (await visitor.call(promotions.getPromotions, {})).promotions.find((bill) => bill.bonusId === bonusId)
    ?.isInfoOnly
export const billIs = byState<boolean | undefined>(false, true, undefined)
