import type { Language } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../platform/db/transaction.ts"
import { sendLetter } from "../../platform/mail/outbox.ts"
import type { Platform } from "../../platform/platform.ts"
import { type EmailContent, getSetting, renderEmail, site, statutoryDepositLimit } from "../content/index.ts"
import { findProfile, toGreetingName } from "./players.ts"
import type { PlayerRow } from "./store.ts"

type Addressee = Pick<PlayerRow, "email" | "email_verified_at" | "first_name" | "language">

export async function sendVerificationEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email, language, ...player }: Addressee,
  link: { token: string; expiresAt: Date },
): Promise<void> {
  const say = translate(language, "mails")
  const firstName = toGreetingName(player)
  const until = formatsOf(language).dateTime(link.expiresAt)
  const url = toAbsoluteUrl(publicUrl, "verifyEmail", language, { token: link.token })
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, {
      to: email,
      language,
      subject: say("verification.subject"),
      paragraphs: [
        say("verification.text", { firstName }),
        say("verification.valid", { until }),
        say("verification.notYou"),
      ],
      action: { label: say("verification.action"), url },
    }),
  )
}

export async function sendWelcomeEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email, language, ...player }: Addressee,
): Promise<void> {
  const say = translate(language, "mails")
  const firstName = toGreetingName(player)
  const { limitCents } = await getSetting(tx, statutoryDepositLimit)
  const limit = formatsOf(language).shortEuros(limitCents / 100)
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, {
      to: email,
      language,
      subject: say("welcome.subject"),
      paragraphs: [say("welcome.text", { firstName }), say("welcome.limit", { limit })],
      action: { label: say("welcome.action"), url: toAbsoluteUrl(publicUrl, "kyc", language) },
    }),
  )
}

export async function sendPasswordChangedEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email, language, ...player }: Addressee,
): Promise<void> {
  const say = translate(language, "mails")
  const firstName = toGreetingName(player)
  const at = formatsOf(language).dateTime(tx.now)
  const { supportEmail } = await getSetting(tx, site)
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, {
      to: email,
      language,
      subject: say("passwordChanged.subject"),
      paragraphs: [
        say("passwordChanged.text", { firstName, at }),
        say("passwordChanged.notYou", { email: supportEmail }),
      ],
      action: {
        label: say("passwordChanged.action"),
        url: toAbsoluteUrl(publicUrl, "resetPassword", language),
      },
    }),
  )
}

export async function sendPasswordSetEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email: to, language, ...player }: Addressee,
): Promise<void> {
  const say = translate(language, "mails")
  const firstName = toGreetingName(player)
  const at = formatsOf(language).dateTime(tx.now)
  const { supportEmail: email } = await getSetting(tx, site)
  const paragraphs = [say("passwordSet.text", { firstName, at }), say("passwordSet.notYou", { email })]
  const action = {
    label: say("passwordSet.action"),
    url: toAbsoluteUrl(publicUrl, "resetPassword", language),
  }
  const subject = say("passwordSet.subject")
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}

export async function sendEmailChangedEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email: previousEmail, language, ...player }: Addressee,
  email: string,
): Promise<void> {
  const say = translate(language, "mails")
  const firstName = toGreetingName(player)
  const at = formatsOf(language).dateTime(tx.now)
  const { supportEmail } = await getSetting(tx, site)
  const subject = say("emailChanged.subject")
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, {
      to: email,
      language,
      subject,
      paragraphs: [say("emailChanged.text", { firstName: player.first_name, at })],
      action: { label: say("emailChanged.action"), url: toAbsoluteUrl(publicUrl, "profile", language) },
    }),
  )
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, {
      to: previousEmail,
      language,
      subject,
      paragraphs: [
        say("emailChanged.oldText", { firstName, at }),
        say("emailChanged.notYou", { email: supportEmail }),
      ],
    }),
  )
}

export async function sendAccountClosedEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email: to, language, ...player }: Addressee,
): Promise<void> {
  const say = translate(language, "mails")
  const firstName = toGreetingName(player)
  const { supportEmail: email } = await getSetting(tx, site)
  const paragraphs = [
    say("accountClosed.text", { firstName }),
    say("accountClosed.kept"),
    say("accountClosed.back", { email }),
  ]
  await sendLetter(
    tx,
    await renderEmail(tx, publicUrl, { to, language, subject: say("accountClosed.subject"), paragraphs }),
  )
}

/** `firstName` is empty while the address is not verified. */
type Recipient = { language: Language; firstName: string; supportEmail: string }
type EmailText = Omit<EmailContent, "to" | "language">

/** Queues behind the earlier e-mails of this function to the player. Does nothing where the player does not exist. */
export async function sendPlayerEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  playerId: bigint,
  say: (to: Recipient) => EmailText | Promise<EmailText>,
): Promise<void> {
  const player = await findProfile(tx, playerId)
  if (!player) return
  const { language, greetingName: firstName, email: to } = player
  const { supportEmail } = await getSetting(tx, site)
  const text = await say({ language, firstName, supportEmail })
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, ...text }), {
    matter: `player ${playerId}`,
  })
}
