import { sql } from "kysely"
import { createTransport } from "nodemailer"
import { ask, type Jobs } from "./jobs.ts"
import type { Kernel } from "./module.ts"
import type { Sealing } from "./sealing.ts"
import type { Tx } from "./transaction.ts"

export type Letter = { to: string; subject: string; text: string; html: string }

const jobName = "mail"
const connectWithinMs = 5_000
const silentForMs = 15_000

/**
 * Posts a letter with the transaction: sent after the commit, retried until the mail server takes it. It waits
 * sealed in a table of its own, for it may carry a link that lets somebody in; the job knows its number only.
 */
export async function post(tx: Tx, letter: Letter): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    insert into kernel.letter (sealed, posted_at) values (${tx.seal(JSON.stringify(letter))}, ${tx.now})
    returning id`.execute(tx.db)
  await ask(tx, jobName, { letterId: String(rows[0]!.id) })
}

/**
 * The job that hands letters to the mail server at `smtpUrl`. A letter is deleted once it is taken; one that was
 * taken just before a crash goes out again under the same message id.
 */
export function mailJobs(options: {
  smtpUrl: string
  from: string
  kernel: Pick<Kernel, "transact" | "database">
  letters: Sealing
}): Jobs {
  const { smtpUrl, from, kernel, letters } = options
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
  const host = from.match(/@([\w.-]+)/)?.[1] ?? "localhost"
  const send = async ({ to, subject, text, html }: Letter, messageId?: string) => {
    await transport.sendMail({ to, subject, text, html, ...(messageId ? { messageId } : {}) })
  }
  return {
    [jobName]: {
      lane: "mail",
      async run(payload) {
        const asked = payload as { letterId: string } | Letter
        // A letter that was asked for before letters had a table.
        if (!("letterId" in asked)) return send(asked)
        const id = BigInt(asked.letterId)
        const { rows } = await sql<{ sealed: Buffer; posted_at: Date }>`
          select sealed, posted_at from kernel.letter where id = ${id}`.execute(kernel.database.db)
        if (!rows[0]) return
        const letter = JSON.parse(letters.open(rows[0].sealed)) as Letter
        await send(letter, `<${id}.${rows[0].posted_at.getTime()}@${host}>`)
        await kernel.transact((tx) => sql`delete from kernel.letter where id = ${id}`.execute(tx.db))
      },
    },
  }
}

/** Seals every letter that still waits with the first key. Needs the owner of the table. */
export async function rekeyLetters(tx: Tx, letters: Sealing): Promise<void> {
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
