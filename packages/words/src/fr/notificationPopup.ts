import type english from "../en/notificationPopup.ts"
import type { Shape } from "../shape.ts"

export default {
  close: "Fermer les notifications",
  all: "Toutes les notifications",
  loading: "Chargement de vos notifications.",
  tryAgain: "Réessayer",
} as const satisfies Shape<typeof english>
