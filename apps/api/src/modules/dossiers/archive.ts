import type { Language } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import { strToU8, zipSync } from "fflate"

/** What an archive holds of one noun: the rows of its tables, by their names. */
export type NounData = { noun: ExportedNoun; tables: Readonly<Record<string, readonly object[]>> }

/** The nouns that hold something of a person, in the order in which they are read. */
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

/** The page that says what is in the archive, in the player's language. */
function indexPage(
  { language, at, supportEmail, hasPhoto }: ArchiveInfo,
  found: readonly NounData[],
): string {
  const say = translate(language, "dossiers")
  const file = (name: string, text: string) => `<li><a href="${name}">${name}</a>: ${escapeHtml(text)}</li>`
  const listed = found.map(({ noun }) => file(`${noun}.json`, say(`chapters.${noun}`)))
  const lines = [say("figures"), say("notHere"), say("questions", { email: supportEmail })]
  return htmlPage(
    language,
    say("archiveTitle"),
    `<p>${escapeHtml(say("archiveText", { at: formatsOf(language).dateTime(at) }))}</p>
<ul>
${[...listed, ...(hasPhoto ? [file("photo.webp", say("chapters.photo"))] : [])].join("\n")}
</ul>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}`,
  )
}

/** Numbers that may be longer than a float is exact are written as text. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, each: unknown) => (typeof each === "bigint" ? each.toString() : each), 2)

/**
 * An archive of everything found of a person: a file of JSON for each noun, their picture, and a page that says what is what. Every
 * name in it is ours.
 */
export function createArchive(
  about: Omit<ArchiveInfo, "hasPhoto">,
  found: readonly NounData[],
  photo: Buffer | undefined,
): Buffer {
  const files: Record<string, Uint8Array> = {
    "index.html": strToU8(indexPage({ ...about, hasPhoto: photo !== undefined }, found)),
  }
  for (const { noun, tables } of found) files[`${noun}.json`] = strToU8(toJson(tables))
  if (photo) files["photo.webp"] = photo
  // The instant of the archive is that of the house, not of the machine.
  return Buffer.from(zipSync(files, { level: 6, mtime: about.at }))
}
