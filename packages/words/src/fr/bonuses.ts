export default {
  joining: "Bonus de bienvenue",
  balance: "Bonus",
  staked: "Misé",
  of: "{part} sur {whole}",
  active:
    "Il est joué après votre propre argent. Misez encore {left} avant le {until} et ce qu’il en restera sera à vous. Tant qu’il est actif, une mise ne peut pas dépasser {largestStake}.",
  offered:
    "Si vous le demandez avec votre premier dépôt, nous y ajoutons un bonus de {percent} %, jusqu’à {maximum}. Il est joué après votre propre argent, avec des mises de {largestStake} au maximum. Il est à vous dès que vous l’avez misé {wagering} fois, dans un délai de {days} jours ; passé ce délai, le reste nous revient.",
  info: "Pour votre information : aucun bonus de bienvenue n’est accordé actuellement. S’il l’était, il serait de {percent} % du premier dépôt, jusqu’à {maximum}, à miser {wagering} fois en {days} jours, avec des mises de {largestStake} au maximum.",
  shares: "Part de la mise prise en compte",
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
  withdrawing: "Un retrait met fin au bonus. Nous vous demanderons confirmation.",
  ask: {
    label: "Oui, je veux le bonus de bienvenue",
    match:
      "{percent, select, 100 {Nous doublons votre premier dépôt, jusqu’à {maximum} de bonus.} other {Nous ajoutons {percent} % de votre premier dépôt, jusqu’à {maximum}.}}",
    perStake: "Misez {wagering} × le bonus en {days} jours pour pouvoir le retirer.",
    sum: "Votre bonus : {bonus}. Misez {required} en {days} jours pour pouvoir le retirer.",
    largestStake: "Tant qu’il est actif, une mise ne peut pas dépasser {largestStake}.",
    withdrawing: "Si vous retirez de l’argent avant, vous perdez le bonus.",
    once: "Vous ne pouvez le choisir que maintenant, avec votre premier dépôt. Sans bonus, vous jouez avec votre propre argent et pouvez le retirer sans condition de mise.",
  },
  came: {
    title: "Votre bonus de bienvenue de {bonus} est disponible",
    text: "Misez {required} avant le {until} pour pouvoir le retirer. Tant qu’il est actif, une mise ne peut pas dépasser {largestStake}. Si vous retirez de l’argent avant, vous perdez le bonus.",
  },
  givingUp: {
    title: "Renoncer au bonus",
    text: "Vous perdez les {amount} qui en restent. Les mises déjà comptées, {wagered} sur {required}, sont perdues aussi, et vous ne pourrez pas recevoir d’autre bonus de bienvenue. Si une partie en cours a été jouée avec le bonus, son gain nous revient.",
    kept: "Votre propre argent reste à vous : plus de mise maximale, et vous pouvez faire un retrait sans rien perdre. Ce choix est définitif.",
    submit: "Renoncer définitivement à {amount}",
    submitEmpty: "Renoncer définitivement au bonus",
    submitting: "Un instant",
    failed: "L’opération a échoué : votre bonus est inchangé. Réessayez.",
  },
} as const
