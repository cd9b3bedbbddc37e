import type pg from "pg"
import type { LedgerFixture, LedgerStore } from "../../../../testing/ledgerFixture.ts"
import type { GiverNoun } from "../givers.ts"
import { claimPrize, dispute, refusePrize } from "../prizes.ts"
import { listClaimable } from "../store.ts"

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

/** Claims the first prize of a giver and lets two operators refuse the second; the others stay to be claimed. */
export const settlePrizes = ({ transact }: LedgerStore, of: GiverNoun, playerId: bigint): Promise<void> =>
  transact(async (tx) => {
    const { rows } = await listClaimable(tx, playerId, 100)
    const [claimed, refused] = rows.filter(({ giver }) => giver === of)
    await claimPrize(tx, playerId, of, claimed!.ref)
    await dispute(tx, of, [refused!.ref])
    for (const operator of ["anna", "bert"]) await refusePrize(tx, refused!.id, operator, "a test")
  })

export const ledgerFixture: LedgerFixture = {
  breaks: [
    [
      "I16 the balance of unclaimed prizes equals the unclaimed prizes of a player",
      "update prizes.prize set settled_at = won_at, settled_as = 'credited' where settled_at is null and refused_at is null",
      "update prizes.prize set settled_at = null, settled_as = null where settled_as = 'credited'",
    ],
  ],
}
