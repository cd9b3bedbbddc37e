import type { content, Language, ReplyOf } from "@elite/contract"

type CountryRows = ReplyOf<typeof content.getAllCountry>["countries"]
/** A language under its own name. */
export type SpokenLanguage = ReplyOf<typeof content.getLanguages>["languages"][number]
export type Country = { code: string; name: string; residence: boolean }

/** Belgium first, the others by name. */
export const toCountryChoices = (language: Language, countries: CountryRows): Country[] =>
  countries
    .map(({ code, name, residence }) => ({ code, name: name[language], residence }))
    .sort(
      (a, b) => Number(b.code === "BE") - Number(a.code === "BE") || a.name.localeCompare(b.name, language),
    )
