import { once } from "node:events"
import { SMTPServer, type SMTPServerDataStream } from "smtp-server"
import { describeError, type Log } from "../lib/log.ts"
import { type DeliveryFailure, parseDeliveryReport } from "./deliveryReport.ts"
import type { EnvelopeSenders } from "./verp.ts"

const mostBytes = 256 * 1024
const mostConnections = 20
const silentForMs = 20_000
/** So long a connection lasts, whatever is said in it. */
const lastsMs = 60_000

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** The message as it came, read to its end; of one that is too large no more is kept than may be. */
async function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/**
 * Listens for letters that come back, by SMTP. It takes what is sent to one envelope sender of the house, once in a
 * message, and refuses every other recipient with 550: it passes nothing on. A message above 256 kB is refused with 552,
 * a connection over twenty with 421; each lasts a minute at most. What is no report, or no failure, is taken and dropped.
 * `take` that throws is answered with 451, so that the relay tries again. Resolves once it listens; rejects where the port
 * is taken.
 */
export async function startBounceServer(options: {
  host: string
  port: number
  senders: EnvelopeSenders
  log: Log
  take: (letterId: bigint, why: DeliveryFailure) => Promise<void>
}): Promise<{ port: number; close(): Promise<void> }> {
  const { host, port, senders, log, take } = options
  const server = new SMTPServer({
    name: "returns",
    banner: "letters that come back, and nothing else",
    size: mostBytes,
    rejectOversized: true,
    maxRecipients: 1,
    maxClients: mostConnections,
    socketTimeout: silentForMs,
    closeTimeout: 500,
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      done(
        senders.letterOf(address) === undefined ? refusal(550, "5.1.1 Nobody has this address here") : null,
      )
    },
    onData(stream, { envelope }, done) {
      const letterId = senders.letterOf(envelope.rcptTo[0]!.address)!
      collect(stream)
        .then(async (raw) => {
          const why = stream.sizeExceeded ? undefined : await parseDeliveryReport(raw)
          if (why) await take(letterId, why)
          done(null)
        })
        .catch((problem: unknown) => {
          log.warn("mail.reportNotTaken", describeError(problem))
          done(refusal(451, "4.3.0 Not now"))
        })
    },
  })
  server.server.on("connection", (socket) => {
    const over = setTimeout(() => socket.destroy(), lastsMs)
    socket.once("close", () => clearTimeout(over))
  })
  // What goes wrong in a connection ends that connection; a port that is taken is heard of below.
  server.on("error", () => {})
  const listening = server.listen(port, host)
  await once(listening, "listening")
  const address = listening.address()
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
