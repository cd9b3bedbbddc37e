import type english from "../en/dossiers.ts"
import type { Shape } from "../shape.ts"

export default {
  card: "Uw gegevens",
  cardText:
    "U kunt een kopie opvragen van de gegevens die we over u bewaren: een archief met een pagina uitleg en bestanden die programma’s kunnen lezen. Dat duurt enkele minuten; we mailen u zodra de kopie klaarstaat.",
  ask: "Mijn gegevens opvragen",
  askAgain: "Opnieuw opvragen",
  asking: "Bezig met opvragen",
  preparing: "We verzamelen uw gegevens sinds {at}. U mag deze pagina verlaten.",
  ready: "Uw gegevens van {at} staan hier klaar tot {until}. Bewaar ze veilig, want ze zeggen veel over u.",
  gone: "U hebt uw gegevens voor het laatst opgevraagd op {at}. Die kopie is verwijderd.",
  againFrom: "U kunt ze opnieuw opvragen vanaf {until}.",
  fetch: "Mijn gegevens downloaden ({size} MB)",
  archiveTitle: "Uw gegevens",
  archiveText: "Deze gegevens bewaarden we over u op {at}. Elk bestand is tekst in het formaat JSON.",
  figures:
    "Bedragen waarvan de naam op “cents” eindigt, zijn in cent; die met de naam units, stake, win, won en amount van een spel zijn in honderdduizendsten van een euro; punten en coins zijn in duizendsten, en ook won waar een toernooi punten uitbetaalde. Tijdstippen zijn in UTC.",
  notHere:
    "Niet inbegrepen: wachtwoorden en andere geheimen, gegevens over andere mensen, onze interne gegevens en wat we volgens de wet niet mogen meedelen.",
  questions: "Hebt u een vraag of klopt er iets niet? Mail naar {email}.",
  chapters: {
    bonuses: "de bonus die u kreeg, en welke inzetten ervoor meetelden",
    players: "wie u bent, wat u ons hebt opgegeven en wat het uitsluitingsregister heeft geantwoord",
    identity: "de controles van uw identiteit",
    sessions: "wanneer u inlogde, uw toestellen, links en codes, zonder de geheimen erin",
    consent: "welke cookies u hebt toegestaan, en via welke link u hier kwam",
    wallet: "uw saldo’s",
    payments: "uw stortingen en opnames, stap voor stap",
    play: "uw rondes, met elke inzet en elke winst",
    crash: "uw inzetten in ons crashspel, en hoe elke inzet afliep",
    sportsbook: "uw sportweddenschappen, met elk resultaat",
    limits: "uw limieten, pauzes en uitsluitingen, en wat u ervan gebruikt hebt",
    protection: "wat ons aan uw spel is opgevallen, en de resultaten van de zelftests die u hebt bewaard",
    loyalty: "uw rang, de punten en coins die u hebt verdiend of gewonnen en de coins die u hebt ingewisseld",
    jackpots: "de inzetten die meededen voor de jackpots, en wat u won",
    drops: "de inzetten die meededen in prijzentrekkingen, en wat u won",
    quest: "de quests waaraan u meedeed, de inzetten die meetelden en de plaatsen die u won",
    tournaments: "de toernooien waaraan u deelnam, wat u betaalde en de inzetten die meetelden",
    prizes:
      "wat u won in jackpots, prijzentrekkingen, quests en toernooien of voor uitnodigingen kreeg, en wat ermee gebeurde",
    referrals: "uw uitnodigingslink, en wanneer er accounts via die link geopend werden",
    games: "uw favoriete spellen en de spellen die u hebt geopend",
    notifications: "wat we u op de site hebben gemeld",
    dossiers: "wanneer u uw gegevens hebt opgevraagd",
    photo: "uw foto",
  },
} as const satisfies Shape<typeof english>
