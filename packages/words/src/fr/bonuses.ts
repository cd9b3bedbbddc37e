export default {
  joining: "Bonus de bienvenue",
  balance: "Bonus",
  staked: "Misé",
  of: "{part} sur {whole}",
  active:
    "Il se joue après votre propre argent. Dès que vous aurez encore misé {left}, ce qu’il en reste sera à vous : vous avez jusqu’au {until}. Tant que vous l’avez, une mise ne peut dépasser {largestStake}.",
  offered:
    "Si vous le choisissez à votre premier dépôt, vous en recevez encore {percent} %, jusqu’à {maximum}. Vous le jouez après votre propre argent, avec des mises de {largestStake} au plus. Il est à vous dès que vous l’avez misé {wagering} fois en {days} jours ; ce qui reste ensuite nous revient.",
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
  ask: {
    label: "Oui, je veux le bonus de bienvenue",
    match:
      "{percent, select, 100 {Nous doublons votre premier dépôt, jusqu’à {maximum} de bonus.} other {Nous ajoutons {percent} % de votre premier dépôt, jusqu’à {maximum}.}}",
    perStake: "Misez {wagering} × le bonus en {days} jours pour pouvoir le retirer.",
    sum: "Votre bonus : {bonus}. Misez {required} en {days} jours pour pouvoir le retirer.",
    largestStake: "Tant qu’il est actif, une mise ne peut pas dépasser {largestStake}.",
    withdrawing: "Si vous retirez de l’argent avant, vous perdez le bonus.",
    once: "Vous ne pouvez le choisir que maintenant, avec votre premier dépôt. Sans bonus, vous jouez avec votre propre argent et vous n’avez rien à miser avant de le retirer.",
  },
  came: {
    title: "Votre bonus de bienvenue de {bonus} est là",
    text: "Misez {required} d’ici le {until} pour pouvoir le retirer. Tant qu’il est actif, une mise ne peut pas dépasser {largestStake}. Si vous retirez de l’argent avant, vous perdez le bonus.",
  },
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
