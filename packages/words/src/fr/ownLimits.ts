import type english from "../en/ownLimits.ts"
import type { Shape } from "../shape.ts"

export default {
  groups: {
    Bet: "Ce que vous misez",
    Loss: "Ce que vous pouvez perdre",
    Deposit: "Ce que vous déposez",
  },
  texts: {
    Bet: "Une fois la limite atteinte, la mise suivante est refusée. Une partie déjà commencée est toujours payée.",
    Loss: "Vos mises moins vos gains. Une mise encore en jeu compte comme perdue.",
    Deposit: "En plus de la limite légale de votre semaine. C’est la plus stricte qui s’applique.",
  },
  periods: { daily: "Par jour", weekly: "Par semaine", monthly: "Par mois" },
  newLimit: {
    daily: "Nouvelle limite par jour",
    weekly: "Nouvelle limite par semaine",
    monthly: "Nouvelle limite par mois",
  },
  used: "{used} utilisés sur {limit}",
  unlimited: "Pas de limite. Utilisé : {used}",
  resets: "Recommence le {at}",
  hint: "Une limite plus basse s’applique immédiatement. Une limite plus élevée attend 72 heures, puis votre confirmation.",
  save: "Enregistrer",
  saving: "Enregistrement en cours",
  nothingWritten: "Indiquez au moins une nouvelle limite.",
  notAnAmount: "Indiquez un montant en euros.",
  remove: "Supprimer la limite",
  removeNamed: "Supprimer la limite : {period}",
  // Behind what was answered to a request that has to cool first.
  earliest: "Ce sera au plus tôt le {until}.",
  waiting: {
    raise: "{period} : vous avez demandé {limit}.",
    removal: "{period} : vous avez demandé de ne plus avoir de limite.",
    cools: "Vous pourrez confirmer à partir du {from}. D’ici là, rien ne change.",
    ready: "Vous pouvez confirmer jusqu’au {until}. Si vous ne faites rien, tout reste inchangé.",
    confirm: "Confirmer",
    cancel: "Annuler la demande",
    sending: "Un instant",
  },
  requests: {
    title: "Vos demandes",
    none: "Vous n’avez pas encore demandé de limite.",
    date: "Demandée le",
    type: "Limite",
    value: "Montant",
    state: "Statut",
    noLimit: "Pas de limite",
    statutory: "Celle de la loi",
    states: {
      pending: "Chez la Commission",
      failed: "Refusée",
      success: "Appliquée",
      cooling: "En attente",
      ready: "À confirmer",
      cancelled: "Annulée",
      expired: "Expirée",
    },
    types: {
      Bet: "Mises, {period}",
      Loss: "Pertes, {period}",
      Deposit: "Dépôts, {period}",
    },
    approved: "Limite légale par semaine",
    lowered: { daily: "par jour", weekly: "par semaine", monthly: "par mois" },
  },
} as const satisfies Shape<typeof english>
