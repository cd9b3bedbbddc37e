import type english from "../en/answers.ts"
import type { Shape } from "../shape.ts"

export default {
  loggedIn: "Connexion réussie.",
  loggedOut: "Votre session est fermée.",
  deviceEnded: "Cet appareil est déconnecté.",
  otherDevicesEnded: "Vos autres appareils sont déconnectés.",
  secondFactorOff:
    "La connexion en deux étapes est désactivée. Votre mot de passe suffit pour vous connecter.",
  steppedUp: "Merci, c’est confirmé.",
  emailVerified: "Votre adresse e-mail est confirmée.",
  verificationSent: "Nous vous avons envoyé un nouveau lien. Regardez aussi dans vos courriers indésirables.",
  verificationSentIfKnown:
    "Si un compte avec cette adresse attend d’être confirmé, nous y avons envoyé un nouveau lien.",
  resetLinkSentIfKnown:
    "S’il existe un compte avec cette adresse, nous y avons envoyé un lien pour choisir un nouveau mot de passe.",
  codeSentIfKnown: "S’il existe un compte avec cette adresse, nous y avons envoyé un code.",
  passwordChanged: "Votre mot de passe est modifié.",
  passwordReset: "Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.",
  bothEmailsAsked:
    "Nous avons envoyé un lien à la nouvelle adresse et un autre à votre adresse actuelle. Utilisez les deux avant le {until}.",
  newEmailAsked: "Nous avons envoyé un lien à la nouvelle adresse. Utilisez-le avant le {until}.",
  emailAgreed: "C’est confirmé. L’adresse changera dès que l’autre aura confirmé aussi.",
  emailChanged: "Votre compte a sa nouvelle adresse e-mail. Dorénavant, vous vous connectez avec elle.",
  emailChangeStopped: "Le compte garde son adresse. Les liens ne fonctionnent plus.",
  emailChangeCancelled: "Vous gardez votre adresse e-mail actuelle. Les liens ne fonctionnent plus.",
  itsmeLinked: "itsme a confirmé qui vous êtes. Dorénavant, vous pouvez vous connecter avec itsme.",
  itsmeDeclined:
    "itsme a répondu, mais nous ne pouvons pas accepter votre identité. Nous vous avons écrit pourquoi.",
  itsmeSignedUp: "Votre compte est ouvert, et itsme a confirmé qui vous êtes.",
  itsmeUnlinked: "itsme ne vous connecte plus. Dorénavant, vous utilisez votre mot de passe.",
  nameAndPasswordSaved: "C’est enregistré.",
  detailsSaved: "Vos données sont enregistrées.",
  photoSaved: "Votre photo est enregistrée.",
  photoRemoved: "Votre photo est supprimée.",
  documentSent: "Merci. Nous examinons votre document et nous vous écrirons.",
  documentReplaced:
    "Merci. Le nouveau document a pris la place de l’autre. Nous l’examinons et nous vous écrirons.",
  kycPending: "Vos photos sont en cours de vérification. Nous vous écrirons dès que ce sera fait.",
  kycAccepted: "Votre identité est vérifiée.",
  kycDeclined: "Votre identité n’a pas pu être vérifiée. Nous vous avons écrit pourquoi.",
  dossierAsked: "Nous rassemblons vos données et vous écrirons dès qu’elles seront prêtes.",
  jackpotClaimed: "Votre jackpot est dans votre solde.",
  questJoined: "Vous participez. Vos mises comptent à partir de maintenant.",
  prizeClaimed: "Votre prix est sur votre solde.",
  tournamentEnteredFree: "Vous participez. Bonne chance !",
  tournamentEntered: "Vous participez. {amount} ont été pris sur votre solde. Bonne chance !",
  tournamentRebought: "Vous avez racheté une participation pour {amount}.",
  tournamentLeftPaidBack: "Vous avez quitté le tournoi. {amount} sont de retour sur votre solde.",
  tournamentLeft: "Vous avez quitté le tournoi.",
  referralClaimed: "Votre récompense est sur votre solde.",
  coinsRedeemed: "Vos coins sont échangés.",
  bonusGivenUp:
    "Vous avez renoncé à votre bonus ; les {amount} qui en restaient nous sont revenus. Ses conditions ne lient plus votre propre argent.",
  bonusWasYours: "Vous aviez assez misé votre bonus : les {amount} sont à vous et figurent sur votre solde.",
  accountClosed: "Votre compte est fermé. Nous vous versons ce qui reste et vous écrivons.",
  payoutAccountRemoved: "Le compte est supprimé. Ce qui est déjà en route y arrivera encore.",
  termsAccepted: "Vous avez accepté les conditions.",
  languageSaved: "Dorénavant, nous vous écrirons en français.",
  hintDismissed: "Nous ne vous le montrerons plus pendant un mois.",
  selfTestKept:
    "Votre résultat est conservé. Personne d’autre que vous ne peut le voir, et vous pouvez l’effacer à tout moment.",
  selfTestDeleted: "Le résultat est effacé.",
  limitSet: "Votre limite s’applique dès maintenant.",
  limitWaits:
    "Cette demande attend {hours} heures. Vous pourrez ensuite la confirmer ; d’ici là, rien ne change.",
  raiseAsked:
    "Votre demande est transmise à la Commission des jeux de hasard. Rien ne change avant son accord, ni avant 72 heures.",
  limitRequestCancelled: "La demande est annulée.",
  limitUnchanged: "C’est déjà votre limite.",
  realityCheckSet: "Votre rappel de réalité commence maintenant.",
  realityCheckOff: "Vous n’avez plus de rappel de réalité.",
  breakBegan: "Votre pause de jeu a commencé et dure jusqu’au {until}.",
  exclusionBegan: "Votre exclusion du jeu a commencé et dure jusqu’au {until}.",
  excludedForEver: "Votre exclusion du jeu a commencé ; elle est définitive.",
  returnAsked: "Vous avez demandé votre retour. Vous pourrez jouer et déposer à partir du {until}.",
  noPause: "Aucune pause ni exclusion n’est en cours.",
  pauseStays: "Vous ne pouvez déjà pas jouer jusqu’au {until}. C’est plus long et cela reste ainsi.",
  consentKept:
    "Votre choix est enregistré. Vous pouvez le modifier à tout moment sous « Choix des cookies », au bas de chaque page.",
  originKept: "C’est noté.",
} as const satisfies Shape<typeof english>
