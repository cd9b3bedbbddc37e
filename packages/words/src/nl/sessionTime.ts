import type english from "../en/sessionTime.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Sessietijd",
  text: "Hoelang u hoogstens aan één stuk wilt spelen, op al uw toestellen samen. Is de tijd om, dan begint er geen nieuwe ronde; een begonnen ronde loopt door. Uitloggen en opnieuw inloggen begint pas opnieuw te tellen na {rest} minuten rust.",
  began: "Deze sessie begon om {began}, {minutes, plural, one {# minuut} other {# minuten}} geleden.",
  left: "Ze duurt tot {ends}: nog {minutes, plural, one {# minuut} other {# minuten}}.",
  over: "Ze was voorbij om {ends}. Log in na {rests} om opnieuw te spelen en te storten.",
  length: { minutes: "{minutes} min", hours: "{hours} uur", both: "{hours} uur {minutes} min" },
  longest: "Langste sessie",
  none: "Geen limiet",
  hint: "Een kortere tijd geldt meteen, ook voor deze sessie. Een langere, of geen limiet, wacht {hours} uur en daarna op uw bevestiging.",
  save: "Bewaren",
  saving: "Bezig met bewaren",
  raise: "U hebt sessies tot {limit} gevraagd.",
  removal: "U hebt gevraagd om geen limiet meer te hebben.",
  request: "Sessietijd",
} as const satisfies Shape<typeof english>
