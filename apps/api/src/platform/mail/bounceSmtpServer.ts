import { once } from "node:events"
import { SMTPServer, type SMTPServerDataStream } from "smtp-server"
import { minuteMs } from "../lib/calendar.ts"
import { describeError, type Log } from "../lib/log.ts"
import { type DeliveryFailure, parseDeliveryReport } from "./deliveryReport.ts"
import type { EnvelopeSenders } from "./verp.ts"

const maxBytes = 256 * 1024
const maxConnections = 20
const idleTimeoutMs = 20_000
const connectionTimeoutMs = minuteMs

const smtpError = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** `smtp-server` requires reading the stream to its end, also beyond the size limit. */
async function readMessage(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/**
 * Receives bounces by SMTP, for our envelope senders only, and never relays. It answers 550 for another recipient, 552 above 256 kB, 421
 * above twenty connections, and 451 where `take` throws, so that the relay retries. Rejects where the port is in use.
 */
export async function startBounceServer(options: {
  host: string
  port: number
  senders: EnvelopeSenders
  log: Log
  take: (letterId: bigint, failure: DeliveryFailure) => Promise<void>
}): Promise<{ port: number; close(): Promise<void> }> {
  const { host, port, senders, log, take } = options
  const server = new SMTPServer({
    name: "returns",
    banner: "bounces only",
    size: maxBytes,
    rejectOversized: true,
    maxRecipients: 1,
    maxClients: maxConnections,
    socketTimeout: idleTimeoutMs,
    closeTimeout: 500,
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      done(senders.letterOf(address) === undefined ? smtpError(550, "5.1.1 No such address here") : null)
    },
    onData(stream, { envelope }, done) {
      const letterId = senders.letterOf(envelope.rcptTo[0]!.address)!
      readMessage(stream)
        .then(async (raw) => {
          const failure = stream.sizeExceeded ? undefined : await parseDeliveryReport(raw)
          if (failure) await take(letterId, failure)
          done(null)
        })
        .catch((problem: unknown) => {
          log.warn("mail.reportNotTaken", describeError(problem))
          done(smtpError(451, "4.3.0 Try again later"))
        })
    },
  })
  server.server.on("connection", (socket) => {
    const timer = setTimeout(() => socket.destroy(), connectionTimeoutMs)
    socket.once("close", () => clearTimeout(timer))
  })
  // An error of a connection only ends that connection; `once` below rejects where the port is in use.
  server.on("error", () => {})
  const listening = server.listen(port, host)
  await once(listening, "listening")
  const address = listening.address()
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
