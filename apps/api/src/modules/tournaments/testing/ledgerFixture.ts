import type pg from "pg"
import { type LedgerFixture, type LedgerStore, move, unitsPerCent } from "../../../../testing/ledgerFixture.ts"
import type { SeededPlayer } from "../../../../testing/seeded.ts"
import { insertPoints } from "../../loyalty/testing/ledgerFixture.ts"
import { insertPrize, setClaimed, setRefused } from "../../prizes/testing/ledgerFixture.ts"

const feeUnits = 100 * unitsPerCent
const houseUnits = 300 * unitsPerCent

/** A published tournament to which the operator adds three euros; answers its id. */
async function insertTournament(db: pg.Pool, state: "finished" | "cancelled" | "running"): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into tournaments.tournament (name, type, scoring, points_each, least_stake, entry_fee, rebuy_fee, rebuys_at_most,
       house, prizes_in, entries_at_least, opens_at, closes_at, begins_at, ends_at, grace_minutes, prizes, state, cancelled_for, ended_at)
     select '{}', 'cash', 'totalWon', 1, 10000, $1, $1, 1, $2, 'cash', 1, now - interval '3 hours', now - interval '1 hour',
       now - interval '2 hours', now + interval '1 hour', 1, '[]', $3, case when $3 = 'cancelled' then 'byHouse' end,
       case when $3 <> 'running' then now end
     from clock_timestamp() now returning id`,
    [feeUnits, houseUnits, state],
  )
  const { id } = rows[0]!
  await db.query(
    "insert into tournaments.act (tournament_id, act, by, why, at) values ($1, 'published', 'anna', 'a test', clock_timestamp())",
    [id],
  )
  await move(
    db,
    `tournament:${id}:reserved`,
    "tournamentReserved",
    "promotions:tournaments",
    `tournament:${id}`,
    houseUnits,
  )
  return id
}

async function insertEntry(
  db: pg.Pool,
  tournament: string,
  playerId: bigint,
  state = "in",
): Promise<{ entry: string; fee: string }> {
  const { rows } = await db.query<{ id: string }>(
    `insert into tournaments.entry (tournament_id, player_id, entered_at, state, ended_at)
     select $1, $2, now - interval '2 hours', $3, case when $3 <> 'in' then now end from clock_timestamp() now returning id`,
    [tournament, playerId, state],
  )
  const entry = rows[0]!.id
  const fees = await db.query<{ id: string }>(
    `insert into tournaments.fee (entry_id, player_id, is_rebuy, amount, paid_at)
     values ($1, $2, false, $3, clock_timestamp()) returning id`,
    [entry, playerId, feeUnits],
  )
  const fee = fees.rows[0]!.id
  await db.query(
    "select limits.pay_fee($1, $2, $3, clock_timestamp(), day, week, month) from limits.running where player_id = $2",
    [`tournament-fee:${fee}`, playerId, feeUnits],
  )
  await move(
    db,
    `tournament-fee:${fee}`,
    "tournamentFee",
    `player:${playerId}:cash`,
    `tournament:${tournament}`,
    feeUnits,
  )
  await db.query("update tournaments.tournament set entries = entries + 1, fees = fees + $2 where id = $1", [
    tournament,
    feeUnits,
  ])
  return { entry, fee }
}

async function insertWinningBet(
  db: pg.Pool,
  tournament: string,
  entry: string,
  playerId: bigint,
  rank: number,
): Promise<void> {
  const [prize, won] = [`player:${playerId}:prize`, feeUnits * 2]
  await insertRankedEntry(db, { entry, rank, won })
  await insertPrize(db, "tournaments", entry, {
    playerId,
    amount: won,
    liesIn: prize,
    goesBackTo: "promotions:tournaments",
  })
  await move(db, `tournament-prize:${entry}:won`, "tournamentWon", `tournament:${tournament}`, prize, won)
}

type Placed = { entry: string; rank: number; won: number }
async function insertRankedEntry(db: pg.Pool, { entry, rank, won }: Placed): Promise<void> {
  await db.query(
    `insert into tournaments.bet (provider, uuid, entry_id, round_ref, stake, win, points, at, settled_at)
     values ('hub88', 'tournament-' || $1::bigint, $1::bigint, 'tournament', 100000, 0, $2, clock_timestamp(), clock_timestamp())`,
    [entry, 1_000 - rank],
  )
  await db.query(
    `update tournaments.entry e set bets = s.bets, points = s.points, reached_at = s.reached_at, rank = $2, won = $3
     from tournaments.score_of($1) s where e.id = $1`,
    [entry, rank, won],
  )
}

async function insertPointsTournament(db: pg.Pool, playerId: bigint): Promise<void> {
  const { rows } = await db.query<{ tournament: string; entry: string }>(
    `with t as (
       insert into tournaments.tournament (name, type, scoring, points_each, least_stake, entry_fee, rebuy_fee, rebuys_at_most,
         house, prizes_in, entries_at_least, opens_at, closes_at, begins_at, ends_at, grace_minutes, prizes, state, ended_at, entries)
       select '{}', 'cashPoint', 'totalStaked', 1, 10000, 0, 0, 0, 3000, 'points', 1, now - interval '3 hours',
         now - interval '1 hour', now - interval '2 hours', now + interval '1 hour', 1, '[]', 'finished', now, 1
       from clock_timestamp() now returning id)
     insert into tournaments.entry (tournament_id, player_id, entered_at)
     select id, $1, now() - interval '2 hours' from t returning tournament_id as tournament, id as entry`,
    [playerId],
  )
  const { tournament, entry } = rows[0]!
  await db.query(
    "insert into tournaments.act (tournament_id, act, by, why, at) values ($1, 'published', 'anna', 'a test', clock_timestamp())",
    [tournament],
  )
  await insertRankedEntry(db, { entry, rank: 1, won: 3000 })
  await insertPoints(db, "tournaments", entry, playerId, 3000)
}

/**
 * A finished tournament with three places (claimed, refused, claimable), a cancelled one with one entry paid back
 * and one not yet, one that is being counted, one without entries, and one that paid points.
 */
async function tournaments({ db }: LedgerStore, { playerId }: SeededPlayer): Promise<void> {
  const [prize, cash, house] = [
    `player:${playerId}:prize`,
    `player:${playerId}:cash`,
    "promotions:tournaments",
  ]
  const over = await insertTournament(db, "finished")
  const places = []
  for (let rank = 1; rank <= 3; rank++) {
    // One player has every place: an entry that is over makes room for the next.
    const { entry } = await insertEntry(db, over, playerId)
    await insertWinningBet(db, over, entry, playerId, rank)
    await db.query(
      "update tournaments.entry set state = 'left', ended_at = clock_timestamp() where id = $1",
      [entry],
    )
    places.push(entry)
  }
  await db.query("update tournaments.tournament set entries = 0 where id = $1", [over])
  const [claimed, refused] = places as [string, string, string]
  await setClaimed(db, "tournaments", claimed)
  await move(db, `tournament-prize:${claimed}:claimed`, "tournamentClaimed", prize, cash, feeUnits * 2)
  await setRefused(db, "tournaments", refused)
  await move(db, `tournament-prize:${refused}:refused`, "tournamentRefused", prize, house, feeUnits * 2)
  const cancelled = await insertTournament(db, "cancelled")
  const { fee } = await insertEntry(db, cancelled, playerId, "paidBack")
  await move(
    db,
    `tournament:${cancelled}:returned`,
    "tournamentReturned",
    `tournament:${cancelled}`,
    house,
    houseUnits,
  )
  await move(
    db,
    `tournament-fee:${fee}:back`,
    "tournamentFeeReturned",
    `tournament:${cancelled}`,
    cash,
    feeUnits,
  )
  await db.query("update tournaments.fee set returned_at = clock_timestamp() where id = $1", [fee])
  await db.query("select limits.return_fees(array['tournament-fee:' || $1::text], clock_timestamp())", [fee])
  await db.query("update tournaments.tournament set fees = fees - $2 where id = $1", [cancelled, feeUnits])
  await insertEntry(db, cancelled, playerId)
  // The pool still holds more than the first place: an empty pool would hide a wrong movement.
  const running = await insertTournament(db, "running")
  const { entry } = await insertEntry(db, running, playerId)
  await insertWinningBet(db, running, entry, playerId, 1)
  await insertTournament(db, "running")
  await insertPointsTournament(db, playerId)
}

const unit = (table: string, column: string, where: string): [string, string] => [
  `update ${table} set ${column} = ${column} + 1 where ${where}`,
  `update ${table} set ${column} = ${column} - 1 where ${where}`,
]

export const ledgerFixture: LedgerFixture = {
  seed: tournaments,
  rows: [
    ["tournaments.entry", "points", "won is not null"],
    ["tournaments.bet", "points", "true"],
    ["tournaments.entry", "bets", "won is not null"],
    ["tournaments.tournament", "entries", "state = 'cancelled'"],
  ],
  breaks: [
    [
      "I22 every fee of a tournament counts for its player's limits as long as it is not returned",
      ...unit("limits.fee", "amount", "id like 'tournament-fee:%'"),
    ],
    [
      "I22 a tournament counts its entries and what they paid",
      ...unit("tournaments.entry", "rebuys", "state = 'in'"),
    ],
    [
      "I22 the balance of a tournament is its pool, until it is won or returned",
      "update tournaments.tournament set house = house + 1000 where state = 'running'",
      "update tournaments.tournament set house = house - 1000 where state = 'running'",
    ],
    [
      "I23 the score of an entry is that of its bets",
      ...unit("tournaments.entry", "points", "won is not null"),
    ],
    [
      "I23 an entry has the purse that was opened for it, and one that is over holds nothing",
      "update tournaments.entry set purse_id = 999999 where id = (select min(id) from tournaments.entry)",
      "update tournaments.entry set purse_id = null where purse_id = 999999",
    ],
    [
      "I23 a bet counts for an entry, in time and with the least stake",
      "update tournaments.bet set at = at + interval '1 day'",
      "update tournaments.bet set at = at - interval '1 day'",
    ],
    [
      "I23 every paid place has a prize of its winner",
      "update prizes.prize set player_id = player_id + 1 where giver = 'tournaments'",
      "update prizes.prize set player_id = player_id - 1 where giver = 'tournaments'",
    ],
    [
      "I23 every paid place has a prize of its winner",
      "update loyalty.prize set player_id = player_id + 1 where giver = 'tournaments'",
      "update loyalty.prize set player_id = player_id - 1 where giver = 'tournaments'",
    ],
    [
      "I23 all of a tournament's pool was won, in the order of the scores",
      "update tournaments.tournament set house = house + 1000 where state = 'finished'",
      "update tournaments.tournament set house = house - 1000 where state = 'finished'",
    ],
  ],
}
