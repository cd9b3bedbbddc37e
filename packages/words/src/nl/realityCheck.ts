import type english from "../en/realityCheck.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Realitycheck",
  text: "Op vaste tijden tonen we hoelang u speelt, wat u hebt ingezet en wat u hebt gewonnen. Er begint geen nieuwe ronde voor u antwoordt.",
  dueTitle: "Uw realitycheck",
  since: "U speelt sinds {since}. Dat is {minutes, plural, one {# minuut} other {# minuten}}.",
  stakes: "Ingezet",
  wins: "Gewonnen",
  net: "Nettoresultaat",
  continue: "Verdergaan",
  sending: "Een ogenblik",
  pause: "Een pauze nemen",
  history: "Mijn geschiedenis bekijken",
  logOut: "Uitloggen",
  every: "Hoe vaak",
  choices: {
    off: "Nooit",
    m30: "Om de 30 minuten",
    m60: "Elk uur",
    m120: "Om de 2 uur",
    m240: "Om de 4 uur",
  },
  next: "De volgende komt om {at}.",
  save: "Opslaan",
  saving: "Bezig met opslaan",
} satisfies Shape<typeof english>
