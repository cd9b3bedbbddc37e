import type english from "../en/realityCheck.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Realitycheck",
  text: "Op vaste momenten tonen we hoelang u al speelt en hoeveel u hebt ingezet en gewonnen. Zolang u niet antwoordt, begint er geen nieuwe ronde.",
  dueTitle: "Uw realitycheck",
  since: "U speelt sinds {since}, al {minutes, plural, one {# minuut} other {# minuten}}.",
  stakes: "Ingezet",
  wins: "Gewonnen",
  net: "Nettoresultaat",
  continue: "Verdergaan",
  sending: "Een ogenblik",
  pause: "Een pauze nemen",
  history: "Mijn geschiedenis bekijken",
  logOut: "Uitloggen",
  every: "Frequentie",
  short: { off: "Uit", m30: "30 min", m60: "1 uur", m120: "2 uur", m240: "4 uur" },
  next: "De volgende realitycheck komt om {at}.",
  save: "Bewaren",
  saving: "Bezig met bewaren",
} satisfies Shape<typeof english>
