import { centsOf, type crash as contract } from "@elite/contract"
import type { Caller } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { hashToken } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState } from "../content/index.ts"
import { assertAllowed, findLimitOnStake, getRealityCheck, todayAt } from "../limits/index.ts"
import { findBonusPurse } from "../play/index.ts"
import { accounts, centsToUnits, getBalanceUnits } from "../wallet/index.ts"
import type { CrashPush } from "./live.ts"
import { toRoundTerms } from "./rounds/convert.ts"
import * as store from "./rounds/store.ts"
import { toOwnBetReply } from "./rounds/wire.ts"
import { crash, crashAutobet } from "./settings.ts"

export type PlaceBetPlatform = Pick<Platform, "reads" | "clock" | "wakeDispatcher"> & {
  readonly database: Pick<Platform["database"], "once">
}

export type BetRequest = {
  betId: string
  sessionToken: string
  roundId: bigint
  panel: "a" | "b"
  cents: number
  target: number | undefined
  isAuto: boolean
}

/**
 * Idempotent by bet id. Refuses with CrashOff, CrashAutobetOff, CrashNotOpen, CrashStake {minimum, maximum},
 * CrashPanelTaken, CrashBetIdUsed, CrashSessionOver, InsufficientFunds, CrashBonusStake {maximum}, OwnLimitReached,
 * RealityCheckDue, SessionTimeOver, GameNotForPurse and whatever the gate refuses a bet with.
 */
export async function placeBet(
  platform: PlaceBetPlatform,
  push: CrashPush,
  { playerId }: Caller,
  request: BetRequest,
): Promise<contract.OwnCrashBet> {
  const from = platform.reads()
  if ((await getPolicyState(from, crash)) !== "on") throw new AppError("CrashOffErrorType")
  if (request.isAuto && (await getPolicyState(from, crashAutobet)) !== "on")
    throw new AppError("CrashAutobetOffErrorType")
  const now = platform.clock.now()
  const placed = await store.placeBet(
    platform.database,
    {
      id: request.betId,
      round_id: request.roundId,
      player_id: playerId,
      panel: request.panel,
      stake_cents: BigInt(request.cents),
      target: request.target ?? null,
      is_auto: request.isAuto,
      placed_at: now,
    },
    { tokenHash: hashToken(request.sessionToken), today: todayAt(now) },
  )
  if (!placed.bet) return throwRefusal(platform, playerId, request, placed.status)
  // Null where the bet was known already and nothing moved.
  if (placed.balance !== null) push.wallet(playerId, placed)
  return pushBetAndReply(platform, push, placed.bet, { isNew: placed.balance !== null })
}

/** Refuses with NotFound and, from the take-off on, CrashTookOff. */
export async function cancelBet(
  platform: Platform,
  push: CrashPush,
  { playerId }: Caller,
  id: string,
): Promise<contract.OwnCrashBet> {
  const cancelled = await store.cancelBet(platform.database, { id, playerId, at: platform.clock.now() })
  if (cancelled.status === "unknown") throw new AppError("NotFoundErrorType")
  if (cancelled.status === "tookOff" || !cancelled.bet) throw new AppError("CrashTookOffErrorType")
  if (cancelled.balance !== null) {
    push.wallet(playerId, cancelled)
    platform.wakeDispatcher()
  }
  return pushBetAndReply(platform, push, cancelled.bet, { isNew: cancelled.balance !== null })
}

async function pushBetAndReply(
  platform: Pick<Platform, "reads">,
  push: CrashPush,
  bet: store.BetRow,
  { isNew }: { isNew: boolean },
): Promise<contract.OwnCrashBet> {
  const round = await store.findRound(platform.reads(), bet.round_id)
  if (!round) throw new Error(`The bet ${bet.id} has no round.`)
  if (isNew) push.bets(round, [bet])
  return toOwnBetReply(bet, round)
}

async function throwRefusal(
  platform: Pick<Platform, "reads">,
  playerId: bigint,
  request: BetRequest,
  status: store.PlaceStatus,
): Promise<never> {
  const from = platform.reads()
  switch (status) {
    case "stake": {
      const round = await store.findRound(from, request.roundId)
      if (!round) throw new AppError("CrashNotOpenErrorType")
      const { minStakeCents, maxStakeCents } = toRoundTerms(round)
      throw new AppError("CrashStakeErrorType", {
        minimum: { cents: minStakeCents },
        maximum: { cents: maxStakeCents },
      })
    }
    case "notOpen":
      throw new AppError("CrashNotOpenErrorType")
    case "panelTaken":
      throw new AppError("CrashPanelTakenErrorType")
    case "betIdUsed":
    case "clash":
    case "rolledBack":
      throw new AppError("CrashBetIdUsedErrorType")
    case "notEnoughMoney":
      throw new AppError("InsufficientFundsErrorType")
    case "tokenInvalid":
    case "tokenExpired":
    case "wrongCurrency":
      throw new AppError("CrashSessionOverErrorType")
    case "gameInvalid":
      throw new AppError("GameNotForPurseErrorType")
    case "playerDisabled":
      await assertAllowed(from, playerId, "bet")
      break
    case "limitReached":
      await throwLimitRefusal(platform, playerId, centsToUnits(request.cents))
  }
  throw new Error(`The bet ${request.betId} was refused as ${status}, and nothing says why.`)
}

/** Checks in the order of `limits.spend`: reality check, largest bonus stake, own limits, session time. */
async function throwLimitRefusal(
  { reads }: Pick<Platform, "reads">,
  playerId: bigint,
  units: bigint,
): Promise<void> {
  const from = reads()
  const check = await getRealityCheck(from, playerId)
  if (check && check.dueAt <= from.now) throw new AppError("RealityCheckDueErrorType")
  const bonus = await findBonusPurse(from, playerId)
  const largest = bonus?.largestStakeUnits ?? null
  if (largest !== null && units > largest)
    throw new AppError("CrashBonusStakeErrorType", { maximum: { cents: Number(largest / 1000n) } })
  const cash = bonus ? await getBalanceUnits(from, accounts.cash(playerId)) : units
  const reached = await findLimitOnStake(from, playerId, units < cash ? units : cash)
  if (!reached) return assertAllowed(from, playerId, "redeem")
  throw new AppError("OwnLimitReachedErrorType", {
    limitedBy: reached.limit,
    limit: { cents: centsOf(reached.amount) },
    used: { cents: centsOf(reached.used) },
    remaining: { cents: centsOf(reached.remaining) },
    until: new Date(reached.resetsAt),
  })
}
