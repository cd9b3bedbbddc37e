import { addressOf } from "@elite/paths"
import { translate } from "@elite/words"
import type { Tx } from "../../platform/db/transaction.ts"
import type { EventOf } from "../../platform/lib/eventType.ts"
import type { Platform } from "../../platform/platform.ts"
import { notify, said } from "../notifications/index.ts"
import { writeTo } from "../players/index.ts"
import { accounts, balanceUnits, centsOfUnits, eurosOfUnits } from "../wallet/index.ts"
import type { bonusEnded, bonusGranted } from "./events.ts"

type Told = EventOf<typeof bonusGranted | typeof bonusEnded>

const ended = {
  converted: "bonusConverted",
  expired: "bonusOver",
  withdrawn: "bonusWithdrawn",
  givenUp: "bonusGivenUp",
  depositReturned: "bonusDepositReturned",
  cancelled: "bonusCancelled",
} as const

/**
 * Tells a player on the site what became of their bonus, and their open pages what they hold; in a letter too how it ended, where
 * they did nothing to end it. Who left is told nothing, and nobody beforehand that an end is near: no letter calls to play.
 */
export async function tell(platform: Platform, tx: Tx, event: Told): Promise<void> {
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
    const params = { amountCents: centsOfUnits(restUnits) }
    if (as === "spent") await notify(tx, playerId, "money", "bonusSpent", {})
    else await notify(tx, playerId, "money", ended[as], params)
    if (as !== "spent" && as !== "withdrawn" && as !== "givenUp")
      await writeSaid(platform, tx, playerId, ended[as], params)
  }
  tx.push({ playerId }, "wallet", {
    cash: eurosOfUnits(await balanceUnits(tx, accounts.cash(playerId))),
    bonus: eurosOfUnits(await balanceUnits(tx, accounts.bonus(playerId))),
  })
}

/** Writes to a player what they are told on the site. */
const writeSaid = (
  platform: Platform,
  tx: Tx,
  playerId: bigint,
  key: (typeof ended)[keyof typeof ended],
  params: { amountCents: number },
): Promise<void> =>
  writeTo(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const say = translate(language, "bonusMails")
    const { title: subject, text } = said(language, { kind: "money", key, params })
    return {
      subject,
      paragraphs: [say("greeting", { firstName }), text, say("questions", { email })],
      action: { label: say("action"), url: addressOf(platform.publicUrl, "balances", language) },
    }
  })
