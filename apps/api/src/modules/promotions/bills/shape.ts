import { promotions as contract } from "@elite/contract"
import { z } from "zod"
import { type ParseResult, parseOperatorJson } from "../../../platform/lib/parseOperatorJson.ts"

const inEach = (most: number) => {
  const said = z.string().trim().min(1).max(most)
  return z.strictObject({ en: said, fr: said, nl: said })
}

/** A bill as an operator writes it. */
const shape = z.strictObject({
  bonusId: contract.bonusId,
  title: inEach(60),
  text: inEach(400),
  terms: inEach(4_000),
  picture: z.enum(contract.billPictures),
  /** The feature that it tells of; null for one that tells of none. */
  policy: z.string().max(60).nullable(),
  from: z.iso.datetime({ error: "is no instant: 2026-12-01T18:00:00Z" }),
  until: z.iso.datetime({ error: "is no instant: 2026-12-31T18:00:00Z" }).nullable(),
})
export type WrittenBill = z.output<typeof shape>

/** Reads a bill from JSON, or says in a sentence why it is none. `features` are those that have a policy. */
export const readBill = (typed: string, features: readonly string[]): ParseResult<WrittenBill> =>
  parseOperatorJson(shape, typed, ({ policy, from, until }) => {
    if (policy !== null && !features.includes(policy)) return `There is no policy ${policy}.`
    if (until !== null && new Date(until) <= new Date(from)) return "It would be taken down before it hangs."
    return undefined
  })
