import type english from "../en/paymentMails.ts"
import type { Shape } from "../shape.ts"

export default {
  depositsAction: "Mijn verrichtingen bekijken",
  withdrawalsAction: "Mijn opnames bekijken",
  accountsAction: "Mijn rekeningen bekijken",
  depositReceived: {
    subject: "We hebben uw storting van {amount} ontvangen",
    text: "Beste {firstName},\n\nUw storting van {amount} is bijgeschreven op {purse, select, sports {uw sportsaldo} other {uw saldo}}, dat nu {balance} bedraagt.",
  },
  depositReturned: {
    subject: "We betalen uw storting van {amount} terug",
    text: "Beste {firstName},\n\nWe konden uw betaling van {amount}{purse, select, sports { op uw sportsaldo} other {}} niet aanvaarden en betalen ze terug via dezelfde betaalwijze. Dat duurt meestal enkele werkdagen. De reden:",
  },
  depositTakenBack: {
    subject: "Uw storting van {amount} is teruggedraaid",
    text: "Beste {firstName},\n\nUw storting van {amount} is buiten onze site om aan u terugbetaald. Daarom hebben we {taken} afgehouden van {purse, select, sports {uw sportsaldo} other {uw saldo}}. De reden:",
  },
  withdrawalRequested: {
    subject: "We hebben uw aanvraag voor een opname van {amount} ontvangen",
    text: "Beste {firstName},\n\nU hebt een opname van {amount} aangevraagd op uw rekening {account}. Het bedrag is van {purse, select, sports {uw sportsaldo} other {uw saldo}} afgehouden. We mailen u zodra het onderweg is.",
  },
  withdrawalToNew:
    "Deze rekening is nieuw. Daarom versturen we het geld vanaf {sentFrom}. Hebt u die niet zelf toegevoegd? Verwijder ze op de pagina met opnames, kies een nieuw wachtwoord en mail meteen naar {email}.",
  withdrawalSent: {
    subject: "Uw opname van {amount} is onderweg",
    text: "Beste {firstName},\n\nWe hebben {amount}{purse, select, sports { van uw sportsaldo} other {}} naar uw rekening {account} gestuurd. Het geld komt meestal binnen 1 à 2 werkdagen aan.",
  },
  withdrawalReceived: {
    subject: "Uw opname van {amount} is uitbetaald",
    text: "Beste {firstName},\n\nUw bank heeft {amount}{purse, select, sports { van uw sportsaldo} other {}} ontvangen voor uw rekening {account}.",
  },
  withdrawalFailed: {
    subject: "Uw opname van {amount} is niet uitgevoerd",
    text: "Beste {firstName},\n\nWe konden {amount} niet uitbetalen op uw rekening {account}. Het bedrag staat weer op {purse, select, sports {uw sportsaldo} other {uw saldo}}. De reden:",
  },
  withdrawalReturned: {
    subject: "Uw opname van {amount} is teruggestuurd",
    text: "Beste {firstName},\n\nUw bank heeft het bedrag van {amount} dat we op uw rekening {account} hadden uitbetaald, teruggestuurd. Het staat weer op {purse, select, sports {uw sportsaldo} other {uw saldo}}. De reden:",
  },
  leavingPayout: {
    subject: "We betalen u de {amount} van uw spelersaccount uit",
    text: "Beste {firstName},\n\nU kunt bij ons niet meer inloggen, maar uw geld blijft van u. De {amount} die nog{purse, select, sports { op uw sportsaldo} other { op uw saldo}} staat, betalen we uit op uw rekening {account}. Levert {purse, select, sports {een weddenschap} other {een ronde}} die nog loopt winst op, dan betalen we die ook uit.",
  },
  leavingAccountWanted: {
    subject: "Op welke rekening mogen we uw geld uitbetalen?",
    text: "Beste {firstName},\n\nU kunt bij ons niet meer inloggen, maar uw geld blijft van u. Om u de rest van uw saldo uit te betalen, hebben we een bankrekening op uw eigen naam nodig: we kennen er geen, of een betaling kwam er niet aan. Mail uw IBAN naar {email}.",
  },
  payoutAccountAdded: {
    subject: "Er is een bankrekening toegevoegd voor uw opnames",
    text: "Beste {firstName},\n\nDe bankrekening {account} is op {at} aan uw account toegevoegd. We kunnen erop uitbetalen vanaf {until}; zo hebt u tijd om dit te lezen.\n\nHebt u die niet zelf toegevoegd? Verwijder ze op de pagina met opnames, kies een nieuw wachtwoord en mail meteen naar {email}.",
  },
} as const satisfies Shape<typeof english>
