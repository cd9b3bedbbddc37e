import type english from "../en/statement.ts"
import type { Shape } from "../shape.ts"

export default {
  caption:
    "Tout ce qui a modifié votre solde en dehors de vos parties et paris, du plus récent au plus ancien.",
  note: "Vos parties et vos paris se situent entre ces lignes : vous les trouvez dans l’historique des mises.",
  what: "Opération",
  after: "Solde après",
  type: "Type",
  anyType: "Tous les types",
  types: {
    deposit: "Dépôts",
    cashout: "Retraits",
    jackpot: "Jackpots",
    wallet: "Prix, bonus et autres",
  },
  kinds: {
    deposit: "Dépôt",
    chargeback: "Dépôt repris",
    withdrawalHeld: "Retrait",
    withdrawalReleased: "Retrait non exécuté",
    withdrawalReturned: "Retrait renvoyé par la banque",
    withdrawalClaimed: "Retrait finalement payé",
    jackpotClaimed: "Jackpot",
    jackpotRefused: "Jackpot repris",
    stakesAnnulled: "Pertes remboursées",
    redemptionPaid: "EliteCoins échangés",
    dropClaimed: "Tirage de prix",
    dropRefused: "Prix d’un tirage repris",
    questClaimed: "Gain de quête",
    questRefused: "Gain de quête repris",
    tournamentFee: "Tournoi : participation",
    tournamentFeeReturned: "Tournoi : participation remboursée",
    tournamentClaimed: "Gain de tournoi",
    tournamentRefused: "Gain de tournoi repris",
    bonusConverted: "Bonus qui vous est acquis",
    bonusTakenBack: "Argent de bonus repris",
    referralClaimed: "Récompense pour une invitation",
    referralRefused: "Récompense pour une invitation reprise",
    writtenOff: "Solde négatif effacé",
  },
} as const satisfies Shape<typeof english>
