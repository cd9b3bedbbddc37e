import enAccount from "./en/account.ts"
import enAnswers from "./en/answers.ts"
import enClosing from "./en/closing.ts"
import enConsent from "./en/consent.ts"
import enContent from "./en/content.ts"
import enDeposit from "./en/deposit.ts"
import enDevices from "./en/devices.ts"
import enDocumentLabels from "./en/documentLabels.ts"
import enDocumentReasons from "./en/documentReasons.ts"
import enDocuments from "./en/documents.ts"
import enDossiers from "./en/dossiers.ts"
import enDropMails from "./en/dropMails.ts"
import enEmail from "./en/email.ts"
import enErrors from "./en/errors.ts"
import enFactor from "./en/factor.ts"
import enFields from "./en/fields.ts"
import enGames from "./en/games.ts"
import enHistory from "./en/history.ts"
import enHome from "./en/home.ts"
import enIdentity from "./en/identity.ts"
import enIdentityReasons from "./en/identityReasons.ts"
import enItsme from "./en/itsme.ts"
import enJackpotDrops from "./en/jackpotDrops.ts"
import enJackpotNames from "./en/jackpotNames.ts"
import enJackpots from "./en/jackpots.ts"
import enJackpotWon from "./en/jackpotWon.ts"
import enLimits from "./en/limits.ts"
import enLogin from "./en/login.ts"
import enLoyalty from "./en/loyalty.ts"
import enMails from "./en/mails.ts"
import enNotifications from "./en/notifications.ts"
import enNotificationTexts from "./en/notificationTexts.ts"
import enOwnLimits from "./en/ownLimits.ts"
import enPassword from "./en/password.ts"
import enPaymentMails from "./en/paymentMails.ts"
import enPaymentReasons from "./en/paymentReasons.ts"
import enPlay from "./en/play.ts"
import enProfile from "./en/profile.ts"
import enProtection from "./en/protection.ts"
import enPush from "./en/push.ts"
import enRealityCheck from "./en/realityCheck.ts"
import enRestricted from "./en/restricted.ts"
import enSessionTime from "./en/sessionTime.ts"
import enSettings from "./en/settings.ts"
import enShell from "./en/shell.ts"
import enSignup from "./en/signup.ts"
import enTerms from "./en/terms.ts"
import enTiles from "./en/tiles.ts"
import enWays from "./en/ways.ts"
import enWire from "./en/wire.ts"
import enWithdraw from "./en/withdraw.ts"
import frAccount from "./fr/account.ts"
import frAnswers from "./fr/answers.ts"
import frClosing from "./fr/closing.ts"
import frConsent from "./fr/consent.ts"
import frContent from "./fr/content.ts"
import frDeposit from "./fr/deposit.ts"
import frDevices from "./fr/devices.ts"
import frDocumentLabels from "./fr/documentLabels.ts"
import frDocumentReasons from "./fr/documentReasons.ts"
import frDocuments from "./fr/documents.ts"
import frDossiers from "./fr/dossiers.ts"
import frDropMails from "./fr/dropMails.ts"
import frEmail from "./fr/email.ts"
import frErrors from "./fr/errors.ts"
import frFactor from "./fr/factor.ts"
import frFields from "./fr/fields.ts"
import frGames from "./fr/games.ts"
import frHistory from "./fr/history.ts"
import frHome from "./fr/home.ts"
import frIdentity from "./fr/identity.ts"
import frIdentityReasons from "./fr/identityReasons.ts"
import frItsme from "./fr/itsme.ts"
import frJackpotDrops from "./fr/jackpotDrops.ts"
import frJackpotNames from "./fr/jackpotNames.ts"
import frJackpots from "./fr/jackpots.ts"
import frJackpotWon from "./fr/jackpotWon.ts"
import frLimits from "./fr/limits.ts"
import frLogin from "./fr/login.ts"
import frLoyalty from "./fr/loyalty.ts"
import frMails from "./fr/mails.ts"
import frNotifications from "./fr/notifications.ts"
import frNotificationTexts from "./fr/notificationTexts.ts"
import frOwnLimits from "./fr/ownLimits.ts"
import frPassword from "./fr/password.ts"
import frPaymentMails from "./fr/paymentMails.ts"
import frPaymentReasons from "./fr/paymentReasons.ts"
import frPlay from "./fr/play.ts"
import frProfile from "./fr/profile.ts"
import frProtection from "./fr/protection.ts"
import frPush from "./fr/push.ts"
import frRealityCheck from "./fr/realityCheck.ts"
import frRestricted from "./fr/restricted.ts"
import frSessionTime from "./fr/sessionTime.ts"
import frSettings from "./fr/settings.ts"
import frShell from "./fr/shell.ts"
import frSignup from "./fr/signup.ts"
import frTerms from "./fr/terms.ts"
import frTiles from "./fr/tiles.ts"
import frWays from "./fr/ways.ts"
import frWire from "./fr/wire.ts"
import frWithdraw from "./fr/withdraw.ts"
import nlAccount from "./nl/account.ts"
import nlAnswers from "./nl/answers.ts"
import nlClosing from "./nl/closing.ts"
import nlConsent from "./nl/consent.ts"
import nlContent from "./nl/content.ts"
import nlDeposit from "./nl/deposit.ts"
import nlDevices from "./nl/devices.ts"
import nlDocumentLabels from "./nl/documentLabels.ts"
import nlDocumentReasons from "./nl/documentReasons.ts"
import nlDocuments from "./nl/documents.ts"
import nlDossiers from "./nl/dossiers.ts"
import nlDropMails from "./nl/dropMails.ts"
import nlEmail from "./nl/email.ts"
import nlErrors from "./nl/errors.ts"
import nlFactor from "./nl/factor.ts"
import nlFields from "./nl/fields.ts"
import nlGames from "./nl/games.ts"
import nlHistory from "./nl/history.ts"
import nlHome from "./nl/home.ts"
import nlIdentity from "./nl/identity.ts"
import nlIdentityReasons from "./nl/identityReasons.ts"
import nlItsme from "./nl/itsme.ts"
import nlJackpotDrops from "./nl/jackpotDrops.ts"
import nlJackpotNames from "./nl/jackpotNames.ts"
import nlJackpots from "./nl/jackpots.ts"
import nlJackpotWon from "./nl/jackpotWon.ts"
import nlLimits from "./nl/limits.ts"
import nlLogin from "./nl/login.ts"
import nlLoyalty from "./nl/loyalty.ts"
import nlMails from "./nl/mails.ts"
import nlNotifications from "./nl/notifications.ts"
import nlNotificationTexts from "./nl/notificationTexts.ts"
import nlOwnLimits from "./nl/ownLimits.ts"
import nlPassword from "./nl/password.ts"
import nlPaymentMails from "./nl/paymentMails.ts"
import nlPaymentReasons from "./nl/paymentReasons.ts"
import nlPlay from "./nl/play.ts"
import nlProfile from "./nl/profile.ts"
import nlProtection from "./nl/protection.ts"
import nlPush from "./nl/push.ts"
import nlRealityCheck from "./nl/realityCheck.ts"
import nlRestricted from "./nl/restricted.ts"
import nlSessionTime from "./nl/sessionTime.ts"
import nlSettings from "./nl/settings.ts"
import nlShell from "./nl/shell.ts"
import nlSignup from "./nl/signup.ts"
import nlTerms from "./nl/terms.ts"
import nlTiles from "./nl/tiles.ts"
import nlWays from "./nl/ways.ts"
import nlWire from "./nl/wire.ts"
import nlWithdraw from "./nl/withdraw.ts"
import type { Shape } from "./shape.ts"

