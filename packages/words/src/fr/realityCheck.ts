import type english from "../en/realityCheck.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Point sur votre session",
  text: "À intervalles réguliers, nous vous montrons depuis combien de temps vous jouez, ce que vous avez misé et ce que vous avez gagné. Aucune nouvelle partie ne commence avant votre réponse.",
  dueTitle: "Le point sur votre session",
  since: "Vous jouez depuis {since}, soit {minutes, plural, one {# minute} other {# minutes}}.",
  stakes: "Misé",
  wins: "Gagné",
  net: "Résultat",
  continue: "Continuer",
  sending: "Un instant",
  pause: "Faire une pause",
  history: "Voir mon historique",
  logOut: "Se déconnecter",
  every: "Fréquence",
  short: { off: "Non", m30: "30 min", m60: "1 h", m120: "2 h", m240: "4 h" },
  next: "Le prochain apparaîtra à {at}.",
  save: "Enregistrer",
  saving: "Enregistrement en cours",
} satisfies Shape<typeof english>
