import { href } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import { sendLetter } from "../../../platform/mail/outbox.ts"
import type { Platform } from "../../../platform/platform.ts"
import { renderEmail } from "../../content/index.ts"
import type { Profile } from "../../players/index.ts"

export async function sendResetLinkEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email: to, greetingName: firstName, language }: Profile,
  { key, expiresAt }: { key: string; expiresAt: Date },
): Promise<void> {
  const say = translate(language, "mails")
  const until = formatsOf(language).dateTime(expiresAt)
  const paragraphs = [
    say("resetLink.text", { firstName }),
    say("resetLink.valid", { until }),
    say("resetLink.notYou"),
  ]
  const url = `${publicUrl}${href("newPassword", language, { newPasswordKey: key })}`
  const action = { label: say("resetLink.action"), url }
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, { to, language, subject: say("resetLink.subject"), paragraphs, action }),
  )
}

/** The digits are not in the subject, which a locked phone shows. */
export async function sendResetCodeEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email: to, greetingName: firstName, language }: Profile,
  { code, expiresAt }: { code: string; expiresAt: Date },
): Promise<void> {
  const say = translate(language, "mails")
  const until = formatsOf(language).dateTime(expiresAt)
  const paragraphs = [
    say("resetCode.text", { firstName }),
    code,
    say("resetCode.valid", { until }),
    say("resetCode.notYou"),
  ]
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, { to, language, subject: say("resetCode.subject"), paragraphs }),
  )
}
