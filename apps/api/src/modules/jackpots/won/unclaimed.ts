import type { LiveMessages } from "@elite/contract"
import type { Tx } from "../../../kernel/transaction.ts"
import { accounts, balanceUnits, eurosOfUnits } from "../../wallet/index.ts"
import { type ReadUnclaimed, unclaimedOf } from "./store.ts"

/** What a player may claim, as they are shown it. */
export const unclaimedIn = (row: ReadUnclaimed) =>
  ({
    jackpotAmount: row.won_paid === null ? null : eurosOfUnits(row.won_paid),
    jackpotType: row.won_jackpot,
    jackpotId: row.won_id === null ? null : Number(row.won_id),
    newJackpotId: row.new_won_id === null ? null : Number(row.new_won_id),
    newJackpotType: row.new_won_jackpot,
  }) satisfies LiveMessages["wallet"]

/** Tells a player's open pages what they have won and may claim, and what their balance is. */
export async function tellUnclaimed(tx: Tx, playerId: bigint): Promise<void> {
  const cash = eurosOfUnits(await balanceUnits(tx, accounts.cash(playerId)))
  tx.tell({ playerId }, "wallet", { cash, ...unclaimedIn(await unclaimedOf(tx, playerId)) })
}
