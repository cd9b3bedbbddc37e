import type english from "../en/password.ts"
import type { Shape } from "../shape.ts"

export default {
  showPassword: "Afficher le mot de passe",
  hint: "Au moins 10 caractères. Quelques mots sans lien entre eux font un bon mot de passe.",
  strengthLabel: "Solidité du mot de passe",
  strength: { "0": "Trop court", "1": "Faible", "2": "Moyen", "3": "Bon", "4": "Solide" },
  required: "Veuillez remplir ce champ.",
  link: {
    title: "Mot de passe oublié ?",
    lead: "Nous vous envoyons un lien pour en choisir un nouveau.",
    email: "Adresse e-mail",
    submit: "Recevoir le lien",
    submitting: "Envoi en cours",
    back: "Retour à la page de connexion",
    byCode: "Recevoir plutôt un code",
    sentTitle: "Consultez vos e-mails",
    noMessage:
      "Rien reçu ? Regardez dans vos courriers indésirables, ou faites une nouvelle demande dans quelques minutes.",
    again: "Refaire une demande",
  },
  code: {
    title: "Mot de passe oublié ?",
    lead: "Nous vous envoyons six chiffres pour en choisir un nouveau.",
    submit: "Recevoir le code",
    byLink: "Recevoir plutôt un lien",
    enterTitle: "Saisissez votre code",
    sent: "S’il existe un compte avec l’adresse indiquée, nous y avons envoyé un code. Regardez aussi dans vos courriers indésirables.",
    digits: "Six chiffres reçus par e-mail",
    digitsWrong: "Saisissez les six chiffres reçus par e-mail.",
    resend: "Envoyer un autre code",
    resendIn: "Vous pourrez demander un autre code dans {time}.",
    otherAddress: "Utiliser une autre adresse",
  },
  choose: {
    title: "Choisissez un nouveau mot de passe",
    lead: "Toutes vos sessions seront fermées et vous vous connecterez avec le nouveau mot de passe.",
    password: "Nouveau mot de passe",
    submit: "Enregistrer le nouveau mot de passe",
    submitting: "Enregistrement en cours",
    failedTitle: "Ce lien ne fonctionne pas",
    askAgain: "Demander un nouveau lien",
  },
  first: {
    text: "Votre compte n’a pas encore de mot de passe : vous vous connectez avec itsme. Choisissez un mot de passe pour pouvoir aussi vous connecter sans itsme.",
    submit: "Enregistrer mon mot de passe",
  },
  username: {
    title: "Choisissez un nom d’utilisateur",
    lead: "Les autres joueurs n’en voient qu’une partie. Vous ne pourrez plus le modifier ensuite.",
    label: "Nom d’utilisateur",
    hint: "3 à 20 lettres, chiffres ou _.",
    password: "Mot de passe, si vous en voulez un (facultatif)",
    passwordText:
      "Sans mot de passe, vous vous connectez avec itsme. Vous pourrez encore en choisir un plus tard, dans votre profil.",
    submit: "Continuer",
    otherwise: "Vous pouvez aussi vous déconnecter. Nous vous le redemanderons la prochaine fois.",
    wrong: "Utilisez 3 à 20 lettres, chiffres ou _, sans espaces ni accents.",
  },
  change: {
    title: "Mot de passe",
    text: "Vos sessions sur d’autres appareils seront fermées.",
    old: "Mot de passe actuel",
    new: "Nouveau mot de passe",
    submit: "Modifier mon mot de passe",
  },
} as const satisfies Shape<typeof english>
