import type english from "../en/banners.ts"
import type { Shape } from "../shape.ts"

export default {
  label: "À la une",
  previous: "Précédent",
  next: "Suivant",
  pause: "Mettre en pause",
  play: "Faire défiler automatiquement",
  at: "{at} sur {count}",
} as const satisfies Shape<typeof english>
