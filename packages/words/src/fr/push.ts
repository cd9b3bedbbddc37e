import type english from "../en/push.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Un message pour vous",
  text: "Connectez-vous pour le lire.",
  offlineTitle: "Pas de connexion",
  offlineText:
    "Votre appareil n’est pas en ligne. Votre argent et vos parties sont en sécurité chez nous : rien n’est perdu.",
  again: "Réessayer",
} as const satisfies Shape<typeof english>
