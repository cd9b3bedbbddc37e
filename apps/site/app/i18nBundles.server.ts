import { type Language, languages } from "@elite/contract"
import type { Noun } from "@elite/words"
import { wordFiles } from "@elite/words/files.ts"
import { type BundleVersions, bundleUrl, storeBundle } from "./i18nBundles.ts"

for (const { noun, edition, sentences } of wordFiles) storeBundle(bundleUrl(noun, edition), sentences)

const versions = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      wordFiles.filter((file) => file.language === language).map(({ noun, edition }) => [noun, edition]),
    ),
  ]),
) as Record<Language, BundleVersions>

const versionsByKey = new Map<string, BundleVersions>()

/** Returns the same object for the same nouns. */
export function bundleVersions<N extends Noun>(language: Language, nouns: readonly N[]): BundleVersions<N> {
  const key = `${language} ${nouns}`
  const known = versionsByKey.get(key)
  if (known) return known
  const found = nouns.map((noun) => [noun, versions[language][noun]])
  const selected = Object.freeze(Object.fromEntries(found)) as BundleVersions<N>
  versionsByKey.set(key, selected as BundleVersions)
  return selected
}
