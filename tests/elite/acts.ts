import { randomUUID } from "node:crypto"
import { drops, type Endpoint, type InputOf, jackpots, quest, referrals, tournaments } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { identityVerified } from "../../apps/api/src/modules/identity/index.ts"
import { keepPoints, refusePoints } from "../../apps/api/src/modules/loyalty/prizes/prizes.ts"
import { playerRegistered } from "../../apps/api/src/modules/players/index.ts"
import { keepPrize, refusePrize } from "../../apps/api/src/modules/prizes/prizes.ts"
import type { TournamentOffer } from "../../apps/api/src/modules/tournaments/testing/model.ts"
import { insertGameSession, seedLogin } from "../../apps/api/testing/seeded.ts"
import type { Course } from "./stage.ts"
import type { Resident } from "./town.ts"

/** Asks at both processes at the same moment, until one has answered; answers whether one of them did it, and that not both. */
async function asks<E extends Endpoint>(
  { town }: Course,
  { cookie }: Resident,
  endpoint: E,
  input: InputOf<E>,
  key?: string,
): Promise<boolean> {
  const options = key === undefined ? {} : { idempotencyKey: key }
  const ask = async () => {
    const both = await Promise.allSettled(
      [0, 1].map((n) => town.browser(n, cookie).call(endpoint, input, options)),
    )
    const done = both.filter(({ status }) => status === "fulfilled").length
    const refused = both.filter((each) => each.status === "rejected" && isRefusal(each.reason)).length
    return done + refused > 0 ? { done } : false
  }
  return (
    (await eventually(ask, { what: `an answer of ${endpoint.path}`, withinMs: 60_000, everyMs: 30 })).done > 0
  )
}
const isRefusal = (error: unknown) => ((error as { status?: number }).status ?? 500) < 500

export async function joinsQuest(course: Course): Promise<void> {
  await asks(course, course.story.oneOf(course.residents), quest.joinQuest, {})
}

/** Somebody enters, buys in again, leaves, or asks for the purse of their CREDIT. */
export async function takesPart(course: Course): Promise<void> {
  const { town, story, residents } = course
  const { rows } = await town.db.query<{ id: string; type: TournamentOffer["type"]; state: string }>(
    "select id, type, state from tournaments.tournament where state in ('registering', 'running')",
  )
  if (rows.length === 0) return
  const { id, type, state } = story.oneOf(rows)
  const resident = story.oneOf(residents)
  const tournamentId = Number(id)
  const way = story.choose(10)
  if (way < 6) await asks(course, resident, tournaments.enterTournament, { tournamentId }, randomUUID())
  else if (way < 8) await asks(course, resident, tournaments.rebuyTournament, { tournamentId }, randomUUID())
  else if (way < 9 && state === "registering")
    await asks(course, resident, tournaments.leaveTournament, { tournamentId })
  if (type === "credit" && state === "running") await takeSeats(course, id)
}

/** Everybody who is in a tournament of CREDIT that runs asks to play it, and is given a chair. */
async function takeSeats(course: Course, tournament: string): Promise<void> {
  const { town, residents, seats } = course
  const { rows } = await town.db.query<{
    player_id: string
    purse_id: string | null
    games: number[] | null
  }>(
    `select e.player_id, e.purse_id, t.games from tournaments.entry e join tournaments.tournament t on t.id = e.tournament_id
     where e.tournament_id = $1 and e.state = 'in' and e.purse_id is null`,
    [tournament],
  )
  for (const { player_id, games } of rows.slice(0, 4)) {
    const resident = residents.find(({ id }) => id === BigInt(player_id))!
    await asks(course, resident, tournaments.playTournament, { tournamentId: Number(tournament) })
    const opened = await town.db.query<{ purse_id: string | null }>(
      "select purse_id from tournaments.entry where tournament_id = $1 and player_id = $2 and state = 'in'",
      [tournament, player_id],
    )
    const purseId = opened.rows[0]?.purse_id
    if (!purseId) continue
    const token = await tokenFor(course, resident, { kind: "credit", id: BigInt(purseId) })
    const user = `${resident.user}_c${purseId}`
    const own = games && town.games.filter((game) => games.includes(game.id))
    seats.push({ resident, purse: "credit", purseId: BigInt(purseId), token, user, most: null, games: own })
  }
}

async function tokenFor(
  { town }: Course,
  { id }: Resident,
  purse: { kind: "bonus" | "credit"; id: bigint },
): Promise<string> {
  const { sessionId } = await seedLogin(town.db, id, new Date(town.now))
  const token = await insertGameSession(town.db, { playerId: id, sessionId, now: new Date(town.now) }, purse)
  await town.forLong()
  return token
}

/** Somebody new comes, most of them by the link of another, shows who they are and pays in: in one order or another. */
export async function newcomer(course: Course): Promise<void> {
  const { town, story, residents } = course
  const referrer = story.oneOf(residents)
  const resident = await town.settleIn(town.now)
  const code = `code-${referrer.id}`
  await town.db.query(
    "insert into referrals.code (player_id, code, made_at) values ($1, $2, $3) on conflict do nothing",
    [referrer.id, code, new Date(town.now)],
  )
  const { transact } = town.house.platform
  const referralCode = story.chance(80) ? { referralCode: code } : {}
  await transact((tx) =>
    tx.publish(playerRegistered, { playerId: resident.id, language: "nl", ...referralCode }),
  )
  if (story.chance(90))
    await transact((tx) => tx.publish(identityVerified, { playerId: resident.id, reference: "a test" }))
  await deposits(course, resident, 1_000 + story.choose(12_000))
  course.newcomers.add(resident.id)
  residents.push(resident)
  course.sitDown(resident)
}

