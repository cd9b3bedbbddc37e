import type pg from "pg"
import { type LedgerFixture, type LedgerStore, move } from "../../../../testing/ledgerFixture.ts"
import type { SeededPlayer } from "../../../../testing/seeded.ts"

/** Two rounds that earned; a bet of the second was given back afterwards. Coins that were redeemed, and what was corrected. */
async function seedClub({ db }: LedgerStore, { playerId }: SeededPlayer): Promise<void> {
  for (const [asset, unit, coins] of [
    ["points", "POINT", 5000],
    ["coins", "COIN", 5500],
  ] as const) {
    const [own, club] = [`player:${playerId}:${asset}`, `club:${asset}`]
    for (const round of ["round-1", "round-2"])
      await move(db, `${asset}:hub88:${playerId}:${round}`, `${asset}Earned`, club, own, coins, unit)
    await move(db, `${asset}-back:hub88:bet-2`, `${asset}TakenBack`, own, club, 3000, unit)
  }
  await db.query(
    `insert into loyalty.earning (provider, round_ref, player_id, game_id, stake_units, points, coins, at)
     values ('hub88', 'round-1', $1, 1, 500000, 5000, 5500, clock_timestamp() - interval '1 second')`,
    [playerId],
  )
  await db.query(
    `insert into loyalty.earning (provider, round_ref, player_id, game_id, stake_units, points, coins, at, was_stake_units,
       was_points, was_coins)
     values ('hub88', 'round-2', $1, 1, 200000, 2000, 2500, clock_timestamp(), 500000, 5000, 5500)`,
    [playerId],
  )
  await db.query(
    `insert into loyalty.day (player_id, day, points)
     select player_id, (at at time zone 'UTC')::date, sum(points) from loyalty.earning where player_id = $1 group by 1, 2`,
    [playerId],
  )
  const redeemed = await db.query<{ id: string }>(
    "insert into loyalty.redemption (player_id, coins, paid, at) values ($1, 2000, 2000, clock_timestamp()) returning id",
    [playerId],
  )
  const redemption = `redemption:${redeemed.rows[0]!.id}`
  const coins = `player:${playerId}:coins`
  await move(db, `${redemption}:coins`, "coinsRedeemed", coins, "club:coins", 2000, "COIN")
  await move(db, `${redemption}:cash`, "redemptionPaid", "promotions:club", `player:${playerId}:cash`, 2000)
  for (const sign of [1, -1]) await insertCorrection(db, playerId, sign)
  await insertPrizes(db, playerId)
  await db.query(
    `insert into loyalty.entry (player_id, at, cause, amount, points, coins)
     select $1, clock_timestamp(), cause, amount, points, coins
     from (values ('void', 300000, -3000, -3000), ('redemption', 2000, 0, -2000),
       ('correction', null, 700, 800), ('correction', null, -70, -80))
       e (cause, amount, points, coins)`,
    [playerId],
  )
}

export async function insertPoints(
  db: pg.Pool,
  giver: string,
  ref: string,
  playerId: bigint,
  points: number,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into loyalty.prize (giver, ref, player_id, points, name, at) values ($1, $2, $3, $4, '{}', clock_timestamp())
     returning id`,
    [giver, ref, playerId, points],
  )
  const { id } = rows[0]!
  await move(
    db,
    `club-prize:${id}:given`,
    "clubPrizeGiven",
    "club:points",
    `player:${playerId}:points`,
    points,
    "POINT",
  )
  await insertEntry(db, playerId, "prize", points)
  return id
}

const insertEntry = (db: pg.Pool, playerId: bigint, cause: "prize" | "prizeTakenBack", points: number) =>
  db.query(
    "insert into loyalty.entry (player_id, at, cause, name, points, coins) values ($1, clock_timestamp(), $2, '{}', $3, 0)",
    [playerId, cause, points],
  )

/** The giver is unknown, so that no noun compares its own prizes with these. */
async function insertPrizes(db: pg.Pool, playerId: bigint): Promise<void> {
  await insertPoints(db, "nobody", "1", playerId, 90000)
  const refused = await insertPoints(db, "nobody", "2", playerId, 90000)
  await db.query(
    "update loyalty.prize set refusal_by = 'anna', refusal_why = 'a test', refused_at = clock_timestamp() where id = $1",
    [refused],
  )
  const id = `club-prize:${refused}:taken-back`
  await move(db, id, "clubPrizeTakenBack", `player:${playerId}:points`, "club:points", 90000, "POINT")
  await insertEntry(db, playerId, "prizeTakenBack", -90000)
}

async function insertCorrection(db: pg.Pool, playerId: bigint, sign: number): Promise<void> {
  const [points, coins] = sign > 0 ? [700, 800] : [70, 80]
  const { rows } = await db.query<{ id: string }>(
    `insert into loyalty.correction (player_id, points, coins, why, proposed_by, proposed_at, ended_as, ended_by, ended_at)
     select $1, $2, $3, 'a test', 'anna', now, 'confirmed', 'bert', now from clock_timestamp() now returning id`,
    [playerId, sign * points, sign * coins],
  )
  for (const [asset, unit, amount] of [
    ["points", "POINT", points],
    ["coins", "COIN", coins],
  ] as const) {
    const [own, club] = [`player:${playerId}:${asset}`, `club:${asset}`]
    const id = `club-correction:${rows[0]!.id}:${asset}`
    if (sign > 0) await move(db, id, `${asset}Granted`, club, own, amount, unit)
    else await move(db, id, `${asset}Withdrawn`, own, club, amount, unit)
  }
}

export const ledgerFixture: LedgerFixture = {
  seed: seedClub,
  rows: [
    ["loyalty.earning", "points", "true"],
    ["loyalty.earning", "coins", "true"],
    ["loyalty.earning", "was_points", "was_points is not null"],
    ["loyalty.earning", "was_coins", "was_coins is not null"],
    ["loyalty.day", "points", "true"],
    ["loyalty.entry", "points", "points <> 0"],
    ["loyalty.entry", "coins", "coins <> 0"],
    ["loyalty.redemption", "coins", "true"],
    ["loyalty.prize", "points", "giver = 'nobody'"],
    ["loyalty.correction", "points", "points > 0"],
    ["loyalty.correction", "coins", "coins < 0"],
  ],
  breaks: [
    [
      "I8 a round earns once",
      "update loyalty.earning set round_ref = 'round-1' where round_ref = 'round-2'",
      "update loyalty.earning set round_ref = 'round-2' where was_points is not null",
    ],
  ],
}
