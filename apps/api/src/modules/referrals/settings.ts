import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

export const referralReward = declarePolicy("referralReward", {
  initial: "off",
  concern: "A reward for bringing a player is an advantage that recruits players, which the law forbids.",
  acts: "Invitations: while it is not on, no account is noted as a friend's, nothing that friends do counts, and no reward is given; where it is infoOnly the page says so. What was given can still be claimed.",
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
  acts: "Invitations: what is given for a friend, what the friend has to have paid in and staked within how many days, after how many hours it is given and for how many days it can be claimed, and how many rewards one player is given in a month and in all. What is given for friends who are registered, and what they have to do for it, stays as it was then.",
})
