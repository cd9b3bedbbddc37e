import { z } from "zod"
import { declareSetting } from "../../platform/admin/settings.ts"

/** At 97.3 %, a euro staked returns less than a euro with 2 cents of jackpots, 0.4 of drops and 0.2 of coins. */
export const prizeGames = declareSetting("prizeGames", {
  value: z.strictObject({ mostReturnPercent: z.number().min(50).max(97.3) }),
  initial: { mostReturnPercent: 97.3 },
  acts: "Jackpots and prize drops: bets on games that return more to players, or whose return is not known, take no part.",
})

export const games = declareSetting("games", {
  value: z.object({
    newForDays: z.int().min(1).max(365),
    winnerFromCents: z.int().min(0),
    winnerFromMultiplier: z.number().min(1),
    topDays: z.int().min(1).max(90),
  }),
  initial: { newForDays: 30, winnerFromCents: 2000, winnerFromMultiplier: 10, topDays: 7 },
  acts: "Catalogue: how long a game is new, from which win a winner is shown, over how many days the top games count.",
})
