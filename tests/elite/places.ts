import type pg from "pg"
import { modelPools } from "../../apps/api/src/modules/jackpots/testing/modelPools.ts"
import { hour } from "../../apps/api/testing/modelEvents.ts"
import { compared } from "./compared.ts"
import type { Course } from "./stage.ts"

// Who won, by what, in which order: quests, tournaments, prize drops, jackpots, friends.

type Row = Record<string, string>
const linesOf = async (db: pg.Pool, text: string) =>
  (await db.query<{ line: string }>(text)).rows.map(({ line }) => line)
const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`

export async function placesThatDiffer(course: Course): Promise<string[]> {
  return [
    ...(await questsThatDiffer(course)),
    ...(await tournamentsThatDiffer(course)),
    ...(await dropsThatDiffer(course)),
    ...(await jackpotsThatDiffer(course)),
    ...(await friendsThatDiffer(course)),
    ...(await disputesThatDiffer(course)),
  ]
}

async function questsThatDiffer({ town: { db }, second: { quest } }: Course): Promise<string[]> {
  const house = await linesOf(
    db,
    `select e.week_id || ' ' || e.id || ' of ' || e.player_id || ': ' || w.state || ' ' || e.points || ' ' || coalesce(${ms("e.reached_at")}::text, '-')
       || ' place ' || coalesce(case when e.points > 0 then e.place::text end, '-') || ' pays ' || coalesce(e.prize, 0) as line
     from quest.entry e join quest.week w on w.id = e.week_id`,
  )
  const model = [...quest.weeks.values()].flatMap((week) => {
    const places = new Map(week.places?.map((place) => [place.entry, place]))
    const now = week.places ? undefined : quest.standing(week)
    return week.entries.map(({ id, player }) => {
      const place = places.get(id)
      const { points, reached } = now?.get(id) ?? place ?? { points: 0, reached: null }
      return `${week.id} ${id} of ${player}: ${week.places ? "over" : "open"} ${points} ${reached ?? "-"} place ${place?.place ?? "-"} pays ${place?.prize ?? 0n}`
    })
  })
  return compared("quest", house, model)
}

/**
 * What an entry scored is its own while it is in: of what was paid back or left nobody is shown a score, and how many of its bets
 * the house had read by then depends on how far it had got.
 */
async function tournamentsThatDiffer({ town: { db }, second: { tournaments } }: Course): Promise<string[]> {
  const house = await linesOf(
    db,
    `select tournament_id || ' ' || id || ' of ' || player_id || ': ' || state || ' rebuys ' || rebuys || case when state = 'in'
       then ' bets ' || bets || ' points ' || points || ' ' || coalesce(${ms("reached_at")}::text, '-') else '' end as line
     from tournaments.entry`,
  )
  const model = [...tournaments.entries.values()].map((entry) => {
    const { bets, points, reached } = tournaments.standing(entry)
    const { tournament, id, player, state, rebuys } = entry
    const score = state === "in" ? ` bets ${bets} points ${points} ${reached ?? "-"}` : ""
    return `${tournament} ${id} of ${player}: ${state} rebuys ${rebuys.length}${score}`
  })
  // The last board has everybody's place; an entry keeps the one that it is paid for.
  const ranks = await linesOf(
    db,
    `select e.tournament_id || ' ' || coalesce(e.rank, p.page * 500 + b.place) || '. ' || e.id || ' won ' || coalesce(e.won, 0) as line
     from tournaments.board_page p join tournaments.tournament t on t.id = p.tournament_id and t.state = 'finished'
       cross join lateral unnest(p.entries) with ordinality b (entry, place) join tournaments.entry e on e.id = b.entry`,
  )
  const all = [...tournaments.tournaments.values()]
  const places = all.flatMap(({ id, places = [] }) =>
    places.map(({ rank, entry, won }) => `${id} ${rank}. ${entry} won ${won}`),
  )
  const states = await db.query<Row>(
    "select id, state, cancelled_for, entries_at_least from tournaments.tournament where ended_at is not null",
  )
  const wrong = states.rows.flatMap(({ id, state, cancelled_for, entries_at_least }) => {
    const tournament = tournaments.tournaments.get(BigInt(id!))!
    const isPlayed = (tournament.places?.length ?? 0) > 0
    const isExpected =
      state === "finished"
        ? isPlayed
        : cancelled_for === "nobodyScored"
          ? tournament.places?.length === 0
          : tournament.entries.filter((entry) => entry.state !== "left").length < Number(entries_at_least)
    return isExpected ? [] : [`tournament ${id} is ${state} ${cancelled_for ?? ""}`]
  })
  return [
    ...compared("tournament entries", house, model),
    ...compared("tournament places", ranks, places),
    ...wrong,
  ]
}

async function dropsThatDiffer({ town: { db }, second: { drops } }: Course): Promise<string[]> {
  const house = await linesOf(
    db,
    `select p.campaign_id || ' block ' || p.block || ' bet ' || p.entry || ' ' || e.uuid || ' of ' || p.player_id || ' prize ' || p.id || ' ' || p.amount as line
     from drops.prize p join drops.entry e on (e.campaign_id, e.block, e.number) = (p.campaign_id, p.block, p.entry)`,
  )
  const model = drops.wins.map(
    (win) =>
      `${win.campaign} block ${win.block} bet ${win.entry} ${win.uuid} of ${win.player} prize ${win.prize} ${win.amount}`,
  )
  const blocks = await linesOf(
    db,
    "select campaign_id || ' block ' || number || ': ' || bets || ' bets ' || staked as line from drops.block where bets > 0",
  )
  const played = [...drops.blocks].flatMap(([key, { bets, staked }]) =>
    bets > 0 ? [`${key.replace("|", " block ")}: ${bets} bets ${staked}`] : [],
  )
  return [...compared("prize drops", house, model), ...compared("blocks", blocks, played)]
}

async function jackpotsThatDiffer({ town: { db }, second: { jackpots } }: Course): Promise<string[]> {
  const house = await linesOf(
    db,
    `select line from (
       select c.jackpot || ' cycle ' || c.number || ' item ' || w.item || ' of ' || w.player_id || ' paid ' || w.paid || ' parts ' || w.parts as line
       from jackpots.win w join jackpots.cycle c on c.id = w.cycle_id
       union all select jackpot || ' stands in cycle ' || number || ' at ' || parts from jackpots.cycle where last is null
       union all select jackpot || ' restored ' || restored_parts from jackpots.source
       union all (select 'head ' || number || ' ' || head from jackpots.head order by number desc limit 1)
     ) all_of_it`,
  )
  const model = [
    ...jackpots.wins.map(
      (win) =>
        `${win.pool} cycle ${win.cycle} item ${win.item} of ${win.player} paid ${win.paid} parts ${win.parts}`,
    ),
    ...modelPools.map((pool) => `${pool} stands in cycle ${jackpots.cycle(pool)} at ${jackpots.parts(pool)}`),
    ...modelPools.map((pool) => `${pool} restored ${jackpots.restored(pool)}`),
    `head ${jackpots.items} ${jackpots.head}`,
  ]
  return compared("jackpots", house, model)
}

/** How far friends are: of those about whom it was decided nothing is counted any more. */
async function friendsThatDiffer({ town: { db, now }, second: { referrals } }: Course): Promise<string[]> {
  const { rows } = await db.query<Row>(
    `select referrer_id, friend_id, verified_at is not null as verified, deposits, stakes, ${ms("qualified_at")} as qualified,
       ${ms("coalesce(rewarded_at, rejected_at)")} as decided, rewarded_at is not null as rewarded
     from referrals.referral`,
  )
  const line = (isOpen: boolean, ...[friend, referrer, isVerified, deposits, stakes]: unknown[]) =>
    `${friend} by ${referrer}: ${isOpen ? `${isVerified ? "verified" : "unknown"} deposits ${deposits} stakes ${stakes}` : "decided"}`
  const decided = new Set(rows.flatMap((row) => (row.decided === null ? [] : [BigInt(row.friend_id!)])))
  const house = rows.map((row) =>
    line(row.decided === null, row.friend_id, row.referrer_id, row.verified, row.deposits, row.stakes),
  )
  const friends = [...referrals.friends.values()]
  const model = friends.map((each) =>
    line(!decided.has(each.friend), each.friend, each.referrer, each.verified, each.deposits, each.stakes),
  )
  const early = rows.filter((row) => row.rewarded && Number(row.qualified) + 48 * hour > Number(row.decided))
  const forgotten = friends.filter((each) => !decided.has(each.friend) && now > each.ends + 24 * hour)
  return [
    ...compared("friends", house, model),
    ...early.map((row) => `friend ${row.friend_id} was rewarded before two days were over`),
    ...forgotten.map(({ friend }) => `friend ${friend} was never decided about`),
  ]
}

/** Prizes that a person had to look at, because a bet behind them was given back. */
async function disputesThatDiffer({ town: { db }, second }: Course): Promise<string[]> {
  const house = await linesOf(
    db,
    "select distinct (data ->> 'of') || ' ' || (data ->> 'ref') as line from kernel.event where kind in ('prize.disputed', 'club.prizeDisputed') and data ->> 'of' <> 'referrals'",
  )
  const wins = await linesOf(db, "select id::text as line from jackpots.win order by id")
  const model = [
    ...[...second.drops.disputed].map((prize) => `drops ${prize}`),
    ...[...second.quest.disputed].map((entry) => `quest ${entry}`),
    ...[...second.tournaments.disputed].map((entry) => `tournaments ${entry}`),
    ...new Set(second.jackpots.disputed.map((win) => `jackpots ${wins[win]}`)),
  ]
  return compared("disputes", house, model)
}
