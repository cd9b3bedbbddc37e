import type { me as contract, ErrorName, ReplyOf } from "@elite/contract"
import { brusselsDate, brusselsDay } from "../../kernel/calendar.ts"
import type { Call, Caller, Restriction } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import * as identity from "../identity/index.ts"
import { weeklyDepositLimitOnTheWire, weeklyDeposits } from "../limits/index.ts"
import { resultsOf } from "../play/index.ts"
import * as players from "../players/index.ts"
import * as sessions from "../sessions/index.ts"
import { eurosOfUnits, type PlayerBalances, playerBalances, pointsOfUnits } from "../wallet/index.ts"

/** Whoever asks, and what their other calls of the same page have read already. */
type Who = { caller: Caller; once: Call["once"] }

const walletOnTheWire = ({ cashUnits, pointsUnits, coinsUnits }: PlayerBalances) => ({
  amount: eurosOfUnits(cashUnits),
  points: pointsOfUnits(pointsUnits),
  coins: pointsOfUnits(coinsUnits),
  tournamentPoints: 0,
})

const exclusionTypes: Partial<Record<ErrorName, "break" | "selfExclusion">> = {
  OnBreakErrorType: "break",
  SelfExcludedErrorType: "selfExclusion",
}
const exclusionOf = ({ name, until }: Restriction) => ({
  type: exclusionTypes[name] ?? ("register" as const),
  until: until?.toISOString() ?? null,
})

/** The player as they see themselves: one answer from many modules. */
export async function userDetails(
  { database }: Kernel,
  { caller, once }: Who,
): Promise<ReplyOf<typeof contract.getUserDetails>> {
  const from = { db: database.db }
  const [profile, standing, balances, session] = await Promise.all([
    players.profile(from, caller.playerId),
    identity.standingOf(from, caller.playerId),
    once("balances", () => playerBalances(from, caller.playerId)),
    once("session", () => sessions.sessionOf(from, caller.sessionId)),
  ])
  if (!profile) throw new Error(`There is no player ${caller.playerId}.`)
  const userWallet = walletOnTheWire(balances)
  return {
    user: {
      userId: Number(caller.playerId),
      username: profile.username,
      isUsernameSet: profile.username !== "",
      email: profile.email,
      isEmailVerified: profile.emailVerifiedAt !== null,
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
      is2faEnabled: false,
      ...(caller.restriction ? { exclusion: exclusionOf(caller.restriction) } : {}),
      profileImageUrl: null,
      loginTime: session.startedAt.toISOString(),
      userWallet,
      wallets: [{ walletId: "cash", currencyCode: "EUR", amount: userWallet.amount, primary: true }],
    },
  }
}

/** What the session strip of every page shows: time, today's result, the deposit room. */
export async function sessionSummary(
  { database, clock }: Kernel,
  { caller, once }: Who,
): Promise<ReplyOf<typeof contract.getSessionSummary>> {
  const now = clock.now()
  const from = { db: database.db, now }
  const [today, week, balances, session] = await Promise.all([
    resultsOf(from, caller.playerId, brusselsDay(brusselsDate(now))),
    weeklyDeposits(from, caller.playerId),
    once("balances", () => playerBalances(from, caller.playerId)),
    once("session", () => sessions.sessionOf(from, caller.sessionId)),
  ])
  return {
    serverTime: now.toISOString(),
    loginTime: session.startedAt.toISOString(),
    today: {
      stakes: eurosOfUnits(today.stakeUnits),
      wins: eurosOfUnits(today.winUnits),
      net: eurosOfUnits(today.winUnits - today.stakeUnits),
    },
    weeklyDepositLimit: weeklyDepositLimitOnTheWire(week),
    userWallet: walletOnTheWire(balances),
  }
}
