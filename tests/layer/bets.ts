import { randomUUID } from "node:crypto"
import type { Client } from "@elite/client/visitor"
import { crash, sportsbook } from "@elite/contract"
import { away, byState, type Feature, mapped, onlyOn, type Page, refusal } from "./features.ts"

/** Who asks about our own game and the sports book, and with what. */
export type Bets = {
  visitor: Client
  /** Has bet on both, and has money in both purses. */
  player: Client
  /** The round of our own game that they bet on. */
  roundId: number
  /** Their open session at a game. */
  token: string
  /** A page as it is made for that player. */
  shown: (page: Page) => Promise<string>
  /** The provider of the sports book asks for a stake of theirs: what it is answered. */
  stakes: () => Promise<string>
}

/** A bet on a round that never was: what refuses it says whether any would be taken. */
const bet = ({ player, token: sessionToken }: Bets, more: { isAuto?: true } = {}) =>
  refusal(
    player.call(crash.placeCrashBet, {
      betId: randomUUID(),
      sessionToken,
      roundId: 999_999_999,
      panel: "a",
      amount: 1,
      ...more,
    }),
  )

/** The policies under which bets are taken of our own game, by its plans, and of the sports book. */
export const betFeatures: Readonly<Record<string, Feature<Bets>>> = {
  crash: {
    calls: {
      "its round": {
        ask: ({ visitor }) => refusal(visitor.call(crash.getCrashRound, {})),
        is: away("answered", "CrashOffErrorType"),
      },
      "to sit down": {
        ask: ({ player }) => refusal(player.call(crash.enterCrash, {})),
        is: away("answered", "CrashOffErrorType"),
      },
      "to bet": { ask: (bets) => bet(bets), is: away("CrashNotOpenErrorType", "CrashOffErrorType") },
      "for fun": {
        ask: ({ player }) => refusal(player.call(crash.getCrashDemo, {})),
        is: away("answered", "CrashOffErrorType"),
      },
      "rounds that were": {
        ask: async ({ visitor }) => (await visitor.call(crash.getCrashHistory, {})).rounds.count > 0,
        is: away(true, false),
      },
      "best bets": {
        ask: async ({ visitor }) => (await visitor.call(crash.getCrashTopBets, {})).bets.count > 0,
        is: away(true, false),
      },
      "bets of a round": {
        ask: async ({ visitor, roundId }) =>
          (await visitor.call(crash.getCrashAllBets, { roundId })).bets.count,
        is: away(1, 0),
      },
      // What somebody played stays theirs to read, and what was drawn open to whoever checks it.
      "one's own": {
        ask: async ({ player }) => (await player.call(crash.getCrashMyBets, {})).bets.count > 0,
        is: byState(true, true, true),
      },
      "one's history": {
        ask: async ({ player }) =>
          (await player.call(crash.customGameTransaction, {})).transactions.count > 0,
        is: byState(true, true, true),
      },
      chains: {
        ask: async ({ visitor }) => (await visitor.call(crash.getCrashChains, {})).chains.count > 0,
        is: byState(true, true, true),
      },
    },
    pages: [
      ...onlyOn("crashGame", "crashDemo"),
      // One's own history leads there.
      { page: "crashVerify", is: byState<200 | 404>(200, 200, 200) },
      { page: "crashGame", of: "newcomer", is: away<200, 404>(200, 404) },
    ],
    menu: { page: "crashGame", is: away(true, false) },
    sitemap: mapped(away(true, false), "crashGame", "crashDemo", "crashVerify"),
  },
  // Where the game itself is off there is nothing to bet on by a plan either.
  crashAutobet: {
    calls: {
      "whether there are plans": {
        ask: ({ visitor }) =>
          visitor.call(crash.getCrashRound, {}).then(
            ({ mayAutobet }) => mayAutobet,
            () => false,
          ),
        is: away(true, false),
      },
      "a bet of one": {
        ask: async (bets) => /Off/.test(await bet(bets, { isAuto: true })),
        is: away(false, true),
      },
      "what the page offers": {
        ask: async ({ shown }) => (await shown("crashGame")).includes('id="auto"'),
        is: away(true, false),
      },
    },
  },
  sportsbook: {
    calls: {
      "what there is": {
        ask: ({ visitor }) =>
          visitor.call(sportsbook.getSportsBook, {}).then(
            ({ state, frame }) => (frame ? "its page" : state),
            ({ name }) => name,
          ),
        is: byState("its page", "infoOnly", "NotFoundErrorType"),
      },
      "to bet there": {
        ask: ({ player }) => refusal(player.call(sportsbook.openSportsSession, {})),
        is: away("answered", "NotFoundErrorType"),
      },
      "a stake": { ask: ({ stakes }) => stakes(), is: away("ok", "notOffered") },
      "one's own": {
        ask: async ({ player }) => {
          const { balance, bets } = await player.call(sportsbook.getSportsBets, {})
          return balance > 0 && bets.count > 0
        },
        is: byState(true, true, true),
      },
      "what the page shows": {
        ask: async ({ shown }) => (await shown("sportsBook")).includes("<iframe"),
        is: away(true, false),
      },
    },
    pages: [
      { page: "sportsBook", is: byState<200 | 404>(200, 200, 404) },
      // Whoever has money there is byState what becomes of it.
      { page: "sportsBook", of: "newcomer", is: byState<200 | 404>(200, 200, 200) },
    ],
    menu: { page: "sportsBook", is: byState(true, true, false) },
    sitemap: mapped(byState(true, true, false), "sportsBook"),
  },
}
