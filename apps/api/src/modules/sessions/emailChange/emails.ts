import { href } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import { sendLetter } from "../../../platform/mail/outbox.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting, renderEmail, site } from "../../content/index.ts"
import type { Profile } from "../../players/index.ts"

type Link = { email: string; key: string; expiresAt: Date }

/** The new address may belong to a stranger: the e-mail says nothing about the player or the account. */
export async function sendConfirmNewEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { language }: Profile,
  { email: to, key, expiresAt }: Link,
): Promise<void> {
  const say = translate(language, "mails")
  const until = formatsOf(language).dateTime(expiresAt)
  const paragraphs = [say("newEmail.text"), say("newEmail.valid", { until }), say("newEmail.notYou")]
  const url = `${publicUrl}${href("changeEmail", language, { changeKey: key })}`
  const action = { label: say("newEmail.action"), url }
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, { to, language, subject: say("newEmail.subject"), paragraphs, action }),
  )
}

export async function sendConfirmCurrentEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email: to, greetingName: firstName, language }: Profile,
  { email: newEmail, key, expiresAt }: Link,
): Promise<void> {
  const say = translate(language, "mails")
  const { dateTime } = formatsOf(language)
  const { supportEmail } = await getSetting(tx, site)
  const paragraphs = [
    say("currentEmail.text", { firstName, at: dateTime(tx.now), newEmail }),
    say("currentEmail.valid", { until: dateTime(expiresAt) }),
    say("currentEmail.notYou", { email: supportEmail }),
  ]
  const url = `${publicUrl}${href("changeEmail", language, { changeKey: key })}`
  const action = { label: say("currentEmail.action"), url }
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, {
      to,
      language,
      subject: say("currentEmail.subject"),
      paragraphs,
      action,
    }),
  )
}
