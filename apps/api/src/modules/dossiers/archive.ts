import type { Language } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import { strToU8, zipSync } from "fflate"

/** What an archive holds of one noun: the rows of its tables, by their names. */
export type Chapter = { noun: Noun; tables: Readonly<Record<string, readonly object[]>> }

/** The nouns that hold something of a person, in the order in which they are read. */
export const chapters = [
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
export type Noun = (typeof chapters)[number]

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}</style></head>
<body><h1>${escaped(title)}</h1>
${body}
</body></html>
`

type About = { language: Language; at: Date; supportEmail: string; hasPhoto: boolean }

/** The page that says what is in the archive, in the player's language. */
function index({ language, at, supportEmail, hasPhoto }: About, found: readonly Chapter[]): string {
  const say = translate(language, "dossiers")
  const file = (name: string, text: string) => `<li><a href="${name}">${name}</a>: ${escaped(text)}</li>`
  const listed = found.map(({ noun }) => file(`${noun}.json`, say(`chapters.${noun}`)))
  const lines = [say("figures"), say("notHere"), say("questions", { email: supportEmail })]
  return page(
    language,
    say("archiveTitle"),
    `<p>${escaped(say("archiveText", { at: formatsOf(language).dateTime(at) }))}</p>
<ul>
${[...listed, ...(hasPhoto ? [file("photo.webp", say("chapters.photo"))] : [])].join("\n")}
</ul>
${lines.map((line) => `<p>${escaped(line)}</p>`).join("\n")}`,
  )
}

/** Numbers that may be longer than a float is exact are written as text. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_name, each: unknown) => (typeof each === "bigint" ? each.toString() : each), 2)

/**
 * An archive of everything found of a person: a file of JSON for each noun, their picture, and a page that says what is what. Every
 * name in it is ours.
 */
export function archived(
  about: Omit<About, "hasPhoto">,
  found: readonly Chapter[],
  photo: Buffer | undefined,
): Buffer {
  const files: Record<string, Uint8Array> = {
    "index.html": strToU8(index({ ...about, hasPhoto: photo !== undefined }, found)),
  }
  for (const { noun, tables } of found) files[`${noun}.json`] = strToU8(written(tables))
  if (photo) files["photo.webp"] = photo
  // The instant of the archive is that of the house, not of the machine.
  return Buffer.from(zipSync(files, { level: 6, mtime: about.at }))
}
