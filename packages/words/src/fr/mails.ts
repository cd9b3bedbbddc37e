import type english from "../en/mails.ts"
import type { Shape } from "../shape.ts"

export default {
  operator: "{name}, {address}. Numéro d’entreprise {companyNumber}.",
  licence: "Licence {class}, numéro {number}.",
  question: "Une question ? Écrivez à {email}.",
  protection: "Jeu responsable",
  orCopy: "Ou copiez cette adresse dans votre navigateur :",
  verification: {
    subject: "Confirmez votre adresse e-mail",
    text: "Bonjour {firstName},\n\nVeuillez confirmer que cette adresse e-mail est bien la vôtre. C’est nécessaire pour déposer et jouer.",
    valid: "Le lien fonctionne une seule fois, jusqu’au {until}.",
    notYou: "Si vous n’avez pas ouvert de compte chez nous, ignorez ce message : rien ne se passera.",
    action: "Confirmer mon adresse e-mail",
  },
  welcome: {
    subject: "Votre adresse e-mail est confirmée",
    text: "Merci, {firstName}. Il reste une étape avant de pouvoir déposer et jouer : nous montrer votre document d’identité. Cela prend environ trois minutes.",
    limit: "Vous pouvez déposer {limit} au maximum par période de sept jours.",
    action: "Faire vérifier mon identité",
  },
  newDevice: {
    subject: "Connexion sur un nouvel appareil",
    text: "Bonjour {firstName},\n\nQuelqu’un s’est connecté à votre compte le {at} sur un appareil que nous ne connaissions pas encore.",
    device: "Appareil : {device}. Adresse réseau : {address}.",
    notYou: "Si c’était vous, vous n’avez rien à faire. Sinon, écrivez-nous immédiatement à {email}.",
  },
  identityAccepted: {
    subject: "Votre identité est vérifiée",
    text: "Bonjour {firstName},\n\nNous avons vérifié votre identité. Vous pouvez maintenant déposer et jouer.",
    action: "Aller à mon compte",
  },
  identityDeclined: {
    subject: "Votre identité n’a pas pu être vérifiée",
    text: "Bonjour {firstName},\n\nNous n’avons pas pu vérifier votre identité. En voici la raison :",
    again:
      "Tant que votre identité n’est pas vérifiée, vous ne pouvez ni effectuer de dépôt ou de retrait, ni jouer.",
    action: "Aller à la page de vérification",
  },
} as const satisfies Shape<typeof english>
