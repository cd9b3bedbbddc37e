import type english from "../en/itsme.ts"
import type { Shape } from "../shape.ts"

export default {
  or: "ou",
  signUp: "S’inscrire avec itsme",
  logIn: "Se connecter avec itsme",
  leaving: "Ouverture d’itsme",
  goOn: "Continuer vers itsme",
  check: {
    title: "Confirmation d’itsme reçue",
    text: "Nous vérifions ce qu’itsme a confirmé.",
    confirm: "Continuer",
    confirming: "Un instant",
    failedTitle: "Cela n’a pas fonctionné",
    again: "Recommencer avec itsme",
    password: "Utiliser mon mot de passe",
    toProfile: "Voir mon profil",
    toSignUp: "Aller à l’inscription",
    back: "Retour",
    cancelled: "Vous avez interrompu l’opération dans itsme. Rien n’a changé.",
  },
  notLinked: {
    title: "Votre itsme n’est pas encore lié à un compte chez nous",
    text: "Vous avez déjà un compte ? Connectez-vous avec votre mot de passe, puis choisissez « Lier itsme » dans votre profil. Vous pourrez ensuite vous connecter avec itsme.",
    logIn: "Me connecter et lier itsme",
    none: "Pas encore de compte ? Ouvrez-en un ci-dessous.",
    taken:
      "L’adresse e-mail communiquée par itsme est déjà celle d’un compte chez nous. Si ce compte est à vous, connectez-vous et liez itsme. Sinon, ouvrez un compte ci-dessous avec une autre adresse.",
  },
  documentNeeded: {
    title: "Inscrivez-vous avec un document d’identité",
    text: "itsme ne nous a pas transmis votre date de naissance complète ou un numéro de registre national belge. Ouvrez un compte au moyen du formulaire ci-dessous ; vous pourrez ensuite faire vérifier votre identité avec votre carte d’identité ou votre passeport.",
  },
  newcomer: {
    title: "Vous y êtes presque",
    lead: "itsme a confirmé votre identité. Il nous manque encore quelques renseignements.",
    fromItsme: "Données transmises par itsme",
    fromItsmeText: "Si une donnée est inexacte, faites-la corriger chez itsme ou auprès de votre commune.",
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
    linkedAlone: "Depuis le {date}, vous vous connectez avec itsme. Votre compte n’a pas de mot de passe.",
    linkedText: "Depuis le {date}, vous pouvez vous connecter avec itsme ou avec votre mot de passe.",
    text: "Liez votre itsme pour vous connecter sans mot de passe et confirmer votre identité.",
    shares:
      "itsme nous communique votre nom, votre date de naissance et votre numéro de registre national, et rien d’autre.",
    emailFirst: "Confirmez d’abord votre adresse e-mail ; vous pourrez ensuite lier itsme.",
    link: "Lier itsme",
    unlink: "Délier itsme",
    unlinking: "Un instant",
    passwordFirst:
      "Choisissez d’abord un mot de passe si vous voulez délier itsme : sinon, vous ne pourriez plus vous connecter.",
    failed:
      "Nous ne pouvons pas vérifier pour le moment si itsme est lié. Veuillez réessayer dans un instant.",
  },
  stepUp: {
    title: "Confirmez que c’est bien vous",
    lead: "itsme le confirme en un instant. Vous reviendrez ensuite à la même page, où vous devrez saisir à nouveau ce que vous aviez indiqué.",
    action: "Confirmer avec itsme",
  },
  verify: {
    title: "Avec itsme, en une minute",
    text: "Confirmez votre identité dans l’application itsme, sans photo ni document. Vous pourrez ensuite aussi vous connecter avec itsme.",
    action: "Vérifier avec itsme",
  },
} as const satisfies Shape<typeof english>
