import type english from "../en/ways.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Comment nous vous prévenons",
  lead: "Toutes vos notifications figurent sur cette page. Vous recevez toujours par e-mail celles qui concernent votre identité, votre sécurité, vos limites et les paiements non reçus.",
  mail: "Par e-mail",
  mailMoney: "Dépôts reçus et retraits en cours",
  push: "Notifications push",
  pushLead: "Ce que nous signalons aux appareils sur lesquels vous avez activé les notifications push.",
  save: "Enregistrer mes choix",
  saving: "Enregistrement en cours",
  saved: "Vos choix sont enregistrés.",
  device: "Cet appareil",
  isOn: "Cet appareil vous signale les nouvelles notifications, sans jamais en montrer le contenu, jusqu’à ce que vous vous déconnectiez.",
  isOff:
    "Cet appareil peut vous signaler les nouvelles notifications même quand le site est fermé, sans jamais en montrer le contenu.",
  browsers:
    "{count, plural, =0 {Elles ne sont activées sur aucun appareil.} one {Elles sont activées sur un appareil.} other {Elles sont activées sur # appareils.}}",
  turnOn: "Activer sur cet appareil",
  turnOff: "Désactiver sur cet appareil",
  turning: "Un instant",
  blocked:
    "Votre navigateur n’autorise pas les notifications de ce site. Autorisez-les dans les réglages de votre navigateur pour ce site, puis revenez.",
  impossible:
    "Ce navigateur ne peut pas recevoir de notifications push. Sur un iPhone ou un iPad, ajoutez d’abord ce site à votre écran d’accueil.",
  failed: "Votre navigateur n’a pas pu joindre son service de notifications. Réessayez dans un instant.",
  needsScripts: "Les notifications push nécessitent JavaScript, qui est désactivé dans ce navigateur.",
  unsubscribe: {
    title: "Ne plus recevoir ces e-mails ?",
    text: "Nous ne vous écrirons plus quand un dépôt est arrivé ou qu’un retrait est en cours. Vous retrouverez toujours ces opérations sous « Transactions ».",
    submit: "Ne plus recevoir ces e-mails",
    submitting: "Un instant",
    doneTitle: "Vous ne recevrez plus ces e-mails",
    doneText:
      "Nous continuerons à vous écrire au sujet de votre identité, de votre sécurité, de vos limites et des paiements non reçus.",
    noLinkTitle: "Le lien est incomplet",
    noLink:
      "Ouvrez le lien à la fin d’un de nos e-mails ou connectez-vous et désactivez ces e-mails sur la page de vos notifications.",
    choices: "Voir tous mes choix",
  },
} as const satisfies Shape<typeof english>
