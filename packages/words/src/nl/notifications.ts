import type english from "../en/notifications.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Meldingen",
  lead: "Alles over uw geld en uw account, het recentste bovenaan.",
  unseenCount: "{count, plural, =0 {U hebt alles gezien.} one {# nieuw bericht} other {# nieuwe berichten}}",
  markAll: "Alles als gezien markeren",
  marking: "Een ogenblik",
  mark: "Als gezien markeren",
  markNamed: "Als gezien markeren: {title}",
  isNew: "Nieuw",
  list: "Uw meldingen",
  kinds: {
    account: "Account",
    money: "Geld",
    game: "Spellen",
    responsible: "Bescherming",
    ruleChange: "Regels",
  },
  open: {
    account: "Naar mijn account",
    money: "Mijn verrichtingen bekijken",
    responsible: "Verantwoord spelen",
    other: "Meer lezen",
  },
  emptyTitle: "Nog geen meldingen",
  emptyText: "Hier leest u wat er met uw stortingen, uw opnames en uw account gebeurt.",
  failedTitle: "We konden uw meldingen niet laden",
  failedText: "Er is niets verloren gegaan. Probeer het zo meteen opnieuw.",
  failedUpdate: "De melding kon niet worden bijgewerkt",
  kept: "Berichten blijven {days} dagen bewaard.",
  pages: "Pagina’s",
  page: "Pagina {page}",
  previous: "Vorige pagina",
  next: "Volgende pagina",
} as const satisfies Shape<typeof english>
