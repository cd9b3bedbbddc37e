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
  shares: "Ce qui compte d’une mise",
  share: "{percent} % : {kinds}",
  kinds: {
    slots: "machines à sous",
    instant: "jeux instantanés",
    dice: "jeux de dés",
    roulette: "roulette",
    blackjack: "blackjack",
    tables: "jeux de table",
    live: "casino en direct",
    crash: "jeux de crash",
    other: "tous les autres",
  },
  withdrawing: "Un retrait met fin au bonus. Nous vous le demandons d’abord.",
  givingUp: {
    title: "Renoncer au bonus",
    text: "Vous perdez les {amount} qui en restent. Ce que vous avez misé pour lui, {wagered} sur {required}, ne compte plus, et il n’y a pas de second bonus de bienvenue. Ce qu’une partie encore ouverte en gagne nous revient aussi.",
    kept: "Votre propre argent reste à vous. La mise maximale ne s’y applique plus, et un retrait ne vous coûte plus rien. C’est définitif.",
    submit: "Renoncer définitivement à {amount}",
    submitEmpty: "Renoncer définitivement au bonus",
    submitting: "Renonciation…",
    failed: "La renonciation à votre bonus a échoué. Réessayez.",
  },
} as const
