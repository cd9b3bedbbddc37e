import type { ErrorName } from "@elite/contract"

/**
 * One sentence for every refusal of the wire. Amounts and instants come already written in the language's format.
 * `freesAt` is the word "none" when no earlier deposit leaves the window, `until` when there is no end.
 */
export default {
  BadInputErrorType: "Please check the fields marked below.",
  UnauthorizedErrorType: "User is not logged in",
  ForeignOriginErrorType: "This request did not come from our site, so we did not carry it out.",
  NotFoundErrorType: "We could not find what you asked for.",
  MethodNotAllowedErrorType: "This page cannot be opened that way. Please go back and try again.",
  PayloadTooLargeErrorType: "What you sent is too large.",
  UnsupportedMediaTypeErrorType: "We cannot read this kind of file or data.",
  TooManyRequestsErrorType:
    "Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
  InternalServerErrorType: "Something went wrong on our side. Please try again.",
  TemporarilyUnavailableErrorType: "This is not available right now. Please try again in a few minutes.",
  MaintenanceErrorType: "We are working on the site. Please try again in a few minutes.",
  IdempotencyKeyReusedErrorType:
    "This request has already been used for something else. Reload the page and try again.",

  EmailNotFound: "No account matches these details.",
  EmailAlreadyExistsErrorType: "There is already an account with this e-mail address.",
  UsernameAlreadyExistsErrorType: "This username is taken.",
  UserAlreadyExists:
    "We cannot open an account with these details. You may already have one, and each person may have only one. Our customer service will help you: {email}. If gambling worries you, free help is at {help}.",
  UsernameFixedErrorType: "You already have a username, and it cannot be changed.",
  UnderAgeErrorType: "You must be at least 21 to play here.",
  ProfessionBarredErrorType: "Belgian law does not allow people in your profession to play.",
  WeakPasswordErrorType:
    "This password is too easy to guess. Use at least 10 characters and no common words.",
  NationalNumberInvalidErrorType: "This national register number is not valid. Check the 11 digits.",
  ExcludedFromPlayErrorType:
    "We cannot let you play: the Gaming Commission’s exclusion register does not allow it. Only the Commission can tell you why and until when.",
  ExclusionRegisterUnavailableErrorType:
    "The Gaming Commission’s exclusion register is not answering, and we may not continue without it. Please try again in a few minutes.",
  EmailTokenInvalidErrorType: "This link is not valid. Ask for a new one.",
  UnsubscribeTokenInvalidErrorType:
    "This link is not valid. Log in to switch these e-mails off with your notifications.",
  CodeExpiredErrorType: "This link or code has expired. Please start again.",
  EmailAlreadyVerifiedErrorType: "Your e-mail address is already confirmed.",
  EmailUnchangedErrorType: "This is already the e-mail address of your account.",
  EmailChangeLinkInvalidErrorType:
    "This link no longer works: it has been used, replaced or stopped, or it has expired. If the address still has to change, ask for it again in your profile.",
  EmailTakenMeanwhileErrorType:
    "Meanwhile this address belongs to another account, so yours keeps the one it had. Ask for another address in your profile.",
  TermsChangedErrorType: "The terms have changed once more. Please read them as they are now.",
  OldPasswordInvalidErrorType: "This is not your current password.",
  OtpInvalidErrorType: "This code is not right. Check the six digits in the message.",
  OtpExpiredErrorType: "This code no longer works. Ask for a new one.",
  LoginChallengeExpiredErrorType:
    "This login has taken too long, was tried too often, or was begun in another browser. Log in again.",
  SecondFactorCodeInvalidErrorType:
    "This code is not right, or it has already been used. Check it, or wait for the next one in your app.",
  SecondFactorOnErrorType: "Two-step login is already on.",
  SecondFactorOffErrorType: "Two-step login is not on.",
  SecondFactorSetUpOverErrorType:
    "Setting up two-step login has taken too long, or you began again elsewhere. Begin again.",
  MailedCodeNotEnoughErrorType:
    "Your password was chosen by e-mail, so a code by e-mail is no second proof. Use your app or a recovery code. If you have neither, our customer service will help you.",
  StepUpRequiredErrorType:
    "Please confirm that it is you. Where money or the security of your account is concerned, we ask again after a few minutes.",
  PasswordNotSetErrorType:
    "Your account has no password yet. Choose one in your profile first; then you can do this.",
  ItsmeServiceNotAvailableErrorType:
    "itsme is not answering right now. Please try again in a few minutes, or use your password.",
  ItsmeEmailNotLinkedErrorType:
    "Your itsme is not linked to an account here yet. If you have an account, log in with your password and link itsme in your profile.",
  ItsmeOtherBrowserErrorType:
    "You began in another browser. Go back to that one and open this page there within three minutes, or begin again here.",
  ItsmeExpiredErrorType:
    "This confirmation with itsme no longer works: it has been used already, or it took too long. Begin again.",
  ItsmeNotConfirmedErrorType:
    "We could not check what itsme sent us, so nothing has been done. Please begin again.",
  ItsmeDocumentNeededErrorType:
    "itsme did not give us your full date of birth, a Belgian national register number or the name of your account, so it cannot confirm who you are here. You can show an identity document instead.",
  ItsmePersonMismatchErrorType:
    "itsme belongs to somebody else than this account: name, date of birth or national register number differ. Nothing has changed.",
  ItsmeNotLinkedErrorType:
    "This itsme is not linked to your account, so it confirms nothing here. Nothing has changed.",
  ItsmeLinkedElsewhereErrorType:
    "This itsme is already linked to another account here, and each person may have only one. Our customer service will help you: {email}.",

  PushServiceUnknownErrorType:
    "Your browser’s message service is one we do not know, so we cannot reach this device. Your messages stand on this page.",
  ConsentTextChangedErrorType:
    "The text on cookies has changed since this page was loaded. Nothing was saved: read it again and choose then.",
  ConsentMissingErrorType:
    "We may only keep this with your consent to targeting. You can give it under “Cookie choices”.",

  AccountClosedErrorType: "This account is closed. Our customer service can tell you more.",
  AccountExcludedErrorType:
    "You are excluded from playing{until, select, none { for ever. If there is money left in your account, write to our customer service.} other { until {until}.}}",
  AccountUnderAgeErrorType:
    "Your identity document shows that you are under 21. You may not have an account here until you are.",
  SelfExcludedErrorType:
    "You excluded yourself from playing{until, select, none {} other { until {until}}}. Until then you can withdraw and look at your history.",
  ReturnNotAskedErrorType:
    "The time you excluded yourself for is over. To play again, ask to come back on your limits page; you can then play a day later.",
  ReturnWaitsErrorType: "You asked to come back. You can play and deposit from {until}.",
  ReturnNotNeededErrorType:
    "There is nothing to ask for: no exclusion of yours is waiting for you to come back.",
  OnBreakErrorType:
    "You are taking a break from playing{until, select, none {} other { until {until}}}. Until then you can withdraw and look at your history.",
  EmailNotVerifiedErrorType: "Confirm your e-mail address first. We sent you a link.",
  KycNotDoneErrorType: "Verify your identity first. It takes about three minutes.",
  KycAlreadyDoneErrorType: "Your identity is already verified.",
  KycServiceNotAvailableErrorType:
    "Identity checks are not available right now. Please try again in a few minutes.",
  KycByPicturesOffErrorType:
    "Your identity cannot be checked by pictures alone at the moment. Use the check with your camera instead.",

  DepositBelowMinimumErrorType: "The minimum deposit is {minimum}.",
  DepositAboveMaximumErrorType: "The maximum deposit by this method is {maximum}.",
  DepositLimitReachedErrorType:
    "{limitedBy, select, dailyDepositLimit {Your own daily deposit limit} weeklyDepositLimit {Your own weekly deposit limit} monthlyDepositLimit {Your own monthly deposit limit} other {Weekly deposit limit}}: {used} of {limit} used{freesAt, select, none {, so you can deposit at most {remaining}.} other {. You can deposit this amount from {freesAt}.}}",
  LimitRequestClosedErrorType: "This request is closed. Nothing has changed.",
  LimitStillCoolingErrorType: "You can confirm this from {until}. Until then nothing changes.",
  LimitRaiseSuspendedErrorType:
    "The weekly deposit limit cannot be raised at the moment. Yours stays as it is. This page shows when it can be asked for again.",
  LimitRaiseOpenErrorType:
    "The Gaming Commission already has a request of yours. Wait for its answer, or cancel that request and ask again.",
  RealityCheckDueErrorType: "Your reality check is due. Answer it on your limits page, and then go on.",
  SessionTimeOverErrorType:
    "You have played for as long as you allow yourself in one session. Log in after {until} to play and deposit again.",
  PaymentMethodNotAllowedErrorType:
    "This payment method cannot be used here. The law does not let us accept credit cards.",
  HiPayServiceNotAvailableErrorType:
    "The payment service is not answering. You have not been charged. Please try again in a few minutes.",
  WithdrawalBelowMinimumErrorType: "The minimum withdrawal is {minimum}.",
  InsufficientFundsErrorType: "Your balance is too low for this.",
  BonusWouldBeForfeitedErrorType:
    "This withdrawal would cost you your bonus of {bonus}. If you want it all the same, tick that you give the bonus up.",
  JoiningBonusNotAvailableErrorType:
    "The joining bonus comes only with a first deposit to your casino balance, and only while it is offered. You can deposit without it.",
  BonusEndedErrorType: "This bonus has ended already. Your notifications say what became of it.",
  BonusChangedErrorType:
    "Your bonus holds {bonus} by now, more than you were told you would lose. It is untouched: look at it again before you decide.",
  JackpotClaimedErrorType: "This jackpot is in your balance already.",
  JackpotDisputedErrorType:
    "The bet that won this jackpot was given back. We are looking into it; until then it stays where it is.",
  PrizeClaimedErrorType: "This prize is in your balance already.",
  PrizeDisputedErrorType:
    "The bet that won this prize was given back. We are looking into it; until then it stays where it is.",
  OwnLimitReachedErrorType:
    "{limitedBy, select, dailyBetLimit {Your own limit on stakes per day} weeklyBetLimit {Your own limit on stakes per week} monthlyBetLimit {Your own limit on stakes per month} dailyLossLimit {Your own limit on losses per day} weeklyLossLimit {Your own limit on losses per week} monthlyLossLimit {Your own limit on losses per month} other {A limit of your own}}: {used} of {limit} used, which leaves {remaining}. It starts again on {until}.",
  TournamentNotOpenErrorType: "This tournament cannot be entered yet. Entry opens on {until}.",
  TournamentEntryClosedErrorType:
    "Entry to this tournament is closed{until, select, none {} other { since {until}}}. You have not been charged.",
  TournamentFullErrorType:
    "{most, plural, one {The only place in this tournament is} other {All # places in this tournament are}} taken. You have not been charged.",
  TournamentEnteredErrorType: "You are in this tournament already, and pay for it only once.",
  TournamentNotEnteredErrorType: "You are not in this tournament.",
  TournamentBegunErrorType:
    "This tournament began on {until}. It could be left until then; your entry and your points stay in it.",
  TournamentNotPlayedErrorType:
    "{until, select, none {This tournament is over, and its credit with it.} other {This tournament begins on {until}. Its credit can be played from then on.}}",
  TournamentRebuysUsedErrorType:
    "{most, plural, =0 {Nobody can buy in again in this tournament.} one {You can buy in again once in this tournament, and you have.} other {You can buy in again # times in this tournament, and you have.}}",
  TournamentHousePrizesOffErrorType:
    "Tournaments with prizes from the house cannot be entered here at the moment. You have not been charged.",
  QuestJoinedErrorType: "You are in this week’s quest already.",
  QuestNotOfferedErrorType:
    "There is no quest to join right now: the house offers none this week, or it was called off. Elite Quest says when the next week begins.",
  ReferralCodeUnknownErrorType:
    "We do not know this invitation code. Check it against the link you were sent, or leave the field empty.",
  ReferralClaimedErrorType: "This reward is in your balance already.",
  ReferralDisputedErrorType: "We are looking into this invitation. Until then the reward stays where it is.",
  CoinRedemptionOffErrorType:
    "Coins cannot be redeemed here at the moment. You keep yours; the counter says when it is open again.",
  CoinsNotRedeemableErrorType:
    "Coins are redeemed in steps of {step, plural, one {#} other {#}}, and {least, plural, one {# coin} other {# coins}} at least. Nothing has changed.",
  CoinsNotEnoughErrorType:
    "You have {held, plural, one {# whole coin} other {# whole coins}}, fewer than you want to redeem. Nothing has changed.",
  IbanInvalidErrorType: "This account number (IBAN) is not valid. Check the letters and digits.",
  WalletNotPaidInErrorType: "You can only withdraw to a wallet you have paid in from. Choose another method.",
  IbanOutsideSepaErrorType:
    "We can only pay to bank accounts in the SEPA area: the European Union and a few countries around it. Give another account in your name.",
  IbanNotOwnErrorType: "We can only pay to a bank account in your own name.",
  PayoutAccountNeededErrorType: "We need a bank account in your own name to pay you what is left.",
  PayoutAccountsFullErrorType:
    "You have saved {most, plural, one {# account} other {# accounts}}, and there can be no more. Remove one to add another.",

  PhotoUnreadableErrorType:
    "We could not read this picture. Send a photo or picture as JPEG, PNG or WebP. Your picture stays as it was.",
  DossierTooSoonErrorType: "You asked for your data less than a day ago. You can ask again from {until}.",
  PhotoTooLargeErrorType:
    "This picture has more than 40 million pixels. Send a smaller one. Your picture stays as it was.",
  DocumentUnreadableErrorType:
    "We could not read this file. Send a picture as JPEG, PNG or WebP, or a PDF without a password. Your documents stay as they were.",
  DocumentTooLargeErrorType:
    "This picture has more than 40 million pixels. Send a smaller one. Your documents stay as they were.",
  DocumentsFullErrorType:
    "We already have {most, plural, one {# document} other {# documents}} of yours, and there can be no more. Replace one that still waits, or write to us.",
  DocumentNotReplaceableErrorType:
    "This document can no longer be replaced: it has been accepted, or another one has taken its place. Send a new one instead.",

  NotificationHistoryIdRequiredErrorType: "notificationHistoryId is required for single update",

  GameNotFound: "This game is not in our catalogue.",
  DataCannotBeFoundErrorType: "We could not find this page.",
  DemoNotAvailableErrorType: "This game cannot be tried for free.",
  PurseNotOpenErrorType:
    "This tournament is over, or it is not yours: its credit cannot be played any more. What was staked before still counts.",
  GameNotForPurseErrorType: "This game is not part of the tournament: choose one of its games.",
  DemoPlayOffErrorType: "Games cannot be played for fun here at the moment, only with real money.",
  AgeNotAnsweredErrorType:
    "Games are only for people aged 21 or over, even with play money. Tell us first that you are; you can then try games for {minutes, plural, one {# minute} other {# minutes}} without an account.",
  GameServiceNotAvailableErrorType:
    "This game is not available right now. Please try again in a few minutes.",
  CrashOffErrorType: "This game cannot be played here at the moment.",
  CrashAutobetOffErrorType: "Bets cannot be repeated automatically here. You can place each one yourself.",
  CrashNotOpenErrorType: "Bets are taken again when the next round opens. Nothing was staked.",
  CrashTookOffErrorType: "This round has taken off, and its bets can no longer be taken back.",
  CrashStakeErrorType: "A bet is between {minimum} and {maximum}. Nothing was staked.",
  CrashBonusStakeErrorType: "While you have a bonus, a bet is at most {maximum}. Nothing was staked.",
  CrashPanelTakenErrorType:
    "You already have a bet here in this round. The next one can be placed in the next round.",
  CrashBetIdUsedErrorType: "This bet was sent before as another one. Nothing was staked; place it again.",
  CrashSessionOverErrorType:
    "You have not played here for too long. Open the game again to place bets. Nothing was staked.",
  CrashNotFlyingErrorType: "You can cash out once the round has taken off.",
  CrashTooEarlyErrorType: "You can cash out from 1.01× on.",
} as const satisfies Record<ErrorName, string>
