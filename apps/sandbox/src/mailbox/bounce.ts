import { randomUUID } from "node:crypto"
import { createTransport } from "nodemailer"

/**
 * The outcome of mail by local part (`gone@…`, `gone.1@…`): refused immediately, accepted and reported as
 * undeliverable, or accepted and reported as mailbox full.
 */
type BounceKind = "gone" | "late" | "full"

const BOUNCE_KIND = /^(gone|late|full)(?:[.+_-][^@]*)?@/i

/** Undefined where mail is delivered. */
export const toBounceKind = (address: string): BounceKind | undefined =>
  BOUNCE_KIND.exec(address)?.[1]?.toLowerCase() as BounceKind | undefined

const REASONS = {
  late: {
    status: "5.1.1",
    reply: "550 5.1.1 User unknown; rejecting",
    text: "There is nobody of this name.",
  },
  full: {
    status: "4.2.2",
    reply: "452 4.2.2 Mailbox full",
    text: "The mailbox has been full for five days.",
  },
} as const

/** A delivery report (RFC 3464) that returns only the headers of the mail. */
export function reportOf(letter: Buffer, to: string, bounceKind: "late" | "full", atMs: number): string {
  const { status, reply, text } = REASONS[bounceKind]
  const boundary = `report/${randomUUID()}`
  const headers = letter.toString("utf8").split(/\r?\n\r?\n/, 1)[0]!
  const date = new Date(atMs).toUTCString().replace("GMT", "+0000")
  return [
    "From: Mail Delivery System <MAILER-DAEMON@relay.sandbox.test>",
    `Date: ${date}`,
    "Subject: Undelivered Mail Returned to Sender",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    "",
    `--${boundary}`,
    "Content-Type: text/plain; charset=us-ascii",
    "",
    `Your message could not be delivered to <${to}>.`,
    text,
    "",
    `--${boundary}`,
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; relay.sandbox.test",
    `Arrival-Date: ${date}`,
    "",
    `Final-Recipient: rfc822; ${to}`,
    "Action: failed",
    `Status: ${status}`,
    "Remote-MTA: dns; mx.example.test",
    `Diagnostic-Code: smtp; ${reply}`,
    "",
    `--${boundary}`,
    "Content-Type: text/rfc822-headers",
    "",
    headers,
    "",
    `--${boundary}--`,
    "",
  ].join("\r\n")
}

/** Sends a report to the envelope sender, with an empty sender of its own. */
export async function sendReport(
  raw: string,
  sender: string,
  place: { host: string; port: number },
): Promise<void> {
  const transport = createTransport({ ...place, secure: false, ignoreTLS: true, connectionTimeout: 5_000 })
  await transport.sendMail({ envelope: { from: false, to: sender }, raw })
}
