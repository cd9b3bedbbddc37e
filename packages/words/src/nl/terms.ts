import type english from "../en/terms.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Onze voorwaarden zijn gewijzigd",
  text: "Voor u verdergaat, vragen we u om ze te lezen en te aanvaarden. Verder verandert er niets: uw saldo, uw limieten en uw geschiedenis blijven zoals ze zijn.",
  read: "De voorwaarden lezen",
  accept: "Ik aanvaard de voorwaarden",
  accepting: "Een ogenblik",
  otherwise:
    "Aanvaardt u ze niet, dan kunt u uw geld opnemen of uitloggen. We vragen het opnieuw wanneer u weer inlogt.",
  withdraw: "Mijn geld opnemen",
  logout: "Uitloggen",
} as const satisfies Shape<typeof english>
