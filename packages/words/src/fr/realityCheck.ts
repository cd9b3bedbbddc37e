import type english from "../en/realityCheck.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Rappel de réalité",
  text: "À intervalles réguliers, nous vous montrons depuis quand vous jouez, ce que vous avez misé et ce que vous avez gagné. Aucune nouvelle partie ne commence avant votre réponse.",
  dueTitle: "Votre rappel de réalité",
  since: "Vous jouez depuis {since}, soit depuis {minutes, plural, one {# minute} other {# minutes}}.",
  stakes: "Misé",
  wins: "Gagné",
  net: "Résultat net",
  continue: "Continuer",
  sending: "Un instant",
  pause: "Faire une pause",
  history: "Voir mon historique",
  logOut: "Se déconnecter",
  every: "Fréquence",
  choices: {
    off: "Jamais",
    m30: "Toutes les 30 minutes",
    m60: "Toutes les heures",
    m120: "Toutes les 2 heures",
    m240: "Toutes les 4 heures",
  },
  next: "Le prochain apparaîtra à {at}.",
  save: "Enregistrer",
  saving: "Enregistrement",
} satisfies Shape<typeof english>
