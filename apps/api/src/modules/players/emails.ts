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

/** The letter with the link that proves that the address is the player's. */
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

/** After the address is confirmed: what comes next, and the statutory limit. */
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

/** After the password is another one: what to do for whoever did not change it. */
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

/** After a player who had no password has one: what to do for whoever did not choose it. */
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

/** After the address is another one: to the new address how to go on, to the old one what to do for whoever did not want it. */
export async function sendEmailChangedEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { email: before, language, ...player }: Addressee,
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
      to: before,
      language,
      subject,
      paragraphs: [
        say("emailChanged.oldText", { firstName, at }),
        say("emailChanged.notYou", { email: supportEmail }),
      ],
    }),
  )
}

/** The letter to somebody who has closed their account: what becomes of their money and of what we know of them. */
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

/** To whom a letter is written, and where they may ask; `firstName` is empty while their address is unproven. */
type Recipient = { language: Language; firstName: string; supportEmail: string }
type EmailText = Omit<EmailContent, "to" | "language">

/**
 * Writes to a player in their language, after every letter about them that was posted this way before; to nobody where there is no
 * player of this id.
 */
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
