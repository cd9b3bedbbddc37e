import { addressOf } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import { isBarredForGood } from "../../limits/index.ts"
import { notify } from "../../notifications/index.ts"
import { writeTo } from "../../players/index.ts"
import { accounts, balanceUnits, centsOfUnits, eurosOfUnits } from "../../wallet/index.ts"
import type { stakesAnnulled } from "../events.ts"
import { givenBack } from "./rules.ts"

/**
 * Tells a player on the site, on their open pages and in a letter that what they lost is theirs again, why, and how it
 * reaches them: whoever may have no session any more is paid it, everybody else finds it in their balance.
 */
export async function tellAnnulled(
  publicUrl: string,
  tx: Tx,
  { playerId, data }: EventOf<typeof stakesAnnulled>,
): Promise<void> {
  const amountUnits = givenBack(data)
  const cash = eurosOfUnits(await balanceUnits(tx, accounts.cash(playerId)))
  tx.push({ playerId }, "wallet", { cash })
  await notify(tx, playerId, "game", "stakesAnnulled", { amountCents: centsOfUnits(amountUnits) })
  const isBarred = await isBarredForGood(tx, playerId)
  await writeTo({ publicUrl }, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros } = formatsOf(language)
    const say = translate(language, "mails")
    const amount = euros(eurosOfUnits(amountUnits))
    const figures = {
      amount,
      stakes: euros(eurosOfUnits(data.stakeUnits)),
      wins: euros(eurosOfUnits(data.winUnits)),
    }
    const page = { label: say("stakesAnnulled.action"), url: addressOf(publicUrl, "betHistory", language) }
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
