import { type drops as contract, eurosOf, type ReplyOf } from "@elite/contract"
import { oneIn } from "@elite/jackpots"
import { minuteMs } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState, getSetting } from "../content/index.ts"
import { findGameTile } from "../games/index.ts"
import { centsToUnits, unitsToEuros } from "../wallet/index.ts"
import { countRemainingPrizes, listPublishedCampaigns } from "./campaigns/store.ts"
import { computeChance } from "./rules.ts"
import { prizeDropRules, prizeDrops } from "./settings.ts"

type Reply = ReplyOf<typeof contract.getDrops>
type CampaignReply = Reply["campaigns"][number]
type PublishedRow = Awaited<ReturnType<typeof listPublishedCampaigns>>[number]
type RemainingPrizes = Awaited<ReturnType<typeof countRemainingPrizes>>
const oneEuroUnits = centsToUnits(100)

export async function getDropsReply(platform: Platform): Promise<Reply> {
  const from = platform.reads()
  const { apartMinutes, claimDays } = await getSetting(from, prizeDropRules)
  const rules = { apartMinutes, claimDays }
  if ((await getPolicyState(from, prizeDrops)) !== "on") return { ...rules, campaigns: [] }
  const rows = await listPublishedCampaigns(from)
  const left = await countRemainingPrizes(
    from,
    rows.map(({ id }) => id),
  )
  const campaigns = rows.map(async (row): Promise<CampaignReply> => {
    const { id, name, begins_at, block_minutes, blocks, prizes, least_stake } = row
    return {
      campaignId: Number(id),
      name,
      from: begins_at.toISOString(),
      until: new Date(begins_at.getTime() + blocks * block_minutes * minuteMs).toISOString(),
      blocks,
      blockMinutes: block_minutes,
      prizes: prizes.map(({ amountCents, count }) => ({ amount: eurosOf(amountCents), count })),
      leastStake: unitsToEuros(least_stake),
      games: await listGameTiles(platform, row.games),
      block: toBlockReply(row, left, {
        now: from.now,
        among: rows.filter((other) => shareGames(row, other)).length,
      }),
    }
  })
  return { ...rules, campaigns: await Promise.all(campaigns) }
}

async function listGameTiles(
  platform: Platform,
  games: PublishedRow["games"],
): Promise<CampaignReply["games"]> {
  if (games === null) return null
  const tiles = await Promise.all(games.map((id) => findGameTile(platform, id)))
  return tiles.filter((tile) => tile !== undefined)
}

/** Whether one bet can qualify for the current blocks of both campaigns, which may be the same one. */
const shareGames = (one: PublishedRow, other: PublishedRow): boolean =>
  one.number !== null &&
  other.number !== null &&
  (one.games === null || other.games === null || one.games.some((game) => other.games!.includes(game)))

function toBlockReply(
  row: PublishedRow,
  left: RemainingPrizes,
  { now, among }: { now: Date; among: number },
): CampaignReply["block"] {
  const { id, number, block_begins, block_ends, expected: expectedUnits, added_ppm: addedPpm } = row
  if (number === null || block_begins === null || block_ends === null) return null
  const own = left.filter(({ campaign_id, block }) => campaign_id === id && block === number)
  const count = own.reduce((sum, line) => sum + Number(line.count), 0)
  const [beginsMs, endsMs] = [block_begins.getTime(), block_ends.getTime()]
  const units = own.reduce((sum, line) => sum + line.amount * BigInt(line.count), 0n)
  const drawable = { beginsMs, endsMs, expectedUnits, addedPpm, left: { count, units }, among }
  const chance = computeChance(drawable, oneEuroUnits, now.getTime())
  return {
    number,
    endsAt: block_ends.toISOString(),
    left: own.map(({ amount, count }) => ({ amount: unitsToEuros(amount), count: Number(count) })),
    oneIn: oneIn(chance) ?? null,
  }
}
