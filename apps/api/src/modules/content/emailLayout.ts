import { type Language, players } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { translate } from "@elite/words"
import type { ValueOf } from "../../platform/admin/settings.ts"
import type { Reads } from "../../platform/db/transaction.ts"
import type { Letter } from "../../platform/mail/outbox.ts"
import { helpline, site as siteSetting } from "./settings.ts"
import { getSetting } from "./settingValues.ts"

type Site = ValueOf<typeof siteSetting>

export type EmailContent = {
  to: string
  language: Language
  subject: string
  /** Plain text, escaped here. An empty line begins a new paragraph. */
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** `page` for the reader, `oneClick` for mail programs. */
  unsubscribe?: { page: string; oneClick: string }
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\n", "<br>")

/** "Hello ," without the space before the comma. */
const closeEmptySalutation = (paragraph: string): string => paragraph.replace(/^(\p{L}+) ,$/u, "$1,")

/** Keeps "e-mail" in one line. */
const toHtml = (text: string): string =>
  escapeHtml(text).replaceAll(/\be-mail\p{L}*/giu, '<span style="white-space:nowrap">$&</span>')

/** Its footer has what the law requires: operator, licence, 21+, prevention message and help line (docs/law.md). */
export async function renderEmail(
  from: Reads,
  publicUrl: string,
  { to, language, subject, paragraphs: input, action, unsubscribe }: EmailContent,
): Promise<Letter> {
  // Paragraphs may contain a salutation with its own empty line.
  const paragraphs = input.flatMap((text) => text.split("\n\n")).map(closeEmptySalutation)
  const site = await getSetting(from, siteSetting)
  const { phone } = await getSetting(from, helpline)
  const footer = toFooterLines(site, phone, language)
  const say = translate(language, "mails")
  const links = [
    { label: say("protection"), url: toAbsoluteUrl(publicUrl, "responsibleGambling", language) },
    ...(unsubscribe ? [{ label: say("unsubscribe"), url: unsubscribe.page }] : []),
  ]
  const text = [
    site.name,
    ...paragraphs,
    ...(action ? [`${action.label}\n${action.url}`] : []),
    // The space after the dashes marks a signature for mail programs.
    `-- \n${[...footer, ...links.map(({ label, url }) => `${label}: ${url}`)].join("\n")}`,
  ].join("\n\n")
  const html = htmlPage({ site, language, subject, paragraphs, action, footer, links })
  return { to, subject, text, html, ...(unsubscribe && { oneClickUrl: unsubscribe.oneClick }) }
}

function toFooterLines(site: Site, phone: string, language: Language): string[] {
  const say = translate(language, "mails")
  const { operator, licence } = site
  return [
    `${players.ageMark} · ${site.preventionMessage[language]} · ${phone} · ${site.helpLink[language]}`,
    say("operator", { ...operator }),
    say("licence", { ...licence }),
    say("question", { email: site.supportEmail }),
  ]
}

function htmlPage(parts: {
  site: Site
  language: Language
  subject: string
  paragraphs: readonly string[]
  action: EmailContent["action"]
  footer: readonly string[]
  links: readonly { label: string; url: string }[]
}): string {
  const { site, language, subject, paragraphs, action, footer, links } = parts
  const say = translate(language, "mails")
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${toHtml(text)}</p>`).join("")
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 22px;background:#e0b354;color:#120d18;border-radius:8px;font-weight:600;text-decoration:none">${toHtml(action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#5d5666">${escapeHtml(say("orCopy"))}<br><a href="${escapeHtml(action.url)}" style="color:#5b3fa0;word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : ""
  const lines = footer.map((line) => `${escapeHtml(line)}<br>`).join("")
  const anchors = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:#5d5666">${escapeHtml(label)}</a>`,
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f1ea;color:#1d1724;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0;padding:18px 24px;background:#120d18;border-bottom:5px double #e6b85c;border-radius:12px 12px 0 0;color:#e6b85c;font:600 24px/1.2 Georgia,serif;letter-spacing:.06em">${escapeHtml(site.name)}</p>
<div style="background:#fff;border-radius:0 0 12px 12px;padding:28px 24px 20px"><h1 style="margin:0 0 18px;font:600 23px/1.3 Georgia,serif">${toHtml(subject)}</h1>${body}${button}</div>
<p style="margin:20px 4px 0;font-size:12px;line-height:1.6;color:#5d5666">${lines}${anchors.join("<br>")}</p>
</div></body></html>`
}
