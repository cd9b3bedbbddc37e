import { randomUUID } from "node:crypto"
import PostalMime, { type Email } from "postal-mime"

export type Message = {
  readonly id: string
  readonly from: string
  /** The addresses it was delivered to, from the SMTP envelope. */
  readonly to: readonly string[]
  readonly subject: string
  /** ISO 8601, when it arrived. */
  readonly date: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
  /** By lower-case name; the last of repeated fields. */
  readonly headers: Readonly<Record<string, string>>
}

/** Distinct web addresses of the HTML part's links, then of the text part, in order. */
export function linksIn(htmlPart: string, text: string): string[] {
  const decode = (address: string) => address.replace(/&amp;/g, "&").replace(/&#x?2[fF];|&#47;/g, "/")
  const hrefs = [...htmlPart.matchAll(/\bhref\s*=\s*(?:"([^"]+)"|'([^']+)')/gi)].map((match) =>
    decode(match[1] ?? match[2] ?? ""),
  )
  const bare = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map((match) =>
    match[0].replace(/[.,;:!?]+$/, ""),
  )
  return [...new Set([...hrefs, ...bare])].filter((address) => /^https?:\/\//i.test(address))
}

function withInlinePictures(email: Email): string {
  let page = email.html ?? ""
  for (const { contentId, mimeType, content } of email.attachments) {
    if (!contentId || typeof content !== "string") continue
    page = page.replaceAll(`cid:${contentId.replace(/^<|>$/g, "")}`, `data:${mimeType};base64,${content}`)
  }
  return page
}

/** Parses a message as it came over SMTP (RFC 5322, MIME). */
export async function parseMessage(
  raw: Buffer,
  recipients: readonly string[],
  nowMs: number,
): Promise<Message> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: "base64", maxNestingDepth: 20 })
  const htmlPart = withInlinePictures(email)
  const text = email.text ?? ""
  const { from } = email
  return {
    id: randomUUID(),
    from: from?.address ? (from.name ? `${from.name} <${from.address}>` : from.address) : "",
    to: recipients,
    subject: email.subject ?? "",
    date: new Date(nowMs).toISOString(),
    text,
    html: htmlPart,
    links: linksIn(htmlPart, text),
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
  }
}
