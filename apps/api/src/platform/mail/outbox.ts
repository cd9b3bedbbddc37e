import { createHash } from "node:crypto"
import { sql } from "kysely"
import { createTransport } from "nodemailer"
import type { Reads, Tx } from "../db/transaction.ts"
import { enqueueJob, type Jobs } from "../jobs/queue.ts"
import type { Encryption } from "../lib/encryption.ts"
import type { Platform } from "../platform.ts"
import { type BounceOptions, recordBounce, recordDispatches } from "./bounces.ts"
import { type DeliveryFailure, refusalIn } from "./deliveryReport.ts"
import type { EnvelopeSenders } from "./verp.ts"

export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  /** Where mail programs switch letters of this kind off (RFC 8058); only in letters that can be switched off. */
  oneClickUrl?: string
}

/** A machine wrote it, so that no auto-responder answers (RFC 3834); and how it is switched off, where it can be. */
const headersOf = ({ oneClickUrl }: Letter) => ({
  "Auto-Submitted": "auto-generated",
  ...(oneClickUrl && {
    "List-Unsubscribe": `<${oneClickUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }),
})

const jobName = "mail"
const connectWithinMs = 5_000
const silentForMs = 15_000
/** Letters about one matter share one of so many queues, in each of which one letter is sent at a time. */
const queues = 64
/** So long a letter waits for those before it about the same matter; then it goes ahead of what cannot be sent. */
const waitsForEarlierMs = 60 * 60_000

const queueOf = (matter: string): string =>
  `mail-${createHash("sha256").update(matter).digest().readUInt16BE(0) % queues}`

/**
 * Posts a letter with the transaction: sent after the commit, retried until the mail server takes it. It waits
 * sealed in a table of its own, for it may carry a link that lets somebody in; the job knows its number only.
 * Letters about one `matter`, an id, arrive in the order they were posted in, however long the first one takes.
 */
export async function sendLetter(
  tx: Tx,
  letter: Letter,
  { matter }: { matter?: string } = {},
): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    insert into kernel.letter (sealed, posted_at, matter)
    values (${tx.seal(JSON.stringify(letter))}, ${tx.now}, ${matter ?? null})
    returning id`.execute(tx.db)
  const queue = matter === undefined ? {} : { queue: queueOf(matter) }
  await enqueueJob(tx, jobName, { letterId: String(rows[0]!.id) }, queue)
}

type KeptLetter = { id: bigint; sealed: Buffer; posted_at: Date }

/** A letter, after those about the same matter that were posted before it and still wait; none where it was sent. */
async function dueWith({ db, now }: Reads, id: bigint): Promise<KeptLetter[]> {
  const { rows } = await sql<KeptLetter>`
    select before.id, before.sealed, before.posted_at
    from kernel.letter mine join kernel.letter before
      on before.id = mine.id or before.matter = mine.matter and before.id < mine.id
        and before.posted_at > ${new Date(now.getTime() - waitsForEarlierMs)}
    where mine.id = ${id} order by before.id`.execute(db)
  return rows
}

type Due = { id: bigint; letter: Letter; messageId: string }

/** Hands a letter to the mail server. Answers why its address was refused for good; throws what is worth another try. */
type HandOver = (due: Pick<Due, "letter"> & Partial<Due>) => Promise<DeliveryFailure | undefined>

/** The letters' way to the mail server at `smtpUrl`, with an envelope sender of its own for each where there are `senders`. */
function wayTo({ smtpUrl, from, senders }: MailOptions): HandOver {
  const transport = createTransport(
    {
      url: smtpUrl,
      dnsTimeout: connectWithinMs,
      connectionTimeout: connectWithinMs,
      greetingTimeout: connectWithinMs,
      socketTimeout: silentForMs,
    },
    { from },
  )
  return async ({ id, letter, messageId }) => {
    const { to, subject, text, html } = letter
    const returns = senders &&
      id !== undefined && {
        envelope: { from: senders.of(id), to },
        // Its text may let somebody in: of what comes back only the headers travel (RFC 3461).
        dsn: { ret: "HDRS" as const, envid: String(id), notify: "FAILURE" as const },
      }
    try {
      const headers = headersOf(letter)
      await transport.sendMail({
        to,
        subject,
        text,
        html,
        headers,
        ...(messageId ? { messageId } : {}),
        ...returns,
      })
      return undefined
    } catch (problem) {
      const refusal = refusalIn(problem)
      if (refusal) return refusal
      throw problem
    }
  }
}

type MailOptions = {
  smtpUrl: string
  from: string
  /** Not there where nobody hears what comes back later. */
  senders: EnvelopeSenders | undefined
}

/**
 * The job that hands letters to the mail server. A letter is deleted once it is taken, or its address refused for good,
 * which is told as a letter that came back; one that was taken just before a crash goes out again under the same message
 * id. The job of a letter first sends those before it about the same matter; their own jobs then find nothing to do.
 */
export function mailJobs(
  options: MailOptions & { platform: Pick<Platform, "transact" | "database"> } & BounceOptions,
): Jobs {
  const { from, platform, letters } = options
  const handOver = wayTo(options)
  const host = from.match(/@([\w.-]+)/)?.[1] ?? "localhost"
  const dueIn = async (tx: Tx, asked: bigint): Promise<Due[]> => {
    const due = (await dueWith(tx, asked)).map(({ id, sealed, posted_at }) => ({
      id,
      letter: JSON.parse(letters.open(sealed)) as Letter,
      messageId: `<${id}.${posted_at.getTime()}@${host}>`,
    }))
    await recordDispatches(tx, due)
    return due
  }
  return {
    [jobName]: {
      lane: "mail",
      async run(payload) {
        const given = payload as { letterId: string } | Letter
        // A letter that was asked for before letters had a table.
        if (!("letterId" in given)) {
          await handOver({ letter: given })
          return
        }
        const asked = BigInt(given.letterId)
        for (const due of await platform.transact((tx) => dueIn(tx, asked))) {
          const refusal = await handOver(due)
          await platform.transact(async (tx) => {
            await sql`delete from kernel.letter where id = ${due.id}`.execute(tx.db)
            if (refusal) await recordBounce(tx, options, due.id, refusal)
          })
        }
      },
    },
  }
}

/** Seals every letter that still waits with the first key. Needs the owner of the table. */
export async function rekeyLetters(tx: Tx, letters: Encryption): Promise<void> {
  const { rows } = await sql<{
    id: bigint
    sealed: Buffer
  }>`select id, sealed from kernel.letter for update`.execute(tx.db)
  for (const { id, sealed } of rows) {
    if (letters.isCurrent(sealed)) continue
    const anew = letters.seal(letters.open(sealed))
    await sql`update kernel.letter set sealed = ${anew} where id = ${id}`.execute(tx.db)
  }
}