const en = {
  notifications: enNotifications,
  notificationTexts: enNotificationTexts,
  history: enHistory,
  identity: enIdentity,
  identityReasons: enIdentityReasons,
  itsme: enItsme,
  jackpotDrops: enJackpotDrops,
  jackpotNames: enJackpotNames,
  jackpots: enJackpots,
  jackpotWon: enJackpotWon,
  profile: enProfile,
  push: enPush,
  devices: enDevices,
  documentLabels: enDocumentLabels,
  documentReasons: enDocumentReasons,
  documents: enDocuments,
  dossiers: enDossiers,
  dropMails: enDropMails,
  email: enEmail,
  factor: enFactor,
  withdraw: enWithdraw,
  account: enAccount,
  deposit: enDeposit,
  limits: enLimits,
  login: enLogin,
  loyalty: enLoyalty,
  signup: enSignup,
  play: enPlay,
  protection: enProtection,
  realityCheck: enRealityCheck,
  restricted: enRestricted,
  closing: enClosing,
  consent: enConsent,
  content: enContent,
  answers: enAnswers,
  errors: enErrors,
  fields: enFields,
  terms: enTerms,
  tiles: enTiles,
  ways: enWays,
  wire: enWire,
  games: enGames,
  home: enHome,
  mails: enMails,
  ownLimits: enOwnLimits,
  password: enPassword,
  paymentMails: enPaymentMails,
  paymentReasons: enPaymentReasons,
  sessionTime: enSessionTime,
  settings: enSettings,
  shell: enShell,
} as const

