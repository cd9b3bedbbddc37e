import { createHash } from "node:crypto"
import { sql } from "kysely"
import { createTransport } from "nodemailer"
import type { Reads, Tx } from "../db/transaction.ts"
import { enqueueJob, type Jobs } from "../jobs/queue.ts"
import { hourMs } from "../lib/calendar.ts"
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
  /** The one-click unsubscribe address (RFC 8058), where the player can unsubscribe. */
  oneClickUrl?: string
}

/** "auto-generated" keeps auto-responders from answering (RFC 3834). */
const toHeaders = ({ oneClickUrl }: Letter) => ({
  "Auto-Submitted": "auto-generated",
  ...(oneClickUrl && {
    "List-Unsubscribe": `<${oneClickUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }),
})

const jobName = "mail"
const connectTimeoutMs = 5_000
const idleTimeoutMs = 15_000
const queueCount = 64
/** After this time an earlier letter that cannot be sent no longer delays later ones about the same matter. */
const waitForEarlierMs = hourMs

const toQueue = (matter: string): string =>
  `mail-${createHash("sha256").update(matter).digest().readUInt16BE(0) % queueCount}`

/**
 * Puts a letter into the outbox; it is sent after the commit and retried until the mail server accepts it. It is stored encrypted, since
 * it may contain a login link, and the job has its id only. Letters with the same `matter`, an id, are sent in order.
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
  const queue = matter === undefined ? {} : { queue: toQueue(matter) }
  await enqueueJob(tx, jobName, { letterId: String(rows[0]!.id) }, queue)
}

type LetterRow = { id: bigint; sealed: Buffer; posted_at: Date }

/** Lists the unsent letters about the same matter up to this one, which is the last; empty where it was sent. */
async function listUpTo({ db, now }: Reads, id: bigint): Promise<LetterRow[]> {
  const { rows } = await sql<LetterRow>`
    select before.id, before.sealed, before.posted_at
    from kernel.letter mine join kernel.letter before
      on before.id = mine.id or before.matter = mine.matter and before.id < mine.id
        and before.posted_at > ${new Date(now.getTime() - waitForEarlierMs)}
    where mine.id = ${id} order by before.id`.execute(db)
  return rows
}

type OutboxLetter = { id: bigint; letter: Letter; messageId: string }

/** Answers a permanent refusal of the address; throws where a retry may succeed. */
type SendToServer = (
  outgoing: Pick<OutboxLetter, "letter"> & Partial<OutboxLetter>,
) => Promise<DeliveryFailure | undefined>

function createSender({ smtpUrl, from, senders }: MailOptions): SendToServer {
  const transport = createTransport(
    {
      url: smtpUrl,
      dnsTimeout: connectTimeoutMs,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: idleTimeoutMs,
    },
    { from },
  )
  return async ({ id, letter, messageId }) => {
    const { to, subject, text, html } = letter
    const bounceOptions = senders &&
      id !== undefined && {
        envelope: { from: senders.of(id), to },
        // The text may contain a login link, so a bounce shall return the headers only (RFC 3461).
        dsn: { ret: "HDRS" as const, envid: String(id), notify: "FAILURE" as const },
      }
    try {
      const headers = toHeaders(letter)
      await transport.sendMail({
        to,
        subject,
        text,
        html,
        headers,
        ...(messageId ? { messageId } : {}),
        ...bounceOptions,
      })
      return undefined
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal) return refusal
      throw error
    }
  }
}

type MailOptions = {
  smtpUrl: string
  from: string
  senders: EnvelopeSenders | undefined
}

/** After a crash a letter may be sent twice, with one message id. A permanent refusal counts as a bounce. */
export function mailJobs(
  options: MailOptions & { platform: Pick<Platform, "transact" | "database"> } & BounceOptions,
): Jobs {
  const { from, platform, letters } = options
  const send = createSender(options)
  const host = from.match(/@([\w.-]+)/)?.[1] ?? "localhost"
  const openUpTo = async (tx: Tx, letterId: bigint): Promise<OutboxLetter[]> => {
    const outgoing = (await listUpTo(tx, letterId)).map(({ id, sealed, posted_at }) => ({
      id,
      letter: JSON.parse(letters.open(sealed)) as Letter,
      messageId: `<${id}.${posted_at.getTime()}@${host}>`,
    }))
    await recordDispatches(tx, outgoing)
    return outgoing
  }
  return {
    [jobName]: {
      lane: "mail",
      async run(payload) {
        const letterId = BigInt((payload as { letterId: string }).letterId)
        for (const outgoing of await platform.transact((tx) => openUpTo(tx, letterId))) {
          const refusal = await send(outgoing)
          await platform.transact(async (tx) => {
            await sql`delete from kernel.letter where id = ${outgoing.id}`.execute(tx.db)
            if (refusal) await recordBounce(tx, options, outgoing.id, refusal)
          })
        }
      },
    },
  }
}

/** Encrypts every unsent letter with the first key. Needs the owner's login. */
export async function rekeyLetters(tx: Tx, letters: Encryption): Promise<void> {
  const { rows } = await sql<{
    id: bigint
    sealed: Buffer
  }>`select id, sealed from kernel.letter for update`.execute(tx.db)
  for (const { id, sealed } of rows) {
    if (letters.isCurrent(sealed)) continue
    const resealed = letters.seal(letters.open(sealed))
    await sql`update kernel.letter set sealed = ${resealed} where id = ${id}`.execute(tx.db)
  }
}
