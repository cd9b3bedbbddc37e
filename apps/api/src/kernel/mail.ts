import { createTransport } from "nodemailer"
import { ask, type Job } from "./jobs.ts"
import type { Tx } from "./transaction.ts"

export type Letter = { to: string; subject: string; text: string; html: string }

const jobName = "mail"

/** Posts a letter with the transaction: sent after the commit, retried until the mail server takes it. */
export async function post(tx: Tx, letter: Letter): Promise<void> {
  await ask(tx, jobName, letter)
}

/** The job that hands letters to the mail server at `smtpUrl`. */
export function mailJobs(options: { smtpUrl: string; from: string }): Record<string, Job> {
  const transport = createTransport(options.smtpUrl, { from: options.from })
  return {
    [jobName]: async (payload) => {
      const { to, subject, text, html } = payload as Letter
      await transport.sendMail({ to, subject, text, html })
    },
  }
}
