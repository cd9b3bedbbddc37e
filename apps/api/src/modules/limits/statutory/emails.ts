import { eurosOf } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import { sendLetter } from "../../../platform/mail/outbox.ts"
import { getSetting, renderEmail, statutoryDepositLimit } from "../../content/index.ts"
import { findProfile } from "../../players/index.ts"
import { findGrantedCents } from "../store.ts"

export async function sendRaiseEmail(
  publicUrl: string,
  tx: Tx,
  playerId: bigint,
  key: "raiseHolds" | "raiseRefused" | "raiseRevoked",
): Promise<void> {
  const player = await findProfile(tx, playerId)
  if (!player) return
  const { language, greetingName: firstName, email: to } = player
  const limitCents =
    (await findGrantedCents(tx, playerId)) ?? (await getSetting(tx, statutoryDepositLimit)).limitCents
  const say = translate(language, "mails")
  const limit = formatsOf(language).shortEuros(eurosOf(limitCents))
  const paragraphs = [
    say(`${key}.text`, { firstName, limit }),
    ...(key === "raiseHolds" ? [say("raise.giveBack")] : [say("raise.ask")]),
  ]
  const action = { label: say("raise.action"), url: toAbsoluteUrl(publicUrl, "limits", language) }
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, { to, language, subject: say(`${key}.subject`), paragraphs, action }),
  )
}
