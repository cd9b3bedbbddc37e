import type english from "../en/answers.ts"
import type { Shape } from "../shape.ts"

export default {
  loggedIn: "Connexion réussie.",
  loggedOut: "Votre session est fermée.",
  deviceEnded: "Cet appareil est déconnecté.",
  otherDevicesEnded: "Vos autres appareils sont déconnectés.",
  emailVerified: "Votre adresse e-mail est confirmée.",
  verificationSent: "Nous vous avons envoyé un nouveau lien. Regardez aussi dans vos courriers indésirables.",
  verificationSentIfKnown:
    "Si un compte avec cette adresse attend d’être confirmé, nous y avons envoyé un nouveau lien.",
  resetLinkSentIfKnown:
    "S’il existe un compte avec cette adresse, nous y avons envoyé un lien pour choisir un nouveau mot de passe.",
  codeSentIfKnown: "S’il existe un compte avec cette adresse, nous y avons envoyé un code.",
  passwordChanged: "Votre mot de passe est modifié.",
  passwordReset: "Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.",
  detailsSaved: "Vos données sont enregistrées.",
  languageSaved: "Dorénavant, nous vous écrirons en français.",
  limitSet: "Votre limite s’applique dès maintenant.",
  limitWaits: "Cette demande attend 72 heures. Vous pourrez ensuite la confirmer ; d’ici là, rien ne change.",
  limitRequestCancelled: "La demande est annulée.",
  limitUnchanged: "C’est déjà votre limite.",
} as const satisfies Shape<typeof english>
