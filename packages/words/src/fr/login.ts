import type english from "../en/login.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Se connecter",
  description: "Connectez-vous à votre compte Elite.",
  email: "Adresse e-mail ou nom d’utilisateur",
  password: "Mot de passe",
  showPassword: "Afficher le mot de passe",
  submit: "Se connecter",
  submitting: "Connexion en cours",
  required: "Veuillez remplir ce champ.",
  forgotten: "Mot de passe oublié ?",
  noAccount: "Pas encore de compte ?",
  signUp: "Ouvrir un compte",
  verify: {
    title: "Confirmez votre adresse e-mail",
    checkTitle: "Consultez vos e-mails",
    sentTo:
      "Nous avons envoyé un lien à <strong>{email}</strong>. Ouvrez-le pour confirmer que cette adresse est bien la vôtre. Il est valable 24 heures.",
    noLink: "Rien reçu ? Regardez dans vos courriers indésirables ou demandez un nouveau lien.",
    resend: "Envoyer un nouveau lien",
    resendIn: "Vous pourrez en demander un autre dans {seconds, plural, one {# seconde} other {# secondes}}.",
    askAddress: "Avec quelle adresse avez-vous ouvert votre compte ?",
    email: "Adresse e-mail",
    press: "Appuyez sur le bouton pour confirmer que cette adresse e-mail est bien la vôtre.",
    confirming: "Nous confirmons votre adresse e-mail.",
    confirm: "Confirmer mon adresse e-mail",
    failedTitle: "Ce lien ne fonctionne pas",
    failedText: "Il a déjà servi, ou un lien plus récent le remplace. Demandez-en un nouveau ci-dessous.",
    doneTitle: "Votre adresse e-mail est confirmée",
    doneText: "Il reste une étape avant de pouvoir déposer et jouer : faire vérifier votre identité.",
    verifyIdentity: "Faire vérifier mon identité",
    logInNext: "Votre adresse e-mail est confirmée. Connectez-vous pour continuer.",
    toHome: "Aller à l’accueil",
  },
} as const satisfies Shape<typeof english>
