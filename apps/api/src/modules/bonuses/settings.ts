import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

export const joiningBonus = declarePolicy("joiningBonus", {
  initial: "off",
  concern:
    "Article 60 of the law of 7 May 1999 forbids play credit and any advantage offered to recruit players or to keep them.",
  acts: "First deposits: while it is on, a first deposit brings the joining bonus where its player asks for it; while infoOnly, only its terms are shown. Bonuses that were given already are played to their end.",
})

const percent = z.int().min(0).max(100)
/** Per cent of a stake that counts, by category; `other` for all else. */
const percents = z.strictObject({
  slots: percent,
  instant: percent,
  dice: percent,
  roulette: percent,
  blackjack: percent,
  tables: percent,
  live: percent,
  crash: percent,
  other: percent,
})

export const joiningBonusTerms = declareSetting("joiningBonusTerms", {
  value: z.strictObject({
    percent: z.int().min(1).max(200),
    mostCents: z.int().min(100).max(100_000),
    wagering: z.int().min(1).max(60),
    days: z.int().min(1).max(90),
    largestStakeCents: z.int().min(10).max(10_000),
    percents,
  }),
  initial: {
    percent: 100,
    mostCents: 10_000,
    wagering: 35,
    days: 30,
    largestStakeCents: 500,
    percents: {
      slots: 100,
      instant: 100,
      dice: 100,
      roulette: 10,
      blackjack: 10,
      tables: 10,
      live: 10,
      crash: 10,
      other: 10,
    },
  },
  acts: "Joining bonuses given from now on: per cent of the first deposit, the most of it, how many times it has to be staked, in how many days, the largest stake meanwhile, and how much of a stake counts.",
})
