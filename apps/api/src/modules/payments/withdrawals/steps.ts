import { eurosOf } from "@elite/contract"
import type { Tx } from "../../../kernel/transaction.ts"
import { accounts, centsOfUnits, move, unitsOfCents } from "../../wallet/index.ts"
import { maskedIban } from "./rules.ts"
import type { WithdrawalRow } from "./store.ts"

/** Gives held money back to the player's cash, once per withdrawal, and tells him his balance. */
export async function release(tx: Tx, row: WithdrawalRow): Promise<void> {
  const playerId = row.player_id
  const { toUnits } = await move(tx, {
    id: `withdrawal:${row.id}:released`,
    kind: "withdrawalReleased",
    from: accounts.held(playerId),
    to: accounts.cash(playerId),
    amountUnits: unitsOfCents(row.amount_cents),
  })
  tx.tell({ playerId }, "wallet", { cash: eurosOf(centsOfUnits(toUnits ?? 0n)) })
}

/** Announces a step of a withdrawal and tells the player. */
export async function announceStep(
  tx: Tx,
  row: WithdrawalRow,
  status: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  await tx.announce({
    kind: `withdrawal.${status}`,
    playerId: row.player_id,
    data: {
      withdrawalId: row.id,
      amountCents: Number(row.amount_cents),
      account: maskedIban(row.iban),
      ...more,
    },
  })
  tx.tell({ playerId: row.player_id }, "withdrawal", { withdrawalId: row.id, status })
}
