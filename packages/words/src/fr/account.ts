import type english from "../en/account.ts"
import type { Shape } from "../shape.ts"

export default {
  navigation: "Votre compte",
  stepStates: {
    done: "terminé",
    current: "en cours",
    waiting: "à venir",
    failed: "échec",
  },
  optional: "{label} (facultatif)",
  when: "{weekday} à {time}",
  whenLater: "le {weekday} {day} à {time}",
  loading: "Un instant",
  tryAgain: "Réessayer",
  copyReference: "Copier la référence {reference}",
  referenceCopied: "Référence copiée",
} as const satisfies Shape<typeof english>
