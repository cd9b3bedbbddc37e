import type pg from "pg"
import type { LedgerFixture } from "../../../../testing/ledgerFixture.ts"
import type { GiverNoun } from "../givers.ts"

/** Inserts a prize; `amount` is in units. */
export const insertPrize = (
  db: pg.Pool,
  of: GiverNoun,
  ref: string,
  {
    playerId,
    amount,
    liesIn,
    goesBackTo,
  }: { playerId: bigint; amount: number; liesIn: string; goesBackTo: string },
) =>
  db.query(
    `insert into prizes.prize (giver, ref, player_id, amount, lies_in, goes_back_to, won_at, claim_until)
     select $1, $2, $3, $4, $5, $6, now, now + interval '7 days' from clock_timestamp() now`,
    [of, ref, playerId, amount, liesIn, goesBackTo],
  )

const outcomeOfPrize = (change: string) => (db: pg.Pool, of: GiverNoun, ref: string) =>
  db.query(`update prizes.prize set ${change} where giver = $1 and ref = $2`, [of, ref])
export const setClaimed = outcomeOfPrize("settled_at = won_at, settled_as = 'claimed'")
export const setRefused = outcomeOfPrize("refusal_by = 'anna', refusal_why = 'a test', refused_at = won_at")

export const ledgerFixture: LedgerFixture = {
  breaks: [
    [
      "I16 the balance of unclaimed prizes equals the unclaimed prizes of a player",
      "update prizes.prize set settled_at = won_at, settled_as = 'credited' where settled_at is null and refused_at is null",
      "update prizes.prize set settled_at = null, settled_as = null where settled_as = 'credited'",
    ],
  ],
}
