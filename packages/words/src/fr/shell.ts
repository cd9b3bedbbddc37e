import type english from "../en/shell.ts"
import type { Shape } from "../shape.ts"

export default {
  siteName: "Elite",
  skip: "Aller au contenu",
  menu: "Menu",
  closeMenu: "Fermer le menu",
  openSidebar: "Élargir le menu latéral",
  closeSidebar: "Réduire le menu latéral",
  mainNavigation: "Menu principal",
  bottomNavigation: "Menu rapide",
  home: "Accueil",
  allGames: "Tous les jeux",
  newGames: "Nouveaux jeux",
  gameTypes: "Types et thèmes",
  jackpots: "Jackpots",
  crash: "Crash",
  eliteQuest: "Elite Quest",
  tournaments: "Tournois",
  promotions: "Promotions",
  referrals: "Mes invitations",
  eliteClub: "Elite Club",
  loyalty: "Mon rang",
  sportsBook: "Paris sportifs",
  newGamesShort: "Nouveautés",
  favourites: "Favoris",
  providers: "Studios",
  categories: "Catégories",
  responsibleGambling: "Jeu responsable",
  limits: "Limites",
  logIn: "Se connecter",
  // For the narrowest places.
  logInShort: "Connexion",
  signUp: "S’inscrire",
  logOut: "Se déconnecter",
  loggedOut: "Votre session est fermée.",
  accountMenu: "Compte de {username}",
  profile: "Profil",
  deposit: "Déposer",
  paymentsAway: "Le service de paiement ne répond pas pour l’instant",
  noDeposit: "Dépôt impossible pour l’instant",
  withdraw: "Retirer",
  betHistory: "Historique des mises",
  verification: "Vérification",
  devices: "Sécurité et appareils",
  settings: "Paramètres",
  notifications: "Notifications",
  newNotifications: "nouvelles notifications",
  notificationsUnseen: "Notifications{count, plural, =0 {} one {, # nouvelle} other {, # nouvelles}}",
  notificationsCame: "{count, plural, one {# nouvelle notification} other {# nouvelles notifications}}",
  balance: "Solde",
  // Behind the player’s own money, where there is a bonus.
  plusBonus: "+ {bonus} bonus",
  // Under the balance in another currency.
  estimate: "estimation, cours du {day}",
  eliteCoins: "EliteCoins",
  wallet: "Portefeuille",
  search: "Rechercher",
  searchGames: "Rechercher un jeu ou un studio",
  searchShortcut: "Appuyez sur / pour rechercher",
  time: "Heure",
  session: "Session",
  sessionLeft: "encore {minutes} min",
  sessionOver: "temps écoulé",
  today: "Aujourd’hui",
  todayHint: "Gains moins mises du jour",
  depositRoom: "Marge de dépôt",
  depositRoomOf:
    "{remaining} sur {limit} {limitedBy, select, dailyDepositLimit {aujourd’hui selon votre propre limite} weeklyDepositLimit {cette semaine selon votre propre limite} monthlyDepositLimit {ce mois-ci selon votre propre limite} other {cette semaine}}",
  depositRoomClosed:
    "{none} {closedBy, select, OnBreakErrorType {pendant votre pause} EmailNotVerifiedErrorType {tant que votre adresse e-mail n’est pas confirmée} KycNotDoneErrorType {tant que votre identité n’est pas vérifiée} RealityCheckDueErrorType {tant que vous n’avez pas répondu à votre rappel de réalité} SessionTimeOverErrorType {jusqu’à votre prochaine session} other {pendant votre exclusion}}",
  language: "Langue",
  about: "À propos",
  games: "Jeux",
  protection: "Protection",
  legal: "Informations légales",
  terms: "Conditions générales",
  privacy: "Vie privée",
  cookies: "Cookies",
  cookieChoices: "Choix des cookies",
  helpline: "Ligne d’aide {phone}",
  helpCentre: "Aide",
  help: "Aide aux joueurs",
  commission: "Commission des jeux de hasard",
  licence: "Licence {class} · {number}",
  operatedBy: "Exploité par {name}, {address}. Numéro d’entreprise {companyNumber}.",
  contact: "Contact",
  notFoundTitle: "Cette page n’existe pas",
  notFoundText: "L’adresse contient peut-être une erreur, ou la page a été déplacée.",
  unauthorized: "Veuillez vous reconnecter.",
  sharedLink: "Connectez-vous pour voir où mène ce lien.",
  errorTitle: "Un problème est survenu",
  errorText:
    "Le problème vient de chez nous, pas de vous. Veuillez réessayer ; s’il se reproduit, écrivez-nous.",
  failure: "À indiquer si vous nous écrivez : <id></id>",
  maintenanceTitle: "Nous revenons bientôt",
  maintenanceText: "Nous travaillons sur le site. Votre solde et vos parties en cours sont conservés.",
  maintenanceWaits: "Cette page s’ouvre d’elle-même dès notre retour.",
  /** On a game’s page while the site closes. */
  maintenanceFinish:
    "Le site est fermé pour maintenance. Vous pouvez terminer votre partie ; une nouvelle ne commencera qu’à notre retour.",
  maintenancePrevention: "Le jeu est addictif",
  openTitle: "Le site est ouvert",
  openText:
    "Tout fonctionne. Quand nous travaillons sur le site, cette page vous le dit et se rouvre d’elle-même.",
  offline: "Pas de connexion.",
  offlineText: "Nous continuons à essayer et reprendrons dès que vous serez reconnecté.",
  offlineFigures: "Les montants datent de {time}. Nous continuons à essayer et les mettrons à jour.",
  offlineHeld: "La page demandée s’ouvrira dès que vous serez reconnecté.",
  backOnline: "La connexion est rétablie.",
  asOf: "à {time}",
  notReachedText:
    "Nous n’avons pas pu charger cette page. Elle se chargera d’elle-même dès que vous serez reconnecté.",
  notSent:
    "La connexion a été interrompue : nous ne savons pas si votre envoi nous est parvenu. Votre saisie est conservée.",
  notSentPressed:
    "La connexion a été interrompue : nous ne savons pas si votre demande nous est parvenue. Réessayez dès que vous serez reconnecté.",
  notSentMoney:
    "La connexion a été interrompue : nous ne savons pas si votre demande nous est parvenue. Votre saisie est conservée. Renvoyez-la telle quelle : rien ne sera fait deux fois.",
  notDone:
    "L’opération n’a pas abouti : la connexion a été interrompue. Veuillez réessayer une fois reconnecté.",
  sendAgain: "Renvoyer",
  tryAgain: "Réessayer",
  toHome: "Aller à l’accueil",
  dismiss: "Fermer ce message",
  notices: "Messages",
  verifyEmail: "Confirmez votre adresse e-mail pour déposer et jouer.",
  verifyEmailAction: "Renvoyer le lien",
  verifyIdentity: "Faites vérifier votre identité pour déposer et jouer.",
  verifyIdentityAction: "Faire vérifier maintenant",
  verificationInProgress:
    "Nous vérifions votre identité. Vous pourrez déposer et jouer dès qu’elle sera vérifiée.",
  restricted: {
    register:
      "Le registre des exclusions de la Commission des jeux de hasard ne vous permet pas de jouer. Vous pouvez toujours retirer votre argent et consulter votre historique.",
    selfExclusion:
      "À votre demande, vous êtes exclu du jeu jusqu’au {until}. Vous pouvez toujours retirer votre argent et consulter votre historique.",
    return:
      "La durée de votre exclusion est écoulée. Pour rejouer, demandez votre retour sur la page de vos limites.",
    returnWaits: "Vous avez demandé votre retour. Vous pourrez jouer et déposer à partir du {until}.",
    break:
      "Vous faites une pause de jeu jusqu’au {until}. Vous pouvez toujours retirer votre argent et consulter votre historique.",
  },
  restrictedAction: "Retirer de l’argent",
  sessionEnded: {
    loggedOut: "Votre session a été fermée.",
    endedElsewhere:
      "Votre session a été fermée depuis un autre appareil. Si ce n’était pas vous, connectez-vous et modifiez votre mot de passe.",
    expired: "Votre session est terminée. Reconnectez-vous pour continuer.",
    excluded:
      "Votre session est terminée parce qu’une exclusion est en cours. Connectez-vous pour voir jusqu’à quand et retirer votre argent.",
    onBreak:
      "Votre session est terminée : vous faites une pause de jeu. Connectez-vous pour voir jusqu’à quand et retirer votre argent.",
    closed: "Votre session est terminée parce que votre compte est clôturé.",
    passwordChanged:
      "Votre session est terminée parce que votre mot de passe a été modifié. Connectez-vous avec le nouveau.",
    emailChanged:
      "Votre session est terminée parce que l’adresse e-mail de votre compte a été modifiée. Connectez-vous avec la nouvelle.",
  },
  /** Why what somebody wrote is not an amount. */
  amount: {
    negative: "Un montant ne peut pas être négatif.",
    exponent: "Veuillez écrire tous les chiffres, par exemple 1000.",
    decimals: "Veuillez indiquer deux décimales au maximum, par exemple 12,35.",
    notAnAmount: "Veuillez n’utiliser que des chiffres, par exemple 50 ou 50,25.",
    unclear: "Voulez-vous dire {first} ou {second} ?",
  },
} as const satisfies Shape<typeof english>
