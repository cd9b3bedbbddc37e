import type english from "../en/ways.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Hoe wij u op de hoogte houden",
  lead: "Al uw berichten staan op deze pagina. Over uw identiteit, uw veiligheid, uw limieten en geld dat niet is aangekomen, krijgt u altijd ook een e-mail.",
  mail: "Per e-mail",
  mailMoney: "Stortingen die zijn aangekomen en opnames die onderweg zijn",
  push: "Pushmeldingen op uw toestellen",
  pushLead:
    "Kies welke berichten u als pushmelding wilt krijgen op de toestellen waarop u dat hebt aangezet.",
  save: "Mijn keuzes bewaren",
  saving: "Bezig met bewaren",
  saved: "Uw keuzes zijn bewaard.",
  device: "Dit toestel",
  isOn: "Op dit toestel krijgt u een melding als er een bericht is. De melding zegt nooit waarover het gaat. Als u uitlogt, stoppen de meldingen.",
  isOff:
    "Op dit toestel kunt u een melding krijgen als er een bericht is, ook wanneer de site niet open staat. De melding zegt nooit waarover het gaat.",
  browsers:
    "{count, plural, =0 {Pushmeldingen staan op geen enkel toestel aan.} one {Pushmeldingen staan aan op één toestel.} other {Pushmeldingen staan aan op # toestellen.}}",
  turnOn: "Aanzetten op dit toestel",
  turnOff: "Uitzetten op dit toestel",
  turning: "Een ogenblik",
  blocked:
    "Uw browser blokkeert meldingen van deze site. Sta ze toe in de instellingen van uw browser en kom dan terug.",
  impossible:
    "Deze browser kan geen pushmeldingen ontvangen. Op een iPhone of iPad zet u deze site eerst op uw beginscherm.",
  failed: "Uw browser kon de dienst voor pushmeldingen niet bereiken. Probeer het zo meteen opnieuw.",
  needsScripts: "Voor pushmeldingen is JavaScript nodig, en dat staat in deze browser uit.",
  unsubscribe: {
    title: "Deze e-mails niet meer ontvangen?",
    text: "U krijgt dan geen e-mail meer wanneer een storting is aangekomen of een opname onderweg is. Beide vindt u nog altijd onder Verrichtingen.",
    submit: "Deze e-mails niet meer ontvangen",
    submitting: "Een ogenblik",
    doneTitle: "U krijgt deze e-mails niet meer",
    doneText:
      "Over uw identiteit, uw veiligheid, uw limieten en geld dat niet is aangekomen, blijven we u mailen.",
    noLinkTitle: "De link is onvolledig",
    noLink: "Open de link onderaan een van onze e-mails of log in en zet deze e-mails uit bij uw meldingen.",
    choices: "Al mijn keuzes bekijken",
  },
} as const satisfies Shape<typeof english>
