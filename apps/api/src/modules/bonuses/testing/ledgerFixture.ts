import type { LedgerFixture } from "../../../../testing/ledgerFixture.ts"
import { playingOn } from "../../../../testing/playing.ts"
import { seedGameSession, seedPlayer } from "../../../../testing/seeded.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { setPolicy } from "../../content/index.ts"
import { findFirstDeposit } from "../../payments/index.ts"
import { messageSender } from "../../play/testing/ledgerFixture.ts"
import { grantBonus } from "../bonuses.ts"
import { joiningBonus } from "../settings.ts"
import { findBonusOfPlayer } from "../store.ts"
import { wageringSubscriber } from "../subscribers.ts"

/** Turns the policy on. The player has deposited, and the bonus is as of a deposit of so many cents. */
export async function giveBonus(
  tx: Tx,
  playerId: bigint,
  amountCents: number,
): Promise<{ id: bigint; purseId: bigint }> {
  await setPolicy(tx, joiningBonus, "on", "a test")
  await grantBonus(tx, { playerId, orderId: (await findFirstDeposit(tx, playerId))!, amountCents })
  const { id, purse_id: purseId } = (await findBonusOfPlayer(tx, playerId))!
  return { id, purseId: purseId! }
}

/** A bonus of which a stake was counted. */
const seed: LedgerFixture["seed"] = async (ledger) => {
  const { db, transact } = ledger
  const player = await seedPlayer(db, 100)
  const { purseId: id } = await transact((tx) => giveBonus(tx, player.playerId, 10_000))
  const token = await seedGameSession(db, player, { kind: "bonus", id })
  const { bet, settle } = messageSender(db, { ...player, token })
  await bet("bonus-bet", "bonus-round", 500)
  await settle("bonus-round")
  await playingOn(ledger, [wageringSubscriber]).workOff()
}

export const ledgerFixture: LedgerFixture = {
  seed,
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
