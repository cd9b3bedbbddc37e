import type { Language } from "../page.ts"

type Words = {
  readonly title: string
  readonly payTo: (merchant: string) => string
  readonly reference: string
  readonly pay: (amount: string) => string
  readonly cancel: string
  readonly check: string
  readonly email: string
  readonly emailFault: string
  readonly testTitle: string
  readonly testText: string
  readonly refuse: string
  readonly pending: string
  readonly expire: string
  readonly doneTitle: string
  readonly doneText: string
  readonly back: string
}

/** Texts of every hosted page; those of one vendor are with that vendor. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: "Payment",
    payTo: (merchant) => `You are paying ${merchant}`,
    reference: "Reference:",
    pay: (amount) => `Pay ${amount}`,
    cancel: "Cancel and go back",
    check: "Please check your details.",
    email: "E-mail address of your account",
    emailFault: "Enter a full e-mail address, for example anna@example.com.",
    testTitle: "Test endings",
    testText: "This is a sandbox: no money moves. End the payment the way you want to see it.",
    refuse: "Payment refused",
    pending: "Pending, completed later",
    expire: "Payment expired",
    doneTitle: "This payment is closed",
    doneText: "There is nothing left to do on this page.",
    back: "Back to the shop",
  },
  fr: {
    title: "Paiement",
    payTo: (merchant) => `Vous payez ${merchant}`,
    reference: "Référence\u202f:",
    pay: (amount) => `Payer ${amount}`,
    cancel: "Annuler et revenir",
    check: "Vérifiez vos données.",
    email: "Adresse e-mail de votre compte",
    emailFault: "Indiquez une adresse e-mail complète, par exemple anna@example.com.",
    testTitle: "Résultats de test",
    testText:
      "Ceci est un environnement de test\u202f: aucun argent ne circule. Choisissez le résultat du paiement.",
    refuse: "Paiement refusé",
    pending: "En attente, terminé plus tard",
    expire: "Paiement expiré",
    doneTitle: "Ce paiement est clôturé",
    doneText: "Il n’y a plus rien à faire sur cette page.",
    back: "Retour à la boutique",
  },
  nl: {
    title: "Betaling",
    payTo: (merchant) => `U betaalt aan ${merchant}`,
    reference: "Referentie:",
    pay: (amount) => `${amount} betalen`,
    cancel: "Annuleren en teruggaan",
    check: "Controleer uw gegevens.",
    email: "E-mailadres van uw account",
    emailFault: "Vul een volledig e-mailadres in, bijvoorbeeld anna@example.com.",
    testTitle: "Testuitkomsten",
    testText: "Dit is een testomgeving: er wordt geen geld verplaatst. Kies hoe de betaling moet aflopen.",
    refuse: "Betaling geweigerd",
    pending: "In behandeling, later voltooid",
    expire: "Betaling verlopen",
    doneTitle: "Deze betaling is afgesloten",
    doneText: "U hoeft op deze pagina niets meer te doen.",
    back: "Terug naar de winkel",
  },
}
