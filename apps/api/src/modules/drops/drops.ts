import { type drops as contract, eurosOf, type ReplyOf } from "@elite/contract"
import { oneIn } from "@elite/jackpots"
import type { Platform } from "../../platform/platform.ts"
import { policy, setting } from "../content/index.ts"
import { gameTile } from "../games/index.ts"
import { eurosOfUnits, unitsOfCents } from "../wallet/index.ts"
import { leftInOf, shownOf } from "./campaigns/store.ts"
import { chanceIn } from "./rules.ts"
import { prizeDropRules, prizeDrops } from "./settings.ts"

type Reply = ReplyOf<typeof contract.getDrops>
type Shown = Reply["campaigns"][number]
type Row = Awaited<ReturnType<typeof shownOf>>[number]
type Left = Awaited<ReturnType<typeof leftInOf>>
const aEuroUnits = unitsOfCents(100)
const minuteMs = 60_000

/** The campaigns that run or will, with what is left in the block that runs; none while the policy is not on. */
export async function dropsShown(platform: Platform): Promise<Reply> {
  const from = platform.reads()
  const { apartMinutes, claimDays } = await setting(from, prizeDropRules)
  const rules = { apartMinutes, claimDays }
  if ((await policy(from, prizeDrops)) !== "on") return { ...rules, campaigns: [] }
  const rows = await shownOf(from)
  const left = await leftInOf(
    from,
    rows.map(({ id }) => id),
  )
  const campaigns = rows.map(async (row): Promise<Shown> => {
    const { id, name, begins_at, block_minutes, blocks, prizes, least_stake } = row
    return {
      campaignId: Number(id),
      name,
      from: begins_at.toISOString(),
      until: new Date(begins_at.getTime() + blocks * block_minutes * minuteMs).toISOString(),
      blocks,
      blockMinutes: block_minutes,
      prizes: prizes.map(({ amountCents, count }) => ({ amount: eurosOf(amountCents), count })),
      leastStake: eurosOfUnits(least_stake),
      games: await tilesOf(platform, row.games),
      block: blockOf(row, left, {
        now: from.now,
        among: rows.filter((other) => areBetOnTogether(row, other)).length,
      }),
    }
  })
  return { ...rules, campaigns: await Promise.all(campaigns) }
}

/** The games that take part, those that are shown; null for all. */
async function tilesOf(platform: Platform, games: Row["games"]): Promise<Shown["games"]> {
  if (games === null) return null
  const tiles = await Promise.all(games.map((id) => gameTile(platform, id)))
  return tiles.filter((tile) => tile !== undefined)
}

/** Whether a bet may take part in the blocks of two campaigns that run now; one of them may be the other. */
const areBetOnTogether = (one: Row, other: Row): boolean =>
  one.number !== null &&
  other.number !== null &&
  (one.games === null || other.games === null || one.games.some((game) => other.games!.includes(game)))

/** The block that runs, with its prizes that are left, and the chance of one euro in it. */
function blockOf(row: Row, left: Left, { now, among }: { now: Date; among: number }): Shown["block"] {
  const { id, number, block_begins, block_ends, expected: expectedUnits, added_ppm: addedPpm } = row
  if (number === null || block_begins === null || block_ends === null) return null
  const own = left.filter(({ campaign_id, block }) => campaign_id === id && block === number)
  const count = own.reduce((sum, line) => sum + Number(line.count), 0)
  const [beginsMs, endsMs] = [block_begins.getTime(), block_ends.getTime()]
  const units = own.reduce((sum, line) => sum + line.amount * BigInt(line.count), 0n)
  const drawable = { beginsMs, endsMs, expectedUnits, addedPpm, left: { count, units }, among }
  const chance = chanceIn(drawable, aEuroUnits, now.getTime())
  return {
    number,
    endsAt: block_ends.toISOString(),
    left: own.map(({ amount, count }) => ({ amount: eurosOfUnits(amount), count: Number(count) })),
    oneIn: oneIn(chance) ?? null,
  }
}
