import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import { sendLetter } from "../../../platform/mail/outbox.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting, renderEmail, site } from "../../content/index.ts"
import { findProfile, type Profile } from "../../players/index.ts"
import type { secondFactorChanged } from "../events.ts"

/** The digits are not in the subject, which a locked phone shows. */
export async function sendLoginCodeEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email: to, greetingName: firstName, language }: Profile,
  { code, expiresAt }: { code: string; expiresAt: Date },
): Promise<void> {
  const say = translate(language, "mails")
  const until = formatsOf(language).dateTime(expiresAt)
  const { supportEmail: email } = await getSetting(tx, site)
  const paragraphs = [
    say("loginCode.text", { firstName }),
    code,
    say("loginCode.valid", { until }),
    say("loginCode.notYou", { email }),
  ]
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, { to, language, subject: say("loginCode.subject"), paragraphs }),
  )
}

export async function sendFactorChangedEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { playerId, at: happenedAt, data: { change } }: EventOf<typeof secondFactorChanged>,
): Promise<void> {
  const player = await findProfile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  const { email: to, greetingName: firstName, language } = player
  const say = translate(language, "mails")
  const at = formatsOf(language).dateTime(happenedAt)
  const { supportEmail: email } = await getSetting(tx, site)
  const paragraphs = [
    say(`secondFactor.${change}.text`, { firstName, at }),
    say("secondFactor.notYou", { email }),
  ]
  const action = { label: say("secondFactor.action"), url: toAbsoluteUrl(publicUrl, "devices", language) }
  const subject = say(`secondFactor.${change}.subject`)
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}
