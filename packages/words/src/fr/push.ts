import type english from "../en/push.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Vous avez une notification",
  text: "Connectez-vous pour la lire.",
  offlineTitle: "Pas de connexion",
  offlineText:
    "Votre appareil n’est pas en ligne. Votre argent et vos parties sont conservés : rien n’est perdu.",
  again: "Réessayer",
} as const satisfies Shape<typeof english>
