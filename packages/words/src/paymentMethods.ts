import type { ByLanguage, Language, payments } from "@elite/contract"

const inEachLanguage = (name: string): ByLanguage => ({ en: name, fr: name, nl: name })

/** Card names say debit, because credit cards may not fund play. */
export const paymentMethodNames: Readonly<Record<payments.PaymentMethod, ByLanguage>> = {
  bancontact_qr: inEachLanguage("Bancontact"),
  // The brand Payconiq ended; the app and its protocol are Bancontact's.
  payconiq: { en: "Bancontact app", fr: "App Bancontact", nl: "Bancontact-app" },
  visa: inEachLanguage("Visa Debit"),
  mastercard: inEachLanguage("Debit Mastercard"),
  cb: { en: "CB debit card", fr: "Carte CB de débit", nl: "CB-debetkaart" },
  paysafeCard: inEachLanguage("paysafecard"),
  skrill: inEachLanguage("Skrill"),
  neteller: inEachLanguage("Neteller"),
  bnp: { en: "Bank transfer", fr: "Virement bancaire", nl: "Bankoverschrijving" },
  manualWithdraw: {
    en: "Transfer made by our team",
    fr: "Virement effectué par notre équipe",
    nl: "Overschrijving door ons team",
  },
}

export const paymentMethodNamesIn = (language: Language): Record<payments.PaymentMethod, string> =>
  Object.fromEntries(
    Object.entries(paymentMethodNames).map(([method, name]) => [method, name[language]]),
  ) as Record<payments.PaymentMethod, string>
