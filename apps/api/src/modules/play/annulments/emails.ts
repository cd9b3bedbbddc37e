import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import { isPermanentlyBarred } from "../../limits/index.ts"
import { notify } from "../../notifications/index.ts"
import { sendPlayerEmail } from "../../players/index.ts"
import { accounts, getBalanceUnits, unitsToCents, unitsToEuros } from "../../wallet/index.ts"
import type { stakesAnnulled } from "../events.ts"
import { computeRefund } from "./rules.ts"

export async function sendAnnulledEmail(
  publicUrl: string,
  tx: Tx,
  { playerId, data }: EventOf<typeof stakesAnnulled>,
): Promise<void> {
  const amountUnits = computeRefund(data)
  const cash = unitsToEuros(await getBalanceUnits(tx, accounts.cash(playerId)))
  tx.push({ playerId }, "wallet", { cash })
  await notify(tx, playerId, "game", "stakesAnnulled", { amountCents: unitsToCents(amountUnits) })
  const isBarred = await isPermanentlyBarred(tx, playerId)
  await sendPlayerEmail({ publicUrl }, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros } = formatsOf(language)
    const say = translate(language, "mails")
    const amount = euros(unitsToEuros(amountUnits))
    const figures = {
      amount,
      stakes: euros(unitsToEuros(data.stakeUnits)),
      wins: euros(unitsToEuros(data.winUnits)),
    }
    const page = {
      label: say("stakesAnnulled.action"),
      url: toAbsoluteUrl(publicUrl, "betHistory", language),
    }
    return {
      subject: say("stakesAnnulled.subject", { amount }),
      paragraphs: [
        say("stakesAnnulled.text", { firstName }),
        say(`stakesAnnulled.${data.reason}`),
        say("stakesAnnulled.figures", figures),
        isBarred ? say("stakesAnnulled.paidOut", { email }) : say("stakesAnnulled.inBalance"),
      ],
      ...(!isBarred && { action: page }),
    }
  })
}
