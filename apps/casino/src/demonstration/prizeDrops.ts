import type { Casino } from "../../../api/src/casino.ts"
import { createCampaign, publishCampaign } from "../../../api/src/modules/drops/campaigns/campaigns.ts"
import type { CampaignInput } from "../../../api/src/modules/drops/campaigns/schema.ts"

const by = "demonstration"
const why = "demonstration data"
/** A campaign must be published before its first block begins. */
const leadMs = 15_000
export const campaignDays = 30
const blocks = 2 * campaignDays

/** Blocks of twelve hours. */
const campaignAt = (now: Date): CampaignInput => ({
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

export async function publishPrizeDrops({ platform }: Pick<Casino, "platform">): Promise<void> {
  await platform.transact(async (tx) => {
    const { id } = await createCampaign(tx, JSON.stringify(campaignAt(tx.now)), by, why)
    await publishCampaign(tx, id, by, why)
  })
}
