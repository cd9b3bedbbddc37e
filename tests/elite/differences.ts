import type pg from "pg"
import type { PublishedEvent } from "../../apps/api/src/modules/play/testing/model.ts"
import type { QuestTask } from "../../apps/api/src/modules/quest/testing/model.ts"
import type { TournamentOffer } from "../../apps/api/src/modules/tournaments/testing/model.ts"
import { minuteMs } from "../../apps/api/src/platform/lib/calendar.ts"
import type { LogEvent } from "../../apps/api/testing/modelEvents.ts"
import { accountsThatDiffer } from "./accounts.ts"
import { bonusesThatDiffer } from "./bonuses.ts"
import { compared } from "./compared.ts"
import { placesThatDiffer } from "./places.ts"
import { pointsThatDiffer } from "./points.ts"
import type { Course } from "./stage.ts"

/** The models hear what is new in the log; then everything is compared with what the house holds. */
export async function differences(course: Course): Promise<string[]> {
  const { town, newLog, log, second } = course
  const fresh = await newLog()
  log.push(...fresh)
  await tellNumbers(course)
  for (const event of fresh) second.apply(event)
  const bonuses = await bonusesThatDiffer(course)
  return [
    ...roundsThatDiffer(course),
    ...(await placesThatDiffer(course)),
    ...bonuses.found,
    ...(await pointsThatDiffer(course)),
    ...(await accountsThatDiffer(course, bonuses.followed)),
    ...(await parked(town.db)),
  ]
}

/** What the house calls by numbers of its own, and what operators wrote: models hear of it before the log speaks of it. */
async function tellNumbers({ town: { db }, numbers, second }: Course): Promise<void> {
  const rows = async <Row extends object>(text: string) => (await db.query<Row>(text)).rows
  type EntryRow = { id: string; week_id: string; player_id: string; knew: number[] }
  for (const { id, week_id, player_id, knew } of await rows<EntryRow>(
    "select id, week_id, player_id, knew from quest.entry",
  ))
    numbers.entries.set(`${week_id}|${player_id}`, { id: BigInt(id), knew: new Set(knew) })
  for (const { id, purse_id } of await rows<{ id: string; purse_id: string }>(
    "select id, purse_id from tournaments.entry where purse_id is not null",
  ))
    numbers.purses.set(BigInt(purse_id), BigInt(id))
  for (const week of await rows<{
    id: string
    begins_at: Date
    ends_at: Date
    tasks: QuestTask[]
    adds: string
    percents: number[]
  }>("select * from quest.week"))
    if (!second.quest.weeks.has(BigInt(week.id)))
      second.quest.addWeek({
        ...week,
        id: BigInt(week.id),
        begins: week.begins_at.getTime(),
        ends: week.ends_at.getTime(),
        adds: BigInt(week.adds),
      })
  await tellTournaments(second, db)
  await tellCampaigns(second, db)
}

type TournamentRow = Pick<TournamentOffer, "type" | "scoring" | "prizes" | "games"> & {
  id: string
  prizes_in: TournamentOffer["prizesIn"]
  points_each: number
  cap_points: number | null
  least_stake: string
  bets_at_most: number | null
  entry_fee: string
  rebuy_fee: string
  credit: string | null
  house: string
  begins_at: Date
  ends_at: Date
}
type CampaignRow = {
  id: string
  begins_at: Date
  block_minutes: number
  blocks: number
  prizes: { amountCents: number; count: number }[]
  expected: string
  least_stake: string
  games: number[] | null
}

async function tellTournaments({ tournaments }: Course["second"], db: pg.Pool): Promise<void> {
  const { rows } = await db.query<TournamentRow>(
    "select * from tournaments.tournament where state <> 'draft' order by id",
  )
  for (const row of rows) {
    if (tournaments.tournaments.has(BigInt(row.id))) continue
    tournaments.add({
      ...{
        id: BigInt(row.id),
        type: row.type,
        scoring: row.scoring,
        pointsEach: row.points_each,
        capPoints: row.cap_points,
      },
      ...{
        leastStake: BigInt(row.least_stake),
        betsAtMost: row.bets_at_most,
        games: row.games,
        fee: BigInt(row.entry_fee),
      },
      ...{
        rebuyFee: BigInt(row.rebuy_fee),
        credit: row.credit === null ? null : BigInt(row.credit),
        house: BigInt(row.house),
        prizesIn: row.prizes_in,
      },
      ...{ begins: row.begins_at.getTime(), ends: row.ends_at.getTime(), prizes: row.prizes },
    })
  }
}

async function tellCampaigns({ drops }: Course["second"], db: pg.Pool): Promise<void> {
  const { rows } = await db.query<CampaignRow>(
    "select * from drops.campaign where state <> 'draft' order by id",
  )
  for (const row of rows) {
    const id = BigInt(row.id)
    if (drops.ready.has(id)) continue
    const { prizes, blocks } = row
    const ofBlock = prizes.flatMap(({ amountCents, count }) =>
      Array.from({ length: count }, () => BigInt(amountCents) * 1_000n),
    )
    const laid = await db.query<{ id: string; amount: string }>(
      "select id, amount from drops.prize where campaign_id = $1 order by id",
      [row.id],
    )
    const all = laid.rows.map((prize) => ({ id: BigInt(prize.id), amount: BigInt(prize.amount) }))
    if (
      String(all.map(({ amount }) => amount)) !== String(Array.from({ length: blocks }, () => ofBlock).flat())
    )
      throw new Error(`The prizes of campaign ${id} are not those of its table.`)
    drops.publish({
      ...{
        id,
        begins: row.begins_at.getTime(),
        blockMs: row.block_minutes * minuteMs,
        blocks,
        expected: BigInt(row.expected),
      },
      ...{ leastStake: BigInt(row.least_stake), games: row.games },
      prizes: (block) => all.slice((block - 1) * ofBlock.length, block * ofBlock.length),
    })
  }
}

/** What the log told of rounds and of bets that were given back, beside what was said to the wallet. */
function roundsThatDiffer({ log, story }: Course): string[] {
  const house = log.flatMap((event) => lineOfLog(event))
  return compared("rounds", house, story.play.published.map(toLine))
}
const betLine = ({
  uuid,
  at,
  stake,
  win,
  category,
  studio,
}: {
  uuid: string
  at: number
  stake: bigint
  win: bigint
  category: string | null
  studio: string | null
}) => `${uuid} ${at} ${stake} ${win} ${category} ${studio}`
function lineOfLog(event: LogEvent): string[] {
  if (event.kind === "settled")
    return [`settled ${event.player} ${event.round} ${event.at}: ${event.bets.map(betLine).join(", ")}`]
  return event.kind === "voided" ? [`voided ${event.player} ${event.uuid} ${event.wasSettled}`] : []
}
const toLine = (published: PublishedEvent) =>
  published.kind === "settled"
    ? `settled ${published.player} ${published.round} ${published.at}: ${published.bets.map(betLine).join(", ")}`
    : `voided ${published.player} ${published.uuid} ${published.wasSettled}`

async function parked(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ listener: string; problem: string }>(
    "select listener, problem from kernel.parked_event",
  )
  return rows.map(({ listener, problem }) => `an event is parked by ${listener}: ${problem}`)
}
