import type english from "../en/identity.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Vérification",
  description:
    "Faites vérifier votre identité une seule fois pour effectuer des dépôts et des retraits, et pour jouer.",
  stepsLabel: "Étapes avant de pouvoir jouer",
  steps: {
    email: "Adresse e-mail",
    identity: "Identité",
    ready: "Vous pouvez jouer",
  },
  notes: {
    emailDone: "Confirmée",
    emailWaiting: "Pas encore confirmée",
    identityDone: "Vérifiée",
    identityProgress: "En cours de vérification",
    identityDeclined: "Non acceptée",
    identityWaiting: "Environ trois minutes",
  },
  startTitle: "Faites vérifier votre identité, une seule fois",
  startText: "La loi belge nous oblige à connaître chaque joueur avant son premier dépôt. Il vous faut :",
  needs: {
    document:
      "L’original de votre carte d’identité, de votre titre de séjour ou de votre passeport, pas une copie",
    face: "Un téléphone ou un ordinateur avec caméra, pour une photo de votre visage",
    time: "Environ trois minutes et un bon éclairage",
  },
  privacy:
    "La vérification est effectuée par Shufti Pro pour notre compte. Les images ne servent qu’à cette vérification.",
  start: "Commencer la vérification",
  resume: "Continuer la vérification",
  starting: "Ouverture de la vérification",
  emailFirst: "Confirmez d’abord votre adresse e-mail. Nous vous avons envoyé un lien.",
  emailAction: "Demander un nouveau lien",
  waitingTitle: "Nous vérifions votre identité",
  waitingText:
    "Cela prend généralement moins d’une minute. Cette page se mettra à jour automatiquement. Vous pouvez aussi la quitter : nous vous enverrons un e-mail.",
  picturesSent: "Si vous avez envoyé des photos, vous n’avez plus rien à faire.",
  notFinished:
    "La vérification n’est pas terminée ? Vous pouvez la reprendre, ou en commencer une autre si elle a expiré.",
  acceptedTitle: "Votre identité est vérifiée",
  acceptedText:
    "Vous pouvez effectuer des dépôts et des retraits, et jouer. Ajoutez dès maintenant le compte bancaire pour vos retraits : le premier versement arrivera plus vite.",
  toAccount: "Ajouter un compte bancaire",
  toDeposit: "Déposer",
  toGames: "Aller aux jeux",
  declinedTitle: "Votre identité n’a pas pu être vérifiée",
  declinedAgain:
    "Tant que votre identité n’est pas vérifiée, vous ne pouvez ni effectuer de dépôt ou de retrait, ni jouer.",
  stoppedTitle: "La vérification n’est pas terminée",
  restart: "Commencer une nouvelle vérification",
  retry: "Réessayer",
} as const satisfies Shape<typeof english>
