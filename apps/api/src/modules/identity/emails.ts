import type { identity as contract } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { translate } from "@elite/words"
import type { Tx } from "../../platform/db/transaction.ts"
import { sendLetter } from "../../platform/mail/outbox.ts"
import { renderEmail } from "../content/index.ts"
import type { Profile } from "../players/index.ts"
import type { IdentityReason } from "./ports.ts"

export async function sendIdentityAcceptedEmail(tx: Tx, publicUrl: string, player: Profile): Promise<void> {
  const { email: to, language, greetingName: firstName } = player
  const say = translate(language, "mails")
  const action = { label: say("identityAccepted.action"), url: toAbsoluteUrl(publicUrl, "profile", language) }
  const paragraphs = [say("identityAccepted.text", { firstName })]
  const subject = say("identityAccepted.subject")
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}

export async function sendIdentityDeclinedEmail(
  tx: Tx,
  publicUrl: string,
  player: Profile,
  reason: IdentityReason,
): Promise<void> {
  const { email: to, language, greetingName: firstName } = player
  const say = translate(language, "mails")
  const why = translate(language, "identityReasons")(reason)
  const action = { label: say("identityDeclined.action"), url: toAbsoluteUrl(publicUrl, "kyc", language) }
  const paragraphs = [say("identityDeclined.text", { firstName }), why, say("identityDeclined.again")]
  const subject = say("identityDeclined.subject")
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}

export async function sendDocumentAcceptedEmail(
  tx: Tx,
  publicUrl: string,
  player: Profile,
  label: contract.DocumentLabel,
): Promise<void> {
  const { email: to, language, greetingName: firstName } = player
  const say = translate(language, "mails")
  const document = translate(language, "documentLabels")(label)
  const action = { label: say("documentAccepted.action"), url: toAbsoluteUrl(publicUrl, "kyc", language) }
  const paragraphs = [say("documentAccepted.text", { firstName, document })]
  const subject = say("documentAccepted.subject")
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}

export async function sendDocumentRejectedEmail(
  tx: Tx,
  publicUrl: string,
  player: Profile,
  { label, reason }: { label: contract.DocumentLabel; reason: contract.DocumentReason },
): Promise<void> {
  const { email: to, language, greetingName: firstName } = player
  const say = translate(language, "mails")
  const document = translate(language, "documentLabels")(label)
  const why = translate(language, "documentReasons")(reason)
  const action = { label: say("documentRejected.action"), url: toAbsoluteUrl(publicUrl, "kyc", language) }
  const paragraphs = [
    say("documentRejected.text", { firstName, document }),
    why,
    say("documentRejected.again"),
  ]
  const subject = say("documentRejected.subject")
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}
