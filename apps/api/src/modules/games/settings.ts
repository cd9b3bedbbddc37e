import { z } from "zod"
import { declareSetting } from "../../kernel/setting.ts"

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
