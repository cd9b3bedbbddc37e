export default {
  title: "Paris sportifs",
  lead: "Les paris sportifs ont leur propre solde, séparé de celui du casino.",
  frame: "Matchs, cotes et votre ticket",
  licence:
    "Les paris sportifs relèvent de la licence {number}. La loi impose de séparer le solde sportif de celui du casino : aucun transfert n’est possible de l’un à l’autre.",
  balance: "Solde sportif",
  payIn: "Déposer",
  withdraw: "Retirer",
  loading: "Les paris sportifs s’ouvrent…",
  infoTitle: "Non proposé sur ce site",
  infoText:
    "Les paris sportifs ne sont pas acceptés sur ce site. Votre solde sportif reste à vous : vous pouvez le retirer.",
  lostTitle: "Connexion interrompue",
  lostText:
    "Aucun pari n’est possible tant que la connexion n’est pas rétablie. Les paris déjà enregistrés restent valables.",
  silentTitle: "Les paris sportifs ne répondent pas",
  silentText:
    "Ils n’ont pas répondu depuis quinze secondes, et vous n’y êtes pour rien. Réessayez dans une minute. Nous conservons votre solde et vos paris, et les paris en cours sont réglés malgré tout.",
  retry: "Réessayer",
  logIn: "Vous pouvez consulter les cotes. Pour parier, il vous faut un compte.",
  noScript: "Pour parier, activez JavaScript. Les dépôts et les retraits fonctionnent sans lui.",
  description: "Les paris sportifs d’Elite : cotes, licence et solde sportif.",
  ownBets: "Vos paris",
  infoVisitor:
    "Les paris sportifs ne sont pas acceptés sur ce site. La Commission des jeux de hasard publie la liste des sites qui peuvent en accepter.",
  closedTitle: "Les paris sportifs sont fermés",
  closedText:
    "Plus aucun pari n’est accepté ici. Les paris en cours sont réglés dès la fin des rencontres et leurs gains sont ajoutés à votre solde sportif. Ce solde est à vous : vous pouvez le retirer. Si les paris sportifs rouvrent, vous les retrouverez dans le menu.",
  silentVisitor:
    "Ils n’ont pas répondu depuis quinze secondes, et vous n’y êtes pour rien. Réessayez dans une minute.",
  askedAgain:
    "En attendant, aucun pari n’est possible. Nous réessayons automatiquement toutes les quelques secondes ; les paris déjà enregistrés restent valables.",
  sessionOver:
    "Votre session est terminée : vous avez atteint la durée que vous vous êtes fixée. Les paris déjà enregistrés restent valables. Connectez-vous après le {until} pour parier à nouveau.",
  owed: "Votre solde est négatif : un résultat a été corrigé alors que le gain était déjà dépensé. Votre prochain dépôt ou gain servira d’abord à combler ce montant.",
} as const
