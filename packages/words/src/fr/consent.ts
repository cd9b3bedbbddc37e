import type english from "../en/consent.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Choix des cookies",
  description: "Les cookies que ce site utilise et ceux que vous autorisez.",
  lead: "Choisissez ce que nous pouvons conserver dans votre navigateur. Les cookies qui ne sont pas nécessaires restent désactivés tant que vous ne les autorisez pas, et vous pouvez changer d’avis ici à tout moment.",
  bannerTitle: "Votre choix en matière de cookies",
  bannerText:
    "Certains cookies sont nécessaires au site. Les autres ne sont placés qu’avec votre accord. Tout fonctionne dans les deux cas.",
  bannerAgain:
    "Nous vous reposons la question parce que douze mois ont passé ou que notre texte sur les cookies a changé. Tant que vous n’avez pas choisi, seuls les cookies nécessaires sont actifs.",
  soFar: "Autorisé jusqu’ici : {list}.",
  soFarNone: "Jusqu’ici, vous n’avez autorisé que les cookies nécessaires.",
  more: "À propos des cookies",
  acceptAll: "Tout accepter",
  onlyNecessary: "Nécessaires uniquement",
  customise: "Personnaliser",
  keep: "Continuer avec mes choix",
  logOut: "Se déconnecter",
  save: "Enregistrer mes choix",
  saving: "Enregistrement de votre choix",
  close: "Fermer sans choisir",
  chosenAt: "Votre choix du {at}. Il vaut douze mois ; ensuite, nous vous reposerons la question.",
  notChosen: "Vous n’avez pas encore choisi. Seuls les cookies nécessaires sont actifs.",
  list: "Liste des cookies",
  none: "Nous ne plaçons actuellement aucun cookie de ce type. Si cela devait changer, nous vous reposerions d’abord la question.",
  necessary: {
    name: "Nécessaires",
    text: "Pour la connexion, la sécurité, la langue et vos propres choix. Le site ne fonctionne pas sans eux : ils sont toujours actifs.",
  },
  marketing: {
    name: "Marketing",
    text: "Pour vous montrer nos propres offres sur d’autres sites.",
  },
  targeting: {
    name: "Ciblage et mesure",
    text: "Pour savoir par quel lien ou quelle publicité on vient chez nous, et pour compter les pages, les inscriptions, les dépôts et les retraits. Jamais qui vous êtes, jamais de montants.",
  },
  personal: {
    name: "Préférences personnelles",
    text: "Pour adapter le site à ce que vous aimez.",
  },
  cookies: {
    session:
      "garde votre session ouverte ; jusqu’à la déconnexion, après 30 minutes sans activité, 12 heures au plus.",
    step: "servent pendant la connexion, itsme, un nouveau mot de passe ou une pause ; de quelques minutes à la fin de votre visite.",
    consent: "garde ce choix ; 20 mois.",
    view: "retiennent votre langue, les couleurs claires ou sombres et si le menu latéral est réduit ; 1 an. Votre navigateur garde aussi la langue dans son stockage local.",
    demo: "indique que vous avez répondu avoir 21 ans ou plus ; 10 minutes.",
    notice: "transmettent un message à la page suivante ; une demi-minute.",
    storage:
      "dans le stockage local de votre navigateur : votre numéro de joueur et l’heure de votre connexion ; jusqu’à la déconnexion.",
    searches:
      "dans le stockage local de votre navigateur : vos cinq dernières recherches ; jusqu’à ce que vous les effaciez ou vous déconnectiez.",
    playMoney:
      "dans le stockage de session de votre navigateur : votre argent fictif et vos dernières mises dans la démo du jeu de crash ; jusqu’à la fermeture de l’onglet.",
    campaign: "la campagne ou la publicité qui vous a amené ici ; 30 jours.",
    partner: "le partenaire qui vous a amené ici ; 30 jours.",
    friend: "qui nous a recommandés à vous ; 30 jours, ou jusqu’à la déconnexion.",
    loyalty:
      "désigne votre session à l’Elite Club, dès que vous avez consulté votre rang ; jusqu’à la déconnexion.",
    sent: "dans le stockage local de votre navigateur : que la campagne a été notée ; jusqu’au retrait de votre consentement.",
  },
} as const satisfies Shape<typeof english>
