import type { Language } from "@elite/contract"
import { _createCache, _createIntlFormatters } from "use-intl/core"
import { formatsOf } from "./formats.ts"

/**
 * What a translator makes figures with, given to it as `_formatters`: the `#` of a plural and `{n, number}` are written as
 * every other figure is, whatever the language; left to itself a translator writes them as the language does elsewhere.
 */
export function figuresIn(language: Language): ReturnType<typeof _createIntlFormatters> {
  const formatters = _createIntlFormatters(_createCache())
  const { figure } = formatsOf(language)
  const asWritten = { format: figure } as unknown as Intl.NumberFormat
  return {
    ...formatters,
    getNumberFormat: (locales, options) =>
      options === undefined ? asWritten : formatters.getNumberFormat(locales, options),
  }
}
