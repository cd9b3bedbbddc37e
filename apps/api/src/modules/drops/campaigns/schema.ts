import { formatsOf } from "@elite/words"
import { z } from "zod"
import { parseOperatorJson } from "../../../platform/admin/parseOperatorJson.ts"

const cents = (most: number) => z.int().min(1).max(most)
const name = z.string().trim().min(1).max(80)

/** The JSON that an operator writes: the prizes are those of each block. */
const campaignSchema = z.strictObject({
  name: z.strictObject({ en: name, fr: name, nl: name }),
  from: z.iso.datetime({ error: "is no instant: 2026-12-01T18:00:00Z" }),
  blockMinutes: z.int().min(1, "is the length of a block: a minute at least").max(10_080),
  blocks: z.int().min(1).max(1_000),
  prizes: z
    .array(z.strictObject({ amountCents: cents(10_000_000), count: z.int().min(1).max(500) }))
    .min(1)
    .max(20),
  /** The sum of all blocks, which finds a slip of the pen before the campaign is published. */
  totalCents: cents(1_000_000_000),
  expectedStakesCents: cents(100_000_000_000),
  leastStakeCents: cents(1_000_000),
  games: z.array(z.int().positive()).min(1).max(500).nullable(),
})
export type CampaignInput = z.output<typeof campaignSchema>

const maxPrizes = 5_000
const euros = (amount: number) => formatsOf("en").euros(amount / 100)

export function sumPrizes({ prizes }: Pick<CampaignInput, "prizes">): { count: number; amountCents: number } {
  return {
    count: prizes.reduce((sum, { count }) => sum + count, 0),
    amountCents: prizes.reduce((sum, { count, amountCents }) => sum + count * amountCents, 0),
  }
}

function findFault(campaign: CampaignInput): string | undefined {
  const { blocks, totalCents, expectedStakesCents, leastStakeCents } = campaign
  const { count, amountCents } = sumPrizes(campaign)
  if (amountCents * blocks !== totalCents)
    return `The prizes come to ${euros(amountCents)} in each block and ${euros(amountCents * blocks)} in all, and totalCents says ${euros(totalCents)}.`
  if (count * blocks > maxPrizes) return `There are ${count * blocks} prizes, and ${maxPrizes} at most.`
  if (leastStakeCents * count > expectedStakesCents)
    return `The chance of a stake of ${euros(leastStakeCents)} would be above 1: ${count} prizes for ${euros(expectedStakesCents)} of stakes.`
  return undefined
}

export const parseCampaign = (typed: string): CampaignInput =>
  parseOperatorJson(campaignSchema, typed, findFault)
