import type pg from "pg"
import type { LedgerFixture, LedgerStore } from "../../../../testing/ledgerFixture.ts"
import { type SeededPlayer, seedGameSession, seedPlayer } from "../../../../testing/seeded.ts"
import { messageSender } from "../../play/testing/ledgerFixture.ts"

export async function giveBonus(
  db: pg.Pool,
  { playerId }: Pick<SeededPlayer, "playerId">,
  cents: number,
): Promise<{ id: bigint; purseId: bigint }> {
  const { rows } = await db.query<{ id: string; purse: string }>(
    `with purse as (
       insert into play.purse (player_id, kind, giver, giver_number, ends_at, opened_at)
       values ($1::bigint, 'bonus', 'bonuses', -$1::bigint, '2100-01-01', clock_timestamp()) returning id
     )
     insert into bonuses.bonus (player_id, order_id, purse_id, amount, required, percents, other_percent, granted_at, ends_at)
     select $1::bigint, 'D-bonus-' || $1::bigint, id, $2::bigint, 35 * $2::bigint, '{}', 100, clock_timestamp(), '2100-01-01' from purse
     returning id, purse_id as purse`,
    [playerId, cents * 1000],
  )
  const { id, purse } = rows[0]!
  await db.query("update play.purse set giver_number = $1 where id = $2", [id, purse])
  await db.query("select play.fill_purse($1, 'opened', $2, clock_timestamp())", [purse, cents * 1000])
  return { id: BigInt(id), purseId: BigInt(purse) }
}

async function seedBonus({ db }: LedgerStore, _player: SeededPlayer): Promise<void> {
  const player = await seedPlayer(db)
  const { id, purseId } = await giveBonus(db, player, 10_000)
  const token = await seedGameSession(db, player, { kind: "bonus", id: purseId })
  await messageSender(db, { ...player, token }).bet("bonus-bet", "bonus-round", 500)
  await db.query(
    "insert into bonuses.stake (provider, uuid, bonus_id, counted, at) values ('hub88', 'bonus-bet', $1, 500000, clock_timestamp())",
    [id],
  )
  await db.query("update bonuses.bonus set wagered = 500000 where id = $1", [id])
}

export const ledgerFixture: LedgerFixture = {
  seed: seedBonus,
  rows: [
    ["bonuses.bonus", "amount", "true"],
    ["bonuses.bonus", "wagered", "true"],
    ["bonuses.stake", "counted", "true"],
  ],
  breaks: [
    [
      "I21 a bonus is one purse, filled once, open as long as it, and closed for whom it ended",
      "update bonuses.bonus set ended_as = 'spent', ended_at = clock_timestamp(), rest = 0",
      "update bonuses.bonus set ended_as = null, ended_at = null, rest = null",
    ],
    [
      "I21 what counts for a bonus was staked with it",
      "update bonuses.stake set counted = counted + 1; update bonuses.bonus set wagered = wagered + 1",
      "update bonuses.stake set counted = counted - 1; update bonuses.bonus set wagered = wagered - 1",
    ],
  ],
}
