import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../platform/db/transaction.ts"
import { sendLetter } from "../../platform/mail/outbox.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting, renderEmail, site } from "../content/index.ts"
import type { Profile } from "../players/index.ts"

/** The link leads to a page behind the log-in: the email itself opens nothing. */
export async function sendDossierReady(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email: to, greetingName: firstName, language }: Profile,
  expiresAt: Date,
): Promise<void> {
  const text = translate(language, "mails")
  const until = formatsOf(language).dateTime(expiresAt)
  const { supportEmail: email } = await getSetting(tx, site)
  const paragraphs = [
    text("dossierReady.text", { firstName }),
    text("dossierReady.valid", { until }),
    text("dossierReady.notYou", { email }),
  ]
  const action = { label: text("dossierReady.action"), url: toAbsoluteUrl(publicUrl, "settings", language) }
  const subject = text("dossierReady.subject")
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}
