import type { ErrorName, Language } from "@elite/contract"
import { createTranslator } from "use-intl/core"
import { all, type Noun, type Words } from "./all.ts"
import { figuresIn } from "./figures.ts"
import { formatsOf, locales, timeZone } from "./formats.ts"

export type { Noun, Words } from "./all.ts"
export { type Formats, formatsOf, locales, stretch, timeZone, truncate } from "./formats.ts"
export { paymentMethodNames } from "./paymentMethods.ts"

export function words<N extends Noun>(language: Language, nouns: readonly N[]): Pick<Words, N> {
  const selected = Object.fromEntries(nouns.map((noun) => [noun, all[language][noun]]))
  return selected as Pick<Words, N>
}

const makeTranslator = <N extends Noun>(language: Language, noun: N) =>
  createTranslator<Words, N>({
    locale: locales[language],
    timeZone,
    messages: all[language] as Words,
    namespace: noun,
    _formatters: figuresIn(language),
    onError: (error) => {
      throw error
    },
  })
/** Created once per noun and language, because a translator caches parsed messages. */
const translators = new Map<string, unknown>()

/** For Node: `translate("fr", "shell")("logIn")`. Throws for a message that cannot be formatted. */
export function translate<N extends Noun>(language: Language, noun: N): ReturnType<typeof makeTranslator<N>> {
  const name = `${language} ${noun}`
  if (!translators.has(name)) translators.set(name, makeTranslator(language, noun))
  return translators.get(name) as ReturnType<typeof makeTranslator<N>>
}

/** Parameters of refusals that are amounts in euros. */
const amounts = new Set(["limit", "used", "remaining", "minimum", "maximum", "bonus"])
/** Parameters that are instants, ISO 8601 or `Date`; omitted where null. */
const instants = ["freesAt", "until"] as const

export type ErrorParams = Readonly<Record<string, string | number | Date | null>>

const makeRefusals = (language: Language) =>
  createTranslator<{ errors: Record<string, string> }, "errors">({
    locale: locales[language],
    messages: { errors: all[language].errors },
    namespace: "errors",
    _formatters: figuresIn(language),
    onError: (error) => {
      throw error
    },
  })
/** Created once per language, because it caches parsed messages; a flood of requests causes thousands of refusals. */
const refusals = new Map<Language, ReturnType<typeof makeRefusals>>()
function refusalsIn(language: Language): ReturnType<typeof makeRefusals> {
  const known = refusals.get(language) ?? makeRefusals(language)
  refusals.set(language, known)
  return known
}

/** `params` are raw euros, instants or `minutes`, and are formatted. Texts are inserted unchanged. */
export function describe(language: Language, name: ErrorName, params: ErrorParams = {}): string {
  const formats = formatsOf(language)
  const written: Record<string, string | number> = { limitedBy: "none" }
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === "number") written[key] = amounts.has(key) ? formats.euros(value) : value
    else if (typeof value === "string") written[key] = value
  }
  for (const key of instants) {
    const at = params[key]
    const isInstant = at instanceof Date || (typeof at === "string" && !Number.isNaN(Date.parse(at)))
    if (at === undefined || at === null) written[key] = "none"
    else if (isInstant) written[key] = formats.dateTime(at)
  }
  return refusalsIn(language)(name, written).trim()
}
