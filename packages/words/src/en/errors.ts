import type { ErrorName } from "@elite/contract"

/**
 * One sentence for every refusal of the wire. Amounts and instants come already written in the language's format.
 * `freesAt` is the word "none" when no earlier deposit leaves the window, `until` when there is no end.
 */
export default {
  BadInputErrorType: "Please check the fields marked below.",
  UnauthorizedErrorType: "User is not logged in",
  ForeignOriginErrorType: "This request did not come from our site, so it was not carried out.",
  NotFoundErrorType: "We could not find what you asked for.",
  PayloadTooLargeErrorType: "What you sent is too large.",
  UnsupportedMediaTypeErrorType: "We cannot read this kind of content.",
  TooManyRequestsErrorType:
    "Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
  InternalServerErrorType: "Something went wrong on our side. Please try again.",
  TemporarilyUnavailableErrorType: "This is not available right now. Please try again in a few minutes.",
  IdempotencyKeyReusedErrorType:
    "This request was already used for something else. Reload the page and try again.",

  EmailNotFound: "No account matches these details.",
  EmailAlreadyExistsErrorType: "There is already an account with this e-mail address.",
  UsernameAlreadyExistsErrorType: "This username is taken.",
  UserAlreadyExists: "You already have an account. Each person may have only one.",
  UnderAgeErrorType: "You must be at least 21 to play here.",
  ProfessionBarredErrorType: "Belgian law does not allow people in your profession to play.",
  WeakPasswordErrorType:
    "This password is too easy to guess. Use at least 10 characters and no common words.",
  NationalNumberInvalidErrorType: "This national register number is not valid. Check the 11 digits.",
  ExcludedFromPlayErrorType:
    "We cannot let you play: the Gaming Commission's register does not allow it. You can ask the Commission about this.",
  ExclusionRegisterUnavailableErrorType:
    "The Gaming Commission's register does not answer, and we may not continue without it. Please try again in a few minutes.",
  EmailTokenInvalidErrorType: "This link is not valid. Ask for a new one.",
  CodeExpiredErrorType: "This link has expired. Ask for a new one.",
  EmailAlreadyVerifiedErrorType: "Your e-mail address is already confirmed.",

  AccountClosedErrorType: "This account is closed.",
  AccountExcludedErrorType: "You are excluded from playing{until, select, none {} other { until {until}}}.",
  EmailNotVerifiedErrorType: "Confirm your e-mail address first. We sent you a link.",
  KycNotDoneErrorType: "Verify your identity first. It takes about three minutes.",
  KycAlreadyDoneErrorType: "Your identity is already verified.",
  KycServiceNotAvailableErrorType:
    "Identity checks are not available right now. Please try again in a few minutes.",

  DepositBelowMinimumErrorType: "The smallest deposit is {minimum}.",
  DepositLimitReachedErrorType:
    "Weekly deposit limit: {used} of {limit} used, so you can deposit at most {remaining}. {freesAt, select, none {} other {More room comes back on {freesAt}.}}",
  PaymentMethodNotAllowedErrorType: "This payment method cannot be used here. Credit cards are not accepted.",
  HiPayServiceNotAvailableErrorType:
    "The payment service does not answer. You have not been charged. Please try again in a few minutes.",
  WithdrawalBelowMinimumErrorType: "The smallest withdrawal is {minimum}.",
  InsufficientFundsErrorType: "Your balance is too low for this.",
  IbanInvalidErrorType: "This IBAN is not valid. Check the figures.",
  IbanNotOwnErrorType: "We only pay to a bank account in your own name.",

  GameNotFound: "This game is not in our catalogue.",
  DataCannotBeFoundErrorType: "We could not find this page.",
  DemoNotAvailableErrorType: "This game cannot be tried for free.",
  GameServiceNotAvailableErrorType:
    "This game is not available right now. Please try again in a few minutes.",
} as const satisfies Record<ErrorName, string>
