import type english from "../en/itsme.ts"
import type { Shape } from "../shape.ts"

export default {
  or: "ou",
  logIn: "Se connecter avec itsme",
  leaving: "Nous vous dirigeons vers itsme",
  goOn: "Continuer vers itsme",
  check: {
    title: "De retour d’itsme",
    text: "Nous vérifions ce qu’itsme a confirmé.",
    confirm: "Continuer",
    confirming: "Un instant",
    failedTitle: "Cela n’a pas fonctionné",
    again: "Recommencer avec itsme",
    password: "Utiliser mon mot de passe",
    toProfile: "Voir mon profil",
    cancelled: "Vous vous êtes arrêté chez itsme. Rien n’a changé.",
  },
  notLinked: {
    title: "Votre itsme n’est pas encore lié à un compte chez nous",
    text: "Vous avez déjà un compte ? Connectez-vous avec votre mot de passe, puis choisissez « Lier itsme » dans votre profil. Dorénavant, itsme vous connectera.",
    logIn: "Me connecter et lier itsme",
    none: "Pas encore de compte ? Ouvrez-en un ci-dessous. Vous pourrez lier itsme dès que votre adresse e-mail sera confirmée.",
  },
  card: {
    title: "itsme",
    linked: "Lié",
    notLinked: "Non lié",
    linkedText: "Depuis le {date}, vous pouvez vous connecter avec itsme ou avec votre mot de passe.",
    text: "Liez votre itsme pour vous connecter sans mot de passe. Il nous montre aussi qui vous êtes.",
    shares:
      "itsme nous communique votre nom, votre date de naissance et votre numéro de registre national, et rien d’autre.",
    emailFirst: "Confirmez d’abord votre adresse e-mail ; vous pourrez ensuite lier itsme.",
    link: "Lier itsme",
    failed:
      "Nous ne pouvons pas afficher pour le moment si itsme est lié. Veuillez réessayer dans un instant.",
  },
  verify: {
    title: "Avec itsme, en une minute",
    text: "Confirmez dans l’app itsme qui vous êtes : sans photos ni document. Vous pourrez ensuite aussi vous connecter avec itsme.",
    action: "Vérifier avec itsme",
  },
} as const satisfies Shape<typeof english>
