import type { Language } from "../page.ts"

type Words = {
  readonly account: string
  readonly firstName: string
  readonly lastName: string
  readonly nameFault: string
  readonly birthDate: string
  readonly birthDateFault: (age: number) => string
}

/** Texts beyond those of every hosted page. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    account: "This shop takes payments from a paysafecard account only. Whose account is it?",
    firstName: "First name",
    lastName: "Last name",
    nameFault: "Enter the name as it is in the account.",
    birthDate: "Date of birth",
    birthDateFault: (age) => `The holder of the account must be ${age} or older.`,
  },
  fr: {
    account:
      "Cette boutique n’accepte que les paiements depuis un compte paysafecard. À qui est ce compte\u202f?",
    firstName: "Prénom",
    lastName: "Nom",
    nameFault: "Indiquez le nom tel qu’il figure dans le compte.",
    birthDate: "Date de naissance",
    birthDateFault: (age) => `Le titulaire du compte doit avoir au moins ${age} ans.`,
  },
  nl: {
    account: "Deze winkel aanvaardt alleen betalingen vanaf een paysafecard-account. Van wie is het account?",
    firstName: "Voornaam",
    lastName: "Achternaam",
    nameFault: "Vul de naam in zoals hij in het account staat.",
    birthDate: "Geboortedatum",
    birthDateFault: (age) => `De houder van het account moet minstens ${age} jaar zijn.`,
  },
}