/** The nouns of the house and their English sentences: the type that misspelt keys and arguments run into. */
export type Words = typeof en
export type Noun = keyof Words

/**
 * Every sentence in every language. For Node only: loaders hand a page the nouns it speaks, in its language, so
 * nothing in the browser may import this file for more than its types.
 */
export const all: { en: Words; fr: Shape<Words>; nl: Shape<Words> } = {
  en,
  fr: {
    notifications: frNotifications,
    notificationTexts: frNotificationTexts,
    history: frHistory,
    identity: frIdentity,
    identityReasons: frIdentityReasons,
    itsme: frItsme,
    jackpotDrops: frJackpotDrops,
    jackpotNames: frJackpotNames,
    jackpots: frJackpots,
    jackpotWon: frJackpotWon,
    profile: frProfile,
    push: frPush,
    devices: frDevices,
    documentLabels: frDocumentLabels,
    documentReasons: frDocumentReasons,
    documents: frDocuments,
    dossiers: frDossiers,
    dropMails: frDropMails,
    email: frEmail,
    factor: frFactor,
    withdraw: frWithdraw,
    account: frAccount,
    deposit: frDeposit,
    limits: frLimits,
    login: frLogin,
    loyalty: frLoyalty,
    signup: frSignup,
    play: frPlay,
    protection: frProtection,
    realityCheck: frRealityCheck,
    restricted: frRestricted,
    closing: frClosing,
    consent: frConsent,
    content: frContent,
    answers: frAnswers,
    errors: frErrors,
    fields: frFields,
    terms: frTerms,
    tiles: frTiles,
    ways: frWays,
    wire: frWire,
    games: frGames,
    home: frHome,
    mails: frMails,
    ownLimits: frOwnLimits,
    password: frPassword,
    paymentMails: frPaymentMails,
    paymentReasons: frPaymentReasons,
    sessionTime: frSessionTime,
    settings: frSettings,
    shell: frShell,
  },
  nl: {
    notifications: nlNotifications,
    notificationTexts: nlNotificationTexts,
    history: nlHistory,
    identity: nlIdentity,
    identityReasons: nlIdentityReasons,
    itsme: nlItsme,
    jackpotDrops: nlJackpotDrops,
    jackpotNames: nlJackpotNames,
    jackpots: nlJackpots,
    jackpotWon: nlJackpotWon,
    profile: nlProfile,
    push: nlPush,
    devices: nlDevices,
    documentLabels: nlDocumentLabels,
    documentReasons: nlDocumentReasons,
    documents: nlDocuments,
    dossiers: nlDossiers,
    dropMails: nlDropMails,
    email: nlEmail,
    factor: nlFactor,
    withdraw: nlWithdraw,
    account: nlAccount,
    deposit: nlDeposit,
    limits: nlLimits,
    login: nlLogin,
    loyalty: nlLoyalty,
    signup: nlSignup,
    play: nlPlay,
    protection: nlProtection,
    realityCheck: nlRealityCheck,
    restricted: nlRestricted,
    closing: nlClosing,
    consent: nlConsent,
    content: nlContent,
    answers: nlAnswers,
    errors: nlErrors,
    fields: nlFields,
    terms: nlTerms,
    tiles: nlTiles,
    ways: nlWays,
    wire: nlWire,
    games: nlGames,
    home: nlHome,
    mails: nlMails,
    ownLimits: nlOwnLimits,
    password: nlPassword,
    paymentMails: nlPaymentMails,
    paymentReasons: nlPaymentReasons,
    sessionTime: nlSessionTime,
    settings: nlSettings,
    shell: nlShell,
  },
}
