import type english from "../en/identity.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Verificatie",
  description: "Laat uw identiteit één keer verifiëren om geld te storten, te spelen en geld op te nemen.",
  stepsLabel: "Stappen voordat u kunt spelen",
  steps: {
    email: "E-mailadres",
    identity: "Identiteit",
    ready: "U kunt spelen",
  },
  notes: {
    emailDone: "Bevestigd",
    emailWaiting: "Nog niet bevestigd",
    identityDone: "Geverifieerd",
    identityProgress: "Wordt gecontroleerd",
    identityDeclined: "Niet aanvaard",
    identityWaiting: "Ongeveer drie minuten",
  },
  startTitle: "Toon ons één keer wie u bent",
  startText:
    "De Belgische wet verplicht ons te weten wie elke speler is vóór de eerste storting. U hebt nodig:",
  needs: {
    document: "Uw eigen identiteitskaart, verblijfskaart of paspoort, geen kopie",
    face: "Een telefoon of computer met camera, voor een foto van uw gezicht",
    time: "Ongeveer drie minuten en goed licht",
  },
  privacy: "Shufti Pro voert de controle voor ons uit. De beelden dienen alleen voor deze controle.",
  start: "De controle starten",
  resume: "Verdergaan met de controle",
  starting: "We openen de controle",
  emailFirst: "Bevestig eerst uw e-mailadres. We hebben u een link gestuurd.",
  emailAction: "Een nieuwe link vragen",
  waitingTitle: "We controleren uw identiteit",
  waitingText:
    "Dat duurt meestal minder dan een minuut. Deze pagina wordt automatisch bijgewerkt. U mag ze ook verlaten: dan krijgt u een e-mail.",
  picturesSent: "Hebt u foto’s gestuurd? Dan hoeft u niets meer te doen.",
  notFinished:
    "Bent u voor het einde gestopt? U kunt verdergaan, of opnieuw beginnen als de controle verlopen is.",
  acceptedTitle: "Uw identiteit is geverifieerd",
  acceptedText:
    "U kunt geld storten, spelen en geld opnemen. Voeg nu al de bankrekening voor uw opnames toe: dan wordt uw eerste opname sneller uitbetaald.",
  toAccount: "Bankrekening toevoegen",
  toDeposit: "Storten",
  toGames: "Naar de spellen",
  declinedTitle: "Uw identiteit kon niet worden geverifieerd",
  declinedAgain:
    "Zolang uw identiteit niet geverifieerd is, kunt u geen geld storten of opnemen en niet spelen.",
  stoppedTitle: "De controle is niet afgerond",
  restart: "Een nieuwe controle starten",
  retry: "Opnieuw proberen",
} as const satisfies Shape<typeof english>
