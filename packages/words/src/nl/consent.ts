import type english from "../en/consent.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Cookiekeuzes",
  description: "Welke cookies deze site gebruikt en wat u toestaat.",
  lead: "Kies wat we in uw browser mogen bewaren. Wat niet noodzakelijk is, blijft uit tot u het toestaat. U kunt uw keuze hier altijd wijzigen.",
  bannerTitle: "Uw keuze over cookies",
  bannerText:
    "Sommige cookies zijn nodig voor deze site. Andere plaatsen we alleen als u akkoord gaat. Alles werkt in beide gevallen.",
  bannerAgain:
    "We vragen het opnieuw omdat er twaalf maanden voorbij zijn of onze tekst over cookies is gewijzigd. Zolang u niet kiest, staan alleen de noodzakelijke cookies aan.",
  soFar: "Tot nu toe toegestaan: {list}.",
  soFarNone: "Tot nu toe hebt u alleen de noodzakelijke cookies toegestaan.",
  more: "Over cookies",
  acceptAll: "Alles aanvaarden",
  onlyNecessary: "Alleen noodzakelijke",
  customise: "Aanpassen",
  keep: "Doorgaan met mijn keuzes",
  logOut: "Uitloggen",
  save: "Mijn keuzes bewaren",
  saving: "Uw keuze wordt bewaard",
  close: "Sluiten zonder te kiezen",
  chosenAt: "Uw keuze van {at}. Ze geldt twaalf maanden; daarna vragen we het opnieuw.",
  notChosen: "U hebt nog niet gekozen. Alleen de noodzakelijke cookies staan aan.",
  list: "Welke cookies",
  none: "We plaatsen op dit moment geen cookies van deze soort. Voor we dat ooit doen, vragen we het u opnieuw.",
  necessary: {
    name: "Noodzakelijk",
    text: "Om in te loggen, voor de veiligheid, de taal en uw eigen keuzes. Zonder deze cookies werkt de site niet; ze staan dus altijd aan.",
  },
  marketing: {
    name: "Marketing",
    text: "Om u ons eigen aanbod op andere sites te tonen.",
  },
  targeting: {
    name: "Targeting en meten",
    text: "Om te weten via welke link of advertentie mensen bij ons komen, en om pagina’s, registraties, stortingen en opnames te tellen. Nooit wie u bent, en nooit bedragen.",
  },
  personal: {
    name: "Persoonlijke voorkeuren",
    text: "Om de site af te stemmen op wat u leuk vindt.",
  },
  cookies: {
    session: "houdt u ingelogd; tot u uitlogt, na 30 minuten zonder activiteit, ten hoogste 12 uur.",
    step: "begeleiden u bij het inloggen, itsme, een nieuw wachtwoord of een speelpauze; van enkele minuten tot het einde van uw bezoek.",
    consent: "bewaart deze keuze; 20 maanden.",
    view: "onthouden uw taal, lichte of donkere kleuren, en of het zijmenu ingeklapt is; 1 jaar. Uw browser bewaart de taal ook in zijn lokale opslag.",
    demo: "onthoudt uw antwoord dat u 21 of ouder bent; 10 minuten.",
    notice: "tonen een bericht op de volgende pagina; een halve minuut.",
    storage:
      "in de lokale opslag van uw browser: uw spelersnummer en wanneer u bent ingelogd; tot u uitlogt.",
    searches: "in de lokale opslag van uw browser: uw laatste vijf zoekopdrachten; tot u ze wist of uitlogt.",
    playMoney:
      "in de sessieopslag van uw browser: uw speelgeld en uw laatste inzetten in de demo van het crashspel; tot u het tabblad sluit.",
    campaign: "via welke campagne of advertentie u hier kwam; 30 dagen.",
    partner: "via welke partner u hier kwam; 30 dagen.",
    friend: "wie ons bij u heeft aanbevolen; 30 dagen, of tot u uitlogt.",
    loyalty: "herkent uw sessie in de Elite Club, zodra u uw rang hebt bekeken; tot u uitlogt.",
    sent: "in de lokale opslag van uw browser: dat we de campagne al hebben geregistreerd; tot u uw toestemming intrekt.",
  },
} as const satisfies Shape<typeof english>
