import { addressOf } from "@elite/paths"
import { translate } from "@elite/words"
import { post } from "../../kernel/mail.ts"
import type { Tx } from "../../kernel/transaction.ts"
import { letter } from "../content/index.ts"
import type { Profile } from "../players/index.ts"
import type { Reason } from "./ports.ts"

export async function postAccepted(tx: Tx, publicUrl: string, player: Profile): Promise<void> {
  const { email: to, language, firstName } = player
  const say = translate(language, "mails")
  const action = { label: say("identityAccepted.action"), url: addressOf(publicUrl, "profile", language) }
  const paragraphs = [say("identityAccepted.text", { firstName })]
  const subject = say("identityAccepted.subject")
  await post(tx, await letter(tx, publicUrl, { to, language, subject, paragraphs, action }))
}

export async function postDeclined(
  tx: Tx,
  publicUrl: string,
  player: Profile,
  reason: Reason,
): Promise<void> {
  const { email: to, language, firstName } = player
  const say = translate(language, "mails")
  const why = translate(language, "accounts")(`identityReasons.${reason}`)
  const action = { label: say("identityDeclined.action"), url: addressOf(publicUrl, "kyc", language) }
  const paragraphs = [say("identityDeclined.text", { firstName }), why, say("identityDeclined.again")]
  const subject = say("identityDeclined.subject")
  await post(tx, await letter(tx, publicUrl, { to, language, subject, paragraphs, action }))
}
