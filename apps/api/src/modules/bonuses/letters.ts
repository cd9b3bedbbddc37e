import type { Happened } from "../../kernel/event.ts"
import type { Tx } from "../../kernel/transaction.ts"
import { notify } from "../notifications/index.ts"
import { accounts, balanceUnits, centsOfUnits, eurosOfUnits } from "../wallet/index.ts"
import type { bonusEnded, bonusGranted } from "./events.ts"

type Told = Happened<typeof bonusGranted | typeof bonusEnded>

const ended = {
  converted: "bonusConverted",
  expired: "bonusOver",
  withdrawn: "bonusWithdrawn",
  depositReturned: "bonusDepositReturned",
  cancelled: "bonusCancelled",
} as const

/** Tells a player on the site what became of their bonus, and their open pages what they hold. Who left is told nothing. */
export async function tell(tx: Tx, event: Told): Promise<void> {
  const { playerId } = event
  if (event.kind === "bonus.granted") {
    const { amountUnits, requiredUnits, endsAt } = event.data
    await notify(tx, playerId, "money", "bonusGranted", {
      amountCents: centsOfUnits(amountUnits),
      requiredCents: centsOfUnits(requiredUnits),
      until: endsAt.toISOString(),
    })
  } else if (event.data.as !== "left") {
    const { as, restUnits } = event.data
    if (as === "spent") await notify(tx, playerId, "money", "bonusSpent", {})
    else await notify(tx, playerId, "money", ended[as], { amountCents: centsOfUnits(restUnits) })
  }
  tx.tell({ playerId }, "wallet", {
    cash: eurosOfUnits(await balanceUnits(tx, accounts.cash(playerId))),
    bonus: eurosOfUnits(await balanceUnits(tx, accounts.bonus(playerId))),
  })
}
