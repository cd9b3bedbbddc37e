import { type Language, languages } from "@elite/contract"
import type { Noun } from "@elite/words"
import { wordFiles } from "@elite/words/files.ts"
import { type Editions, shelve, wordsAddress } from "./book.ts"

for (const { noun, edition, sentences } of wordFiles) shelve(wordsAddress(noun, edition), sentences)

const editions = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      wordFiles.filter((file) => file.language === language).map(({ noun, edition }) => [noun, edition]),
    ),
  ]),
) as Record<Language, Editions>

const named = new Map<string, Editions>()

/** The editions of some nouns, as a loader names them to its page; the same object for the same nouns. */
export function editionsOf<N extends Noun>(language: Language, nouns: readonly N[]): Editions<N> {
  const key = `${language} ${nouns}`
  const known = named.get(key)
  if (known) return known
  const found = nouns.map((noun) => [noun, editions[language][noun]])
  const made = Object.freeze(Object.fromEntries(found)) as Editions<N>
  named.set(key, made as Editions)
  return made
}
