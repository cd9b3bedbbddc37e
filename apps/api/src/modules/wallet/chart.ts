/**
 * Every account that can exist, which of them may not fall below zero, and every movement allowed between them
 * (docs/money.md). chart.test.ts generates `sql/chart.sql` and `sql/is_kept.sql` from this file and compares the
 * domain `wallet.asset` with it.
 */
import { type JackpotType, jackpotTypes } from "@elite/contract"

export type Asset = "EUR" | "POINT" | "COIN" | "CREDIT"
declare const isAccount: unique symbol
/** The address of an account, e.g. `player:7:cash`. Only this file and `sql/addresses.sql` create them. */
export type Account = string & { readonly [isAccount]: true }

const address = (text: string) => text as Account

export type PayInAccount = "hipay" | "bancontact" | "paysafecard" | "neteller" | "skrill"

export const accounts = {
  cash: (playerId: bigint) => address(`player:${playerId}:cash`),
  /** Cash requested by a withdrawal and not yet paid out, EUR. */
  held: (playerId: bigint) => address(`player:${playerId}:held`),
  bonus: (playerId: bigint) => address(`player:${playerId}:bonus`),
  credit: (playerId: bigint, purseId: bigint) => address(`player:${playerId}:credit:${purseId}`),
  points: (playerId: bigint) => address(`player:${playerId}:points`),
  coins: (playerId: bigint) => address(`player:${playerId}:coins`),
  /** Money at a payment provider: payouts through it minus deposits. */
  psp: (provider: PayInAccount) => address(`psp:${provider}`),
  /** Payouts through the bank minus returned ones. */
  bank: () => address("bank:payouts"),
  /** Stakes minus wins with a game provider, or in our own game (`house`): its gross gaming revenue. */
  games: (provider: "hub88" | "house") => address(`games:${provider}`),
  /** The source of CREDIT, and the part of it that is staked with a game provider. */
  credits: (where: "issued" | "hub88") => address(`credits:${where}`),
  /** Promotional wins that a provider sent although they are switched off in Belgium; a person reviews them. */
  review: (provider: "hub88") => address(`review:${provider}`),
  /** Fractions of a cent of wins, which stay with the provider. */
  fractions: (provider: "hub88") => address(`fractions:${provider}`),
  creditFractions: (provider: "hub88") => address(`creditFractions:${provider}`),
  /** The sports purse, under another licence: no movement connects it with cash, EUR. */
  sports: (playerId: bigint) => address(`player:${playerId}:sports`),
  sportsHeld: (playerId: bigint) => address(`player:${playerId}:sportsHeld`),
  /** Stakes minus payouts with a provider of the sports book. */
  book: (provider: "betby") => address(`sports:${provider}`),
  club: (asset: "points" | "coins") => address(`club:${asset}`),
  won: (playerId: bigint) => address(`player:${playerId}:won`),
  pool: (jackpot: JackpotType) => address(`pool:${jackpot}`),
  /** Funds the shares of voided bets after their pool has dropped, and receives refused jackpots. */
  reserve: (jackpot: JackpotType) => address(`reserve:${jackpot}`),
  /** What the operator has paid for promotions, as a negative balance. */
  promotions: (purpose: "jackpots" | "drops" | "quest" | "tournaments" | "club" | "bonuses" | "referrals") =>
    address(`promotions:${purpose}`),
  campaign: (id: bigint) => address(`campaign:${id}`),
  quest: (id: bigint) => address(`quest:${id}`),
  tournament: (id: bigint) => address(`tournament:${id}`),
  prize: (playerId: bigint) => address(`player:${playerId}:prize`),
} as const

/** Accounts with these prefixes have a kept balance and may not fall below zero; all others are summed. */
export const keptPrefixes = ["player:", "pool:", "campaign:", "quest:", "tournament:"] as const

