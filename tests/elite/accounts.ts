import type pg from "pg"
import { modelPools } from "../../apps/api/src/modules/jackpots/testing/modelPools.ts"
import { sum } from "../../apps/api/testing/modelEvents.ts"
import { compared } from "./compared.ts"
import type { Followed } from "./purseMovements.ts"
import type { Course } from "./stage.ts"

type Prize = {
  giver: string
  ref: string
  player_id: string
  amount: string
  isSettled: boolean
  isRefused: boolean
  settled_as: string | null
  claim_until: Date
  disputed_at: Date | null
}
/** What somebody won, as the models say, with what became of it. */
type Won = {
  giver: string
  ref: string
  player: bigint
  amount: bigint
  isSettled: boolean
  isRefused: boolean
}

/** Every account of the Elite layer and of its players, as the models have it, beside what the ledger's movements come to. */
export async function accountsThatDiffer(
  course: Course,
  followed: ReadonlyMap<bigint, Followed>,
): Promise<string[]> {
  const { town, claimed } = course
  const { rows: prizes } = await town.db.query<Prize>(
    `select giver, ref, player_id, amount, settled_at is not null as "isSettled", refused_at is not null as "isRefused", settled_as, claim_until, disputed_at
     from prizes.prize`,
  )
  const won = await wonBy(course)
  const lines = (all: readonly { giver: string; ref: string; player: unknown; amount: unknown }[]) =>
    all.map(({ giver, ref, player, amount }) => `${giver} ${ref} of ${player} ${amount}`)
  const found = compared(
    "prizes",
    lines(prizes.map((prize) => ({ ...prize, player: prize.player_id }))),
    lines(won),
  )
  const kept = new Map(prizes.map((prize) => [`${prize.giver}|${prize.ref}`, prize]))
  for (const key of claimed)
    if (kept.get(key)?.settled_as !== "claimed") found.push(`${key} was claimed and is not`)
  for (const [key, { settled_as }] of kept)
    if (settled_as === "claimed" && !claimed.has(key)) found.push(`${key} is claimed and nobody was told so`)
  const states = won.map((each) => ({ ...each, ...stateOf(kept.get(`${each.giver}|${each.ref}`)) }))
  return [
    ...found,
    ...compared(
      "accounts",
      await held(town.db),
      linesOf(expected(course, states, { ...(await ofHouse(course)), followed })),
    ),
  ]
}
const stateOf = (prize: Prize | undefined) => ({
  isSettled: prize?.isSettled ?? false,
  isRefused: prize?.isRefused ?? false,
})

async function wonBy({ town: { db }, second }: Course): Promise<Won[]> {
  const { rows } = await db.query<{ id: string }>("select id from jackpots.win order by id")
  const rewards = await db.query<{ id: string; referrer_id: string }>(
    "select id, referrer_id from referrals.referral where rewarded_at is not null",
  )
  const open = { isSettled: false, isRefused: false }
  const places = [...second.quest.weeks.values()].flatMap(({ places = [] }) =>
    places.filter(({ prize }) => prize > 0n),
  )
  const ranks = second.tournaments.paid("cash")
  return [
    ...second.jackpots.wins.map(({ player, paid }, n) => ({
      giver: "jackpots",
      ref: rows[n]?.id ?? "none",
      player,
      amount: paid,
      ...open,
    })),
    ...second.drops.wins.map(({ prize, player, amount }) => ({
      giver: "drops",
      ref: String(prize),
      player,
      amount,
      ...open,
    })),
    ...places.map(({ entry, player, prize }) => ({
      giver: "quest",
      ref: String(entry),
      player,
      amount: prize,
      ...open,
    })),
    ...ranks.map(({ entry, player, won }) => ({
      giver: "tournaments",
      ref: String(entry),
      player,
      amount: won,
      ...open,
    })),
    ...rewards.rows.map(({ id, referrer_id }) => ({
      giver: "referrals",
      ref: id,
      player: BigInt(referrer_id),
      amount: 2_000_000n,
      ...open,
    })),
  ]
}

