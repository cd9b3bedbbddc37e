import { once } from "node:events"
import { SMTPServer, type SMTPServerDataStream } from "smtp-server"
import { toBounceKind } from "./bounce.ts"

const MAXIMUM_BYTES = 5 * 1024 * 1024

async function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/**
 * Receives mail on a port of its own: any credentials or none, no TLS; a message above 5 MiB is refused with 552, an
 * unknown recipient (`gone@…`) with 550. Resolves once it listens.
 */
export async function listenForMail(
  host: string,
  port: number,
  deliver: (raw: Buffer, recipients: readonly string[], sender: string) => Promise<void>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    size: MAXIMUM_BYTES,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    hideDSN: false,
    closeTimeout: 200,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anyone" }),
    onRcptTo({ address }, _session, done) {
      const isUnknown = toBounceKind(address) === "gone"
      const unknown = () => new Error(`5.1.1 <${address}>: Recipient address rejected: User unknown`)
      done(isUnknown ? Object.assign(unknown(), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      const { mailFrom } = session.envelope
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address.toLowerCase())
      collect(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw Object.assign(new Error("Message too large"), { responseCode: 552 })
          await deliver(raw, recipients, mailFrom ? mailFrom.address : "")
          done(null, "Delivered to the sandbox mailbox")
        })
        .catch((fault: Error) => done(fault))
    },
  })
  server.on("error", () => undefined)
  const listening = server.listen(port, host)
  await once(listening, "listening")
  const address = listening.address()
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
