import { type LedgerFixture, type LedgerStore, move } from "../../../../testing/ledgerFixture.ts"
import type { SeededPlayer } from "../../../../testing/seeded.ts"
import { insertPrize, setClaimed, setRefused } from "../../prizes/testing/ledgerFixture.ts"

/**
 * A pool that one bet filled and three big wins emptied in part, by half a unit too: one win claimed, one refused,
 * one claimable. The bet was voided: its share came from one pool and from the reserve of another.
 */
async function jackpots({ db }: LedgerStore, { playerId }: SeededPlayer): Promise<void> {
  const [won, cash, promotions] = [`player:${playerId}:won`, `player:${playerId}:cash`, "promotions:jackpots"]
  await db.query(`
    insert into jackpots.source (jackpot, sealed, restored_parts) values
      ('bigWin', '', 0), ('anyTime', '', 300000000) on conflict (jackpot) do update set restored_parts = excluded.restored_parts;
    insert into jackpots.seal select j, n, repeat('0', 64), clock_timestamp()
      from unnest(array['bigWin', 'anyTime']) j, generate_series(1, 2) n;
    insert into jackpots.head select n, repeat('0', 64), clock_timestamp() from unnest(array[0, 5]) n`)
  const cycle = (jackpot: string, ratePpm: number, of: number[]) =>
    db.query<{ id: string }>(
      `insert into jackpots.cycle (jackpot, number, terms, since, began_head, began_at, seeded, carried_parts, bets, shared_parts,
         returned_parts, dropped_parts)
       values ($1, 1, jsonb_build_object('ratePpm', $2::integer), 0, repeat('0', 64), clock_timestamp(), $3, 0, 1, $4, $5, $6) returning id`,
      [jackpot, ratePpm, ...of],
    )
  const { rows } = await cycle("bigWin", 2_000, [1_000_000, 1e9, 1e9, 450_000_500_000])
  await cycle("anyTime", 600, [1_000, 3e8, 0, 0])
  await db.query(
    `insert into jackpots.item (number, kind, ref, player_id, provider, round_ref, uuid, game_id, stake, win, at, bet)
     select n, kind, repeat('0', 64), $1, 'hub88', 'jackpot-' || n, 'jackpot-' || n, 1, 500000, 250000000, clock_timestamp(),
       case kind when 'void' then 1 end
     from (values (1, 'bet'), (2, 'win'), (3, 'win'), (4, 'win'), (5, 'void')) i (n, kind)`,
    [playerId],
  )
  await db.query(
    `insert into jackpots.booking (jackpot, until, seeded, shared, returned, restored) values
       ('bigWin', 0, 1000000, 0, 0, 0), ('bigWin', 5, 0, 1000, 1000, 0),
       ('anyTime', 0, 1000, 0, 0, 0), ('anyTime', 5, 0, 300, 0, 300)`,
  )
  await move(db, "jackpot:bigWin:seeded:0", "jackpotSeeded", promotions, "pool:bigWin", 1_000_000)
  await move(db, "jackpot:anyTime:seeded:0", "jackpotSeeded", promotions, "pool:anyTime", 1_000)
  await move(db, "jackpot:anyTime:shared:5", "jackpotShared", promotions, "pool:anyTime", 300)
  await move(db, "jackpot:bigWin:shared:5", "jackpotShared", promotions, "pool:bigWin", 1_000)
  const ids: string[] = []
  for (const [item, parts, fromPool, paid] of [
    [2, 300_000_500_000, 300_001, 301_000],
    [3, 100_000_000_000, 100_000, 100_000],
    [4, 50_000_000_000, 50_000, 50_000],
  ] as const) {
    const win = await db.query<{ id: string }>(
      `insert into jackpots.win (cycle_id, item, player_id, parts, from_pool, paid, won_at)
       values ($1, $2, $3, $4, $5, $6, clock_timestamp()) returning id`,
      [rows[0]!.id, item, playerId, parts, fromPool, paid],
    )
    const { id } = win.rows[0]!
    ids.push(id)
    const prize = { playerId, amount: paid, liesIn: won, goesBackTo: "reserve:bigWin" }
    await insertPrize(db, "jackpots", id, prize)
    await move(db, `jackpot:${id}:won`, "jackpotWon", "pool:bigWin", won, fromPool)
    if (paid > fromPool)
      await move(db, `jackpot:${id}:rounded`, "jackpotRounded", promotions, won, paid - fromPool)
  }
  const [claimed, refused] = ids as [string, string]
  await setClaimed(db, "jackpots", claimed)
  await move(db, `jackpot:${claimed}:claimed`, "jackpotClaimed", won, cash, 301_000)
  await setRefused(db, "jackpots", refused)
  await move(db, `jackpot:${refused}:refused`, "jackpotRefused", won, "reserve:bigWin", 100_000)
  await move(db, "jackpot:bigWin:returned:5", "jackpotShareReturned", "pool:bigWin", promotions, 1_000)
  await move(db, "jackpot:anyTime:restored:5", "jackpotShareRestored", "reserve:anyTime", promotions, 300)
}

export const ledgerFixture: LedgerFixture = {
  seed: jackpots,
  rows: [
    ["jackpots.booking", "seeded", "seeded > 0"],
    ["jackpots.booking", "shared", "shared > 0"],
    ["jackpots.booking", "returned", "returned > 0"],
    ["jackpots.booking", "restored", "restored > 0"],
    ["jackpots.source", "restored_parts", "restored_parts > 0"],
    ["jackpots.cycle", "seeded", "true"],
    ["jackpots.cycle", "shared_parts", "true"],
    ["jackpots.cycle", "returned_parts", "returned_parts > 0"],
    ["jackpots.cycle", "dropped_parts", "dropped_parts > 0"],
    ["jackpots.cycle", "bets", "true"],
    ["jackpots.win", "parts", "true"],
    ["jackpots.win", "from_pool", "true"],
    ["jackpots.item", "stake", "kind = 'bet'"],
  ],
  breaks: [
    [
      "I15 a cycle begins with the rest of the one before, after its last item",
      "update jackpots.cycle set number = 2",
      "update jackpots.cycle set number = 1",
    ],
    [
      "I15 items are numbered without a gap up to the last head",
      "insert into jackpots.head values (6, repeat('0', 64), clock_timestamp())",
      "delete from jackpots.head where number = 6",
    ],
    [
      "I15 a bet is in the chain once",
      "update jackpots.item set kind = 'bet', uuid = 'jackpot-1' where number = 2",
      "update jackpots.item set kind = 'win', uuid = 'jackpot-2' where number = 2",
    ],
    [
      "I16 every win has a prize of its winner",
      "update prizes.prize set player_id = player_id + 1 where giver = 'jackpots'",
      "update prizes.prize set player_id = player_id - 1 where giver = 'jackpots'",
    ],
  ],
}
