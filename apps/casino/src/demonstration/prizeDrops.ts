import type { Casino } from "../../../api/src/casino.ts"
import { createCampaign, publishCampaign } from "../../../api/src/modules/drops/campaigns/campaigns.ts"
import type { CampaignInput } from "../../../api/src/modules/drops/campaigns/schema.ts"
import { hourMs, minuteMs } from "../../../api/src/platform/lib/calendar.ts"
import { nextShow } from "./showTimes.ts"

const by = "demonstration"
const why = "demonstration data"
/** A campaign must be published before its first block begins. */
const leadMs = 15_000
const blockHours = 12
const blocks = 60

type Terms = Pick<CampaignInput, "name" | "blockMinutes" | "blocks"> & { from: Date }

const toCampaign = ({ from, ...terms }: Terms): CampaignInput => ({
  ...terms,
  from: from.toISOString(),
  prizes: [
    { amountCents: 500, count: 8 },
    { amountCents: 2_000, count: 2 },
  ],
  totalCents: terms.blocks * 8_000,
  expectedStakesCents: 2_000_000,
  leastStakeCents: 10,
  games: null,
})

/** Noon or midnight, an hour from now at least. */
const seasonBegins = (now: Date): Date => nextShow(new Date(now.getTime() + hourMs), [12, 24])

export const seasonEnds = (now: Date): Date =>
  new Date(seasonBegins(now).getTime() + blocks * blockHours * hourMs)

/** One block that begins in a minute, then a season of blocks from noon and midnight. */
export function demonstrationCampaigns(now: Date): CampaignInput[] {
  const opening = new Date(Math.ceil((now.getTime() + leadMs) / minuteMs) * minuteMs)
  const season = seasonBegins(now)
  return [
    toCampaign({
      name: { en: "Opening prizes", fr: "Prix d’ouverture", nl: "Openingsprijzen" },
      from: opening,
      blockMinutes: (season.getTime() - opening.getTime()) / minuteMs,
      blocks: 1,
    }),
    toCampaign({
      name: { en: "Prizes of the season", fr: "Prix de la saison", nl: "Prijzen van het seizoen" },
      from: season,
      blockMinutes: (blockHours * hourMs) / minuteMs,
      blocks,
    }),
  ]
}

export async function publishPrizeDrops({ platform }: Pick<Casino, "platform">): Promise<void> {
  await platform.transact(async (tx) => {
    for (const campaign of demonstrationCampaigns(tx.now)) {
      const { id } = await createCampaign(tx, JSON.stringify(campaign), by, why)
      await publishCampaign(tx, id, by, why)
    }
  })
}
