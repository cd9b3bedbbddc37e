import { type Language, languages } from "@elite/contract"
import { describe, expect, test } from "vitest"
import { all } from "./all.ts"
import { describe as describeRefusal, translate } from "./index.ts"
import { sentencesOf } from "./sentencesOf.ts"

/** Names and types of a message's ICU arguments: `{count, plural, …}` is `count plural`. */
function argumentsOf(sentence: string): string[] {
  const found = [
    ...sentence.matchAll(/\{\s*(\w+)\s*(?:,\s*(plural|select|selectordinal|number|date|time))?\s*(?=[,}])/g),
  ]
  // Branches of a plural or select are in braces too: only `{word}` without spaces is an argument.
  return [...new Set(found.map(([, name, kind]) => [name, kind].filter(Boolean).join(" ")))].sort()
}

const english = sentencesOf(all.en)

/**
 * Patterns that no message of a language may contain (docs/words.md). A straight apostrophe would also escape in ICU.
 */
const forbiddenPatterns: Record<Language, readonly RegExp[]> = {
  en: [/['"]/, /€ ?(?=[\d{])/],
  fr: [
    /['"]/,
    /[^\u202f][;!?]/,
    /[^\u202f]:(?=\s|$)/,
    /[\d}] *[€%]/,
    /(?<!\p{L})(tu|toi|ton|ta|tes)(?!\p{L})/iu,
  ],
  nl: [/['"]/, /€ ?(?=[\d{])/, /\b(je|jij|jou|jouw|jullie)\b/i],
}

describe.each(languages)("%s", (language) => {
  const spoken = new Map(sentencesOf(all[language]))

  test("has the same keys as English", () => {
    expect([...spoken.keys()].sort()).toEqual(english.map(([path]) => path).sort())
  })

  test("has no empty message and none with surrounding space", () => {
    expect(
      [...spoken].filter(([, sentence]) => sentence.trim() === "" || sentence !== sentence.trim()),
    ).toEqual([])
  })

  test("takes the same arguments as English", () => {
    const differing = english.filter(
      ([path, sentence]) => argumentsOf(spoken.get(path) ?? "").join() !== argumentsOf(sentence).join(),
    )
    expect(differing).toEqual([])
  })

  test("formats every figure alike: no ICU number style, and the # of a plural too", () => {
    const styled = [...spoken].filter(([, sentence]) => /,\s*number\s*,/.test(sentence))
    expect(styled).toEqual([])
    expect(translate(language, "games")("count", { count: 1234567 })).toContain("1.234.567")
    expect(translate(language, "fields")("tooSmall", { bound: 12345 })).toContain("12.345")
    const minutes = describeRefusal(language, "TooManyRequestsErrorType", { minutes: 1440 })
    expect(minutes).toContain("1.440")
  })

  test("is written with its own spaces, apostrophes and form of address", () => {
    const wrong = [...spoken].filter(([, sentence]) =>
      forbiddenPatterns[language].some((sign) => sign.test(sentence)),
    )
    expect(wrong).toEqual([])
  })
})
