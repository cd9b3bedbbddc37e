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

/** Where bets are placed. */
export type PlaceBetPlatform = Pick<Platform, "reads" | "clock" | "wakeDispatcher"> & {
  readonly database: Pick<Platform["database"], "once">
}

/** A bet as its player sends it; amounts in cents. */
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
 * Places a bet, once for its id. Refuses with CrashOff, CrashAutobetOff, CrashNotOpen, CrashStake {minimum, maximum}, CrashPanelTaken,
 * CrashBetIdUsed, CrashSessionOver, InsufficientFunds, CrashBonusStake {maximum}, OwnLimitReached, RealityCheckDue, SessionTimeOver,
 * GameNotForPurse and with whatever the gate refuses a bet with.
 */
export async function placeBet(
  platform: PlaceBetPlatform,
  telling: CrashPush,
  { playerId }: Caller,
  wish: BetRequest,
): Promise<contract.OwnCrashBet> {
  const from = platform.reads()
  if ((await getPolicyState(from, crash)) !== "on") throw new AppError("CrashOffErrorType")
  if (wish.isAuto && (await getPolicyState(from, crashAutobet)) !== "on")
    throw new AppError("CrashAutobetOffErrorType")
  const now = platform.clock.now()
  const placed = await store.placeBet(
    platform.database,
    {
      id: wish.betId,
      round_id: wish.roundId,
      player_id: playerId,
      panel: wish.panel,
      stake_cents: BigInt(wish.cents),
      target: wish.target ?? null,
      is_auto: wish.isAuto,
      placed_at: now,
    },
    { tokenHash: hashToken(wish.sessionToken), today: todayAt(now) },
  )
  if (!placed.bet) return throwRefusal(platform, playerId, wish, placed.status)
  // Asked again: it is as it is by now, and nothing moved.
  if (placed.balance !== null) telling.wallet(playerId, placed)
  return pushBetAndReply(platform, telling, placed.bet, { isNew: placed.balance !== null })
}

/** Takes a bet back. Refuses with NotFound and, from the take-off on, with CrashTookOff. */
export async function cancelBet(
  platform: Platform,
  telling: CrashPush,
  { playerId }: Caller,
  id: string,
): Promise<contract.OwnCrashBet> {
  const cancelled = await store.cancelBet(platform.database, { id, playerId, at: platform.clock.now() })
  if (cancelled.status === "unknown") throw new AppError("NotFoundErrorType")
  if (cancelled.status === "tookOff" || !cancelled.bet) throw new AppError("CrashTookOffErrorType")
  if (cancelled.balance !== null) {
    telling.wallet(playerId, cancelled)
    platform.wakeDispatcher()
  }
  return pushBetAndReply(platform, telling, cancelled.bet, { isNew: cancelled.balance !== null })
}

/** A bet as its player sees it; told to their other windows and to everybody where something has just become of it. */
async function pushBetAndReply(
  platform: Pick<Platform, "reads">,
  telling: CrashPush,
  bet: store.BetRow,
  { isNew }: { isNew: boolean },
): Promise<contract.OwnCrashBet> {
  const round = await store.findRound(platform.reads(), bet.round_id)
  if (!round) throw new Error(`The bet ${bet.id} has no round.`)
  if (isNew) telling.bets(round, [bet])
  return toOwnBetReply(bet, round)
}

async function throwRefusal(
  platform: Pick<Platform, "reads">,
  playerId: bigint,
  wish: BetRequest,
  status: store.PlaceStatus,
): Promise<never> {
  const from = platform.reads()
  switch (status) {
    case "stake": {
      const round = await store.findRound(from, wish.roundId)
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
      await throwLimitRefusal(platform, playerId, centsToUnits(wish.cents))
  }
  throw new Error(`The bet ${wish.betId} was refused as ${status}, and nothing says why.`)
}

/** Says what keeps a stake out: a reality check; then the bonus's limit, one of the player's own, or the time of their session. */
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
  // A session that is over bars from this, too, and says until when.
  if (!reached) return assertAllowed(from, playerId, "redeem")
  throw new AppError("OwnLimitReachedErrorType", {
    limitedBy: reached.limit,
    limit: { cents: centsOf(reached.amount) },
    used: { cents: centsOf(reached.used) },
    remaining: { cents: centsOf(reached.remaining) },
    until: new Date(reached.resetsAt),
  })
}
