/**
 * Every account that can exist, which of them may not fall below zero, and every way money may take between them
 * (docs/money.md). What the ledger asks before each movement, `sql/chart.sql` and `sql/is_kept.sql`, is written from this
 * page by chart.test.ts; the domain `wallet.asset` is compared with it.
 */

export type Asset = "EUR" | "POINT" | "COIN" | "CREDIT"
declare const isAccount: unique symbol
/** The address of an account, e.g. `player:7:cash`. Only this page and `sql/addresses.sql` make them. */
export type Account = string & { readonly [isAccount]: true }

const address = (text: string) => text as Account

/** The payment providers that money comes in through. */
export type PayInAccount = "hipay" | "bancontact" | "paysafecard" | "neteller" | "skrill"

/** The four pools of the house, as `jackpots` in `packages/jackpots` names them. */
type Jackpot = "threeHour" | "hitTheTarget" | "anyTime" | "bigWin"

export const accounts = {
  /** What the player can play with or withdraw, EUR. */
  cash: (playerId: bigint) => address(`player:${playerId}:cash`),
  /** Asked back and not yet paid out, EUR. */
  held: (playerId: bigint) => address(`player:${playerId}:held`),
  /** What the player plays with after their cash, and may not withdraw, EUR. */
  bonus: (playerId: bigint) => address(`player:${playerId}:bonus`),
  /** What one purse of the player's holds for one tournament: no money, CREDIT. */
  credit: (playerId: bigint, purseId: bigint) => address(`player:${playerId}:credit:${purseId}`),
  /** ElitePoints. */
  points: (playerId: bigint) => address(`player:${playerId}:points`),
  /** EliteCoins. */
  coins: (playerId: bigint) => address(`player:${playerId}:coins`),
  /** Money at a payment provider: what was paid out through it less what players paid in. */
  psp: (provider: PayInAccount) => address(`psp:${provider}`),
  /** What left through the bank and did not come back. */
  bank: () => address("bank:payouts"),
  /** Stakes minus wins with a game provider, or in our own game (`house`): our gross gaming revenue there. */
  games: (provider: "hub88" | "house") => address(`games:${provider}`),
  /** Where CREDIT comes from and goes back to, and what of it lies with a game provider. */
  credits: (where: "issued" | "hub88") => address(`credits:${where}`),
  /** Promotional wins a provider sent although they are switched off in Belgium: booked aside for a person to look at. */
  review: (provider: "hub88") => address(`review:${provider}`),
  /** Parts of a cent of wins, which stay with the provider: EUR, and CREDIT. */
  fractions: (provider: "hub88") => address(`fractions:${provider}`),
  creditFractions: (provider: "hub88") => address(`creditFractions:${provider}`),
  /** What the player bets with in the sports book: another licence, and no way from or to their cash, EUR. */
  sports: (playerId: bigint) => address(`player:${playerId}:sports`),
  /** Asked back from the sports book and not yet paid out, EUR. */
  sportsHeld: (playerId: bigint) => address(`player:${playerId}:sportsHeld`),
  /** Stakes minus what was paid for them with a provider of the sports book. */
  book: (provider: "betby") => address(`sports:${provider}`),
  /** Where ElitePoints and EliteCoins come from. */
  club: (asset: "points" | "coins") => address(`club:${asset}`),
  /** Won and not yet claimed, EUR. */
  won: (playerId: bigint) => address(`player:${playerId}:won`),
  /** What lies in a jackpot. */
  pool: (jackpot: Jackpot) => address(`pool:${jackpot}`),
  /** What stands in for the shares of voided bets once their pool has dropped, and keeps what was not paid after all. */
  reserve: (jackpot: Jackpot) => address(`reserve:${jackpot}`),
  /**
   * What the house has paid for its jackpots, its prize drops, its quests, its tournaments, its bonuses, coins that were
   * redeemed, or friends: negative by that.
   */
  promotions: (what: "jackpots" | "drops" | "quest" | "tournaments" | "club" | "bonuses" | "referrals") =>
    address(`promotions:${what}`),
  /** What is kept ready for the prizes of a campaign that nobody has won yet. */
  campaign: (id: bigint) => address(`campaign:${id}`),
  /** What lies in the pool of a week's quest. */
  quest: (id: bigint) => address(`quest:${id}`),
  /** What a tournament pays out: what was paid to enter it, and what the house adds. */
  tournament: (id: bigint) => address(`tournament:${id}`),
  /** Won in a prize drop, a quest or a tournament, or given for a friend, and not yet claimed, EUR. */
  prize: (playerId: bigint) => address(`player:${playerId}:prize`),
} as const

/**
 * What begins like one of these is kept as a balance and may not fall below zero; every other account is summed. The ledger
 * asks the same of `sql/is_kept.sql`, which is written from here.
 */
export const keptPrefixes = ["player:", "pool:", "campaign:", "quest:", "tournament:"] as const

const cash = /^player:[0-9]+:cash$/
const held = /^player:[0-9]+:held$/
const points = /^player:[0-9]+:points$/
const coins = /^player:[0-9]+:coins$/
const psp = /^psp:(hipay|bancontact|paysafecard|neteller|skrill)$/
/** What withdrawals are paid from: the house bank, and the wallets that deposits come in through. */
const payouts = /^(bank:payouts|psp:(paysafecard|neteller|skrill))$/
const games = /^games:(hub88|house)$/
/** Our own game sends no promotional wins, and no parts of a cent. */
const promoting = /^games:hub88$/
const review = /^review:hub88$/
const fractions = /^fractions:hub88$/
const creditFractions = /^creditFractions:hub88$/
const won = /^player:[0-9]+:won$/
const pool = /^pool:(threeHour|hitTheTarget|anyTime|bigWin)$/
const reserve = /^reserve:(threeHour|hitTheTarget|anyTime|bigWin)$/
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

/**
 * Each kind of movement: its asset and the accounts it may connect. The patterns are read by JavaScript and by
 * PostgreSQL alike.
 */
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
  promotionalWin: { asset: "EUR", from: promoting, to: review },
  promotionalWinTakenBack: { asset: "EUR", from: review, to: promoting },
  fractionKept: { asset: "EUR", from: promoting, to: fractions },
  fractionTakenBack: { asset: "EUR", from: fractions, to: promoting },
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

/** Throws where a movement is not on the chart: a mistake of ours, never of a player. */
export function assertOnChart(kind: Kind, from: Account, to: Account): Asset {
  const way = kinds[kind]
  const [payer, payee] = [ownerOf(from), ownerOf(to)]
  const isBetweenPlayers = payer !== undefined && payee !== undefined && payer !== payee
  if (!way.from.test(from) || !way.to.test(to) || isBetweenPlayers)
    throw new Error(`Not on the chart: ${kind} from ${from} to ${to}`)
  return way.asset
}
