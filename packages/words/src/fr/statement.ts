import type english from "../en/statement.ts"
import type { Shape } from "../shape.ts"

export default {
  caption:
    "Toutes les opérations sur votre solde, hors parties et paris, de la plus récente à la plus ancienne.",
  note: "Vos parties et vos paris, qui ont aussi modifié votre solde entre ces lignes, figurent dans l’historique des mises.",
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
    chargeback: "Dépôt annulé par la banque",
    withdrawalHeld: "Retrait",
    withdrawalReleased: "Retrait non exécuté",
    withdrawalReturned: "Retrait renvoyé par la banque",
    withdrawalClaimed: "Retrait finalement versé",
    jackpotClaimed: "Jackpot",
    jackpotRefused: "Jackpot repris",
    stakesAnnulled: "Pertes remboursées",
    redemptionPaid: "EliteCoins échangés",
    dropClaimed: "Tirage de prix",
    dropRefused: "Prix d’un tirage repris",
    questClaimed: "Prix de l’Elite Quest",
    questRefused: "Prix de l’Elite Quest repris",
    tournamentFee: "Tournoi : participation",
    tournamentFeeReturned: "Tournoi : participation remboursée",
    tournamentClaimed: "Prix de tournoi",
    tournamentRefused: "Prix de tournoi repris",
    bonusConverted: "Bonus qui vous est acquis",
    bonusTakenBack: "Montant de bonus repris",
    referralClaimed: "Récompense pour une invitation",
    referralRefused: "Récompense pour une invitation reprise",
    writtenOff: "Solde négatif effacé",
  },
} as const satisfies Shape<typeof english>
