import { type Language, languages } from "@elite/contract"
import { _createCache } from "use-intl/core"
import formatText from "use-intl/format-message"
import formatParsed from "use-intl/format-message/format-only"
import { expect, test } from "vitest"
import { figuresIn } from "./figures.ts"
import { wordFiles } from "./files.ts"
import { locales, timeZone } from "./formats.ts"
import { sentencesOf } from "./sentencesOf.ts"

const counts = [0, 1, 2, 12345]
const at = new Date("2026-11-29T12:34:56Z")

/** Values for each argument of a message: every branch of a select, several counts of a plural, a function for each tag. */
function samplesFor(message: string): Record<string, unknown>[] {
  const arguments_ = [...message.matchAll(/\{\s*(\w+)\s*(?:,\s*(\w+))?/g)]
  const tags = [...message.matchAll(/<(\w+)>/g)].map(([, name]) => [
    name,
    (parts: unknown) => ({ name, parts }),
  ])
  const branches = [...message.matchAll(/(\w+)\s*\{/g)].map(([, branch]) => branch!)
  return [...counts.keys()].flatMap((round) =>
    (branches.length === 0 ? ["other"] : branches).map((branch) => ({
      ...Object.fromEntries(tags),
      ...Object.fromEntries(
        arguments_.map(([, name, kind]) => {
          if (kind === "select") return [name, branch]
          if (kind === "date" || kind === "time") return [name, at]
          return [name, kind === undefined ? `{${name}}` : counts[round]]
        }),
      ),
    })),
  )
}

const optionsIn = (language: Language) => ({
  cache: _createCache(),
  formatters: figuresIn(language),
  locale: locales[language],
  timeZone,
})

test.each(languages)(
  "a browser formats each parsed message as the server formats its text in %s",
  (language) => {
    const options = optionsIn(language)
    const differing: string[] = []
    for (const { noun, sentences, json } of wordFiles.filter((file) => file.language === language)) {
      const parsed = JSON.parse(json) as object
      for (const [key, text] of sentencesOf(sentences)) {
        const compiled = key
          .split(".")
          .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], parsed)
        for (const values of samplesFor(text)) {
          const ofServer = formatText(key, text, values as never, options as never)
          const ofBrowser = formatParsed(key, compiled as never, values as never, options as never)
          if (JSON.stringify(ofServer) !== JSON.stringify(ofBrowser)) differing.push(`${noun} ${key}`)
        }
      }
    }
    expect(differing).toEqual([])
  },
)
