import type english from "../en/factor.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Connexion en deux étapes",
  on: "Activée",
  off: "Désactivée",
  lead: "En plus de votre mot de passe, nous vous demandons un code affiché par une application sur votre téléphone. Personne ne peut se connecter avec votre seul mot de passe.",
  since: "Activée depuis le {at}. Pour se connecter à votre compte, il faut votre mot de passe et un code.",
  codesLeft: "{count, plural, one {Il reste # code de secours.} other {Il reste # codes de secours.}}",
  failed:
    "Impossible d’afficher pour le moment si la connexion en deux étapes est activée. Réessayez dans un instant.",
  setUp: "Configurer la connexion en deux étapes",
  pending: "Un instant",
  scan: "Scannez cette image avec une application d’authentification, ou ajoutez le compte à la main dans l’application avec la clé ci-dessous.",
  picture: "Code QR pour votre application d’authentification",
  key: "Clé pour l’application",
  openApp: "Ouvrir l’application sur cet appareil",
  code: "Code de l’application",
  codeHint: "Six chiffres. L’application en affiche de nouveaux toutes les 30 secondes.",
  codeMissing: "Entrez les six chiffres affichés par l’application.",
  confirm: "Activer la connexion en deux étapes",
  codesTitle: "Vos codes de secours",
  codesText:
    "La connexion en deux étapes est activée. Si vous n’avez pas votre téléphone sous la main, chacun de ces codes permet de vous connecter une fois. Imprimez-les ou notez-les : nous ne les affichons que maintenant.",
  newCodesText:
    "Chacun de ces codes permet de vous connecter une fois. Imprimez-les ou notez-les : nous ne les affichons que maintenant. Les anciens ne fonctionnent plus.",
  codesKept: "J’ai conservé mes codes",
  renew: "Créer de nouveaux codes de secours",
  turnOff: "Désactiver la connexion en deux étapes",
  stepUp: {
    password: "Confirmez avec votre mot de passe",
    passwordOrCode: "Confirmez avec votre mot de passe ou avec un code de votre application",
    code: "Confirmez avec un code de votre application",
    itsme: "Confirmer avec itsme",
    itsmeOnly: "Votre compte n’a pas de mot de passe : confirmez avec itsme, puis revenez ici.",
    showPassword: "Afficher ma saisie",
  },
  login: {
    title: "Entrez votre code",
    lead: "La connexion en deux étapes est activée. Entrez le code affiché par votre application d’authentification, ou l’un de vos codes de secours.",
    code: "Code",
    missing: "Entrez les six chiffres ou un code de secours.",
    submit: "Se connecter",
    submitting: "Connexion en cours",
    mail: "Recevoir un code par e-mail",
    mailAgain: "Vous pourrez redemander un code par e-mail dans {time}.",
    mailed: "Nous avons envoyé un code à {sentTo}. Regardez aussi dans vos courriers indésirables.",
    restart: "Se connecter avec un autre compte",
  },
} as const satisfies Shape<typeof english>
