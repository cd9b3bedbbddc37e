import type english from "../en/settings.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Instellingen",
  lead: "Hoe de site er voor u uitziet, en wat we u sturen.",
  // The way here, from the profile.
  card: "De taal, de weergave van saldo’s, uw foto, nieuws via e-mail en uw account sluiten.",
  open: "Naar de instellingen",
  save: "Bewaren",
  saving: "Bezig met bewaren",
  language: "Taal",
  languageLabel: "Taal van de site en van onze e-mails",
  languageText: "Nadat u bewaard hebt, kunnen e-mails die al onderweg zijn nog in de vorige taal aankomen.",
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
    "Alleen u ziet hem: in het menu en op deze pagina’s. We snijden hem bij tot een vierkant en verwijderen al het andere dat in het bestand staat, zoals waar hij genomen is.",
  photoAlt: "Uw foto",
  photoNone: "U hebt nog geen foto.",
  photoLabel: "Een foto kiezen",
  photoHint: "JPEG, PNG of WebP, hoogstens {megabytes} MB",
  photoMissing: "Kies eerst een foto.",
  photoTooLong: "Dit bestand is groter dan {megabytes} MB. Kies een kleiner.",
  photoSave: "Deze foto gebruiken",
  photoRemove: "Mijn foto verwijderen",
  removing: "Bezig met verwijderen",
  news: "Nieuws via e-mail",
  newsLetter: "Ik krijg graag nieuws over spellen via e-mail",
  newsText:
    "We bewaren uw wens, maar sturen zulke e-mails niet onder onze Belgische vergunning. Berichten over uw account, uw geld en uw bescherming krijgt u in elk geval.",
} as const satisfies Shape<typeof english>
