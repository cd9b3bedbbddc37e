import type { Config } from "./config.ts"
import type { Encryption } from "./platform/lib/encryption.ts"
import { startBounceServer } from "./platform/mail/bounceSmtpServer.ts"
import { type BounceOptions, recordBounce } from "./platform/mail/bounces.ts"
import { type EnvelopeSenders, envelopeSenders } from "./platform/mail/verp.ts"
import type { Module } from "./platform/module.ts"
import type { Platform } from "./platform/platform.ts"

const toEnvelopeSenders = ({ mail, identityKeys }: Config): EnvelopeSenders | undefined =>
  mail.returns && envelopeSenders(identityKeys, mail.returns.domain)

export type MailOptions = BounceOptions & { senders: EnvelopeSenders | undefined }

export const mailOptions = (
  config: Config,
  { modules, letters }: { modules: readonly Module[]; letters: Encryption },
): MailOptions => ({
  senders: toEnvelopeSenders(config),
  letters,
  onReturned: modules.flatMap(({ onBouncedLetter }) => onBouncedLetter ?? []),
})

/** Logs a warning and opens nothing where the configuration has no bounce domain. */
export async function openBounceServer(
  { mail: { returns } }: Pick<Config, "mail">,
  { transact, log }: Pick<Platform, "transact" | "log">,
  options: MailOptions,
): Promise<{ close(): Promise<void> } | undefined> {
  if (!returns || !options.senders) {
    log.warn("mail.returnsUnheard", { reason: "MAIL_BOUNCES_DOMAIN is not set" })
    return undefined
  }
  const server = await startBounceServer({
    host: returns.host,
    port: returns.port,
    senders: options.senders,
    log,
    take: (letterId, why) => transact((tx) => recordBounce(tx, options, letterId, why)),
  })
  log.info("mail.returnsHeard", { port: server.port })
  return server
}
