import enAccount from "./en/account.ts"
import enAccounts from "./en/accounts.ts"
import enContent from "./en/content.ts"
import enDeposit from "./en/deposit.ts"
import enErrors from "./en/errors.ts"
import enFields from "./en/fields.ts"
import enGames from "./en/games.ts"
import enHistory from "./en/history.ts"
import enHome from "./en/home.ts"
import enIdentity from "./en/identity.ts"
import enLogin from "./en/login.ts"
import enMails from "./en/mails.ts"
import enPaymentMails from "./en/paymentMails.ts"
import enPaymentReasons from "./en/paymentReasons.ts"
import enPlay from "./en/play.ts"
import enProfile from "./en/profile.ts"
import enShell from "./en/shell.ts"
import enSignup from "./en/signup.ts"
import enWire from "./en/wire.ts"
import enWithdraw from "./en/withdraw.ts"
import frAccount from "./fr/account.ts"
import frAccounts from "./fr/accounts.ts"
import frContent from "./fr/content.ts"
import frDeposit from "./fr/deposit.ts"
import frErrors from "./fr/errors.ts"
import frFields from "./fr/fields.ts"
import frGames from "./fr/games.ts"
import frHistory from "./fr/history.ts"
import frHome from "./fr/home.ts"
import frIdentity from "./fr/identity.ts"
import frLogin from "./fr/login.ts"
import frMails from "./fr/mails.ts"
import frPaymentMails from "./fr/paymentMails.ts"
import frPaymentReasons from "./fr/paymentReasons.ts"
import frPlay from "./fr/play.ts"
import frProfile from "./fr/profile.ts"
import frShell from "./fr/shell.ts"
import frSignup from "./fr/signup.ts"
import frWire from "./fr/wire.ts"
import frWithdraw from "./fr/withdraw.ts"
import nlAccount from "./nl/account.ts"
import nlAccounts from "./nl/accounts.ts"
import nlContent from "./nl/content.ts"
import nlDeposit from "./nl/deposit.ts"
import nlErrors from "./nl/errors.ts"
import nlFields from "./nl/fields.ts"
import nlGames from "./nl/games.ts"
import nlHistory from "./nl/history.ts"
import nlHome from "./nl/home.ts"
import nlIdentity from "./nl/identity.ts"
import nlLogin from "./nl/login.ts"
import nlMails from "./nl/mails.ts"
import nlPaymentMails from "./nl/paymentMails.ts"
import nlPaymentReasons from "./nl/paymentReasons.ts"
import nlPlay from "./nl/play.ts"
import nlProfile from "./nl/profile.ts"
import nlShell from "./nl/shell.ts"
import nlSignup from "./nl/signup.ts"
import nlWire from "./nl/wire.ts"
import nlWithdraw from "./nl/withdraw.ts"
import type { Shape } from "./shape.ts"

const en = {
  history: enHistory,
  identity: enIdentity,
  profile: enProfile,
  withdraw: enWithdraw,
  account: enAccount,
  deposit: enDeposit,
  login: enLogin,
  signup: enSignup,
  play: enPlay,
  content: enContent,
  accounts: enAccounts,
  errors: enErrors,
  fields: enFields,
  wire: enWire,
  games: enGames,
  home: enHome,
  mails: enMails,
  paymentMails: enPaymentMails,
  paymentReasons: enPaymentReasons,
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
    history: frHistory,
    identity: frIdentity,
    profile: frProfile,
    withdraw: frWithdraw,
    account: frAccount,
    deposit: frDeposit,
    login: frLogin,
    signup: frSignup,
    play: frPlay,
    content: frContent,
    accounts: frAccounts,
    errors: frErrors,
    fields: frFields,
    wire: frWire,
    games: frGames,
    home: frHome,
    mails: frMails,
    paymentMails: frPaymentMails,
    paymentReasons: frPaymentReasons,
    shell: frShell,
  },
  nl: {
    history: nlHistory,
    identity: nlIdentity,
    profile: nlProfile,
    withdraw: nlWithdraw,
    account: nlAccount,
    deposit: nlDeposit,
    login: nlLogin,
    signup: nlSignup,
    play: nlPlay,
    content: nlContent,
    accounts: nlAccounts,
    errors: nlErrors,
    fields: nlFields,
    wire: nlWire,
    games: nlGames,
    home: nlHome,
    mails: nlMails,
    paymentMails: nlPaymentMails,
    paymentReasons: nlPaymentReasons,
    shell: nlShell,
  },
}
