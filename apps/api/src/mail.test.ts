import { freePort } from "@elite/testkit/ports"
import { createTransport } from "nodemailer"
import { expect, onTestFinished, test } from "vitest"
import { reportOf } from "../../sandbox/src/mailbox/bounce.ts"
import { openBounceServer } from "./mail.ts"
import type { Transact } from "./platform/db/transaction.ts"
import { encryptionFor } from "./platform/lib/encryption.ts"
import { jsonLog, type Log } from "./platform/lib/log.ts"
import { envelopeSenders } from "./platform/mail/verp.ts"

const keys = [{ id: 1, bytes: Buffer.alloc(32, 1) }] as const
const domain = "bounces.casino.test"
const of = {
  senders: envelopeSenders([...keys], domain),
  letters: encryptionFor([...keys], "letters"),
  onReturned: [],
}
const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "x", operators: undefined }
const away: Transact = async () => {
  throw new Error("The database is away.")
}
/** Collects warnings. */
function captureWarnings(): { log: Log; warnings: string[] } {
  const warnings: string[] = []
  return { warnings, log: { ...jsonLog("silent"), warn: (event) => void warnings.push(event) } }
}

test("a casino without a bounce domain warns at its start", async () => {
  const { log, warnings } = captureWarnings()
  const withoutDomain = { mail: { ...mail, returns: undefined } }
  expect(
    await openBounceServer(withoutDomain, { transact: away, log }, { ...of, senders: undefined }),
  ).toBeUndefined()
  expect(warnings).toEqual(["mail.returnsUnheard"])
})

test("a report that cannot be stored is refused with 451, and a taken port throws", async () => {
  const { log, warnings } = captureWarnings()
  const config = { mail: { ...mail, returns: { domain, host: "127.0.0.1", port: await freePort() } } }
  const server = await openBounceServer(config, { transact: away, log }, of)
  onTestFinished(() => server!.close())
  const raw = reportOf(Buffer.from("Subject: x\r\n\r\n"), "eva@example.be", "late", 0)
  const { host, port } = config.mail.returns
  const sent = createTransport({ host, port, ignoreTLS: true }).sendMail({
    envelope: { from: false, to: of.senders.of(7n) },
    raw,
  })
  await expect(sent).rejects.toMatchObject({ responseCode: 451 })
  expect(warnings).toEqual(["mail.reportNotTaken"])
  await expect(openBounceServer(config, { transact: away, log }, of)).rejects.toMatchObject({
    code: "EADDRINUSE",
  })
})
