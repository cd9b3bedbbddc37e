export default {
  joining: "Bonus de bienvenue",
  balance: "Bonus",
  staked: "Misé",
  of: "{part} sur {whole}",
  active:
    "Il se joue après votre propre argent. Dès que vous aurez encore misé {left}, ce qu’il en reste sera à vous : vous avez jusqu’au {until}. Tant que vous l’avez, une mise ne peut dépasser {largestStake}.",
  offered:
    "À votre premier dépôt, vous en recevez encore {percent} %, jusqu’à {maximum}. Vous le jouez après votre propre argent, avec des mises de {largestStake} au plus. Il est à vous dès que vous l’avez misé {wagering} fois en {days} jours ; ce qui reste ensuite nous revient.",
  info: "Pour votre information : aucun bonus de bienvenue n’est accordé actuellement. Ses conditions seraient {percent} % du premier dépôt, jusqu’à {maximum}, à miser {wagering} fois en {days} jours, avec des mises de {largestStake} au plus.",
  withdrawing: "Un retrait met fin au bonus. Nous vous le demandons d’abord.",
} as const
