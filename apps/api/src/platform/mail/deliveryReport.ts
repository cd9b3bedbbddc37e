import PostalMime from "postal-mime"

/** `code` is an enhanced status code (RFC 3463). */
export type DeliveryFailure = { code: string; isDead: boolean }

/**
 * Permanent codes for which the address is not to blame: mailbox full (5.2.2), letter too long or of a refused type (5.2.3, 5.3.4, 5.6),
 * sender rejected (5.1.7, 5.1.8), policy (5.7). If a policy code marked addresses as dead, one blocked relay would mark them all.
 */
const addressNotToBlame = /^5\.(?:1\.[78]|2\.[23]|3\.4|[67]\.\d+)$/

export const isDeadAddress = (code: string): boolean => /^5\./.test(code) && !addressNotToBlame.test(code)

const toFailure = (code: string): DeliveryFailure => ({ code, isDead: isDeadAddress(code) })

/** For a relay that gives no enhanced code: 552 means mailbox full (RFC 5321, 4.2.3). */
const toEnhancedCode = (replyCode: number): string => (replyCode === 552 ? "5.2.2" : "5.0.0")

/** The permanent refusal of an address: a 5xx at RCPT for which the address is to blame. Undefined where a retry may succeed. */
export function refusalIn(problem: unknown): DeliveryFailure | undefined {
  const { command, responseCode, response } = (problem ?? {}) as Record<string, unknown>
  if (command !== "RCPT TO" || typeof responseCode !== "number") return undefined
  if (responseCode < 500 || responseCode > 599) return undefined
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1]
  const failure = toFailure(enhanced ?? toEnhancedCode(responseCode))
  return failure.isDead ? failure : undefined
}

/** RFC 3464, 2.1: one group for the message and one for each recipient. */
function parseFieldGroups(text: string): Map<string, string>[] {
  const unfolded = text.replaceAll(/\r\n?/g, "\n").replaceAll(/\n[ \t]+/g, " ")
  return unfolded.split(/\n{2,}/).map((group) => {
    const fields = group.split("\n").map((line) => /^([\w-]+)[ \t]*:[ \t]*(.*)$/.exec(line))
    return new Map(fields.flatMap((match) => (match ? [[match[1]!.toLowerCase(), match[2]!] as const] : [])))
  })
}

function findFailure(fields: ReadonlyMap<string, string>): DeliveryFailure | undefined {
  const code = /^[45]\.\d{1,3}\.\d{1,3}(?!\d)/.exec(fields.get("status") ?? "")?.[0]
  return code && /^failed\b/i.test(fields.get("action") ?? "") ? toFailure(code) : undefined
}

const statusTypes = ["message/delivery-status", "message/global-delivery-status"]

/** Parses a delivery status notification (RFC 3464, RFC 6533). Undefined for any other message, and where nothing failed. */
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
    const failures = parseFieldGroups(String(status.content)).flatMap((fields) => findFailure(fields) ?? [])
    return failures.find(({ isDead }) => isDead) ?? failures[0]
  } catch {
    return undefined
  }
}
