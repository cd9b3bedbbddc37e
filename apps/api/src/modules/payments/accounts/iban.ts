import { electronicFormatIBAN, isValidIBAN } from "ibantools"

/** Undefined for text that is no IBAN (ISO 13616, including national check digits). */
export function parseIban(text: string): string | undefined {
  const iban = electronicFormatIBAN(text)
  return iban !== null && isValidIBAN(iban) ? iban : undefined
}

/** Countries in SEPA by the country of the IBAN (EPC409-09). */
const sepaCountries: ReadonlySet<string> = new Set(
  (
    "AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS " +
    "SE SI SK SM VA"
  ).split(" "),
)

export const isInSepa = (iban: string): boolean => sepaCountries.has(iban.slice(0, 2))

/** Keeps the country and the last four characters: BE•• •••• •••• 7034. */
export function maskedIban(iban: string): string {
  const masked = iban.slice(0, 2) + "•".repeat(iban.length - 6) + iban.slice(-4)
  return masked.replaceAll(/(.{4})(?=.)/g, "$1 ")
}
