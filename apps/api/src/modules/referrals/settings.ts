import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

export const referralReward = declarePolicy("referralReward", {
  initial: "off",
  concern: "A reward for bringing a player is an advantage that recruits players, which the law forbids.",
  acts: "Invitations: while it is not on, no referral is recorded, nothing that friends do counts, and no reward is given; while infoOnly, the page shows the terms. Rewards that were given can still be claimed.",
})

const cents = (least: number, most: number) => z.int().min(least).max(most)

export const referralTerms = declareSetting("referralTerms", {
  value: z.strictObject({
    rewardCents: cents(100, 10_000),
    leastDepositsCents: cents(1_000, 50_000),
    leastStakesCents: cents(1_000, 1_000_000),
    days: z.int().min(1).max(90),
    waitHours: z.int().min(24).max(168),
    claimDays: z.int().min(1).max(90),
    mostPerMonth: z.int().min(1).max(50),
    mostEver: z.int().min(1).max(500),
  }),
  initial: {
    rewardCents: 2_000,
    leastDepositsCents: 2_000,
    leastStakesCents: 10_000,
    days: 30,
    waitHours: 48,
    claimDays: 7,
    mostPerMonth: 5,
    mostEver: 20,
  },
  acts: "Invitations: the reward for a friend, what the friend must deposit and stake within how many days, the hours until it is given, the days in which it can be claimed, and the most rewards of one player in a month and in all. Friends who are registered already keep the terms of their registration.",
})
