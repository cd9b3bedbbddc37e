import type { Language } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import { strToU8, zipSync } from "fflate"

export type NounData = { noun: ExportedNoun; tables: Readonly<Record<string, readonly object[]>> }

export const exportedNouns = [
  "bonuses",
  "players",
  "identity",
  "sessions",
  "consent",
  "wallet",
  "payments",
  "play",
  "crash",
  "sportsbook",
  "limits",
  "protection",
  "loyalty",
  "jackpots",
  "drops",
  "quest",
  "tournaments",
  "referrals",
  "prizes",
  "games",
  "notifications",
  "dossiers",
] as const
export type ExportedNoun = (typeof exportedNouns)[number]

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const htmlPage = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>
`

type ArchiveInfo = { language: Language; at: Date; supportEmail: string; hasPhoto: boolean }

function indexPage(
  { language, at, supportEmail, hasPhoto }: ArchiveInfo,
  nounData: readonly NounData[],
): string {
  const text = translate(language, "dossiers")
  const file = (name: string, description: string) =>
    `<li><a href="${name}">${name}</a>: ${escapeHtml(description)}</li>`
  const listed = nounData.map(({ noun }) => file(`${noun}.json`, text(`chapters.${noun}`)))
  const lines = [text("figures"), text("notHere"), text("questions", { email: supportEmail })]
  return htmlPage(
    language,
    text("archiveTitle"),
    `<p>${escapeHtml(text("archiveText", { at: formatsOf(language).dateTime(at) }))}</p>
<ul>
${[...listed, ...(hasPhoto ? [file("photo.webp", text("chapters.photo"))] : [])].join("\n")}
</ul>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}`,
  )
}

/** Bigints are written as text: a float would lose digits. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, each: unknown) => (typeof each === "bigint" ? each.toString() : each), 2)

/** No file name depends on user input. */
export function createArchive(
  about: Omit<ArchiveInfo, "hasPhoto">,
  nounData: readonly NounData[],
  photo: Buffer | undefined,
): Buffer {
  const files: Record<string, Uint8Array> = {
    "index.html": strToU8(indexPage({ ...about, hasPhoto: photo !== undefined }, nounData)),
  }
  for (const { noun, tables } of nounData) files[`${noun}.json`] = strToU8(toJson(tables))
  if (photo) files["photo.webp"] = photo
  // The time of the casino clock, not of the machine.
  return Buffer.from(zipSync(files, { level: 6, mtime: about.at }))
}
