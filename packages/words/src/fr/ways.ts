import type english from "../en/ways.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Comment nous vous prévenons",
  lead: "Tout figure sur cette page. Par e-mail, vous recevez toujours ce que vous devez savoir : ce qui concerne votre identité, votre sécurité, vos limites et l’argent qui n’est pas arrivé.",
  mail: "Par e-mail",
  mailMoney: "Les dépôts reçus et les retraits en cours",
  push: "Messages sur vos appareils",
  pushLead: "Les messages qui réveillent les appareils sur lesquels vous les avez activés.",
  save: "Enregistrer mes choix",
  saving: "Enregistrement",
  saved: "Vos choix sont enregistrés.",
  device: "Cet appareil",
  isOn: "Cet appareil vous signale qu’un message vous attend. Il ne dit jamais de quoi il s’agit et s’arrête dès que vous vous déconnectez.",
  isOff:
    "Cet appareil peut vous signaler qu’un message vous attend, même quand le site est fermé. Il ne dit jamais de quoi il s’agit.",
  browsers:
    "{count, plural, =0 {Aucun appareil n’est activé.} one {Un appareil est activé.} other {# appareils sont activés.}}",
  turnOn: "Activer sur cet appareil",
  turnOff: "Désactiver sur cet appareil",
  turning: "Un instant",
  blocked:
    "Votre navigateur n’autorise pas les messages de ce site. Autorisez-les dans les réglages de votre navigateur pour ce site, puis revenez.",
  impossible:
    "Ce navigateur ne peut pas recevoir de messages. Sur un iPhone ou un iPad, ajoutez d’abord ce site à votre écran d’accueil.",
  failed: "Votre navigateur n’a pas pu joindre son service de messages. Réessayez dans un instant.",
  needsScripts:
    "Les messages sur un appareil nécessitent des scripts, qui sont désactivés dans ce navigateur.",
  unsubscribe: {
    title: "Ne plus recevoir ces e-mails ?",
    text: "Nous ne vous écrirons plus quand un dépôt est arrivé ou qu’un retrait est en cours. Vous les retrouvez toujours sur la page de votre solde.",
    submit: "Ne plus recevoir ces e-mails",
    submitting: "Un instant",
    doneTitle: "Vous ne recevrez plus ces e-mails",
    doneText:
      "Ce qui concerne votre identité, votre sécurité, vos limites et l’argent qui n’est pas arrivé, nous vous l’écrivons toujours.",
    noLinkTitle: "Le lien est incomplet",
    noLink:
      "Ouvrez le lien à la fin d’un de nos e-mails ou connectez-vous et désactivez ces e-mails sur la page de vos notifications.",
    choices: "Voir tous mes choix",
  },
} as const satisfies Shape<typeof english>
