import type english from "../en/restricted.ts"
import type { Shape } from "../shape.ts"

export default {
  title: {
    play: "U kunt nu niet spelen",
    break: "U neemt een speelpauze",
    deposit: "U kunt nu niet storten",
  },
  why: {
    register:
      "U mag niet spelen volgens het uitsluitingsregister van de Kansspelcommissie. Alleen de Commissie kan u zeggen waarom en tot wanneer.",
    selfExclusion:
      "U hebt uzelf uitgesloten van spelen tot {until}. Niemand kan dat inkorten, u niet en wij niet.",
    return:
      "De periode waarvoor u zichzelf hebt uitgesloten, is voorbij. Wilt u opnieuw spelen, vraag dan om terug te komen; een dag later kunt u weer spelen.",
    returnWaits: "U hebt gevraagd om terug te komen. U kunt spelen en storten vanaf {until}.",
    break: "U neemt een speelpauze tot {until}. Ze eindigt automatisch; niemand kan ze inkorten.",
  },
  open: "U kunt nog altijd uw geld opnemen, uw geschiedenis bekijken en uw gegevens beheren.",
  withdraw: "Geld opnemen",
  limits: "Naar mijn limieten",
  history: "Mijn verrichtingen",
  commission: "Naar de Kansspelcommissie",
  support: "Vragen? Schrijf naar <mail></mail>.",
} as const satisfies Shape<typeof english>
