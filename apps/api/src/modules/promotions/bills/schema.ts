import { promotions as contract } from "@elite/contract"
import { z } from "zod"
import { parseOperatorJson } from "../../../platform/admin/parseOperatorJson.ts"

const inEachLanguage = (most: number) => {
  const text = z.string().trim().min(1).max(most)
  return z.strictObject({ en: text, fr: text, nl: text })
}

const billSchema = z.strictObject({
  bonusId: contract.bonusId,
  title: inEachLanguage(60),
  text: inEachLanguage(400),
  terms: inEachLanguage(4_000),
  picture: z.enum(contract.billPictures),
  policy: z.string().max(60).nullable(),
  from: z.iso.datetime({ error: "is not an instant like 2026-12-01T18:00:00Z" }),
  until: z.iso.datetime({ error: "is not an instant like 2026-12-31T18:00:00Z" }).nullable(),
})
export type BillInput = z.output<typeof billSchema>

/** `features` are those that have a policy. */
export const parseBill = (typed: string, features: readonly string[]): BillInput =>
  parseOperatorJson(billSchema, typed, ({ policy, from, until }) => {
    if (policy !== null && !features.includes(policy)) return `There is no policy ${policy}.`
    if (until !== null && new Date(until) <= new Date(from)) return "It would end before it begins."
    return undefined
  })