const cash = /^player:[0-9]+:cash$/
const held = /^player:[0-9]+:held$/
const points = /^player:[0-9]+:points$/
const coins = /^player:[0-9]+:coins$/
const psp = /^psp:(hipay|bancontact|paysafecard|neteller|skrill)$/
const payouts = /^(bank:payouts|psp:(paysafecard|neteller|skrill))$/
const games = /^games:(hub88|house)$/
/** Our own game has no promotional wins and no fractions of a cent. */
const promotionalGames = /^games:hub88$/
const review = /^review:hub88$/
const fractions = /^fractions:hub88$/
const creditFractions = /^creditFractions:hub88$/
const won = /^player:[0-9]+:won$/
const pool = new RegExp(`^pool:(${jackpotTypes.join("|")})$`)
const reserve = new RegExp(`^reserve:(${jackpotTypes.join("|")})$`)
const jackpots = /^promotions:jackpots$/
const drops = /^promotions:drops$/
const campaign = /^campaign:[0-9]+$/
const prize = /^player:[0-9]+:prize$/
const quest = /^quest:[0-9]+$/
const questPromotion = /^promotions:quest$/
const tournament = /^tournament:[0-9]+$/
const tournaments = /^promotions:tournaments$/
const referrals = /^promotions:referrals$/
const clubPromotion = /^promotions:club$/
const bonus = /^player:[0-9]+:bonus$/
const bonuses = /^promotions:bonuses$/
const sports = /^player:[0-9]+:sports$/
const sportsHeld = /^player:[0-9]+:sportsHeld$/
const book = /^sports:betby$/
const credit = /^player:[0-9]+:credit:[0-9]+$/
const creditsAtGames = /^credits:hub88$/
const creditsIssued = /^credits:issued$/

