import type english from "../en/factor.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Inloggen in twee stappen",
  on: "Aan",
  off: "Uit",
  lead: "Naast uw wachtwoord vragen we dan een code uit een app op uw telefoon. Wie uw wachtwoord te weten komt, kan er niet mee inloggen.",
  since: "Aan sinds {at}. Wie op uw account inlogt, heeft uw wachtwoord en een code nodig.",
  codesLeft: "{count, plural, one {Er is # herstelcode over.} other {Er zijn # herstelcodes over.}}",
  failed: "We kunnen nu niet tonen of inloggen in twee stappen aan staat. Probeer het zo meteen opnieuw.",
  setUp: "Inloggen in twee stappen instellen",
  pending: "Een ogenblik",
  scan: "Scan deze afbeelding met een authenticator-app, of voeg de account met de hand aan de app toe met de sleutel eronder.",
  picture: "QR-code voor uw authenticator-app",
  key: "Sleutel voor de app",
  openApp: "De app op dit toestel openen",
  code: "Code uit de app",
  codeHint: "Zes cijfers. De app toont om de 30 seconden nieuwe.",
  codeMissing: "Vul de zes cijfers in die de app toont.",
  confirm: "Inloggen in twee stappen aanzetten",
  codesTitle: "Uw herstelcodes",
  codesText:
    "Inloggen in twee stappen staat aan. Hebt u uw telefoon niet bij de hand, dan kunt u met elk van deze codes één keer inloggen. Druk ze af of schrijf ze op: we tonen ze alleen nu.",
  newCodesText:
    "Met elk van deze codes kunt u één keer inloggen. Druk ze af of schrijf ze op: we tonen ze alleen nu. De vorige werken niet meer.",
  codesKept: "Ik heb mijn codes bewaard",
  renew: "Nieuwe herstelcodes maken",
  turnOff: "Inloggen in twee stappen uitzetten",
  stepUp: {
    password: "Bevestig met uw wachtwoord",
    passwordOrCode: "Bevestig met uw wachtwoord of met een code uit uw app",
    showPassword: "Tonen wat ik typ",
  },
  login: {
    title: "Vul uw code in",
    lead: "Inloggen in twee stappen staat aan. Vul de code in die uw authenticator-app toont, of een van uw herstelcodes.",
    code: "Code",
    missing: "Vul de zes cijfers of een herstelcode in.",
    submit: "Inloggen",
    submitting: "U wordt ingelogd",
    mail: "Stuur me een code per e-mail",
    mailAgain: "U kunt opnieuw een code per e-mail vragen over {time}.",
    mailed: "We hebben een code gestuurd naar {sentTo}. Kijk ook bij uw ongewenste e-mails.",
    restart: "Met een andere account inloggen",
  },
} as const satisfies Shape<typeof english>
