import { createHash } from "node:crypto"
import { type Language, languages } from "@elite/contract"
import compile from "icu-minify/compile"
import { all, type Noun } from "./all.ts"
import type { Messages } from "./sentencesOf.ts"

/** The name contains a hash of the content. Browsers fetch `json`, whose messages are parsed already. */
export type WordFile = {
  language: Language
  noun: Noun
  /** Lower-case letters, digits and one dash: `fr-3fa9c1d28b04`. */
  edition: string
  sentences: Messages
  json: string
}

const compiledMessages = (messages: Messages): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === "string" ? compile(message) : compiledMessages(message),
    ]),
  )

const editionOf = (language: Language, json: string) =>
  `${language}-${createHash("sha256").update(json).digest("hex").slice(0, 12)}`

/** For Node only, like everything that contains all languages. */
export const wordFiles: readonly WordFile[] = languages.flatMap((language) =>
  Object.entries<Messages>(all[language]).map(([noun, sentences]) => {
    const json = JSON.stringify(compiledMessages(sentences))
    return { language, noun: noun as Noun, edition: editionOf(language, json), sentences, json }
  }),
)
