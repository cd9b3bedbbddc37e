import type { LiveMessages } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { accounts, getBalanceUnits, unitsToEuros } from "../../wallet/index.ts"
import { getUnclaimedWins, type UnclaimedColumns } from "./store.ts"

/** The fields of the `wallet` message: the oldest unclaimed win in euros, and the newest. */
export function toUnclaimedMessage({ claimable }: UnclaimedColumns) {
  const [id, jackpot, units] = claimable?.[0] ?? [null, null, null]
  const [newId, newJackpot] = claimable?.at(-1) ?? [null, null]
  return {
    jackpotAmount: units === null ? null : unitsToEuros(BigInt(units)),
    jackpotType: jackpot,
    jackpotId: id === null ? null : Number(id),
    newJackpotId: newId === null ? null : Number(newId),
    newJackpotType: newJackpot,
  } satisfies LiveMessages["wallet"]
}

export async function pushUnclaimedWins(tx: Tx, playerId: bigint): Promise<void> {
  const cash = unitsToEuros(await getBalanceUnits(tx, accounts.cash(playerId)))
  tx.push({ playerId }, "wallet", { cash, ...toUnclaimedMessage(await getUnclaimedWins(tx, playerId)) })
}
