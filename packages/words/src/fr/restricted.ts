import type english from "../en/restricted.ts"
import type { Shape } from "../shape.ts"

export default {
  title: {
    play: "Vous ne pouvez pas jouer pour le moment",
    break: "Vous faites une pause",
    deposit: "Vous ne pouvez pas déposer pour le moment",
  },
  why: {
    register:
      "Le registre des exclusions de la Commission des jeux de hasard ne vous permet pas de jouer. Elle seule peut vous dire pourquoi et jusqu’à quand.",
    selfExclusion:
      "Vous avez demandé votre exclusion du jeu jusqu’au {until}. Personne ne peut en réduire la durée, ni vous ni nous.",
    return:
      "La durée de votre exclusion est écoulée. Pour rejouer, demandez votre retour ; vous pourrez jouer un jour plus tard.",
    returnWaits: "Vous avez demandé votre retour. Vous pourrez jouer et déposer à partir du {until}.",
    break:
      "Vous faites une pause de jeu jusqu’au {until}. Elle prendra fin automatiquement ; personne ne peut en réduire la durée.",
  },
  open: "Vous pouvez toujours retirer votre argent, consulter votre historique et gérer vos données.",
  withdraw: "Retirer mon argent",
  limits: "Voir mes limites",
  history: "Voir mes transactions",
  commission: "Contacter la Commission des jeux de hasard",
  support: "Une question ? Écrivez à <mail></mail>.",
} as const satisfies Shape<typeof english>
