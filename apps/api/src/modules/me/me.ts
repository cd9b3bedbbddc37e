import { type me as contract, eurosOf, type ParsedOf, type ReplyOf } from "@elite/contract"
import type { Call, Caller } from "../../platform/http/server.ts"
import { addDays, brusselsDate, brusselsDay, toDateRange } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { standingIn } from "../identity/index.ts"
import { noPools, poolsNow, unclaimedIn } from "../jackpots/index.ts"
import {
  checkIn,
  checkOnTheWire,
  depositRoomOnTheWire,
  depositsSince,
  exclusionOnTheWire,
  payableIn,
  type ReadLoginTimeReset,
  realityCheckOf,
  sessionEndOnTheWire,
  weeklyDepositLimitOnTheWire,
  weeklyDepositsIn,
} from "../limits/index.ts"
import { permissionsIn } from "../payments/index.ts"
import { bonusOnTheWire } from "../play/index.ts"
import { photoUrlOf, profileIn, shownEmail, termsToAccept } from "../players/index.ts"
import { rateIn } from "../rates/index.ts"
import { balancesIn, eurosOfUnits, pointsOfUnits } from "../wallet/index.ts"
import { profitLossOf, resultsOf, type SelfRow, selfOf } from "./store.ts"

/** Whoever asks, and what their other calls of the same page have read already. */
type Who = { caller: Caller; once: Call["once"] }

/** What every page shows of their money, and of the pools that everybody plays for. */
async function walletOnTheWire(
  platform: Platform,
  row: SelfRow,
): Promise<ReplyOf<typeof contract.getUserDetails>["user"]["userWallet"]> {
  const { cashUnits, pointsUnits, coinsUnits } = balancesIn(row)
  return {
    amount: eurosOfUnits(cashUnits),
    points: pointsOfUnits(pointsUnits),
    coins: pointsOfUnits(coinsUnits),
    tournamentPoints: eurosOfUnits(row.tournament_credit),
    ...unclaimedIn(row),
    ...((await poolsNow(platform)) ?? noPools),
  }
}

/** When this session began, or its player set a reality check since, which resets it. */
const loginTimeOf = (startedAt: Date, { login_time_reset_at: resetAt }: ReadLoginTimeReset): Date =>
  resetAt !== null && resetAt > startedAt ? resetAt : startedAt

/** The player and their session as they stand now, asked once for all that one page shows of them. */
const self = ({ sharedReads }: Platform, { caller, once }: Who) =>
  once("self", async () => {
    const from = sharedReads()
    const { playerId, sessionId } = caller
    const today = brusselsDay(brusselsDate(from.now))
    const row = await selfOf(from, { playerId, sessionId, today, depositsSince: depositsSince(from.now) })
    if (!row) throw new Error(`There is no player ${playerId}.`)
    if (!row.started_at) throw new Error(`There is no session ${sessionId}.`)
    return { row, loginTime: loginTimeOf(row.started_at, row), now: from.now }
  })

/** The player as they see themselves: one answer from many modules. */
export async function userDetails(
  platform: Platform,
  who: Who,
): Promise<ReplyOf<typeof contract.getUserDetails>> {
  const { caller } = who
  const { row, loginTime } = await self(platform, who)
  const profile = profileIn(row)
  const standing = standingIn(row)
  const check = checkIn(row)
  const userWallet = await walletOnTheWire(platform, row)
  return {
    user: {
      userId: Number(caller.playerId),
      username: profile.username,
      isUsernameSet: profile.username !== "",
      email: shownEmail(profile.email),
      isEmailVerified: profile.emailVerifiedAt !== null,
      mailReturnedAt: profile.mailReturnedAt?.toISOString() ?? null,
      firstName: profile.firstName,
      lastName: profile.lastName,
      dateOfBirth: profile.birthDate,
      gender: profile.gender,
      phone: profile.phone,
      address: profile.address,
      city: profile.city,
      postalCode: profile.postalCode,
      countryCode: profile.countryCode,
      newsLetter: profile.newsletter,
      createdAt: profile.registeredAt.toISOString(),
      additionalInfo: { languageCode: profile.language, walletSettings: profile.walletSettings },
      kycStatus: standing.kycStatus,
      kycReason: standing.reason,
      is2faEnabled: row.has_factor,
      hasPassword: row.has_password,
      isItsmeLinked: row.has_itsme,
      hasBonus: row.has_bonus,
      hasDeposited: row.has_deposited,
      sportsBalance: row.sports === null ? null : eurosOfUnits(row.sports),
      paymentPermissions: permissionsIn(row),
      ...(caller.restriction ? { exclusion: exclusionOnTheWire(caller.restriction) } : {}),
      ...(check ? { realityCheckMinutes: check.minutes } : {}),
      termsToAccept: row.asks_terms ? termsToAccept(row) : null,
      profileImageUrl: row.photo === null ? null : photoUrlOf(row.photo),
      fiatRate: rateIn(profile.walletSettings.selectedFiat, row),
      loginTime: loginTime.toISOString(),
      userWallet,
      wallets: [{ walletId: "cash", currencyCode: "EUR", amount: userWallet.amount, primary: true }],
    },
  }
}

