import type { Language } from "../page.ts"
import type { CardFault } from "./cards.ts"

type Words = {
  readonly title: string
  readonly payTo: (merchant: string) => string
  readonly order: string
  readonly method: string
  readonly number: string
  readonly holder: string
  readonly expiry: string
  readonly expiryHint: string
  readonly cvc: string
  readonly cvcHint: string
  readonly pay: (amount: string) => string
  readonly qr: string
  readonly qrAlt: string
  readonly qrPaid: string
  readonly cancel: string
  readonly check: string
  readonly faults: Readonly<Record<CardFault, string>>
  readonly cards: string
  readonly debit: string
  readonly credit: string
  readonly challenge: string
  readonly testTitle: string
  readonly testText: string
  readonly refuse: string
  readonly expire: string
  readonly pending: string
  readonly review: string
  readonly fail3ds: string
  readonly challengeTitle: string
  readonly challengeText: (amount: string, merchant: string) => string
  readonly confirm: string
  readonly reject: string
  readonly merchant: string
  readonly doneTitle: string
  readonly doneText: string
  readonly back: string
}

const en: Words = {
  title: "Payment",
  payTo: (merchant) => `You are paying ${merchant}`,
  order: "Reference:",
  method: "How would you like to pay?",
  number: "Card number",
  holder: "Name on the card",
  expiry: "Expiry date",
  expiryHint: "Month and year, for example 09/29",
  cvc: "Security code",
  cvcHint: "The three digits on the back",
  pay: (amount) => `Pay ${amount}`,
  qr: "Scan the code with your Bancontact app and confirm the payment there.",
  qrAlt: "QR code for the Bancontact app",
  qrPaid: "I have paid in the app",
  cancel: "Cancel and go back",
  check: "Please check your card details.",
  faults: {
    number: "This card number is not one of the test cards below.",
    holder: "Enter the name on the card.",
    expiry: "Enter the expiry date as month/year.",
    expired: "This card has expired.",
    cvc: "Enter the three digits on the back of the card.",
  },
  cards: "Test cards",
  debit: "debit card",
  credit: "credit card",
  challenge: "asks for confirmation",
  testTitle: "Test environment",
  testText: "No real money moves here. You can also choose another ending:",
  refuse: "Refuse: not enough money",
  expire: "Let the page expire",
  pending: "Leave pending",
  review: "Hold for review",
  fail3ds: "Fail the confirmation",
  challengeTitle: "Confirm with your bank",
  challengeText: (amount, merchant) =>
    `Your bank asks you to confirm the payment of ${amount} to ${merchant}.`,
  confirm: "Confirm",
  reject: "Do not confirm",
  merchant: "the merchant",
  doneTitle: "This payment page is closed",
  doneText: "The payment has been handled, or its time has run out. You can close this page.",
  back: "Back to the merchant’s site",
}

const fr: Words = {
  title: "Paiement",
  payTo: (merchant) => `Bénéficiaire : ${merchant}`,
  order: "Référence\u202f:",
  method: "Comment souhaitez-vous payer ?",
  number: "Numéro de carte",
  holder: "Nom sur la carte",
  expiry: "Date d’expiration",
  expiryHint: "Mois et année, par exemple 09/29",
  cvc: "Code de sécurité",
  cvcHint: "Les trois chiffres au dos",
  pay: (amount) => `Payer ${amount}`,
  qr: "Scannez le code avec votre application Bancontact et confirmez-y le paiement.",
  qrAlt: "Code QR pour l’application Bancontact",
  qrPaid: "J’ai payé dans l’application",
  cancel: "Annuler et revenir",
  check: "Vérifiez les données de votre carte.",
  faults: {
    number: "Ce numéro ne correspond à aucune des cartes de test ci-dessous.",
    holder: "Indiquez le nom qui figure sur la carte.",
    expiry: "Indiquez la date d’expiration sous la forme mois/année.",
    expired: "Cette carte a expiré.",
    cvc: "Indiquez les trois chiffres au dos de la carte.",
  },
  cards: "Cartes de test",
  debit: "carte de débit",
  credit: "carte de crédit",
  challenge: "demande une confirmation",
  testTitle: "Environnement de test",
  testText: "Aucun argent réel ne circule ici. Vous pouvez aussi choisir un autre résultat :",
  refuse: "Refuser : solde insuffisant",
  expire: "Laisser expirer la page",
  pending: "Laisser en attente",
  review: "Retenir pour contrôle",
  fail3ds: "Faire échouer la confirmation",
  challengeTitle: "Confirmez auprès de votre banque",
  challengeText: (amount, merchant) =>
    `Votre banque vous demande de confirmer le paiement de ${amount} (bénéficiaire : ${merchant}).`,
  confirm: "Confirmer",
  reject: "Ne pas confirmer",
  merchant: "le commerçant",
  doneTitle: "Cette page de paiement est fermée",
  doneText: "Le paiement a été traité ou le délai est dépassé. Vous pouvez fermer cette page.",
  back: "Retour au site du commerçant",
}

const nl: Words = {
  title: "Betaling",
  payTo: (merchant) => `U betaalt aan ${merchant}`,
  order: "Referentie:",
  method: "Hoe wilt u betalen?",
  number: "Kaartnummer",
  holder: "Naam op de kaart",
  expiry: "Vervaldatum",
  expiryHint: "Maand en jaar, bijvoorbeeld 09/29",
  cvc: "Beveiligingscode",
  cvcHint: "De drie cijfers op de achterkant",
  pay: (amount) => `${amount} betalen`,
  qr: "Scan de code met uw Bancontact-app en bevestig de betaling in de app.",
  qrAlt: "QR-code voor de Bancontact-app",
  qrPaid: "Ik heb betaald in de app",
  cancel: "Annuleren en teruggaan",
  check: "Controleer uw kaartgegevens.",
  faults: {
    number: "Dit kaartnummer is geen van de testkaarten hieronder.",
    holder: "Vul de naam op de kaart in.",
    expiry: "Vul de vervaldatum in als maand/jaar.",
    expired: "Deze kaart is verlopen.",
    cvc: "Vul de drie cijfers op de achterkant van de kaart in.",
  },
  cards: "Testkaarten",
  debit: "debetkaart",
  credit: "kredietkaart",
  challenge: "vraagt om bevestiging",
  testTitle: "Testomgeving",
  testText: "Hier wordt niet met echt geld betaald. U kunt ook een andere afloop kiezen:",
  refuse: "Weigeren: te weinig geld",
  expire: "De pagina laten verlopen",
  pending: "In behandeling laten",
  review: "Vasthouden voor controle",
  fail3ds: "De bevestiging laten mislukken",
  challengeTitle: "Bevestig bij uw bank",
  challengeText: (amount, merchant) =>
    `Uw bank vraagt u de betaling van ${amount} aan ${merchant} te bevestigen.`,
  confirm: "Bevestigen",
  reject: "Niet bevestigen",
  merchant: "de handelaar",
  doneTitle: "Deze betaalpagina is gesloten",
  doneText: "De betaling is verwerkt of de tijd is verstreken. U mag deze pagina sluiten.",
  back: "Terug naar de site van de handelaar",
}

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, nl }

/** Product names, the same in all three languages. */
export const PRODUCT_NAMES: Readonly<Record<string, string>> = {
  bancontact: "Bancontact",
  bcmc: "Bancontact",
  bancontactqrcode: "Bancontact QR",
  "bcmc-mobile": "Bancontact QR",
  visa: "Visa",
  mastercard: "Mastercard",
  cb: "CB",
}
