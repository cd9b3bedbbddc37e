import type english from "../en/mails.ts"
import type { Shape } from "../shape.ts"

export default {
  operator: "{name}, {address}. Ondernemingsnummer {companyNumber}.",
  licence: "Vergunning {class}, nummer {number}.",
  question: "Vragen? Mail naar {email}.",
  protection: "Verantwoord spelen",
  orCopy: "Of kopieer dit adres naar uw browser:",
  verification: {
    subject: "Bevestig uw e-mailadres",
    text: "Beste {firstName},\n\nBevestig dat dit e-mailadres van u is. Dat is nodig om te kunnen storten en spelen.",
    valid: "De link werkt één keer, tot {until}.",
    notYou: "Hebt u geen account bij ons geopend, dan mag u dit bericht negeren; er gebeurt niets.",
    action: "Mijn e-mailadres bevestigen",
  },
  welcome: {
    subject: "Uw e-mailadres is bevestigd",
    text: "Bedankt, {firstName}. Er is nog één stap voor u kunt storten en spelen: ons uw identiteitsdocument tonen. Dat duurt ongeveer drie minuten.",
    limit: "U kunt hoogstens {limit} storten per periode van zeven dagen.",
    action: "Mijn identiteit laten verifiëren",
  },
  newDevice: {
    subject: "Ingelogd op een nieuw toestel",
    text: "Beste {firstName},\n\nOp {at} heeft iemand op uw account ingelogd op een toestel dat we nog niet kenden.",
    device: "Toestel: {device}. Netwerkadres: {address}.",
    notYou: "Was u het zelf, dan hoeft u niets te doen. Zo niet, mail ons dan meteen op {email}.",
  },
  identityAccepted: {
    subject: "Uw identiteit is geverifieerd",
    text: "Beste {firstName},\n\nWe hebben uw identiteit geverifieerd. U kunt nu storten en spelen.",
    action: "Naar mijn account",
  },
  identityDeclined: {
    subject: "Uw identiteit kon niet worden geverifieerd",
    text: "Beste {firstName},\n\nWe konden uw identiteit niet verifiëren. De reden:",
    again: "Zolang uw identiteit niet geverifieerd is, kunt u geen geld storten of opnemen en niet spelen.",
    action: "Naar de verificatiepagina",
  },
} as const satisfies Shape<typeof english>
