import type english from "../en/ways.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Hoe wij u verwittigen",
  lead: "Alles staat op deze pagina. Per e-mail krijgt u altijd wat u moet weten: wat uw identiteit, uw veiligheid en uw limieten betreft, en geld dat niet is aangekomen.",
  mail: "Per e-mail",
  mailMoney: "Stortingen die zijn aangekomen en opnames die onderweg zijn",
  push: "Berichten op uw toestellen",
  pushLead: "Welke berichten de toestellen wekken waarop u dit hebt aangezet.",
  save: "Mijn keuzes bewaren",
  saving: "Bezig met bewaren",
  saved: "Uw keuzes zijn bewaard.",
  device: "Dit toestel",
  isOn: "Dit toestel laat u weten dat er een bericht is. Het zegt nooit waarover het gaat en het stopt wanneer u zich afmeldt.",
  isOff:
    "Dit toestel kan u laten weten dat er een bericht is, ook wanneer de site gesloten is. Het zegt nooit waarover het gaat.",
  browsers:
    "{count, plural, =0 {Er staat geen toestel aan.} one {Er staat één toestel aan.} other {Er staan # toestellen aan.}}",
  turnOn: "Aanzetten op dit toestel",
  turnOff: "Uitzetten op dit toestel",
  turning: "Een ogenblik",
  blocked:
    "Uw browser laat geen berichten van deze site toe. Laat ze toe in de instellingen van uw browser voor deze site en kom dan terug.",
  impossible:
    "Deze browser kan geen berichten ontvangen. Zet deze site op een iPhone of iPad eerst op uw beginscherm.",
  failed: "Uw browser kon zijn berichtendienst niet bereiken. Probeer het zo meteen opnieuw.",
  needsScripts: "Berichten op een toestel hebben scripts nodig, en die staan uit in deze browser.",
  unsubscribe: {
    title: "Deze e-mails niet meer ontvangen?",
    text: "Wij schrijven u dan niet meer wanneer een storting is aangekomen of een opname onderweg is. U vindt ze nog altijd op de pagina van uw saldo.",
    submit: "Deze e-mails niet meer ontvangen",
    submitting: "Een ogenblik",
    doneTitle: "U krijgt deze e-mails niet meer",
    doneText:
      "Wat uw identiteit, uw veiligheid en uw limieten betreft, en geld dat niet is aangekomen, laten wij u nog altijd per e-mail weten.",
    noLinkTitle: "Uw link is onvolledig",
    noLink: "Open de link onderaan een van onze e-mails of log in en zet deze e-mails uit bij uw meldingen.",
    choices: "Al mijn keuzes bekijken",
  },
} as const satisfies Shape<typeof english>
