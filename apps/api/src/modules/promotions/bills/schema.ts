import { promotions as contract } from "@elite/contract"
import { z } from "zod"
import { type ParseResult, parseOperatorJson } from "../../../platform/lib/parseOperatorJson.ts"

const inEachLanguage = (most: number) => {
  const said = z.string().trim().min(1).max(most)
  return z.strictObject({ en: said, fr: said, nl: said })
}

/** A bill as an operator writes it. */
const billSchema = z.strictObject({
  bonusId: contract.bonusId,
  title: inEachLanguage(60),
  text: inEachLanguage(400),
  terms: inEachLanguage(4_000),
  picture: z.enum(contract.billPictures),
  /** The feature that it tells of; null for one that tells of none. */
  policy: z.string().max(60).nullable(),
  from: z.iso.datetime({ error: "is no instant: 2026-12-01T18:00:00Z" }),
  until: z.iso.datetime({ error: "is no instant: 2026-12-31T18:00:00Z" }).nullable(),
})
export type BillInput = z.output<typeof billSchema>

/** Reads a bill from JSON, or says in a sentence why it is none. `features` are those that have a policy. */
export const parseBill = (typed: string, features: readonly string[]): ParseResult<BillInput> =>
  parseOperatorJson(billSchema, typed, ({ policy, from, until }) => {
    if (policy !== null && !features.includes(policy)) return `There is no policy ${policy}.`
    if (until !== null && new Date(until) <= new Date(from)) return "It would be taken down before it hangs."
    return undefined
  })
