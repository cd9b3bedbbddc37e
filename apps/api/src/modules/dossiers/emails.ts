import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../platform/db/transaction.ts"
import { sendLetter } from "../../platform/mail/outbox.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting, renderEmail, site } from "../content/index.ts"
import type { Profile } from "../players/index.ts"

/** Says that the copy of their data is there. It leads to the page, which asks for the log-in: nothing in the letter opens it. */
export async function sendDossierReady(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email: to, greetingName: firstName, language }: Profile,
  expiresAt: Date,
): Promise<void> {
  const say = translate(language, "mails")
  const until = formatsOf(language).dateTime(expiresAt)
  const { supportEmail: email } = await getSetting(tx, site)
  const paragraphs = [
    say("dossierReady.text", { firstName }),
    say("dossierReady.valid", { until }),
    say("dossierReady.notYou", { email }),
  ]
  const action = { label: say("dossierReady.action"), url: toAbsoluteUrl(publicUrl, "settings", language) }
  const subject = say("dossierReady.subject")
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}
