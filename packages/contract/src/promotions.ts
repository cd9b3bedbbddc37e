import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { byLanguage, instant, nothing } from "./parts.ts"
import { token } from "./strings.ts"

/** By what a bill is known, in its address too. */
export const bonusId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/)

/** The pictures that a bill may have. */
export const billPictures = ["sun", "curtain", "window", "stairs", "ticket", "letter"] as const
export type BillPicture = (typeof billPictures)[number]

const bill = z.strictObject({
  bonusId: z.string(),
  title: byLanguage,
  text: byLanguage,
  from: instant,
  /** Null for one that hangs until it is taken down. */
  until: instant.nullable(),
  picture: z.enum(billPictures),
  /** What it tells of is not offered here: it is told for information. */
  isInfoOnly: z.boolean(),
})
export type Bill = z.infer<typeof bill>

/** The bills that hang now, the newest first; without those whose feature is off. */
export const getPromotions = endpoint({
  method: "GET",
  path: "/api/promotions",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ promotions: z.array(bill) }),
  errors: [],
})

/** One bill that hangs now, with its terms and the name of the feature that it tells of; null where it tells of none. */
export const getPromotion = endpoint({
  method: "GET",
  path: "/api/promotions/promotion",
  who: "anyone",
  input: z.strictObject({ bonusId: token(1, 40) }),
  reply: z.strictObject({ promotion: bill.extend({ terms: byLanguage, feature: z.string().nullable() }) }),
  errors: ["NotFoundErrorType"],
})
