import type { Language } from "../page.ts"

type Words = {
  readonly scan: string
  readonly qrAlt: string
  readonly scanned: string
  readonly confirm: string
  readonly pay: (amount: string) => string
}

/** Texts of the app's page beyond those of every hosted page. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    scan: "Scan this code with your Bancontact Pay app, or confirm here as if you had it.",
    qrAlt: "QR code for the Bancontact Pay app",
    scanned: "The app has read the code",
    confirm: "The app has read the code. Confirm the payment with your PIN.",
    pay: (amount) => `Confirm ${amount} in the app`,
  },
  fr: {
    scan: "Scannez ce code avec votre app Bancontact Pay, ou confirmez ici comme si vous l’aviez.",
    qrAlt: "Code QR pour l’app Bancontact Pay",
    scanned: "L’app a lu le code",
    confirm: "L’app a lu le code. Confirmez le paiement avec votre code PIN.",
    pay: (amount) => `Confirmer ${amount} dans l’app`,
  },
  nl: {
    scan: "Scan deze code met uw Bancontact Pay-app, of bevestig hier alsof u die hebt.",
    qrAlt: "QR-code voor de Bancontact Pay-app",
    scanned: "De app heeft de code gelezen",
    confirm: "De app heeft de code gelezen. Bevestig de betaling met uw pincode.",
    pay: (amount) => `${amount} bevestigen in de app`,
  },
}
