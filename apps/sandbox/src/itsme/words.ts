import type { Language } from "../page.ts"

type Words = {
  readonly title: Readonly<Record<"login" | "share", string>>
  readonly intro: Readonly<Record<"login" | "share", string>>
  readonly shared: string
  readonly claims: Readonly<Record<string, string>>
  readonly who: string
  readonly fields: Readonly<Record<Field, string>>
  readonly renewed: string
  readonly emailVerified: string
  readonly approve: string
  readonly cancel: string
  readonly testTitle: string
  readonly testText: string
  readonly advanced: string
  readonly gone: string
  readonly goneText: string
  readonly faulty: string
}

export type Field = "givenName" | "familyName" | "birthDate" | "nationalNumber" | "email"

const P = "http://itsme.services/v2/claim/"

const en: Words = {
  title: { login: "Log in with itsme", share: "Share your data with itsme" },
  intro: {
    login: "Confirm in the app that it is you.",
    share: "Confirm in the app that these details may be shared.",
  },
  shared: "What is shared",
  claims: {
    given_name: "First names",
    family_name: "Last name",
    birthdate: "Date of birth",
    gender: "Gender",
    email: "E-mail address",
    phone_number: "Phone number",
    address: "Address",
    [`${P}BENationalNumber`]: "National register number",
    [`${P}claim_citizenship_as_iso`]: "Nationality",
    [`${P}place_of_birth`]: "Place of birth",
  },
  who: "Who is holding the phone?",
  fields: {
    givenName: "First names",
    familyName: "Last name",
    birthDate: "Date of birth",
    nationalNumber: "National register number",
    email: "E-mail address",
  },
  renewed: "The itsme account was made anew",
  emailVerified: "itsme has checked the e-mail address",
  approve: "Confirm",
  cancel: "Cancel",
  testTitle: "Test environment",
  testText: "No phone is asked here. You say who you are, and how it ends.",
  advanced: "Confirm with the itsme code",
  gone: "This page has expired",
  goneText: "Go back to where you came from and begin again.",
  faulty: "Fill in all fields; the number has eleven digits.",
}

const fr: Words = {
  title: { login: "Se connecter avec itsme", share: "Partager vos données avec itsme" },
  intro: {
    login: "Confirmez dans l’application que c’est bien vous.",
    share: "Confirmez dans l’application que ces données peuvent être partagées.",
  },
  shared: "Données partagées",
  claims: {
    given_name: "Prénoms",
    family_name: "Nom",
    birthdate: "Date de naissance",
    gender: "Sexe",
    email: "Adresse e-mail",
    phone_number: "Numéro de téléphone",
    address: "Adresse",
    [`${P}BENationalNumber`]: "Numéro de registre national",
    [`${P}claim_citizenship_as_iso`]: "Nationalité",
    [`${P}place_of_birth`]: "Lieu de naissance",
  },
  who: "Qui tient le téléphone ?",
  fields: {
    givenName: "Prénoms",
    familyName: "Nom",
    birthDate: "Date de naissance",
    nationalNumber: "Numéro de registre national",
    email: "Adresse e-mail",
  },
  renewed: "Le compte itsme a été recréé",
  emailVerified: "itsme a vérifié l’adresse e-mail",
  approve: "Confirmer",
  cancel: "Annuler",
  testTitle: "Environnement de test",
  testText: "Aucun téléphone n’est sollicité ici. Choisissez l’identité transmise et le résultat.",
  advanced: "Confirmer avec le code itsme",
  gone: "Cette page a expiré",
  goneText: "Revenez à la page précédente et recommencez.",
  faulty: "Remplissez tous les champs ; le numéro compte onze chiffres.",
}

const nl: Words = {
  title: { login: "Inloggen met itsme", share: "Uw gegevens delen met itsme" },
  intro: {
    login: "Bevestig in de app dat u het bent.",
    share: "Bevestig in de app dat deze gegevens gedeeld mogen worden.",
  },
  shared: "Gedeelde gegevens",
  claims: {
    given_name: "Voornamen",
    family_name: "Achternaam",
    birthdate: "Geboortedatum",
    gender: "Geslacht",
    email: "E-mailadres",
    phone_number: "Telefoonnummer",
    address: "Adres",
    [`${P}BENationalNumber`]: "Rijksregisternummer",
    [`${P}claim_citizenship_as_iso`]: "Nationaliteit",
    [`${P}place_of_birth`]: "Geboorteplaats",
  },
  who: "Wie heeft de telefoon vast?",
  fields: {
    givenName: "Voornamen",
    familyName: "Achternaam",
    birthDate: "Geboortedatum",
    nationalNumber: "Rijksregisternummer",
    email: "E-mailadres",
  },
  renewed: "De itsme-account is opnieuw aangemaakt",
  emailVerified: "itsme heeft het e-mailadres gecontroleerd",
  approve: "Bevestigen",
  cancel: "Annuleren",
  testTitle: "Testomgeving",
  testText: "Hier hebt u geen telefoon nodig. U kiest zelf wie u bent en hoe het afloopt.",
  advanced: "Bevestigen met de itsme-code",
  gone: "Deze pagina is verlopen",
  goneText: "Ga terug naar de vorige site en begin opnieuw.",
  faulty: "Vul alle velden in; het nummer telt elf cijfers.",
}

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, nl }
