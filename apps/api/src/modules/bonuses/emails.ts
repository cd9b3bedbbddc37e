import { toAbsoluteUrl } from "@elite/paths"
import { translate } from "@elite/words"
import type { Tx } from "../../platform/db/transaction.ts"
import type { EventOf } from "../../platform/lib/eventType.ts"
import type { Platform } from "../../platform/platform.ts"
import { notify, renderNotification } from "../notifications/index.ts"
import { sendPlayerEmail } from "../players/index.ts"
import { accounts, getBalanceUnits, unitsToCents, unitsToEuros } from "../wallet/index.ts"
import type { bonusEnded, bonusGranted } from "./events.ts"

type BonusEvent = EventOf<typeof bonusGranted | typeof bonusEnded>

const messageKeys = {
  converted: "bonusConverted",
  expired: "bonusOver",
  withdrawn: "bonusWithdrawn",
  givenUp: "bonusGivenUp",
  depositReturned: "bonusDepositReturned",
  cancelled: "bonusCancelled",
} as const

/**
 * Notifies of every outcome, by email only of one that the player did not cause, and of nothing once they left.
 * Nothing is sent before a bonus ends: no email calls to play.
 */
export async function notifyBonusEvent(platform: Platform, tx: Tx, event: BonusEvent): Promise<void> {
  const { playerId } = event
  if (event.kind === "bonus.granted") {
    const { amountUnits, requiredUnits, endsAt } = event.data
    await notify(tx, playerId, "money", "bonusGranted", {
      amountCents: unitsToCents(amountUnits),
      requiredCents: unitsToCents(requiredUnits),
      until: endsAt.toISOString(),
    })
  } else if (event.data.as !== "left") {
    const { as, restUnits } = event.data
    const params = { amountCents: unitsToCents(restUnits) }
    if (as === "spent") await notify(tx, playerId, "money", "bonusSpent", {})
    else await notify(tx, playerId, "money", messageKeys[as], params)
    if (as !== "spent" && as !== "withdrawn" && as !== "givenUp")
      await sendEmail(platform, tx, playerId, messageKeys[as], params)
  }
  tx.push({ playerId }, "wallet", {
    cash: unitsToEuros(await getBalanceUnits(tx, accounts.cash(playerId))),
    bonus: unitsToEuros(await getBalanceUnits(tx, accounts.bonus(playerId))),
  })
}

const sendEmail = (
  platform: Platform,
  tx: Tx,
  playerId: bigint,
  key: (typeof messageKeys)[keyof typeof messageKeys],
  params: { amountCents: number },
): Promise<void> =>
  sendPlayerEmail(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const text = translate(language, "bonusMails")
    const { title: subject, text: body } = renderNotification(language, { kind: "money", key, params })
    return {
      subject,
      paragraphs: [text("greeting", { firstName }), body, text("questions", { email })],
      action: { label: text("action"), url: toAbsoluteUrl(platform.publicUrl, "balances", language) },
    }
  })
