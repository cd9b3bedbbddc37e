import { type me as contract, eurosOf, type ParsedOf, type ReplyOf } from "@elite/contract"
import type { Call, Caller } from "../../platform/http/server.ts"
import { addDays, brusselsDate, brusselsDay, toDateRange } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { toKycState } from "../identity/index.ts"
import { getCachedPools, noPools, toUnclaimedMessage } from "../jackpots/index.ts"
import {
  depositCountingStart,
  getRealityCheck,
  type LoginTimeResetColumns,
  toDepositHeadroomReply,
  toExclusionReply,
  toPayableNow,
  toRealityCheck,
  toRealityCheckReply,
  toSessionEndReply,
  toWeeklyDepositLimitReply,
  toWeeklyDeposits,
} from "../limits/index.ts"
import { toPermissions } from "../payments/index.ts"
import { toBonusReply } from "../play/index.ts"
import { photoUrl, shownEmail, termsToAccept, toProfile } from "../players/index.ts"
import { toRateReply } from "../rates/index.ts"
import { toBalances, unitsToEuros, unitsToPoints } from "../wallet/index.ts"
import { findSelf, getProfitLoss, getResults, type SelfRow } from "./store.ts"

type SelfCall = { caller: Caller; once: Call["once"] }

async function getWalletReply(
  platform: Platform,
  row: SelfRow,
): Promise<ReplyOf<typeof contract.getUserDetails>["user"]["userWallet"]> {
  const { cashUnits, pointsUnits, coinsUnits } = toBalances(row)
  return {
    amount: unitsToEuros(cashUnits),
    points: unitsToPoints(pointsUnits),
    coins: unitsToPoints(coinsUnits),
    tournamentPoints: unitsToEuros(row.tournament_credit),
    ...toUnclaimedMessage(row),
    ...((await getCachedPools(platform)) ?? noPools),
  }
}

/** The login time restarts when the player sets a reality check. */
const computeLoginTime = (startedAt: Date, { login_time_reset_at: resetAt }: LoginTimeResetColumns): Date =>
  resetAt !== null && resetAt > startedAt ? resetAt : startedAt

/** One query for all calls of a page. */
const getSelfRow = ({ sharedReads }: Platform, { caller, once }: SelfCall) =>
  once("self", async () => {
    const from = sharedReads()
    const { playerId, sessionId } = caller
    const today = brusselsDay(brusselsDate(from.now))
    const row = await findSelf(from, {
      playerId,
      sessionId,
      today,
      depositsSince: depositCountingStart(from.now),
    })
    if (!row) throw new Error(`There is no player ${playerId}.`)
    if (!row.started_at) throw new Error(`There is no session ${sessionId}.`)
    return { row, loginTime: computeLoginTime(row.started_at, row), now: from.now }
  })

export async function getUserDetailsReply(
  platform: Platform,
  call: SelfCall,
): Promise<ReplyOf<typeof contract.getUserDetails>> {
  const { caller } = call
  const { row, loginTime } = await getSelfRow(platform, call)
  const profile = toProfile(row)
  const kyc = toKycState(row)
  const check = toRealityCheck(row)
  const userWallet = await getWalletReply(platform, row)
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
      kycStatus: kyc.kycStatus,
      kycReason: kyc.reason,
      is2faEnabled: row.has_factor,
      hasPassword: row.has_password,
      isItsmeLinked: row.has_itsme,
      hasBonus: row.has_bonus,
      hasDeposited: row.has_deposited,
      sportsBalance: row.sports === null ? null : unitsToEuros(row.sports),
      paymentPermissions: toPermissions(row),
      ...(caller.restriction ? { exclusion: toExclusionReply(caller.restriction) } : {}),
      ...(check ? { realityCheckMinutes: check.minutes } : {}),
      termsToAccept: row.asks_terms ? termsToAccept(row) : null,
      profileImageUrl: row.photo === null ? null : photoUrl(row.photo),
      fiatRate: toRateReply(profile.walletSettings.selectedFiat, row),
      loginTime: loginTime.toISOString(),
      userWallet,
      wallets: [{ walletId: "cash", currencyCode: "EUR", amount: userWallet.amount, primary: true }],
    },
  }
}

export async function getSessionSummaryReply(
  platform: Platform,
  call: SelfCall,
): Promise<ReplyOf<typeof contract.getSessionSummary>> {
  const { row, loginTime, now } = await getSelfRow(platform, call)
  return {
    serverTime: now.toISOString(),
    loginTime: loginTime.toISOString(),
    today: {
      stakes: unitsToEuros(row.stake),
      wins: unitsToEuros(row.win),
      net: unitsToEuros(row.win - row.stake),
    },
    weeklyDepositLimit: toWeeklyDepositLimitReply(toWeeklyDeposits(row, now)),
    depositRoom: toDepositHeadroomReply(
      toPayableNow(row, { refusal: row.deposit_refusal, until: row.deposit_refused_until }, now),
    ),
    userWallet: await getWalletReply(platform, row),
    bonus: toBonusReply(row),
    unseenNotifications: row.unseen,
    realityCheck: toRealityCheckReply(toRealityCheck(row)),
    sessionTime: toSessionEndReply(row),
  }
}

/** Null where the player has no reality check. */
export async function getRealityCheckReply(
  platform: Pick<Platform, "reads">,
  caller: Pick<Caller, "playerId">,
): Promise<ReplyOf<typeof contract.getRealityCheck>> {
  const from = platform.reads()
  const check = await getRealityCheck(from, caller.playerId)
  const serverTime = from.now.toISOString()
  if (!check) return { serverTime, realityCheck: null }
  const { stake, win } = await getResults(from, caller.playerId, check.since)
  return {
    serverTime,
    realityCheck: {
      ...toRealityCheckReply(check)!,
      since: check.since.toISOString(),
      stakes: unitsToEuros(stake),
      wins: unitsToEuros(win),
      net: unitsToEuros(win - stake),
    },
  }
}

/** Refuses with BadInput for a range of days that ends before it begins, or exceeds a year. */
export async function getProfitLossReply(
  platform: Platform,
  { playerId }: Pick<Caller, "playerId">,
  input: ParsedOf<typeof contract.getProfitLoss>,
): Promise<ReplyOf<typeof contract.getProfitLoss>> {
  const from = platform.reads()
  const range = toDateRange(input, from.now)
  const [first, last] = [brusselsDate(range.from), brusselsDate(addDays(range.until, -0.5))]
  const { deposited, withdrawn, days } = await getProfitLoss(from, playerId, { ...range, first, last })
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  const [stakes, wins] = [sum(days.map(({ stake }) => stake)), sum(days.map(({ win }) => win))]
  return {
    deposits: eurosOf(Number(deposited)),
    withdrawals: eurosOf(Number(withdrawn)),
    stakes: unitsToEuros(stakes),
    wins: unitsToEuros(wins),
    net: unitsToEuros(wins - stakes),
    perDay: days.map(({ day, stake, win }) => ({ date: day, net: unitsToEuros(win - stake) })),
  }
}
