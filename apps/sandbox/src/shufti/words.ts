import type { Language } from "../page.ts"
import type { Service } from "./request.ts"

type Words = {
  readonly title: string
  readonly intro: string
  readonly asked: string
  readonly services: Readonly<Record<Service, string>>
  readonly age: (years: number) => string
  readonly read: string
  readonly readHint: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  readonly documentType: string
  readonly types: Readonly<Record<string, string>>
  readonly documentNumber: string
  readonly documentNumberHint: string
  readonly address: string
  readonly accept: string
  readonly cancel: string
  readonly testTitle: string
  readonly testText: string
  readonly reasons: string
  readonly decline: string
  readonly timeout: string
  readonly changed: string
  readonly faulty: string
  readonly doneTitle: string
  readonly doneText: string
}

const en: Words = {
  title: "Verify your identity",
  intro: "Have your identity document at hand. It takes about two minutes.",
  asked: "What we check",
  services: {
    document: "Your identity document",
    face: "A photo of your face",
    address: "A proof of your address",
    consent: "Your written consent",
    background_checks: "Public sanction lists",
  },
  age: (years) => `You must be at least ${years} years old.`,
  read: "What we read on your document",
  readHint: "In this test environment you choose what is read.",
  firstName: "First name",
  lastName: "Last name",
  birthDate: "Date of birth",
  documentType: "Document",
  types: { id_card: "Identity card", passport: "Passport", driving_license: "Driving licence" },
  documentNumber: "National register number",
  documentNumberHint: "Eleven digits, on the back of a Belgian identity card",
  address: "Address",
  accept: "Confirm and send",
  cancel: "Cancel",
  testTitle: "Test environment",
  testText: "No real document is checked here. You can also choose another ending:",
  reasons: "Reasons for declining",
  decline: "Decline",
  timeout: "Let the time run out",
  changed: "Accept, then decline afterwards",
  faulty: "Enter the name, a valid date of birth and the document number.",
  doneTitle: "This verification is closed",
  doneText: "It has been completed or cancelled, or its time has run out. You can close this page.",
}

const fr: Words = {
  title: "Vérification de votre identité",
  intro: "Gardez votre document d’identité à portée de main. Cela prend environ deux minutes.",
  asked: "Ce que nous vérifions",
  services: {
    document: "Votre document d’identité",
    face: "Une photo de votre visage",
    address: "Un justificatif de domicile",
    consent: "Votre accord écrit",
    background_checks: "Les listes publiques de sanctions",
  },
  age: (years) => `Vous devez avoir au moins ${years} ans.`,
  read: "Ce que nous lisons sur votre document",
  readHint: "Dans cet environnement de test, vous choisissez ce qui est lu.",
  firstName: "Prénom",
  lastName: "Nom",
  birthDate: "Date de naissance",
  documentType: "Document",
  types: { id_card: "Carte d’identité", passport: "Passeport", driving_license: "Permis de conduire" },
  documentNumber: "Numéro de registre national",
  documentNumberHint: "Onze chiffres, au dos de la carte d’identité belge",
  address: "Adresse",
  accept: "Confirmer et envoyer",
  cancel: "Annuler",
  testTitle: "Environnement de test",
  testText: "Aucun vrai document n’est vérifié ici. Vous pouvez aussi choisir un autre résultat :",
  reasons: "Motifs de refus",
  decline: "Refuser",
  timeout: "Laisser passer le délai",
  changed: "Accepter, puis refuser après coup",
  faulty: "Indiquez le nom, une date de naissance valable et le numéro du document.",
  doneTitle: "Cette vérification est clôturée",
  doneText: "Elle est terminée ou annulée, ou le délai est dépassé. Vous pouvez fermer cette page.",
}

const nl: Words = {
  title: "Uw identiteit controleren",
  intro: "Houd uw identiteitsdocument bij de hand. Het duurt ongeveer twee minuten.",
  asked: "Wat we controleren",
  services: {
    document: "Uw identiteitsdocument",
    face: "Een foto van uw gezicht",
    address: "Een bewijs van uw adres",
    consent: "Uw schriftelijke toestemming",
    background_checks: "Openbare sanctielijsten",
  },
  age: (years) => `U moet minstens ${years} jaar zijn.`,
  read: "Wat we op uw document lezen",
  readHint: "In deze testomgeving kiest u zelf wat er gelezen wordt.",
  firstName: "Voornaam",
  lastName: "Naam",
  birthDate: "Geboortedatum",
  documentType: "Document",
  types: { id_card: "Identiteitskaart", passport: "Paspoort", driving_license: "Rijbewijs" },
  documentNumber: "Rijksregisternummer",
  documentNumberHint: "Elf cijfers, op de achterkant van een Belgische identiteitskaart",
  address: "Adres",
  accept: "Bevestigen en versturen",
  cancel: "Annuleren",
  testTitle: "Testomgeving",
  testText: "Hier wordt geen echt document gecontroleerd. U kunt ook een andere afloop kiezen:",
  reasons: "Redenen van weigering",
  decline: "Weigeren",
  timeout: "De tijd laten verstrijken",
  changed: "Aanvaarden en achteraf weigeren",
  faulty: "Vul de naam, een geldige geboortedatum en het documentnummer in.",
  doneTitle: "Deze controle is afgesloten",
  doneText: "Ze is voltooid of geannuleerd, of de tijd is verstreken. U mag deze pagina sluiten.",
}

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, nl }
