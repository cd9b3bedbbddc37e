import { addressOf } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Happened } from "../../../kernel/event.ts"
import { post } from "../../../kernel/mail.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { letter, setting, site } from "../../content/index.ts"
import { isBarredForGood } from "../../limits/index.ts"
import { notify } from "../../notifications/index.ts"
import { profile } from "../../players/index.ts"
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
  { playerId, data }: Happened<typeof stakesAnnulled>,
): Promise<void> {
  const amountUnits = givenBack(data)
  const cash = eurosOfUnits(await balanceUnits(tx, accounts.cash(playerId)))
  tx.tell({ playerId }, "wallet", { cash })
  await notify(tx, playerId, "game", "stakesAnnulled", { amountCents: centsOfUnits(amountUnits) })
  const player = await profile(tx, playerId)
  if (!player) return
  const { language, firstName, email: to } = player
  const { euros } = formatsOf(language)
  const say = translate(language, "mails")
  const { supportEmail: email } = await setting(tx, site)
  const isBarred = await isBarredForGood(tx, playerId)
  const amount = euros(eurosOfUnits(amountUnits))
  const figures = {
    amount,
    stakes: euros(eurosOfUnits(data.stakeUnits)),
    wins: euros(eurosOfUnits(data.winUnits)),
  }
  const paragraphs = [
    say("stakesAnnulled.text", { firstName }),
    say(`stakesAnnulled.${data.reason}`),
    say("stakesAnnulled.figures", figures),
    isBarred ? say("stakesAnnulled.paidOut", { email }) : say("stakesAnnulled.inBalance"),
  ]
  const page = { label: say("stakesAnnulled.action"), url: addressOf(publicUrl, "betHistory", language) }
  await post(
    tx,
    await letter(tx, publicUrl, {
      to,
      language,
      subject: say("stakesAnnulled.subject", { amount }),
      paragraphs,
      ...(!isBarred && { action: page }),
    }),
    { matter: `player ${playerId}` },
  )
}