/** A first deposit, with the bonus asked for: the ledger, the order and the event of it, as the gateway's notification leaves them. */
async function deposits({ town }: Course, { id }: Resident, cents: number): Promise<void> {
  const order = `D-${randomUUID().replaceAll("-", "").slice(0, 28)}`
  await town.db.query(
    `with moved as (
       select * from wallet.move('deposit:' || $1::text, 'deposit', 'EUR', wallet.psp('hipay'), wallet.cash($2), $3::bigint * 1000, $4)
     ), kept as (
       insert into payments.deposit (id, player_id, amount_cents, method, wants_bonus, status, reference, credited_at,
         balance_before_cents, balance_after_cents, created_at, updated_at)
       select $1, $2, $3, 'bancontact_qr', true, 'succeeded', 'seed-' || $1::text, $4, to_after / 1000 - $3, to_after / 1000, $4, $4 from moved
       returning balance_after_cents
     )
     select kernel.announce('deposit.succeeded', $2, jsonb_build_object('orderId', $1::text, 'amountCents', $3::bigint,
       'method', 'bancontact_qr', 'balanceCents', balance_after_cents, 'wantsBonus', true), $4) from kept`,
    [order, id, cents, new Date(town.now)],
  )
}

/** Whoever was given a bonus sits down with it: it binds whatever they play. */
export async function takeBonusSeats(course: Course): Promise<void> {
  const { town, residents, seats, withBonus } = course
  const { rows } = await town.db.query<{ player_id: string; purse_id: string; largest_stake: string }>(
    `select b.player_id, b.purse_id, p.largest_stake from bonuses.bonus b join play.purse p on p.id = b.purse_id
     where b.player_id <> all($1)`,
    [[...withBonus].map(String)],
  )
  for (const { player_id, purse_id, largest_stake } of rows) {
    const resident = residents.find(({ id }) => id === BigInt(player_id))
    if (!resident) continue
    withBonus.add(resident.id)
    const purseId = BigInt(purse_id)
    const token = await tokenFor(course, resident, { kind: "bonus", id: purseId })
    course.standUp(resident)
    const { user } = resident
    seats.push({ resident, purse: "bonus", purseId, token, user, most: BigInt(largest_stake), games: null })
  }
}

/** Purses that are closed are played with for a little longer, and then with cash again. */
export async function leaveSeats(course: Course): Promise<void> {
  const { town, seats } = course
  const ids = seats.flatMap(({ purseId }) => (purseId === null ? [] : [String(purseId)]))
  const { rows } = await town.db.query<{ id: string }>(
    "select id from play.purse where id = any($1) and closed_at is not null",
    [ids],
  )
  const closed = new Set(rows.map(({ id }) => BigInt(id)))
  for (const seat of seats.filter(({ purseId }) => purseId !== null && closed.has(purseId))) {
    seats.splice(seats.indexOf(seat), 1)
    if (seat.purse === "bonus") course.sitDown(seat.resident)
  }
}

/** Somebody claims what they have won; both processes hear of it. */
export async function claims(course: Course): Promise<void> {
  const { town, story, residents } = course
  const { rows } = await town.db.query<{
    giver: string
    ref: string
    player_id: string
    tournament: string | null
  }>(
    `select p.giver, p.ref, p.player_id, e.tournament_id as tournament from prizes.prize p
       left join tournaments.entry e on p.giver = 'tournaments' and e.id = p.ref
     where p.settled_at is null and p.refused_at is null order by p.id desc limit 20`,
  )
  if (rows.length === 0) return
  const { giver, ref, player_id, tournament } = story.oneOf(rows)
  const winner = residents.find(({ id }) => id === BigInt(player_id))!
  const number = Number(ref)
  const isDone = await {
    jackpots: () => asks(course, winner, jackpots.updateJackpotWinner, { jackpotId: number }),
    drops: () => asks(course, winner, drops.claimDrop, { prizeDistributionId: number }),
    quest: () => asks(course, winner, quest.claimQuestPrize, { questPrizeId: number }),
    tournaments: () =>
      asks(course, winner, tournaments.claimTournament, { tournamentId: Number(tournament) }),
    referrals: () => asks(course, winner, referrals.claimReferral, { referralId: number }),
  }[giver]!()
  if (isDone) course.claimed.add(`${giver}|${ref}`)
}

/** Two persons look at a prize, money or points, whose bet was given back. */
export async function decides({ town, story }: Course): Promise<void> {
  const { rows } = await town.db.query<{ id: string; what: "money" | "points" }>(
    `select id, 'money' as what from prizes.prize where disputed_at is not null and refused_at is null
     union all select id, 'points' from loyalty.prize where disputed_at is not null`,
  )
  if (rows.length === 0) return
  const { id: typed, what } = story.oneOf(rows)
  const id = BigInt(typed)
  const [keep, refuse] = what === "money" ? [keepPrize, refusePrize] : [keepPoints, refusePoints]
  const { transact } = town.house.platform
  if (story.chance(40)) await transact((tx) => keep(tx, id))
  else for (const by of ["anna", "bert"]) await transact((tx) => refuse(tx, id, by, "a test"))
}
