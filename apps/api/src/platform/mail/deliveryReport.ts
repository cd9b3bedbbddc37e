import PostalMime from "postal-mime"

/** Why a letter did not arrive: an enhanced status code (RFC 3463), and whether it says that the address is dead. */
export type DeliveryFailure = { code: string; isDead: boolean }

/**
 * What is permanent without anything being wrong with the address: a full mailbox (5.2.2), a letter that is too long or of
 * a kind that is not taken (5.2.3, 5.3.4, 5.6), a sender that is not liked (5.1.7, 5.1.8), a policy (5.7). The last ones
 * are about us: would they kill addresses, one blocked relay killed them all.
 */
const notTheAddress = /^5\.(?:1\.[78]|2\.[23]|3\.4|[67]\.\d+)$/

/** Whether a code says that letters to this address will never arrive. */
export const isDeadAddress = (code: string): boolean => /^5\./.test(code) && !notTheAddress.test(code)

const returnOf = (code: string): DeliveryFailure => ({ code, isDead: isDeadAddress(code) })

/** Where a relay gives no enhanced code: what its answer means (RFC 5321, 4.2.3). 552 is a mailbox that is full. */
const plain = (reply: number): string => (reply === 552 ? "5.2.2" : "5.0.0")

/**
 * Why a relay refused an address for good while a letter was handed over: a 5xx at RCPT that speaks of the address.
 * Undefined for everything that is worth another try: what may pass, and what is about us.
 */
export function refusalIn(problem: unknown): DeliveryFailure | undefined {
  const { command, responseCode, response } = (problem ?? {}) as Record<string, unknown>
  if (command !== "RCPT TO" || typeof responseCode !== "number") return undefined
  if (responseCode < 500 || responseCode > 599) return undefined
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1]
  const refusal = returnOf(enhanced ?? plain(responseCode))
  return refusal.isDead ? refusal : undefined
}

/** The fields of a delivery status, one group for the message and one for each recipient (RFC 3464, 2.1). */
function groupsIn(text: string): Map<string, string>[] {
  const unfolded = text.replaceAll(/\r\n?/g, "\n").replaceAll(/\n[ \t]+/g, " ")
  return unfolded.split(/\n{2,}/).map((group) => {
    const fields = group.split("\n").map((line) => /^([\w-]+)[ \t]*:[ \t]*(.*)$/.exec(line))
    return new Map(fields.flatMap((found) => (found ? [[found[1]!.toLowerCase(), found[2]!] as const] : [])))
  })
}

/** Why a recipient was given up on; undefined where they were not, or it is not said as the RFC wants it. */
function failureIn(fields: ReadonlyMap<string, string>): DeliveryFailure | undefined {
  const code = /^[45]\.\d{1,3}\.\d{1,3}(?!\d)/.exec(fields.get("status") ?? "")?.[0]
  // A delay is no end, and what was delivered or passed on arrived.
  return code && /^failed\b/i.test(fields.get("action") ?? "") ? returnOf(code) : undefined
}

const statusTypes = ["message/delivery-status", "message/global-delivery-status"]

/**
 * Reads a delivery status notification (RFC 3464, and RFC 6533) as it came over SMTP: why the letter did not arrive.
 * Undefined for any other message, one that cannot be read, and a report that nobody gave up.
 */
export async function parseDeliveryReport(raw: Uint8Array): Promise<DeliveryFailure | undefined> {
  try {
    const { headers, attachments } = await PostalMime.parse(raw, {
      attachmentEncoding: "utf8",
      maxNestingDepth: 10,
      maxHeadersSize: 64 * 1024,
    })
    const type = headers.find(({ key }) => key === "content-type")?.value ?? ""
    const status = attachments.find(({ mimeType }) => statusTypes.includes(mimeType))
    if (!/^multipart\/report\b/i.test(type) || !status) return undefined
    const failures = groupsIn(String(status.content)).flatMap((fields) => failureIn(fields) ?? [])
    return failures.find(({ isDead }) => isDead) ?? failures[0]
  } catch {
    return undefined
  }
}
