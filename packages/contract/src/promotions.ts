import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { byLanguage, instant, nothing } from "./parts.ts"
import { token } from "./strings.ts"

/** The id of a promotion, also in its address. */
export const bonusId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/)

export const billPictures = ["sun", "curtain", "window", "stairs", "ticket", "letter"] as const
export type BillPicture = (typeof billPictures)[number]

const bill = z.strictObject({
  bonusId: z.string(),
  title: byLanguage,
  text: byLanguage,
  from: instant,
  until: instant.nullable(),
  picture: z.enum(billPictures),
  /** Described for information; not on offer. */
  isInfoOnly: z.boolean(),
  feature: z.string().nullable(),
})
export type Bill = z.infer<typeof bill>

/** The current promotions, newest first, without those whose feature is off. */
export const getPromotions = endpoint({
  method: "GET",
  path: "/api/promotions",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ promotions: z.array(bill) }),
  errors: [],
})

/** One current promotion with its terms. */
export const getPromotion = endpoint({
  method: "GET",
  path: "/api/promotions/promotion",
  who: "anyone",
  input: z.strictObject({ bonusId: token(1, 40) }),
  reply: z.strictObject({ promotion: bill.extend({ terms: byLanguage }) }),
  errors: ["NotFoundErrorType"],
})
