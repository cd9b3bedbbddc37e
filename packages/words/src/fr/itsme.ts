import type english from "../en/itsme.ts"
import type { Shape } from "../shape.ts"

export default {
  or: "ou",
  signUp: "S’inscrire avec itsme",
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
    toSignUp: "Aller à l’inscription",
    back: "Retour",
    cancelled: "Vous vous êtes arrêté chez itsme. Rien n’a changé.",
  },
  notLinked: {
    title: "Votre itsme n’est pas encore lié à un compte chez nous",
    text: "Vous avez déjà un compte ? Connectez-vous avec votre mot de passe, puis choisissez « Lier itsme » dans votre profil. Dorénavant, itsme vous connectera.",
    logIn: "Me connecter et lier itsme",
    none: "Pas encore de compte ? Ouvrez-en un ci-dessous.",
    taken:
      "Un compte chez nous a l’adresse e-mail qu’itsme nous communique. S’il est à vous, connectez-vous et liez itsme. Sinon, ouvrez un compte ci-dessous avec une autre adresse.",
  },
  documentNeeded: {
    title: "Inscrivez-vous avec une pièce d’identité",
    text: "itsme ne nous a pas transmis votre date de naissance complète ou un numéro de registre national belge. Ouvrez un compte au moyen du formulaire ci-dessous ; vous pourrez ensuite faire vérifier votre identité avec votre carte d’identité ou votre passeport.",
  },
  newcomer: {
    title: "Vous y êtes presque",
    lead: "itsme a confirmé qui vous êtes. Il nous manque encore quelques renseignements.",
    fromItsme: "Ceci vient d’itsme",
    fromItsmeText: "Si quelque chose est inexact, faites-le corriger chez itsme ou auprès de votre commune.",
    name: "Nom",
    dateOfBirth: "Date de naissance",
    email: "Adresse e-mail",
    phone: "Téléphone",
    address: "Adresse",
    until: "Vous pouvez envoyer ce formulaire jusqu’au {until}.",
    why: "Avec itsme, c’est plus rapide : votre nom et votre adresse viennent de votre carte d’identité, et votre identité est vérifiée immédiatement.",
  },
  card: {
    title: "itsme",
    linked: "Lié",
    notLinked: "Non lié",
    linkedAlone: "Depuis le {date}, itsme vous connecte. Votre compte n’a pas de mot de passe.",
    linkedText: "Depuis le {date}, vous pouvez vous connecter avec itsme ou avec votre mot de passe.",
    text: "Liez votre itsme pour vous connecter sans mot de passe. Il nous montre aussi qui vous êtes.",
    shares:
      "itsme nous communique votre nom, votre date de naissance et votre numéro de registre national, et rien d’autre.",
    emailFirst: "Confirmez d’abord votre adresse e-mail ; vous pourrez ensuite lier itsme.",
    link: "Lier itsme",
    unlink: "Délier itsme",
    unlinking: "Un instant",
    passwordFirst:
      "Choisissez d’abord un mot de passe si vous voulez délier itsme : sans lui, vous ne pourriez plus vous connecter.",
    failed:
      "Nous ne pouvons pas afficher pour le moment si itsme est lié. Veuillez réessayer dans un instant.",
  },
  stepUp: {
    title: "Confirmez que c’est bien vous",
    lead: "itsme confirme en un instant que c’est bien vous. Vous revenez ensuite où vous étiez ; veuillez y indiquer à nouveau ce que vous aviez écrit.",
    action: "Confirmer avec itsme",
  },
  verify: {
    title: "Avec itsme, en une minute",
    text: "Confirmez dans l’app itsme qui vous êtes : sans photos ni document. Vous pourrez ensuite aussi vous connecter avec itsme.",
    action: "Vérifier avec itsme",
  },
} as const satisfies Shape<typeof english>
