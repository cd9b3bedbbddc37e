import type english from "../en/identity.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Vérification",
  description: "Faites vérifier votre identité une seule fois pour déposer, jouer et retirer.",
  stepsLabel: "Ce qu’il faut pour jouer",
  steps: {
    email: "Adresse e-mail",
    identity: "Identité",
    ready: "Prêt à jouer",
  },
  notes: {
    emailDone: "Confirmée",
    emailWaiting: "Pas encore confirmée",
    identityDone: "Vérifiée",
    identityProgress: "En cours de vérification",
    identityDeclined: "Non acceptée",
    identityWaiting: "Environ trois minutes",
  },
  startTitle: "Montrez-nous une fois qui vous êtes",
  startText: "La loi belge nous demande de connaître chaque joueur avant son premier dépôt. Il vous faut :",
  needs: {
    document: "Votre propre carte d’identité, titre de séjour ou passeport, pas une copie",
    face: "Un téléphone ou un ordinateur avec caméra, pour une photo de votre visage",
    time: "Environ trois minutes et un bon éclairage",
  },
  privacy:
    "La vérification est effectuée par Shufti Pro pour notre compte. Les images ne servent qu’à cette vérification.",
  start: "Commencer la vérification",
  resume: "Continuer la vérification",
  starting: "Nous ouvrons la vérification",
  emailFirst: "Confirmez d’abord votre adresse e-mail. Nous vous avons envoyé un lien.",
  emailAction: "Demander un nouveau lien",
  waitingTitle: "Nous vérifions votre identité",
  waitingText:
    "Cela prend généralement moins d’une minute. Cette page le remarquera d’elle-même ; vous pouvez aussi la quitter, nous vous enverrons un e-mail.",
  notFinished: "Vous vous êtes arrêté avant la fin ? Vous pouvez reprendre la même vérification.",
  acceptedTitle: "Votre identité est vérifiée",
  acceptedText: "Vous pouvez déposer, jouer et retirer.",
  toDeposit: "Déposer",
  toGames: "Vers les jeux",
  declinedTitle: "Votre identité n’a pas pu être vérifiée",
  declinedAgain: "Jusque-là, vous ne pouvez ni déposer, ni jouer, ni retirer.",
  retry: "Réessayer",
} as const satisfies Shape<typeof english>
