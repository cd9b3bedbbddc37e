import type english from "../en/errors.ts"
import type { Shape } from "../shape.ts"

export default {
  BadInputErrorType: "Veuillez vérifier les champs signalés ci-dessous.",
  UnauthorizedErrorType: "User is not logged in",
  ForeignOriginErrorType: "Cette demande ne vient pas de notre site ; nous ne l’avons pas exécutée.",
  NotFoundErrorType: "Nous n’avons pas trouvé ce que vous cherchez.",
  MethodNotAllowedErrorType:
    "Cette page ne peut pas être ouverte de cette façon. Revenez en arrière et réessayez.",
  PayloadTooLargeErrorType: "Votre envoi est trop volumineux.",
  UnsupportedMediaTypeErrorType: "Nous ne pouvons pas lire ce type de fichier ou de données.",
  TooManyRequestsErrorType:
    "Trop de tentatives. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.",
  InternalServerErrorType: "Un problème est survenu de notre côté. Veuillez réessayer.",
  TemporarilyUnavailableErrorType:
    "Ce service est momentanément indisponible. Réessayez dans quelques minutes.",
  MaintenanceErrorType: "Le site est en maintenance. Réessayez dans quelques minutes.",
  IdempotencyKeyReusedErrorType: "Cette demande a déjà servi à autre chose. Rechargez la page et réessayez.",

  EmailNotFound: "Aucun compte ne correspond à ces données.",
  EmailAlreadyExistsErrorType: "Un compte existe déjà avec cette adresse e-mail.",
  UsernameAlreadyExistsErrorType: "Ce nom d’utilisateur est déjà pris.",
  UserAlreadyExists:
    "Nous ne pouvons pas ouvrir de compte avec ces données. Vous en avez peut-être déjà un, et chaque personne ne peut en avoir qu’un seul. Notre service clientèle vous aidera : {email}. Si le jeu vous préoccupe, vous trouverez une aide gratuite sur {help}.",
  UsernameFixedErrorType: "Vous avez déjà un nom d’utilisateur, et il ne peut plus être modifié.",
  UnderAgeErrorType: "Vous devez avoir au moins 21 ans pour jouer ici.",
  ProfessionBarredErrorType: "La loi belge interdit aux personnes de votre profession de jouer.",
  WeakPasswordErrorType:
    "Ce mot de passe est trop facile à deviner. Utilisez au moins 10 caractères et évitez les mots courants.",
  NationalNumberInvalidErrorType:
    "Ce numéro de registre national n’est pas valable. Vérifiez les 11 chiffres.",
  ExcludedFromPlayErrorType:
    "Nous ne pouvons pas vous laisser jouer : le registre des exclusions de la Commission des jeux de hasard ne le permet pas. Elle seule peut vous dire pourquoi et jusqu’à quand.",
  ExclusionRegisterUnavailableErrorType:
    "Le registre des exclusions de la Commission des jeux de hasard ne répond pas et nous ne pouvons pas continuer sans lui. Réessayez dans quelques minutes.",
  EmailTokenInvalidErrorType: "Ce lien n’est pas valable. Demandez-en un nouveau.",
  UnsubscribeTokenInvalidErrorType:
    "Ce lien n’est pas valable. Connectez-vous pour désactiver ces e-mails sur la page de vos notifications.",
  CodeExpiredErrorType: "Ce lien ou ce code a expiré. Veuillez recommencer.",
  EmailAlreadyVerifiedErrorType: "Votre adresse e-mail est déjà confirmée.",
  EmailUnchangedErrorType: "C’est déjà l’adresse e-mail de votre compte.",
  EmailChangeLinkInvalidErrorType:
    "Ce lien ne fonctionne plus : il a été utilisé, remplacé ou arrêté, ou il a expiré. Si l’adresse doit encore changer, refaites la demande dans votre profil.",
  EmailTakenMeanwhileErrorType:
    "Entre-temps, cette adresse est devenue celle d’un autre compte ; le vôtre garde donc la sienne. Demandez une autre adresse dans votre profil.",
  TermsChangedErrorType: "Les conditions viennent encore de changer. Veuillez lire la nouvelle version.",
  OldPasswordInvalidErrorType: "Ce n’est pas votre mot de passe actuel.",
  OtpInvalidErrorType: "Ce code n’est pas le bon. Vérifiez les six chiffres du message.",
  OtpExpiredErrorType: "Ce code ne fonctionne plus. Demandez-en un nouveau.",
  LoginChallengeExpiredErrorType:
    "Cette connexion a expiré, compte trop d’essais ou a commencé dans un autre navigateur. Reconnectez-vous.",
  SecondFactorCodeInvalidErrorType:
    "Ce code n’est pas le bon, ou il a déjà servi. Vérifiez-le ou attendez le suivant dans votre application.",
  SecondFactorOnErrorType: "La connexion en deux étapes est déjà activée.",
  SecondFactorOffErrorType: "La connexion en deux étapes n’est pas activée.",
  SecondFactorSetUpOverErrorType:
    "La configuration de la connexion en deux étapes a expiré ou a été reprise ailleurs. Recommencez.",
  MailedCodeNotEnoughErrorType:
    "Votre mot de passe a été choisi au moyen d’un e-mail : un code reçu par e-mail ne suffit donc pas comme deuxième étape. Utilisez votre application ou un code de secours. Si vous n’avez ni l’une ni l’autre, notre service clientèle vous aidera.",
  StepUpRequiredErrorType:
    "Confirmez que c’est bien vous. Pour l’argent et la sécurité de votre compte, nous le redemandons après quelques minutes.",
  PasswordNotSetErrorType:
    "Votre compte n’a pas encore de mot de passe. Choisissez-en un dans votre profil ; vous pourrez ensuite continuer.",
  ItsmeServiceNotAvailableErrorType:
    "itsme ne répond pas pour le moment. Réessayez dans quelques minutes ou utilisez votre mot de passe.",
  ItsmeEmailNotLinkedErrorType:
    "Votre itsme n’est pas encore lié à un compte chez nous. Si vous avez un compte, connectez-vous avec votre mot de passe et liez itsme dans votre profil.",
  ItsmeOtherBrowserErrorType:
    "Vous avez commencé dans un autre navigateur. Retournez-y et ouvrez-y cette page dans les trois minutes, ou recommencez ici.",
  ItsmeExpiredErrorType:
    "Cette confirmation d’itsme n’est plus valable : elle a déjà servi ou a expiré. Recommencez.",
  ItsmeNotConfirmedErrorType:
    "Nous n’avons pas pu vérifier ce qu’itsme nous a envoyé ; rien n’a donc été fait. Veuillez recommencer.",
  ItsmeDocumentNeededErrorType:
    "itsme ne nous a pas transmis votre date de naissance complète, un numéro de registre national belge ou le nom de votre compte et ne peut donc pas confirmer votre identité ici. Vous pouvez présenter un document d’identité à la place.",
  ItsmePersonMismatchErrorType:
    "Cet itsme n’est pas celui du titulaire du compte : le nom, la date de naissance ou le numéro de registre national diffère. Rien n’a changé.",
  ItsmeNotLinkedErrorType:
    "Cet itsme n’est pas lié à votre compte et ne peut donc rien confirmer ici. Rien n’a changé.",
  ItsmeLinkedElsewhereErrorType:
    "Cet itsme est déjà lié à un autre compte chez nous, et chaque personne ne peut en avoir qu’un. Notre service clientèle vous aidera : {email}.",

  PushServiceUnknownErrorType:
    "Nous ne connaissons pas le service de notifications de votre navigateur et ne pouvons donc pas joindre cet appareil. Vos notifications figurent sur cette page.",
  ConsentTextChangedErrorType:
    "Le texte sur les cookies a changé depuis le chargement de cette page. Rien n’a été enregistré : relisez-le, puis choisissez.",
  ConsentMissingErrorType:
    "Nous ne pouvons conserver cette information qu’avec votre accord pour les cookies de ciblage. Vous pouvez le donner sous « Choix des cookies ».",

  AccountClosedErrorType: "Ce compte est clôturé. Notre service clientèle peut vous en dire plus.",
  AccountExcludedErrorType:
    "Vous ne pouvez pas jouer : {until, select, none {votre exclusion est définitive. S’il reste de l’argent sur votre compte, écrivez à notre service clientèle.} other {une exclusion est en cours jusqu’au {until}.}}",
  AccountUnderAgeErrorType:
    "Votre document d’identité indique que vous avez moins de 21 ans. Vous ne pouvez pas avoir de compte avant cet âge.",
  SelfExcludedErrorType:
    "Vous avez demandé votre exclusion du jeu{until, select, none {} other { jusqu’au {until}}}. D’ici là, vous pouvez retirer votre argent et consulter votre historique.",
  ReturnNotAskedErrorType:
    "La durée de votre exclusion est écoulée. Pour rejouer, demandez votre retour sur la page de vos limites ; vous pourrez jouer un jour plus tard.",
  ReturnWaitsErrorType: "Vous avez demandé votre retour. Vous pourrez jouer et déposer à partir du {until}.",
  ReturnNotNeededErrorType: "Il n’y a rien à demander : aucune de vos exclusions n’attend votre retour.",
  OnBreakErrorType:
    "Vous faites une pause de jeu{until, select, none {} other { jusqu’au {until}}}. D’ici là, vous pouvez retirer votre argent et consulter votre historique.",
  EmailNotVerifiedErrorType: "Confirmez d’abord votre adresse e-mail. Nous vous avons envoyé un lien.",
  KycNotDoneErrorType: "Faites d’abord vérifier votre identité. Cela prend environ trois minutes.",
  KycAlreadyDoneErrorType: "Votre identité est déjà vérifiée.",
  KycServiceNotAvailableErrorType:
    "La vérification d’identité est momentanément indisponible. Réessayez dans quelques minutes.",
  KycByPicturesOffErrorType:
    "Actuellement, votre identité ne peut pas être vérifiée uniquement au moyen de photos. Utilisez la vérification avec votre caméra.",

  DepositBelowMinimumErrorType: "Le dépôt minimum est de {minimum}.",
  DepositAboveMaximumErrorType: "Le dépôt maximum par ce moyen de paiement est de {maximum}.",
  DepositLimitReachedErrorType:
    "{limitedBy, select, dailyDepositLimit {Votre propre limite de dépôt par jour} weeklyDepositLimit {Votre propre limite de dépôt par semaine} monthlyDepositLimit {Votre propre limite de dépôt par mois} other {Limite de dépôt hebdomadaire}} : {used} utilisés sur {limit}{freesAt, select, none {, vous pouvez donc déposer {remaining} au maximum.} other {. Vous pourrez déposer ce montant à partir du {freesAt}.}}",
  LimitRequestClosedErrorType: "Cette demande est clôturée. Rien n’a changé.",
  LimitStillCoolingErrorType:
    "Vous pourrez confirmer cette demande à partir du {until}. D’ici là, rien ne change.",
  LimitRaiseSuspendedErrorType:
    "La limite de dépôt hebdomadaire ne peut pas être relevée pour l’instant. La vôtre reste inchangée. Cette page indiquera quand une demande sera de nouveau possible.",
  LimitRaiseOpenErrorType:
    "Une de vos demandes est déjà en cours auprès de la Commission des jeux de hasard. Attendez sa réponse, ou annulez cette demande et introduisez-en une nouvelle.",
  RealityCheckDueErrorType:
    "Faites d’abord le point sur votre session, sur la page de vos limites. Vous pourrez ensuite continuer.",
  SessionTimeOverErrorType:
    "Vous avez atteint la durée de session que vous vous êtes fixée. Connectez-vous après le {until} pour jouer et déposer à nouveau.",
  PaymentMethodNotAllowedErrorType:
    "Ce moyen de paiement n’est pas accepté ici. La loi nous interdit d’accepter les cartes de crédit.",
  HiPayServiceNotAvailableErrorType:
    "Le service de paiement ne répond pas. Rien n’a été débité. Réessayez dans quelques minutes.",
  WithdrawalBelowMinimumErrorType: "Le retrait minimum est de {minimum}.",
  InsufficientFundsErrorType: "Votre solde est insuffisant pour cette opération.",
  BonusWouldBeForfeitedErrorType:
    "Ce retrait vous ferait perdre votre bonus de {bonus}. Si vous le souhaitez malgré tout, cochez que vous y renoncez.",
  JoiningBonusNotAvailableErrorType:
    "Le bonus de bienvenue n’est possible qu’au premier dépôt sur votre solde casino, et seulement tant qu’il est proposé. Vous pouvez déposer sans bonus.",
  BonusEndedErrorType: "Ce bonus a déjà pris fin. Vos notifications vous indiquent ce qu’il est devenu.",
  BonusChangedErrorType:
    "Votre bonus s’élève maintenant à {bonus}, plus que ce que vous pensiez perdre. Rien n’a changé : regardez à nouveau avant de décider.",
  JackpotClaimedErrorType: "Ce jackpot est déjà sur votre solde.",
  JackpotDisputedErrorType:
    "La mise qui a gagné ce jackpot a été remboursée. Nous examinons le cas ; en attendant, il ne peut pas être réclamé.",
  PrizeClaimedErrorType: "Ce prix est déjà sur votre solde.",
  PrizeDisputedErrorType:
    "La mise qui a gagné ce prix a été remboursée. Nous examinons le cas ; en attendant, il ne peut pas être réclamé.",
  OwnLimitReachedErrorType:
    "{limitedBy, select, dailyBetLimit {Votre propre limite de mises par jour} weeklyBetLimit {Votre propre limite de mises par semaine} monthlyBetLimit {Votre propre limite de mises par mois} dailyLossLimit {Votre propre limite de pertes par jour} weeklyLossLimit {Votre propre limite de pertes par semaine} monthlyLossLimit {Votre propre limite de pertes par mois} other {L’une de vos propres limites}} : {used} utilisés sur {limit}, il reste donc {remaining}. Elle repart à zéro le {until}.",
  TournamentNotOpenErrorType: "Les inscriptions à ce tournoi n’ouvrent que le {until}.",
  TournamentEntryClosedErrorType:
    "Les inscriptions à ce tournoi sont closes{until, select, none {} other { depuis le {until}}}. Rien n’a été débité.",
  TournamentFullErrorType:
    "{most, plural, one {La seule place de ce tournoi est prise} other {Les # places de ce tournoi sont toutes prises}}. Rien n’a été débité.",
  TournamentEnteredErrorType: "Vous participez déjà à ce tournoi : l’inscription n’est payée qu’une fois.",
  TournamentNotEnteredErrorType: "Vous ne participez pas à ce tournoi.",
  TournamentBegunErrorType:
    "Ce tournoi a commencé le {until} : vous ne pouvez plus vous désinscrire. Vous gardez votre inscription et vos points.",
  TournamentNotPlayedErrorType:
    "{until, select, none {Ce tournoi est terminé, et son crédit avec lui.} other {Ce tournoi commence le {until}. Son crédit pourra être joué à partir de ce moment.}}",
  TournamentRebuysUsedErrorType:
    "{most, plural, =0 {Ce tournoi ne permet pas de racheter une participation.} one {Ce tournoi permet un seul rachat de participation, et vous l’avez déjà utilisé.} other {Ce tournoi permet # rachats de participation, et vous les avez déjà utilisés.}}",
  TournamentHousePrizesOffErrorType:
    "Les inscriptions aux tournois dont les prix sont offerts par Elite ne sont pas possibles pour le moment. Rien n’a été débité.",
  QuestJoinedErrorType: "Vous participez déjà à la quête de cette semaine.",
  QuestNotOfferedErrorType:
    "Aucune quête n’est ouverte pour l’instant : il n’y en a pas cette semaine, ou elle a été annulée. La page Elite Quest indique quand commence la prochaine.",
  ReferralCodeUnknownErrorType:
    "Nous ne connaissons pas ce code d’invitation. Comparez-le avec le lien que vous avez reçu, ou laissez le champ vide.",
  ReferralClaimedErrorType: "Cette récompense est déjà sur votre solde.",
  ReferralDisputedErrorType:
    "Nous examinons cette invitation. En attendant, la récompense ne peut pas être réclamée.",
  CoinRedemptionOffErrorType:
    "Les EliteCoins ne peuvent pas être échangés ici pour le moment. Vous gardez les vôtres ; le guichet indique quand il rouvre.",
  CoinsNotRedeemableErrorType:
    "Les EliteCoins s’échangent par tranches de {step, plural, one {#} other {#}}, à partir de {least, plural, one {# EliteCoin} other {# EliteCoins}}. Rien n’a changé.",
  CoinsNotEnoughErrorType:
    "Vous avez {held, plural, one {# EliteCoin entier} other {# EliteCoins entiers}}, moins que ce que vous voulez échanger. Rien n’a changé.",
  IbanInvalidErrorType: "Ce numéro de compte (IBAN) n’est pas valable. Vérifiez les lettres et les chiffres.",
  WalletNotPaidInErrorType:
    "Vous ne pouvez retirer que vers un portefeuille qui a servi à un dépôt. Choisissez un autre moyen de paiement.",
  IbanOutsideSepaErrorType:
    "Nous ne pouvons virer que vers un compte de la zone SEPA, c’est-à-dire l’Union européenne et quelques pays voisins. Indiquez un autre compte à votre nom.",
  IbanNotOwnErrorType: "Nous ne pouvons verser de l’argent que sur un compte bancaire à votre nom.",
  PayoutAccountNeededErrorType: "Il nous faut un compte bancaire à votre nom pour vous verser ce qui reste.",
  PayoutAccountsFullErrorType:
    "Vous avez enregistré {most, plural, one {# compte} other {# comptes}}, soit le maximum. Supprimez-en un pour en ajouter un autre.",

  PhotoUnreadableErrorType:
    "Nous n’avons pas pu lire cette image. Envoyez une photo ou une image au format JPEG, PNG ou WebP. Votre photo reste inchangée.",
  DossierTooSoonErrorType:
    "Vous avez demandé vos données il y a moins d’un jour. Vous pourrez les redemander à partir du {until}.",
  PhotoTooLargeErrorType:
    "Cette image compte plus de 40 millions de pixels. Envoyez-en une plus petite. Votre photo reste inchangée.",
  DocumentUnreadableErrorType:
    "Nous n’avons pas pu lire ce fichier. Envoyez une image au format JPEG, PNG ou WebP, ou un PDF sans mot de passe. Vos documents restent inchangés.",
  DocumentTooLargeErrorType:
    "Cette image compte plus de 40 millions de pixels. Envoyez-en une plus petite. Vos documents restent inchangés.",
  DocumentsFullErrorType:
    "Nous avons déjà {most, plural, one {# document} other {# documents}} de votre part, soit le maximum. Remplacez-en un qui attend encore sa vérification, ou écrivez-nous.",
  DocumentNotReplaceableErrorType:
    "Ce document ne peut plus être remplacé : il a été accepté, ou un autre a déjà pris sa place. Envoyez plutôt un nouveau document.",

  NotificationHistoryIdRequiredErrorType:
    "notificationHistoryId est requis pour mettre à jour une seule notification",

  GameNotFound: "Ce jeu ne figure pas dans notre catalogue.",
  DataCannotBeFoundErrorType: "Nous n’avons pas trouvé cette page.",
  DemoNotAvailableErrorType: "Ce jeu ne peut pas être essayé gratuitement.",
  PurseNotOpenErrorType:
    "Ce tournoi est terminé, ou ce n’est pas le vôtre : son crédit ne peut plus être joué. Ce qui a été misé avant compte encore.",
  GameNotForPurseErrorType: "Ce jeu ne fait pas partie du tournoi : choisissez l’un de ses jeux.",
  DemoPlayOffErrorType:
    "Les jeux ne peuvent pas être essayés gratuitement pour le moment : vous pouvez seulement y jouer en argent réel.",
  AgeNotAnsweredErrorType:
    "Les jeux sont réservés aux personnes de 21 ans et plus, même avec de l’argent fictif. Confirmez d’abord votre âge ; vous pourrez ensuite essayer les jeux pendant {minutes, plural, one {# minute} other {# minutes}} sans compte.",
  GameServiceNotAvailableErrorType: "Ce jeu est momentanément indisponible. Réessayez dans quelques minutes.",
  CrashOffErrorType: "Ce jeu n’est pas disponible ici pour le moment.",
  CrashAutobetOffErrorType:
    "Les mises automatiques ne sont pas possibles ici. Vous pouvez placer chaque mise vous-même.",
  CrashNotOpenErrorType: "Les mises reprennent dès l’ouverture de la prochaine manche. Rien n’a été misé.",
  CrashTookOffErrorType: "La fusée a décollé : les mises de cette manche ne peuvent plus être annulées.",
  CrashStakeErrorType: "Une mise va de {minimum} à {maximum}. Rien n’a été misé.",
  CrashBonusStakeErrorType:
    "Tant que votre bonus est actif, une mise ne peut pas dépasser {maximum}. Rien n’a été misé.",
  CrashPanelTakenErrorType:
    "Vous avez déjà une mise ici pour cette manche. Vous pourrez en placer une autre à la prochaine.",
  CrashBetIdUsedErrorType:
    "Cette mise a déjà été envoyée avec d’autres données. Rien n’a été misé ; placez-la à nouveau.",
  CrashSessionOverErrorType:
    "Le jeu est resté trop longtemps inactif. Rouvrez-le pour miser. Rien n’a été misé.",
  CrashNotFlyingErrorType: "Vous pourrez encaisser dès que la fusée aura décollé.",
  CrashTooEarlyErrorType: "Vous pouvez encaisser à partir de 1,01×.",
} as const satisfies Shape<typeof english>
