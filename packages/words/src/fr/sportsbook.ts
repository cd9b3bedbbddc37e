export default {
  title: "Paris sportifs",
  lead: "Des paris sur le sport, avec un solde qui leur est propre.",
  frame: "Matchs, cotes et votre ticket",
  licence:
    "Les paris sportifs relèvent de la licence {number}. La loi veut que leur solde et celui du casino restent séparés : aucun montant ne passe de l’un à l’autre.",
  balance: "Solde sportif",
  payIn: "Déposer",
  withdraw: "Retirer",
  loading: "Les paris sportifs s’ouvrent…",
  infoTitle: "Pas proposé ici",
  infoText:
    "Les paris sportifs ne sont pas acceptés sur ce site. Ce qui se trouve sur votre solde sportif reste à vous : vous pouvez le retirer.",
  lostTitle: "La connexion est perdue",
  lostText: "Aucun pari n’est possible avant son retour. Un pari enregistré le reste.",
  silentTitle: "Les paris sportifs ne répondent pas",
  silentText:
    "Rien depuis quinze secondes, et vous n’y êtes pour rien. Réessayez dans une minute. Nous conservons votre solde et vos paris, et les paris en cours sont réglés malgré tout.",
  retry: "Réessayer",
  logIn: "Vous voyez les cotes. Pour parier, il vous faut un compte.",
  noScript: "Les paris sportifs ont besoin de JavaScript. Vous pouvez déposer et retirer sans lui.",
  description: "Cotes et paris sur le sport : sous quelle licence, et avec quel solde.",
  ownBets: "Vos paris",
  infoVisitor:
    "Les paris sportifs ne sont pas acceptés sur ce site. La Commission des jeux de hasard publie la liste des sites qui peuvent en accepter.",
  closedTitle: "Les paris sportifs sont fermés",
  closedText:
    "Plus aucun pari n’est accepté ici. Les paris en cours sont réglés dès la fin des rencontres, et ce qu’ils rapportent arrive sur votre solde sportif. Ce solde est à vous : vous pouvez le retirer. Si les paris sportifs rouvrent, vous les retrouverez dans le menu.",
  silentVisitor: "Rien depuis quinze secondes, et vous n’y êtes pour rien. Réessayez dans une minute.",
  askedAgain:
    "En attendant, aucun pari n’est possible. Nous réessayons de nous-mêmes toutes les quelques secondes ; un pari enregistré le reste.",
  sessionOver:
    "Votre session est terminée : vous avez joué aussi longtemps que vous vous y autorisez. Un pari enregistré le reste. Connectez-vous après le {until} pour parier à nouveau.",
  owed: "Votre solde est négatif : un résultat a été corrigé alors que ce qu’il avait rapporté était déjà dépensé. Votre prochain dépôt ou gain comble d’abord ce manque.",
} as const
