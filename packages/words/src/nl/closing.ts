import type english from "../en/closing.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Uw account sluiten",
  card: "Account sluiten",
  cardText: "U kunt uw account sluiten wanneer u wilt. Wat er nog staat, wordt u uitbetaald.",
  open: "Mijn account sluiten",
  lead: "Dit gebeurt er als u uw account sluit.",
  atOnce: "Het gebeurt meteen: u wordt overal uitgelogd en niemand kan nog inloggen.",
  paid: "We betalen de {amount} die er nog staat uit op uw rekening {account}, hoe weinig het ook is.",
  paidTo:
    "We betalen de {amount} die er nog staat uit, hoe weinig het ook is. U hebt geen rekening bewaard: zeg ons op welke.",
  newAccount:
    "Op een rekening die nieuw is voor ons, betalen we uit na {hours, plural, one {# uur} other {# uur}}. We mailen u meteen dat u ze hebt opgegeven.",
  nothingLeft: "Er staat geen geld meer op uw account.",
  late: "Wat een ronde die nog loopt alsnog wint, betalen we ook uit.",
  kept: "De wet verplicht ons om uw identiteits- en betaalgegevens tien jaar te bewaren.",
  back: "Wilt u terugkomen, dan schrijft u ons; een pauze of uitsluiting die u hebt gevraagd, loopt hoe dan ook tot het einde.",
  rather:
    "Doet gokken u geen goed? Een pauze of een uitsluiting beschermt u beter: niemand kan ze terugdraaien.",
  toLimits: "Pauze en uitsluiting bekijken",
  submit: "Mijn account nu sluiten",
  submitting: "Sluiten",
} as const satisfies Shape<typeof english>