/** What the models do not know of: deposits, and which tournaments the house called off. */
async function ofHouse({ town: { db } }: Course) {
  const { rows } = await db.query<{ player_id: string; cents: string }>(
    "select player_id, sum(amount_cents) as cents from payments.deposit group by 1",
  )
  const purses = await db.query<{ id: string; player_id: string; credit: string }>(
    `select p.id, p.player_id, t.credit from play.purse p join tournaments.entry e on e.purse_id = p.id join tournaments.tournament t on t.id = e.tournament_id
     where p.closed_at is null`,
  )
  const cancelled = await db.query<{ id: string }>(
    "select id from tournaments.tournament where state = 'cancelled'",
  )
  return {
    deposits: new Map(rows.map(({ player_id, cents }) => [BigInt(player_id), BigInt(cents) * 1_000n])),
    open: purses.rows.map(({ id, player_id, credit }) => ({
      id: BigInt(id),
      player: player_id,
      credit: BigInt(credit),
    })),
    cancelled: new Set(cancelled.rows.map(({ id }) => BigInt(id))),
  }
}

type House = Awaited<ReturnType<typeof ofHouse>> & { followed: ReadonlyMap<bigint, Followed> }

function expected(
  course: Course,
  won: readonly Won[],
  { deposits, cancelled, open, followed }: House,
): Map<string, bigint> {
  const { second, story, residents, numbers } = course
  const all = new Map<string, bigint>()
  const add = (account: string, amount: bigint) => all.set(account, (all.get(account) ?? 0n) + amount)
  const { jackpots, drops, quest, tournaments } = second
  for (const { id } of residents) {
    add("psp:hipay", -(deposits.get(id) ?? 0n))
    const { play, bonus, given, back } = followed.get(id) ?? {
      play: story.play.cash.get(id) ?? 0n,
      bonus: 0n,
      given: 0n,
      back: 0n,
    }
    add(`player:${id}:cash`, (deposits.get(id) ?? 0n) + play)
    add(`player:${id}:bonus`, bonus)
    add("promotions:bonuses", back - given)
  }
  add("games:hub88", -sum(story.play.cash.values()))
  for (const { giver, player, amount, isSettled, isRefused } of won) {
    const house = giver === "jackpots" ? undefined : `promotions:${giver}`
    if (house && !(giver === "tournaments")) add(house, -amount)
    if (isRefused) add(house ?? "reserves", amount)
    else if (!isSettled) add(`player:${player}:${giver === "jackpots" ? "won" : "prize"}`, amount)
    else add(`player:${player}:cash`, amount)
  }
  for (const [campaign, ready] of drops.ready) {
    add(`campaign:${campaign}`, ready)
    add("promotions:drops", -ready)
  }
  for (const week of quest.weeks.values()) {
    // Where nobody had a point the house has it back.
    add(`quest:${week.id}`, quest.pool(week))
    add("promotions:quest", -quest.pool(week))
  }
  for (const tournament of tournaments.tournaments.values()) {
    // Points are nobody's before they are won, and nothing is paid to play for them.
    if (tournament.prizesIn === "points") continue
    const isOver = (tournament.places?.length ?? 0) > 0
    const isCancelled = cancelled.has(tournament.id)
    if (!isCancelled) add("promotions:tournaments", -tournament.house)
    for (const { player, paid, state } of tournament.entries) {
      if (state !== "in") continue
      add(`player:${player}:cash`, -paid)
      if (!isOver) add(`tournament:${tournament.id}`, paid)
    }
    if (!isOver && !isCancelled) add(`tournament:${tournament.id}`, tournament.house)
  }
  for (const { id, player, credit } of open) {
    const entry = [...tournaments.entries.values()].find((each) => each.id === numbers.purses.get(id))!
    add(
      `player:${player}:credit:${id}`,
      credit * BigInt(1 + entry.rebuys.length) + (story.play.credit.get(id) ?? 0n),
    )
  }
  add("credits:hub88", -sum(story.play.credit.values()))
  for (const pool of modelPools) {
    add(`pool:${pool}`, jackpots.parts(pool) / 1_000_000n)
    add("reserves", -(jackpots.restored(pool) / 1_000_000n))
  }
  return all
}

const linesOf = (accounts: Map<string, bigint>) =>
  [...accounts].filter(([, amount]) => amount !== 0n).map(([account, amount]) => `${account} ${amount}`)

/** What lies in the accounts that the models speak of, reckoned from their movements; the four reserves as one. */
async function held(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ account: string; amount: string }>(
    `select account, sum(amount) as amount from (
       select regexp_replace(to_account, '^reserve:.*', 'reserves') as account, amount from wallet.movement where asset in ('EUR', 'CREDIT')
       union all select regexp_replace(from_account, '^reserve:.*', 'reserves'), -amount from wallet.movement where asset in ('EUR', 'CREDIT')) moved
     where account !~ '^(promotions:jackpots|credits:issued)$' group by account having sum(amount) <> 0`,
  )
  return rows.map(({ account, amount }) => `${account} ${amount}`)
}
