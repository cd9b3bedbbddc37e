import { createHash } from "node:crypto"
import { type Language, languages } from "@elite/contract"
import { all, type Noun } from "./all.ts"

/** A noun's messages in one language, as browsers fetch them; the name contains a hash of the content. */
export type WordFile = {
  language: Language
  noun: Noun
  /** Lower-case letters, digits and one dash: `fr-3fa9c1d28b04`. */
  edition: string
  sentences: object
  json: string
}

const editionOf = (language: Language, json: string) =>
  `${language}-${createHash("sha256").update(json).digest("hex").slice(0, 12)}`

/** For Node only, like everything that contains all languages. */
export const wordFiles: readonly WordFile[] = languages.flatMap((language) =>
  Object.entries<object>(all[language]).map(([noun, sentences]) => {
    const json = JSON.stringify(sentences)
    return { language, noun: noun as Noun, edition: editionOf(language, json), sentences, json }
  }),
)