/** What the session strip of every page shows: time, today's result, the deposit room. */
export async function sessionSummary(
  platform: Platform,
  who: Who,
): Promise<ReplyOf<typeof contract.getSessionSummary>> {
  const { row, loginTime, now } = await self(platform, who)
  return {
    serverTime: now.toISOString(),
    loginTime: loginTime.toISOString(),
    today: {
      stakes: eurosOfUnits(row.stake),
      wins: eurosOfUnits(row.win),
      net: eurosOfUnits(row.win - row.stake),
    },
    weeklyDepositLimit: weeklyDepositLimitOnTheWire(weeklyDepositsIn(row, now)),
    depositRoom: depositRoomOnTheWire(
      payableIn(row, { refusal: row.deposit_refusal, until: row.deposit_refused_until }, now),
    ),
    userWallet: await walletOnTheWire(platform, row),
    bonus: bonusOnTheWire(row),
    unseenNotifications: row.unseen,
    realityCheck: checkOnTheWire(checkIn(row)),
    sessionTime: sessionEndOnTheWire(row),
  }
}

/** What a player is shown when their reality check is due; null where they want none. */
export async function realityCheck(
  platform: Pick<Platform, "reads">,
  caller: Pick<Caller, "playerId">,
): Promise<ReplyOf<typeof contract.getRealityCheck>> {
  const from = platform.reads()
  const check = await realityCheckOf(from, caller.playerId)
  const serverTime = from.now.toISOString()
  if (!check) return { serverTime, realityCheck: null }
  const { stake, win } = await resultsOf(from, caller.playerId, check.since)
  return {
    serverTime,
    realityCheck: {
      ...checkOnTheWire(check)!,
      since: check.since.toISOString(),
      stakes: eurosOfUnits(stake),
      wins: eurosOfUnits(win),
      net: eurosOfUnits(win - stake),
    },
  }
}

/**
 * What a player paid in and out, staked and won on the days they ask for. Refuses with BadInput for days that end before they begin,
 * or are more than a year.
 */
export async function profitLoss(
  platform: Platform,
  { playerId }: Caller,
  asked: ParsedOf<typeof contract.getProfitLoss>,
): Promise<ReplyOf<typeof contract.getProfitLoss>> {
  const from = platform.reads()
  const range = toDateRange(asked, from.now)
  const [first, last] = [brusselsDate(range.from), brusselsDate(addDays(range.until, -0.5))]
  const { deposited, withdrawn, days } = await profitLossOf(from, playerId, { ...range, first, last })
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  const [stakes, wins] = [sum(days.map(({ stake }) => stake)), sum(days.map(({ win }) => win))]
  return {
    deposits: eurosOf(Number(deposited)),
    withdrawals: eurosOf(Number(withdrawn)),
    stakes: eurosOfUnits(stakes),
    wins: eurosOfUnits(wins),
    net: eurosOfUnits(wins - stakes),
    perDay: days.map(({ day, stake, win }) => ({ date: day, net: eurosOfUnits(win - stake) })),
  }
}
