import type { Config } from "./config.ts"
import type { Encryption } from "./platform/lib/encryption.ts"
import { startBounceServer } from "./platform/mail/bounceSmtpServer.ts"
import { type BounceOptions, recordBounce } from "./platform/mail/bounces.ts"
import { type EnvelopeSenders, envelopeSenders } from "./platform/mail/verp.ts"
import type { Module } from "./platform/module.ts"
import type { Platform } from "./platform/platform.ts"

/** The envelope senders of our letters; undefined where the configuration says nowhere to listen for what comes back. */
const toEnvelopeSenders = ({ mail, identityKeys }: Config): EnvelopeSenders | undefined =>
  mail.returns && envelopeSenders(identityKeys, mail.returns.domain)

/** What the letters of the house need: who sends them, and who is told of those that come back. */
export type MailOptions = BounceOptions & { senders: EnvelopeSenders | undefined }

/** Gathers what the letters of the house need from the configuration and the modules. */
export const mailOptions = (
  config: Config,
  { modules, letters }: { modules: readonly Module[]; letters: Encryption },
): MailOptions => ({
  senders: toEnvelopeSenders(config),
  letters,
  onReturned: modules.flatMap(({ onBouncedLetter: onReturnedLetter }) => onReturnedLetter ?? []),
})

/** Opens the door for letters that come back late; says so, and opens none, where the configuration has no domain for them. */
export async function openBounceServer(
  { mail: { returns } }: Pick<Config, "mail">,
  { transact, log }: Pick<Platform, "transact" | "log">,
  letters: MailOptions,
): Promise<{ close(): Promise<void> } | undefined> {
  if (!returns || !letters.senders) {
    log.warn("mail.returnsUnheard", { reason: "MAIL_BOUNCES_DOMAIN is not set" })
    return undefined
  }
  const door = await startBounceServer({
    host: returns.host,
    port: returns.port,
    senders: letters.senders,
    log,
    take: (letterId, why) => transact((tx) => recordBounce(tx, letters, letterId, why)),
  })
  log.info("mail.returnsHeard", { port: door.port })
  return door
}
