/**
 * Every refusal of the API with its HTTP status. The name is also the message key (`language_key = "api_" + name`);
 * `packages/words` does not compile without its message in three languages. A name does not change once clients know
 * it.  400 refusal or invalid input · 401 not logged in · 403 account barred (the client clears its session) · 404
 * unknown, or another player's · 405 method not allowed for a page · 429 too many requests.
 */
export const errorStatus = {
  BadInputErrorType: 400,
  UnauthorizedErrorType: 401,
  ForeignOriginErrorType: 400,
  NotFoundErrorType: 404,
  MethodNotAllowedErrorType: 405,
  PayloadTooLargeErrorType: 413,
  UnsupportedMediaTypeErrorType: 415,
  TooManyRequestsErrorType: 429,
  InternalServerErrorType: 500,
  TemporarilyUnavailableErrorType: 503,
  MaintenanceErrorType: 503,
  IdempotencyKeyReusedErrorType: 400,

  EmailNotFound: 400,
  EmailAlreadyExistsErrorType: 400,
  UsernameAlreadyExistsErrorType: 400,
  UserAlreadyExists: 400,
  UsernameFixedErrorType: 400,
  UnderAgeErrorType: 400,
  ProfessionBarredErrorType: 400,
  WeakPasswordErrorType: 400,
  NationalNumberInvalidErrorType: 400,
  ExcludedFromPlayErrorType: 400,
  ExclusionRegisterUnavailableErrorType: 400,
  EmailTokenInvalidErrorType: 400,
  UnsubscribeTokenInvalidErrorType: 400,
  CodeExpiredErrorType: 400,
  EmailAlreadyVerifiedErrorType: 400,
  EmailUnchangedErrorType: 400,
  EmailChangeLinkInvalidErrorType: 400,
  EmailTakenMeanwhileErrorType: 400,
  TermsChangedErrorType: 400,
  OldPasswordInvalidErrorType: 400,
  PasswordNotSetErrorType: 400,
  OtpInvalidErrorType: 400,
  OtpExpiredErrorType: 400,
  LoginChallengeExpiredErrorType: 400,
  SecondFactorCodeInvalidErrorType: 400,
  SecondFactorOnErrorType: 400,
  SecondFactorOffErrorType: 400,
  SecondFactorSetUpOverErrorType: 400,
  MailedCodeNotEnoughErrorType: 400,
  StepUpRequiredErrorType: 400,
  ItsmeServiceNotAvailableErrorType: 400,
  ItsmeEmailNotLinkedErrorType: 400,
  ItsmeOtherBrowserErrorType: 400,
  ItsmeExpiredErrorType: 400,
  ItsmeNotConfirmedErrorType: 400,
  ItsmeDocumentNeededErrorType: 400,
  ItsmePersonMismatchErrorType: 400,
  ItsmeLinkedElsewhereErrorType: 400,
  ItsmeNotLinkedErrorType: 400,

  PushServiceUnknownErrorType: 400,

  ConsentTextChangedErrorType: 400,
  ConsentMissingErrorType: 400,

  AccountClosedErrorType: 403,
  AccountExcludedErrorType: 403,
  AccountUnderAgeErrorType: 403,
  SelfExcludedErrorType: 400,
  ReturnNotAskedErrorType: 400,
  ReturnWaitsErrorType: 400,
  ReturnNotNeededErrorType: 400,
  OnBreakErrorType: 400,
  EmailNotVerifiedErrorType: 400,
  KycNotDoneErrorType: 400,
  KycAlreadyDoneErrorType: 400,
  KycServiceNotAvailableErrorType: 400,
  KycByPicturesOffErrorType: 400,

  DepositBelowMinimumErrorType: 400,
  DepositAboveMaximumErrorType: 400,
  DepositLimitReachedErrorType: 400,
  LimitRequestClosedErrorType: 400,
  LimitStillCoolingErrorType: 400,
  LimitRaiseSuspendedErrorType: 400,
  LimitRaiseOpenErrorType: 400,
  RealityCheckDueErrorType: 400,
  SessionTimeOverErrorType: 400,
  PaymentMethodNotAllowedErrorType: 400,
  HiPayServiceNotAvailableErrorType: 400,
  WithdrawalBelowMinimumErrorType: 400,
  InsufficientFundsErrorType: 400,
  BonusWouldBeForfeitedErrorType: 409,
  JoiningBonusNotAvailableErrorType: 409,
  BonusEndedErrorType: 409,
  BonusChangedErrorType: 409,
  JackpotClaimedErrorType: 400,
  JackpotDisputedErrorType: 400,
  PrizeClaimedErrorType: 400,
  PrizeDisputedErrorType: 400,
  OwnLimitReachedErrorType: 400,
  TournamentNotOpenErrorType: 400,
  TournamentEntryClosedErrorType: 400,
  TournamentFullErrorType: 400,
  TournamentEnteredErrorType: 400,
  TournamentNotEnteredErrorType: 400,
  TournamentBegunErrorType: 400,
  TournamentNotPlayedErrorType: 400,
  TournamentRebuysUsedErrorType: 400,
  TournamentHousePrizesOffErrorType: 400,
  QuestJoinedErrorType: 400,
  QuestNotOfferedErrorType: 400,
  ReferralCodeUnknownErrorType: 400,
  ReferralClaimedErrorType: 400,
  ReferralDisputedErrorType: 400,
  CoinRedemptionOffErrorType: 400,
  CoinsNotRedeemableErrorType: 400,
  CoinsNotEnoughErrorType: 400,
  IbanInvalidErrorType: 400,
  IbanOutsideSepaErrorType: 400,
  WalletNotPaidInErrorType: 400,
  IbanNotOwnErrorType: 400,
  PayoutAccountNeededErrorType: 400,
  PayoutAccountsFullErrorType: 400,

  PhotoUnreadableErrorType: 400,
  PhotoTooLargeErrorType: 400,
  DossierTooSoonErrorType: 400,
  DocumentUnreadableErrorType: 400,
  DocumentTooLargeErrorType: 400,
  DocumentsFullErrorType: 400,
  DocumentNotReplaceableErrorType: 400,

  NotificationHistoryIdRequiredErrorType: 400,

  GameNotFound: 400,
  DataCannotBeFoundErrorType: 400,
  DemoNotAvailableErrorType: 400,
  PurseNotOpenErrorType: 409,
  GameNotForPurseErrorType: 409,
  DemoPlayOffErrorType: 400,
  AgeNotAnsweredErrorType: 400,
  CrashOffErrorType: 400,
  CrashAutobetOffErrorType: 400,
  CrashNotOpenErrorType: 400,
  CrashTookOffErrorType: 400,
  CrashStakeErrorType: 400,
  CrashBonusStakeErrorType: 400,
  CrashPanelTakenErrorType: 400,
  CrashBetIdUsedErrorType: 400,
  CrashSessionOverErrorType: 400,
  CrashNotFlyingErrorType: 400,
  CrashTooEarlyErrorType: 400,
  GameServiceNotAvailableErrorType: 400,
} as const

