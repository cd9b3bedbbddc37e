import type english from "../en/mails.ts"
import type { Shape } from "../shape.ts"

export default {
  operator: "{name}, {address}. Numéro d’entreprise {companyNumber}.",
  licence: "Licence {class}, numéro {number}.",
  question: "Une question ? Écrivez à {email}.",
  protection: "Jeu responsable",
  orCopy: "Ou copiez cette adresse dans votre navigateur :",
  verification: {
    subject: "Confirmez votre adresse e-mail",
    text: "Bonjour {firstName}, veuillez confirmer que cette adresse e-mail est bien la vôtre. C’est nécessaire pour déposer et jouer.",
    valid: "Le lien fonctionne une seule fois, jusqu’au {until}.",
    notYou: "Vous n’avez pas ouvert de compte chez nous ? Ignorez ce message, rien ne se passera.",
    action: "Confirmer mon adresse e-mail",
  },
  welcome: {
    subject: "Votre adresse e-mail est confirmée",
    text: "Merci, {firstName}. Il reste une étape avant de pouvoir déposer et jouer : nous montrer votre carte d’identité. Cela prend environ trois minutes.",
    limit: "Vous pouvez déposer {limit} au maximum par période de sept jours.",
    action: "Vérifier mon identité",
  },
  newDevice: {
    subject: "Connexion depuis un nouvel appareil",
    text: "Bonjour {firstName}, quelqu’un s’est connecté à votre compte le {at} depuis un appareil que nous ne connaissions pas.",
    device: "Appareil : {device}. Adresse réseau : {address}.",
    notYou: "C’était vous ? Vous n’avez rien à faire. Sinon, écrivez-nous immédiatement à {email}.",
  },
  identityAccepted: {
    subject: "Votre identité est vérifiée",
    text: "Bonjour {firstName}, nous avons vérifié votre identité. Vous pouvez maintenant déposer et jouer.",
    action: "Vers mon compte",
  },
  identityDeclined: {
    subject: "Votre identité n’a pas pu être vérifiée",
    text: "Bonjour {firstName}, nous n’avons pas pu vérifier votre identité. En voici la raison :",
    again:
      "Tant que votre identité n’est pas vérifiée, vous ne pouvez ni déposer, ni jouer, ni retirer d’argent.",
    action: "Vers la page de vérification",
  },
} as const satisfies Shape<typeof english>