/** The accounts that each kind may connect; JavaScript and PostgreSQL both evaluate the patterns. */
export const kinds = {
  deposit: { asset: "EUR", from: psp, to: cash },
  chargeback: { asset: "EUR", from: cash, to: psp },
  withdrawalHeld: { asset: "EUR", from: cash, to: held },
  withdrawalPaid: { asset: "EUR", from: held, to: payouts },
  withdrawalReleased: { asset: "EUR", from: held, to: cash },
  withdrawalReturned: { asset: "EUR", from: payouts, to: cash },
  withdrawalClaimed: { asset: "EUR", from: cash, to: payouts },
  stake: { asset: "EUR", from: cash, to: games },
  win: { asset: "EUR", from: games, to: cash },
  stakeReturned: { asset: "EUR", from: games, to: cash },
  winTakenBack: { asset: "EUR", from: cash, to: games },
  stakesAnnulled: { asset: "EUR", from: games, to: cash },
  promotionalWin: { asset: "EUR", from: promotionalGames, to: review },
  promotionalWinTakenBack: { asset: "EUR", from: review, to: promotionalGames },
  fractionKept: { asset: "EUR", from: promotionalGames, to: fractions },
  fractionTakenBack: { asset: "EUR", from: fractions, to: promotionalGames },
  creditFractionKept: { asset: "CREDIT", from: creditsAtGames, to: creditFractions },
  creditFractionTakenBack: { asset: "CREDIT", from: creditFractions, to: creditsAtGames },
  pointsEarned: { asset: "POINT", from: /^club:points$/, to: points },
  pointsTakenBack: { asset: "POINT", from: points, to: /^club:points$/ },
  coinsEarned: { asset: "COIN", from: /^club:coins$/, to: coins },
  coinsTakenBack: { asset: "COIN", from: coins, to: /^club:coins$/ },
  coinsRedeemed: { asset: "COIN", from: coins, to: /^club:coins$/ },
  redemptionPaid: { asset: "EUR", from: clubPromotion, to: cash },
  pointsGranted: { asset: "POINT", from: /^club:points$/, to: points },
  pointsWithdrawn: { asset: "POINT", from: points, to: /^club:points$/ },
  coinsGranted: { asset: "COIN", from: /^club:coins$/, to: coins },
  coinsWithdrawn: { asset: "COIN", from: coins, to: /^club:coins$/ },
  clubPrizeGiven: { asset: "POINT", from: /^club:points$/, to: points },
  clubPrizeTakenBack: { asset: "POINT", from: points, to: /^club:points$/ },
  jackpotSeeded: { asset: "EUR", from: jackpots, to: pool },
  jackpotShared: { asset: "EUR", from: jackpots, to: pool },
  jackpotShareReturned: { asset: "EUR", from: pool, to: jackpots },
  jackpotShareRestored: { asset: "EUR", from: reserve, to: jackpots },
  jackpotWon: { asset: "EUR", from: pool, to: won },
  jackpotRounded: { asset: "EUR", from: jackpots, to: won },
  jackpotClaimed: { asset: "EUR", from: won, to: cash },
  jackpotRefused: { asset: "EUR", from: /^player:[0-9]+:(won|cash)$/, to: reserve },
  dropsReserved: { asset: "EUR", from: drops, to: campaign },
  dropsReturned: { asset: "EUR", from: campaign, to: drops },
  dropWon: { asset: "EUR", from: campaign, to: prize },
  dropClaimed: { asset: "EUR", from: prize, to: cash },
  dropRefused: { asset: "EUR", from: /^player:[0-9]+:(prize|cash)$/, to: drops },
  questFunded: { asset: "EUR", from: questPromotion, to: quest },
  questReturned: { asset: "EUR", from: quest, to: questPromotion },
  questWon: { asset: "EUR", from: quest, to: prize },
  questClaimed: { asset: "EUR", from: prize, to: cash },
  questRefused: { asset: "EUR", from: /^player:[0-9]+:(prize|cash)$/, to: questPromotion },
  tournamentFee: { asset: "EUR", from: cash, to: tournament },
  tournamentFeeReturned: { asset: "EUR", from: tournament, to: cash },
  tournamentReserved: { asset: "EUR", from: tournaments, to: tournament },
  tournamentReturned: { asset: "EUR", from: tournament, to: tournaments },
  tournamentWon: { asset: "EUR", from: tournament, to: prize },
  tournamentClaimed: { asset: "EUR", from: prize, to: cash },
  tournamentRefused: { asset: "EUR", from: /^player:[0-9]+:(prize|cash)$/, to: tournaments },
  bonusStake: { asset: "EUR", from: bonus, to: games },
  bonusWin: { asset: "EUR", from: games, to: bonus },
  bonusStakeReturned: { asset: "EUR", from: games, to: bonus },
  bonusWinTakenBack: { asset: "EUR", from: bonus, to: games },
  bonusGranted: { asset: "EUR", from: bonuses, to: bonus },
  bonusConverted: { asset: "EUR", from: bonus, to: cash },
  bonusTakenBack: { asset: "EUR", from: cash, to: bonus },
  bonusReturned: { asset: "EUR", from: bonus, to: bonuses },
  bonusMadeGood: { asset: "EUR", from: bonuses, to: bonus },
  creditStake: { asset: "CREDIT", from: credit, to: creditsAtGames },
  creditWin: { asset: "CREDIT", from: creditsAtGames, to: credit },
  creditStakeReturned: { asset: "CREDIT", from: creditsAtGames, to: credit },
  creditWinTakenBack: { asset: "CREDIT", from: credit, to: creditsAtGames },
  creditGranted: { asset: "CREDIT", from: creditsIssued, to: credit },
  creditReturned: { asset: "CREDIT", from: credit, to: creditsIssued },
  creditMadeGood: { asset: "CREDIT", from: creditsIssued, to: credit },
  sportsDeposit: { asset: "EUR", from: psp, to: sports },
  sportsChargeback: { asset: "EUR", from: sports, to: psp },
  sportsWithdrawalHeld: { asset: "EUR", from: sports, to: sportsHeld },
  sportsWithdrawalPaid: { asset: "EUR", from: sportsHeld, to: payouts },
  sportsWithdrawalReleased: { asset: "EUR", from: sportsHeld, to: sports },
  sportsWithdrawalReturned: { asset: "EUR", from: payouts, to: sports },
  sportsWithdrawalClaimed: { asset: "EUR", from: sports, to: payouts },
  sportsStake: { asset: "EUR", from: sports, to: book },
  sportsStakeReturned: { asset: "EUR", from: book, to: sports },
  sportsPaid: { asset: "EUR", from: book, to: sports },
  sportsPaidTakenBack: { asset: "EUR", from: sports, to: book },
  sportsWrittenOff: { asset: "EUR", from: book, to: sports },
  referralRewarded: { asset: "EUR", from: referrals, to: prize },
  referralClaimed: { asset: "EUR", from: prize, to: cash },
  referralRefused: { asset: "EUR", from: /^player:[0-9]+:(prize|cash)$/, to: referrals },
} as const satisfies Record<string, { asset: Asset; from: RegExp; to: RegExp }>
export type Kind = keyof typeof kinds

const ownerOf = (account: Account) => /^player:([0-9]+):/.exec(account)?.[1]

/** Throws where the chart does not allow a movement: a fault of ours, never of a player. */
export function assertOnChart(kind: Kind, from: Account, to: Account): Asset {
  const definition = kinds[kind]
  const [payer, payee] = [ownerOf(from), ownerOf(to)]
  const isBetweenPlayers = payer !== undefined && payee !== undefined && payer !== payee
  if (!definition.from.test(from) || !definition.to.test(to) || isBetweenPlayers)
    throw new Error(`Not on the chart: ${kind} from ${from} to ${to}`)
  return definition.asset
}
