export default {
  title: "Paris sportifs",
  lead: "Des paris sur le sport, avec un solde qui leur est propre.",
  frame: "Matchs, cotes et votre ticket",
  licence:
    "Les paris sportifs relèvent de la licence {number}. La loi veut que leur solde et celui du casino restent séparés : aucun montant ne passe de l’un à l’autre.",
  balance: "Solde sportif",
  payIn: "Déposer",
  withdraw: "Retirer",
  bets: "Mes paris",
  loading: "Les paris sportifs s’ouvrent…",
  infoTitle: "Pas proposé ici",
  infoText:
    "Les paris sportifs ne sont pas acceptés sur ce site. Ce qui se trouve sur votre solde sportif reste à vous : vous pouvez le retirer.",
  lostTitle: "La connexion est perdue",
  lostText: "Aucun pari n’est possible avant son retour. Un pari enregistré le reste.",
  silentTitle: "Les paris sportifs ne répondent pas",
  silentText: "Le service est peut-être très sollicité. Votre solde et vos paris sont en sécurité chez nous.",
  retry: "Réessayer",
  logIn: "Vous voyez les cotes ; pour parier, connectez-vous.",
  noScript: "Les paris sportifs ont besoin de JavaScript. Vous pouvez déposer et retirer sans lui.",
} as const
