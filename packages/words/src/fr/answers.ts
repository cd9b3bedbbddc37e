import type english from "../en/answers.ts"
import type { Shape } from "../shape.ts"

export default {
  loggedIn: "Connexion réussie.",
  loggedOut: "Déconnexion réussie.",
  deviceEnded: "Cet appareil est déconnecté.",
  otherDevicesEnded: "Vos autres appareils sont déconnectés.",
  secondFactorOff:
    "La connexion en deux étapes est désactivée. Votre mot de passe suffit pour vous connecter.",
  steppedUp: "Merci, c’est confirmé.",
  emailVerified: "Votre adresse e-mail est confirmée.",
  verificationSent: "Nous vous avons envoyé un nouveau lien. Regardez aussi dans vos courriers indésirables.",
  verificationSentIfKnown:
    "Si cette adresse est celle d’un compte à confirmer, nous y avons envoyé un nouveau lien.",
  resetLinkSentIfKnown:
    "Si un compte existe avec cette adresse, nous y avons envoyé un lien pour choisir un nouveau mot de passe.",
  codeSentIfKnown: "Si un compte existe avec cette adresse, nous y avons envoyé un code.",
  passwordChanged: "Votre mot de passe est modifié.",
  passwordReset: "Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.",
  bothEmailsAsked:
    "Nous avons envoyé un lien à la nouvelle adresse et un autre à votre adresse actuelle. Utilisez les deux avant le {until}.",
  newEmailAsked: "Nous avons envoyé un lien à la nouvelle adresse. Utilisez-le avant le {until}.",
  emailAgreed: "C’est confirmé. Le changement aura lieu dès que l’autre adresse aura été confirmée aussi.",
  emailChanged: "Votre adresse e-mail est modifiée. Dorénavant, connectez-vous avec la nouvelle.",
  emailChangeStopped: "L’adresse du compte reste inchangée. Les liens ne fonctionnent plus.",
  emailChangeCancelled: "Vous gardez votre adresse e-mail actuelle. Les liens ne fonctionnent plus.",
  itsmeLinked: "itsme a confirmé votre identité. Dorénavant, vous pouvez vous connecter avec itsme.",
  itsmeDeclined:
    "itsme a répondu, mais nous ne pouvons pas accepter votre identité. Notre e-mail vous en donne la raison.",
  itsmeSignedUp: "Votre compte est ouvert et itsme a confirmé votre identité.",
  itsmeUnlinked: "itsme n’est plus lié à votre compte. Dorénavant, connectez-vous avec votre mot de passe.",
  nameAndPasswordSaved: "C’est enregistré.",
  detailsSaved: "Vos données sont enregistrées.",
  photoSaved: "Votre photo est enregistrée.",
  photoRemoved: "Votre photo est supprimée.",
  documentSent: "Merci. Nous examinons votre document et nous vous écrirons.",
  documentReplaced:
    "Merci. Le nouveau document remplace le précédent. Nous l’examinons et nous vous écrirons.",
  kycPending: "Vos photos sont en cours de vérification. Nous vous écrirons dès que ce sera fait.",
  kycAccepted: "Votre identité est vérifiée.",
  kycDeclined: "Votre identité n’a pas pu être vérifiée. Notre e-mail vous en donne la raison.",
  dossierAsked: "Nous rassemblons vos données et vous écrirons dès qu’elles seront prêtes.",
  jackpotClaimed: "Votre jackpot est sur votre solde.",
  questJoined: "Vous participez. Vos mises comptent à partir de maintenant.",
  prizeClaimed: "Votre prix est sur votre solde.",
  tournamentEnteredFree: "Vous participez. Bonne chance !",
  tournamentEntered: "Vous participez. {amount} ont été débités de votre solde. Bonne chance !",
  tournamentRebought: "Vous avez racheté une participation pour {amount}.",
  tournamentLeftPaidBack:
    "Votre inscription au tournoi est annulée. {amount} ont été remboursés sur votre solde.",
  tournamentLeft: "Votre inscription au tournoi est annulée.",
  referralClaimed: "Votre récompense est sur votre solde.",
  coinsRedeemed: "Vos EliteCoins sont échangés.",
  bonusGivenUp:
    "Vous avez renoncé à votre bonus et aux {amount} qui en restaient. Ses conditions ne s’appliquent plus à votre propre argent.",
  bonusWasYours:
    "Vous aviez déjà misé suffisamment : les {amount} du bonus sont à vous et ont été ajoutés à votre solde.",
  accountClosed: "Votre compte est fermé. Nous vous versons le solde restant et vous envoyons un e-mail.",
  payoutAccountRemoved: "Le compte bancaire est supprimé. Les retraits déjà en route y arriveront encore.",
  termsAccepted: "Vous avez accepté les conditions.",
  languageSaved: "Dorénavant, nous vous écrirons en français.",
  hintDismissed: "Nous n’afficherons plus cette remarque pendant un mois.",
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
  realityCheckSet: "C’est noté : nous ferons régulièrement le point sur votre session.",
  realityCheckOff: "Nous ne ferons plus le point sur votre session.",
  breakBegan: "Votre pause de jeu a commencé et dure jusqu’au {until}.",
  exclusionBegan: "Votre exclusion du jeu a commencé et dure jusqu’au {until}.",
  excludedForEver: "Votre exclusion du jeu a commencé ; elle est définitive.",
  returnAsked: "Vous avez demandé votre retour. Vous pourrez jouer et déposer à partir du {until}.",
  noPause: "Aucune pause ni exclusion n’est en cours.",
  pauseStays:
    "Vous ne pouvez déjà plus jouer jusqu’au {until}. Cette date plus lointaine reste d’application.",
  consentKept:
    "Votre choix est enregistré. Vous pouvez le modifier à tout moment sous « Choix des cookies », au bas de chaque page.",
  originKept: "C’est noté.",
} as const satisfies Shape<typeof english>
