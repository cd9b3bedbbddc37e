import type { LedgerFixture, LedgerStore } from "../../../../testing/ledgerFixture.ts"
import type { GiverNoun } from "../givers.ts"
import { claimPrize, dispute, refusePrize } from "../prizes.ts"
import { listClaimable } from "../store.ts"

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
