import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { byLanguage, nothing } from "./parts.ts"

export const loyaltyLevel = z.strictObject({
  level: z.int(),
  name: byLanguage,
  startPoint: z.int(),
  endPoint: z.int().nullable(),
  coinMultiplier: z.number(),
  benefits: z.array(byLanguage),
})
export const getLoyaltyLevel = endpoint({
  method: "GET",
  path: "/api/get-loyalty-level",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ loyaltyLevels: z.array(loyaltyLevel) }),
  errors: [],
})
/** Points and coins with three decimals at most. */
export const loyalty = z.strictObject({
  points: z.number(),
  coins: z.number(),
  level: z.int(),
  levelName: byLanguage,
  nextLevel: z.int().nullable(),
  pointsToNext: z.number().nullable(),
  multiplier: z.number(),
})
export const getLoyaltyDetails = endpoint({
  method: "GET",
  path: "/api/user/get-loyalty-details",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ loyalty }),
  errors: [],
})
