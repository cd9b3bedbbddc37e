import { byJackpot, jackpots } from "@elite/jackpots"
import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"
import { initialCeilings, initialTerms, termsSettings } from "./rules.ts"

export const jackpotPools = declarePolicy("jackpots", {
  initial: "off",
  concern:
    "Jackpots over several games have to be notified to the Gaming Commission with their rules and their odds.",
  acts: "Every settled bet: while it is not on, none adds to a pool or wins one. What was won can still be claimed.",
})

const cents = (most: number) => z.int().min(1).max(most)

export const jackpotTerms = declareSetting("jackpotTerms", {
  value: z
    .strictObject(termsSettings)
    .refine(({ hitTheTarget: { seedCents, ceilingCents } }) => ceilingCents >= seedCents + 100, {
      error: "The ceiling has to be at least a euro above the seed.",
    }),
  initial: initialTerms,
  acts: "Jackpots: what the cycles that begin from now on are played by; those that run keep the terms they began with.",
})

export const jackpotRules = declareSetting("jackpotRules", {
  value: z.strictObject({
    leastStakeCents: cents(10_000),
    leastTurnoverCents: cents(1_000_000_000),
    claimDays: z.int().min(1).max(90),
  }),
  initial: { leastStakeCents: 10, leastTurnoverCents: 100_000, claimDays: 7 },
  acts: "Jackpots: the least stake that takes part, the least that a window of three hours is expected to be staked, and the days after which unclaimed wins are credited automatically.",
})

/** The expected win of a bet from one pool, in millionths of its stake. */
const added = z.int().min(100).max(20_000)
/** All pools together: two cents of a euro (decision 0098). */
const addedPpmAtMost = 20_000

export const jackpotCeilings = declareSetting("jackpotCeilings", {
  value: z
    .strictObject({
      ...byJackpot(() => added),
      /** How often rounds of slots win the multiple of the big win, in millionths of rounds. */
      bigWinsPpm: z.int().min(1).max(10_000),
    })
    .refine((ceilings) => jackpots.reduce((sum, jackpot) => sum + ceilings[jackpot], 0) <= addedPpmAtMost, {
      error: "All pools together may add two cents of a euro: 20000 at most.",
    }),
  initial: { ...initialCeilings, bigWinsPpm: 100 },
  acts: "Jackpots: what a bet is expected to win of each pool at most, in millionths of its stake, and how often rounds of slots win big at most; in cycles that begin from now on. Chances are scaled down to keep it.",
})
