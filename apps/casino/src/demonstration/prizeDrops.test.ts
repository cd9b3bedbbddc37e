import { expect, test } from "vitest"
import { parseCampaign } from "../../../api/src/modules/drops/campaigns/schema.ts"
import { minuteMs } from "../../../api/src/platform/lib/calendar.ts"
import { demonstrationCampaigns, seasonEnds } from "./prizeDrops.ts"

const ends = ({ from, blockMinutes, blocks }: ReturnType<typeof parseCampaign>) =>
  new Date(Date.parse(from) + blockMinutes * blocks * minuteMs).toISOString()

test.each([
  ["2026-11-29T09:24:41.310Z", "2026-11-29T09:25:00.000Z", "2026-11-29T11:00:00.000Z"],
  ["2026-11-29T10:24:50.000Z", "2026-11-29T10:26:00.000Z", "2026-11-29T23:00:00.000Z"],
  ["2026-11-29T23:10:00.000Z", "2026-11-29T23:11:00.000Z", "2026-11-30T11:00:00.000Z"],
])(
  "seeded at %s, prizes start within two minutes and periods end at noon and midnight",
  (now, from, until) => {
    const [opening, season] = demonstrationCampaigns(new Date(now)).map((campaign) =>
      parseCampaign(JSON.stringify(campaign)),
    )
    expect(opening!.from).toBe(from)
    expect(ends(opening!)).toBe(until)
    expect(season!.from).toBe(until)
    expect(season!.blockMinutes).toBe(12 * 60)
    expect(ends(season!)).toBe(seasonEnds(new Date(now)).toISOString())
  },
)