export type ErrorName = keyof typeof errorStatus

/** Refusals of every call. */
export const commonErrors = [
  "BadInputErrorType",
  "ForeignOriginErrorType",
  "PayloadTooLargeErrorType",
  "UnsupportedMediaTypeErrorType",
  "TooManyRequestsErrorType",
  "InternalServerErrorType",
  "TemporarilyUnavailableErrorType",
  "MaintenanceErrorType",
] as const satisfies readonly ErrorName[]

/** Why a session is restricted; the answer of every call that is not open to it. */
export const restrictionErrors = [
  "SelfExcludedErrorType",
  "ReturnNotAskedErrorType",
  "ReturnWaitsErrorType",
  "ExcludedFromPlayErrorType",
  "OnBreakErrorType",
] as const satisfies readonly ErrorName[]

/** Why nobody can log in to an account. */
export const shutErrors = [
  "AccountClosedErrorType",
  "AccountExcludedErrorType",
  "AccountUnderAgeErrorType",
] as const satisfies readonly ErrorName[]

/** Why the gate refuses play, deposits or claims. */
export const gateErrors = [
  ...shutErrors,
  ...restrictionErrors,
  "ExclusionRegisterUnavailableErrorType",
  "EmailNotVerifiedErrorType",
  "KycNotDoneErrorType",
] as const satisfies readonly ErrorName[]
/** Why no prize is paid to a player now; each noun adds errors for prizes that are paid or disputed. */
export const claimErrors = [
  "NotFoundErrorType",
  "RealityCheckDueErrorType",
  "SessionTimeOverErrorType",
  ...gateErrors,
] as const satisfies readonly ErrorName[]
export type LanguageKey = `api_${ErrorName}`

/** One item of the `errors` of a failure. */
export type WireError = {
  description: string
  name: ErrorName
  language_key: LanguageKey
  /** A message for each invalid field. */
  fields?: Record<string, string>
  /** The id of a log entry; only with status 500. */
  id?: string
}
export type WireFailure = { errors: WireError[] }
