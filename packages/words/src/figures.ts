import type { Language } from "@elite/contract"
import { _createCache, _createIntlFormatters } from "use-intl/core"
import { formatsOf } from "./formats.ts"

/** The `#` of a plural and `{n, number}` use the site's number format in every language, instead of the locale's. */
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
