import type { Casino } from "../apps/api/src/casino.ts"
import { createCampaign, publishCampaign } from "../apps/api/src/modules/drops/campaigns/campaigns.ts"
import type { Campaign } from "../apps/api/src/modules/drops/campaigns/shape.ts"

const by = "demonstration"
const why = "for a newcomer to see"
/** A campaign is published before its first block begins. */
const leadMs = 15_000
const blocks = 60

/** What a newcomer finds running: four weeks and a half of blocks of twelve hours. */
const campaignAt = (now: Date): Campaign => ({
  name: { en: "Prizes of the season", fr: "Prix de la saison", nl: "Prijzen van het seizoen" },
  from: new Date(now.getTime() + leadMs).toISOString(),
  blockMinutes: 12 * 60,
  blocks,
  prizes: [
    { amountCents: 500, count: 8 },
    { amountCents: 2_000, count: 2 },
  ],
  totalCents: blocks * 8_000,
  expectedStakesCents: 2_000_000,
  leastStakeCents: 10,
  games: null,
})

/** Publishes a campaign of prize drops as an operator would. */
export async function offerDrops({ platform }: Pick<Casino, "platform">): Promise<void> {
  await platform.transact(async (tx) => {
    const { id, problem } = await createCampaign(tx, JSON.stringify(campaignAt(tx.now)), by, why)
    if (id === undefined) throw new Error(problem)
    const done = await publishCampaign(tx, id, by, why)
    if (done !== "published") throw new Error(`The campaign of the demonstration is not published: ${done}.`)
  })
}
