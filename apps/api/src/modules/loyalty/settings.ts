import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

export const coinRedemption = declarePolicy("coinRedemption", {
  initial: "off",
  concern: "Turning loyalty coins into money may count as a bonus, which the law forbids.",
  acts: "Elite Club: while it is not on, coins are earned and kept, and cannot be turned into balance.",
})

export const rankMultipliers = declarePolicy("rankMultipliers", {
  initial: "on",
  concern: "More coins for players who staked more may be seen as an incentive to stake.",
  acts: "Elite Club: while it is not on, a point earns one coin in every rank, for rounds that are booked from then on.",
})

export const redemptionTerms = declareSetting("redemptionTerms", {
  value: z
    .strictObject({
      coinsPerEuro: z.int().min(1_000).max(1_000_000),
      least: z.int().min(1).max(1_000_000),
      step: z.int().min(1).max(1_000_000),
    })
    .refine(({ coinsPerEuro, step }) => (step * 100) % coinsPerEuro === 0, {
      error: "A step must be worth whole cents.",
    })
    .refine(({ least, step }) => least % step === 0, { error: "The least must be a whole number of steps." }),
  initial: { coinsPerEuro: 1_000, least: 1_000, step: 100 },
  acts: "Elite Club: how many coins are a euro, the least that is redeemed at once, and in which steps.",
})

export const rankTerms = declareSetting("rankTerms", {
  value: z.strictObject({ noticeDays: z.int().min(14).max(90) }),
  initial: { noticeDays: 14 },
  acts: "Elite Club: how many days in advance a lower rank is announced; days that were announced already stay.",
})
