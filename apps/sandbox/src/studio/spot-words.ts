import { SPOTS, type SpotKind } from "./roulette/table.ts"
import type { Language } from "./words.ts"

const KINDS: Record<Exclude<SpotKind, "column" | "dozen" | "even-money">, Record<Language, string>> = {
  straight: { en: "Straight up", fr: "Plein", nl: "Plein" },
  split: { en: "Split", fr: "Cheval", nl: "Cheval" },
  street: { en: "Street", fr: "Transversale pleine", nl: "Transversale plein" },
  trio: { en: "Trio", fr: "Trio", nl: "Trio" },
  corner: { en: "Corner", fr: "Carré", nl: "Carré" },
  "first-four": { en: "First four", fr: "Quatre premiers", nl: "Eerste vier" },
  line: { en: "Six line", fr: "Sixain", nl: "Transversale simple" },
}

const NAMED: Record<string, Record<Language, string>> = {
  red: { en: "Red", fr: "Rouge", nl: "Rood" },
  black: { en: "Black", fr: "Noir", nl: "Zwart" },
  odd: { en: "Odd", fr: "Impair", nl: "Oneven" },
  even: { en: "Even", fr: "Pair", nl: "Even" },
  low: { en: "1 to 18", fr: "1 à 18", nl: "1 tot 18" },
  high: { en: "19 to 36", fr: "19 à 36", nl: "19 tot 36" },
  "dozen-1": { en: "1st dozen", fr: "1re douzaine", nl: "1ste dozijn" },
  "dozen-2": { en: "2nd dozen", fr: "2e douzaine", nl: "2de dozijn" },
  "dozen-3": { en: "3rd dozen", fr: "3e douzaine", nl: "3de dozijn" },
  "column-1": { en: "1st column", fr: "1re colonne", nl: "1ste kolom" },
  "column-2": { en: "2nd column", fr: "2e colonne", nl: "2de kolom" },
  "column-3": { en: "3rd column", fr: "3e colonne", nl: "3de kolom" },
}

/** The label of a spot: `Split 17–20`, `Rouge`, `2de kolom`. */
export function spotText(key: string, language: Language): string {
  const named = NAMED[key]
  if (named) return named[language]
  const spot = SPOTS.get(key)
  if (!spot || spot.kind === "column" || spot.kind === "dozen" || spot.kind === "even-money") return key
  const long = spot.numbers.length > 3
  const numbers = long ? `${spot.numbers[0]}–${spot.numbers.at(-1)}` : spot.numbers.join("/")
  return `${KINDS[spot.kind][language]} ${numbers}`
}
