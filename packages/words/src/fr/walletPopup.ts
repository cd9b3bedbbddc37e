import type english from "../en/walletPopup.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Votre portefeuille",
  close: "Fermer le portefeuille",
  own: "Votre argent",
  ownNote: "Disponible pour un retrait",
  bonus: "Bonus",
  bonusNote: "Joué après votre argent",
  underWay: "Retraits en cours",
  underWayNote: "Mis de côté ou en route vers vous",
  sports: "Solde sportif",
  coins: "EliteCoins",
  points: "ElitePoints",
  today: "Résultat du jour",
  todayNote: "Gains moins mises depuis minuit",
  deposit: "Déposer",
  withdraw: "Retirer",
  paused:
    "Vous pouvez retirer votre argent à tout moment. Vous ne pouvez pas effectuer de dépôt pour le moment.",
  paymentsAway: "Les dépôts risquent de ne pas aboutir pour le moment.",
  latest: "Dernières transactions",
  none: "Aucune transaction pour le moment.",
  all: "Toutes les transactions",
  loading: "Chargement de vos transactions.",
  failed: "Nous n’avons pas pu charger vos transactions. Rien n’est perdu.",
  lost: "Pas de connexion. Les montants sont ceux de {time}.",
  tryAgain: "Réessayer",
} as const satisfies Shape<typeof english>
