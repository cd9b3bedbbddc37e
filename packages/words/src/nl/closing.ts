import type english from "../en/closing.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Uw account sluiten",
  card: "Account sluiten",
  cardText: "U kunt uw account sluiten wanneer u wilt. De rest van uw saldo betalen we uit.",
  open: "Mijn account sluiten",
  lead: "Dit gebeurt er als u uw account sluit.",
  atOnce: "Uw account sluit meteen: u wordt overal uitgelogd en niemand kan nog inloggen.",
  paid: "We betalen uw saldo van {amount} uit op uw rekening {account}, hoe klein het bedrag ook is.",
  paidTo:
    "We betalen uw saldo van {amount} uit, hoe klein het bedrag ook is. U hebt nog geen rekening bewaard: geef er een op.",
  newAccount:
    "Op een nieuwe rekening betalen we uit na {hours, plural, one {# uur} other {# uur}}. We mailen u meteen een bevestiging van die rekening.",
  nothingLeft: "Er staat geen geld meer op uw account.",
  late: "Wint u nog iets in een ronde die al loopt, dan betalen we dat ook uit.",
  kept: "De wet verplicht ons om uw identiteits- en betaalgegevens tien jaar te bewaren.",
  back: "Wilt u later terugkomen, neem dan contact met ons op. Een pauze of uitsluiting die u hebt gevraagd, blijft in elk geval tot het einde gelden.",
  rather:
    "Hebt u problemen met gokken? Een pauze of een uitsluiting beschermt u beter: niemand kan ze terugdraaien.",
  toLimits: "Naar pauze en uitsluiting",
  submit: "Mijn account nu sluiten",
  submitting: "Bezig met sluiten",
} as const satisfies Shape<typeof english>
