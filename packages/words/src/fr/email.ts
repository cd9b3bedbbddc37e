import type english from "../en/email.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Adresse e-mail",
  lead: "Vous l’utilisez pour vous connecter, et c’est à cette adresse que nous vous écrivons.",
  confirmed: "Confirmée",
  notConfirmed: "Non confirmée",
  new: "Nouvelle adresse e-mail",
  password: "Votre mot de passe",
  passwordFirst: "Choisissez d’abord un mot de passe : nous vous le demanderons pour changer d’adresse.",
  required: "Veuillez remplir ce champ.",
  text: "Nous envoyons un lien à la nouvelle adresse et un autre à votre adresse actuelle. L’adresse change dès que vous avez utilisé les deux. Vos sessions sur d’autres appareils seront fermées.",
  textUnconfirmed:
    "Nous envoyons un lien à la nouvelle adresse. L’adresse change dès que vous l’avez utilisé. Vos sessions sur d’autres appareils seront fermées.",
  submit: "Changer mon adresse e-mail",
  submitting: "Envoi en cours",
  failed:
    "Nous ne pouvons pas vérifier pour l’instant si un changement d’adresse est en cours. Réessayez dans un instant.",
  returned: {
    text: "Nos e-mails à <strong>{email}</strong> n’arrivent plus depuis le {since}.",
    hint: "L’adresse est correcte ? Nous pouvons y renvoyer un e-mail ; en ouvrant le lien qu’il contient, vous nous montrez qu’il est arrivé. Sinon, changez d’adresse.",
    change: "Changer mon adresse e-mail",
    again: "Réessayer cette adresse",
    trying: "Envoi en cours",
  },
  open: {
    title: "En attente de confirmation",
    text: "Votre nouvelle adresse sera <strong>{email}</strong> dès que tout sera confirmé ci-dessous. Les liens fonctionnent jusqu’au {until}.",
    new: "Nouvelle adresse",
    current: "Adresse actuelle",
    agreed: "Confirmée",
    waiting: "Pas encore confirmée",
    noMessage:
      "Rien reçu ? Regardez dans vos courriers indésirables. Vous pouvez aussi refaire une demande ci-dessous : les liens précédents ne fonctionneront plus.",
    cancel: "Garder mon adresse actuelle",
    cancelling: "Un instant",
  },
  link: {
    title: "Changement d’adresse e-mail",
    lead: "Notre e-mail indique de quel changement il s’agit. S’il faut deux confirmations, le changement a lieu après la seconde.",
    agree: "Confirmer le changement",
    agreeing: "Un instant",
    stopText: "Vous n’avez rien demandé ? Arrêtez le changement : l’adresse du compte restera inchangée.",
    stop: "Ce n’était pas moi",
    waitingTitle: "Encore une confirmation",
    waitingText: "L’autre adresse a aussi reçu un lien. Il fonctionne aussi longtemps que celui-ci.",
    changedTitle: "L’adresse e-mail a changé",
    stoppedTitle: "Le changement est arrêté",
    stoppedText:
      "La personne qui l’a demandé connaissait votre mot de passe. Choisissez-en un nouveau dès maintenant : tous les appareils seront aussi déconnectés.",
    newPassword: "Choisir un nouveau mot de passe",
    failedTitle: "Cela n’a pas fonctionné",
    toProfile: "Aller à mon profil",
    toLogIn: "Se connecter",
    toHome: "Aller à la page d’accueil",
  },
} as const satisfies Shape<typeof english>
