import type english from "../en/settings.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Instellingen",
  lead: "Hoe de site er voor u uitziet, en wat we u sturen.",
  card: "Taal, weergave van saldo’s, foto en uw account sluiten.",
  open: "Naar de instellingen",
  save: "Bewaren",
  saving: "Bezig met bewaren",
  language: "Taal",
  languageLabel: "Taal van de site en van onze e-mails",
  languageText: "E-mails die al onderweg zijn, kunnen nog in de vorige taal aankomen.",
  languageSave: "Deze taal gebruiken",
  wallet: "Weergave van saldo’s",
  hideZero: "EliteCoins en ElitePoints verbergen zolang ik er geen heb",
  displayFiat: "Mijn saldo ook in een andere munt tonen",
  selectedFiat: "Munt",
  walletText: "Het is een schatting. U stort, speelt en neemt altijd op in euro.",
  ratesOf: "Volgens de referentiekoersen van de Europese Centrale Bank van {day}.",
  noRates:
    "We hebben op dit moment geen wisselkoersen. Uw keuze is bewaard; de schatting verschijnt zodra we ze hebben.",
  photo: "Uw foto",
  photoText:
    "Alleen u ziet uw foto: in het menu en op deze pagina’s. We snijden de foto bij tot een vierkant en verwijderen alle andere gegevens uit het bestand, zoals de plaats waar ze genomen is.",
  photoAlt: "Uw foto",
  photoNone: "U hebt nog geen foto.",
  photoLabel: "Een foto kiezen",
  photoHint: "JPEG, PNG of WebP, hoogstens {megabytes} MB",
  photoMissing: "Kies eerst een foto.",
  photoTooLong: "Dit bestand is groter dan {megabytes} MB. Kies een kleiner bestand.",
  photoSave: "Deze foto gebruiken",
  photoRemove: "Mijn foto verwijderen",
  removing: "Bezig met verwijderen",
  news: "Nieuws via e-mail",
  newsLetter: "Ik krijg graag nieuws over spellen via e-mail",
  newsText:
    "We noteren uw keuze, maar versturen zulke e-mails niet onder onze Belgische vergunning. Berichten over uw account, uw geld en uw bescherming krijgt u in elk geval.",
} as const satisfies Shape<typeof english>
