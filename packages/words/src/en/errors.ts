import type { ErrorName } from "@elite/contract"

/** Values are formatted already. `freesAt` is "none" when no deposit leaves the window, `until` without an end. */
export default {
  BadInputErrorType: "Please check the fields marked below.",
  UnauthorizedErrorType: "User is not logged in",
  ForeignOriginErrorType: "This request did not come from our site, so we rejected it.",
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
    "This link is not valid. Log in to switch off these e-mails in your notifications.",
  CodeExpiredErrorType: "This link or code has expired. Please start again.",
  EmailAlreadyVerifiedErrorType: "Your e-mail address is already confirmed.",
  EmailUnchangedErrorType: "This is already the e-mail address of your account.",
  EmailChangeLinkInvalidErrorType:
    "This link no longer works: it has been used, replaced or stopped, or it has expired. If you still want to change your address, ask again in your profile.",
  EmailTakenMeanwhileErrorType:
    "Another account now uses this address, so you keep the one you had. Choose another address in your profile.",
  TermsChangedErrorType: "The terms have changed again. Please read the latest version.",
  OldPasswordInvalidErrorType: "This is not your current password.",
  OtpInvalidErrorType: "This code is not correct. Check the six digits in the message.",
  OtpExpiredErrorType: "This code no longer works. Ask for a new one.",
  LoginChallengeExpiredErrorType:
    "This login took too long, was tried too often, or was started in another browser. Log in again.",
  SecondFactorCodeInvalidErrorType:
    "This code is not correct, or it has already been used. Check it, or wait for the next one in your app.",
  SecondFactorOnErrorType: "Two-step login is already on.",
  SecondFactorOffErrorType: "Two-step login is not on.",
  SecondFactorSetUpOverErrorType:
    "Setting up two-step login took too long, or you started again elsewhere. Please start again.",
  MailedCodeNotEnoughErrorType:
    "You chose your password by e-mail, so a code by e-mail is not enough. Use your app or a recovery code. If you have neither, our customer service will help you.",
  StepUpRequiredErrorType:
    "Please confirm that it is you. We ask again after a few minutes for anything that concerns your money or the security of your account.",
  PasswordNotSetErrorType: "Your account has no password yet. Choose one in your profile first.",
  ItsmeServiceNotAvailableErrorType:
    "itsme is not available right now. Please try again in a few minutes, or use your password.",
  ItsmeEmailNotLinkedErrorType:
    "Your itsme is not linked to an account here yet. If you have an account, log in with your password and link itsme in your profile.",
  ItsmeOtherBrowserErrorType:
    "You started in another browser. Go back to that one and open this page there within three minutes, or start again here.",
  ItsmeExpiredErrorType:
    "This confirmation with itsme no longer works: it has already been used, or it took too long. Please start again.",
  ItsmeNotConfirmedErrorType:
    "We could not check what itsme sent us, so nothing has changed. Please start again.",
  ItsmeDocumentNeededErrorType:
    "itsme did not give us your full date of birth, a Belgian national register number or the name of your account, so we cannot verify your identity with it. You can use an identity document instead.",
  ItsmePersonMismatchErrorType:
    "This itsme belongs to somebody else: the name, date of birth or national register number does not match this account. Nothing has changed.",
  ItsmeNotLinkedErrorType:
    "This itsme is not linked to your account, so you cannot use it to confirm. Nothing has changed.",
  ItsmeLinkedElsewhereErrorType:
    "This itsme is already linked to another account here, and each person may have only one. Our customer service will help you: {email}.",

  PushServiceUnknownErrorType:
    "We do not know your browser’s message service, so we cannot reach this device. You can read your messages on this page.",
  ConsentTextChangedErrorType:
    "The cookie text has changed since this page was loaded. Nothing was saved. Please read it again before you choose.",
  ConsentMissingErrorType:
    "We need your consent to targeting to store this. You can give it under “Cookie choices”.",

  AccountClosedErrorType: "This account is closed. Our customer service can tell you more.",
  AccountExcludedErrorType:
    "You are excluded from playing{until, select, none { for ever. If there is money left in your account, write to our customer service.} other { until {until}.}}",
  AccountUnderAgeErrorType:
    "Your identity document shows that you are under 21. You may not have an account here until you are 21.",
  SelfExcludedErrorType:
    "You excluded yourself from playing{until, select, none {} other { until {until}}}. Until then you can withdraw your money and look at your history.",
  ReturnNotAskedErrorType:
    "Your exclusion period is over. To play again, ask to come back on your limits page. You can then play one day later.",
  ReturnWaitsErrorType: "You asked to come back. You can play and deposit from {until}.",
  ReturnNotNeededErrorType:
    "You do not have to ask to come back: you have no exclusion that is waiting for it.",
  OnBreakErrorType:
    "You are taking a break from playing{until, select, none {} other { until {until}}}. Until then you can withdraw your money and look at your history.",
  EmailNotVerifiedErrorType: "Confirm your e-mail address first. We sent you a link.",
  KycNotDoneErrorType: "Verify your identity first. It takes about three minutes.",
  KycAlreadyDoneErrorType: "Your identity is already verified.",
  KycServiceNotAvailableErrorType:
    "Identity checks are not available right now. Please try again in a few minutes.",
  KycByPicturesOffErrorType:
    "We cannot check your identity with pictures only at the moment. Use the check with your camera instead.",

  DepositBelowMinimumErrorType: "The minimum deposit is {minimum}.",
  DepositAboveMaximumErrorType: "The maximum deposit with this method is {maximum}.",
  DepositLimitReachedErrorType:
    "{limitedBy, select, dailyDepositLimit {Your own daily deposit limit} weeklyDepositLimit {Your own weekly deposit limit} monthlyDepositLimit {Your own monthly deposit limit} other {Weekly deposit limit}}: {used} of {limit} used{freesAt, select, none {, so you can deposit at most {remaining}.} other {. You can deposit this amount from {freesAt}.}}",
  LimitRequestClosedErrorType: "This request is already closed. Nothing has changed.",
  LimitStillCoolingErrorType: "You can confirm this from {until}. Nothing changes until then.",
  LimitRaiseSuspendedErrorType:
    "Weekly deposit limits cannot be raised at the moment. Yours stays the same. This page will show when you can ask again.",
  LimitRaiseOpenErrorType:
    "You already have a request with the Gaming Commission. Wait for its answer, or cancel that request and ask again.",
  RealityCheckDueErrorType: "Your reality check is due. Answer it on your limits page before you continue.",
  SessionTimeOverErrorType:
    "You have reached your session time limit. Log in after {until} to play and deposit again.",
  PaymentMethodNotAllowedErrorType:
    "You cannot use this payment method here. By law we cannot accept credit cards.",
  HiPayServiceNotAvailableErrorType:
    "The payment service is not responding. You have not been charged. Please try again in a few minutes.",
  WithdrawalBelowMinimumErrorType: "The minimum withdrawal is {minimum}.",
  InsufficientFundsErrorType: "Your balance is too low for this.",
  BonusWouldBeForfeitedErrorType:
    "If you make this withdrawal, you lose your bonus of {bonus}. If you still want it, tick that you give up the bonus.",
  JoiningBonusNotAvailableErrorType:
    "The joining bonus is only available with a first deposit to your casino balance, and only while it is offered. You can deposit without it.",
  BonusEndedErrorType: "This bonus has already ended. Your notifications tell you why.",
  BonusChangedErrorType:
    "Your bonus is now {bonus}, more than we told you that you would lose. You still have it: check it again before you decide.",
  JackpotClaimedErrorType: "This jackpot is already in your balance.",
  JackpotDisputedErrorType:
    "The bet that won this jackpot was refunded. We are reviewing it, and you cannot claim it until we are done.",
  PrizeClaimedErrorType: "This prize is already in your balance.",
  PrizeDisputedErrorType:
    "The bet that won this prize was refunded. We are reviewing it, and you cannot claim it until we are done.",
  OwnLimitReachedErrorType:
    "{limitedBy, select, dailyBetLimit {Your own daily stake limit} weeklyBetLimit {Your own weekly stake limit} monthlyBetLimit {Your own monthly stake limit} dailyLossLimit {Your own daily loss limit} weeklyLossLimit {Your own weekly loss limit} monthlyLossLimit {Your own monthly loss limit} other {A limit of your own}}: {used} of {limit} used, which leaves {remaining}. It resets on {until}.",
  TournamentNotOpenErrorType: "You cannot enter this tournament yet. Entry opens on {until}.",
  TournamentEntryClosedErrorType:
    "Entry to this tournament is closed{until, select, none {} other { since {until}}}. You have not been charged.",
  TournamentFullErrorType:
    "{most, plural, one {The only place in this tournament is} other {All # places in this tournament are}} taken. You have not been charged.",
  TournamentEnteredErrorType: "You have already entered this tournament, and you only pay once.",
  TournamentNotEnteredErrorType: "You have not entered this tournament.",
  TournamentBegunErrorType:
    "This tournament began on {until}. You could leave it until then. Your entry and your points stay in it.",
  TournamentNotPlayedErrorType:
    "{until, select, none {This tournament is over, and its credit can no longer be used.} other {This tournament begins on {until}. You can use its credit from then on.}}",
  TournamentRebuysUsedErrorType:
    "{most, plural, =0 {You cannot buy in again in this tournament.} one {You can buy in again once in this tournament, and you already have.} other {You can buy in again # times in this tournament, and you already have.}}",
  TournamentHousePrizesOffErrorType:
    "You cannot enter tournaments with prizes from Elite at the moment. You have not been charged.",
  QuestJoinedErrorType: "You have already joined this week’s quest.",
  QuestNotOfferedErrorType:
    "You cannot join a quest right now: this week has no quest, or it was cancelled. The Elite Quest page shows when the next one begins.",
  ReferralCodeUnknownErrorType:
    "This invitation code does not exist. Check it against the link you were sent, or leave the field empty.",
  ReferralClaimedErrorType: "This reward is already in your balance.",
  ReferralDisputedErrorType:
    "We are reviewing this invitation. You cannot claim the reward until we are done.",
  CoinRedemptionOffErrorType:
    "You cannot redeem coins at the moment. You keep your coins. The coin counter shows when it is open again.",
  CoinsNotRedeemableErrorType:
    "You can redeem coins in steps of {step, plural, one {#} other {#}}, from {least, plural, one {# coin} other {# coins}}. Nothing has changed.",
  CoinsNotEnoughErrorType:
    "You have {held, plural, one {# whole coin} other {# whole coins}}, fewer than you want to redeem. Nothing has changed.",
  IbanInvalidErrorType: "This account number (IBAN) is not valid. Check the letters and digits.",
  WalletNotPaidInErrorType: "You can only withdraw to a wallet you have paid in from. Choose another method.",
  IbanOutsideSepaErrorType:
    "We can only pay to bank accounts in the SEPA area: the European Union and a few other countries. Choose another account in your own name.",
  IbanNotOwnErrorType: "We can only pay to a bank account in your own name.",
  PayoutAccountNeededErrorType: "We need a bank account in your own name to pay you what is left.",
  PayoutAccountsFullErrorType:
    "You have saved {most, plural, one {# account} other {# accounts}}, which is the maximum. Remove one to add another.",

  PhotoUnreadableErrorType:
    "We could not read this picture. Send it as JPEG, PNG or WebP. Your picture has not changed.",
  DossierTooSoonErrorType: "You asked for your data less than a day ago. You can ask again from {until}.",
  PhotoTooLargeErrorType:
    "This picture has more than 40 million pixels. Send a smaller one. Your picture has not changed.",
  DocumentUnreadableErrorType:
    "We could not read this file. Send a picture as JPEG, PNG or WebP, or a PDF without a password. Your documents have not changed.",
  DocumentTooLargeErrorType:
    "This picture has more than 40 million pixels. Send a smaller one. Your documents have not changed.",
  DocumentsFullErrorType:
    "You have already sent {most, plural, one {# document} other {# documents}}, which is the maximum. Replace one that has not been checked yet, or write to us.",
  DocumentNotReplaceableErrorType:
    "You can no longer replace this document: it has been accepted or already replaced. Send a new one instead.",

  NotificationHistoryIdRequiredErrorType: "notificationHistoryId is required for single update",

  GameNotFound: "We do not have this game.",
  DataCannotBeFoundErrorType: "We could not find this page.",
  DemoNotAvailableErrorType: "This game cannot be tried for free.",
  PurseNotOpenErrorType:
    "This tournament is over, or you have not entered it, so you cannot play with its credit. Stakes you placed before still count.",
  GameNotForPurseErrorType: "This game is not part of the tournament. Choose one of its games.",
  DemoPlayOffErrorType: "You cannot play for free at the moment, only with real money.",
  AgeNotAnsweredErrorType:
    "Games are only for people aged 21 or over, even with play money. Confirm your age first. You can then try games for {minutes, plural, one {# minute} other {# minutes}} without an account.",
  GameServiceNotAvailableErrorType:
    "This game is not available right now. Please try again in a few minutes.",
  CrashOffErrorType: "You cannot play this game at the moment.",
  CrashAutobetOffErrorType: "Automatic bets are not available. You can place each bet yourself.",
  CrashNotOpenErrorType: "You can bet again when the next round opens. Nothing was staked.",
  CrashTookOffErrorType: "This round has started, so you can no longer cancel bets on it.",
  CrashStakeErrorType: "You can bet between {minimum} and {maximum}. Nothing was staked.",
  CrashBonusStakeErrorType: "While you have a bonus, the maximum bet is {maximum}. Nothing was staked.",
  CrashPanelTakenErrorType:
    "You already have a bet here in this round. You can place another one in the next round.",
  CrashBetIdUsedErrorType:
    "This bet was already sent as a different bet. Nothing was staked. Please place it again.",
  CrashSessionOverErrorType:
    "You have not played here for too long. Open the game again to place bets. Nothing was staked.",
  CrashNotFlyingErrorType: "You can cash out once the round has taken off.",
  CrashTooEarlyErrorType: "You can cash out from 1.01× on.",
} as const satisfies Record<ErrorName, string>
