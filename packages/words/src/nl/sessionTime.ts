import type english from "../en/sessionTime.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Sessietijd",
  text: "Hoelang u hoogstens aan één stuk wilt spelen, op al uw toestellen samen. Is de tijd om, dan begint er geen nieuwe ronde; een ronde die al loopt, wordt uitgespeeld. Na uitloggen begint de tijd pas opnieuw te lopen als u minstens {rest} minuten rust hebt genomen.",
  now: "Deze sessie: {length}, sinds {began}.",
  left: "Ze duurt tot {ends}: nog {minutes, plural, one {# minuut} other {# minuten}}.",
  over: "Ze is om {ends} afgelopen. Log na {rests} opnieuw in om te spelen en te storten.",
  length: { minutes: "{minutes} min", hours: "{hours} uur", both: "{hours} uur {minutes} min" },
  longest: "Langste sessie",
  none: "Geen limiet",
  hint: "Een kortere tijd geldt meteen, ook voor deze sessie. Een langere tijd of geen limiet kunt u pas na {hours} uur bevestigen.",
  save: "Bewaren",
  saving: "Bezig met bewaren",
  raise: "U hebt sessies van hoogstens {limit} gevraagd.",
  removal: "U hebt gevraagd om geen limiet meer te hebben.",
  request: "Sessietijd",
} as const satisfies Shape<typeof english>
