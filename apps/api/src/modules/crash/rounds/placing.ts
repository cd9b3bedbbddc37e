import { centsOf, type crash as contract } from "@elite/contract"
import type { Caller } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { policy } from "../../content/index.ts"
import { limitOnStake, may, realityCheckOf, todayAt } from "../../limits/index.ts"
import { bonusOf } from "../../play/index.ts"
import { accounts, balanceUnits, unitsOfCents } from "../../wallet/index.ts"
import type { Telling } from "../live.ts"
import { crash, crashAutobet } from "../settings.ts"
import { termsOf } from "./model.ts"
import * as store from "./store.ts"
import { ownBetShown } from "./wire.ts"

/** Where bets are placed. */
export type Placing = Pick<Platform, "reads" | "clock" | "wakeDispatcher"> & {
  readonly database: Pick<Platform["database"], "once">
}

/** A bet as its player sends it; amounts in cents. */
export type Wish = {
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
export async function place(
  platform: Placing,
  telling: Telling,
  { playerId }: Caller,
  wish: Wish,
): Promise<contract.OwnCrashBet> {
  const from = platform.reads()
  if ((await policy(from, crash)) !== "on") throw new AppError("CrashOffErrorType")
  if (wish.isAuto && (await policy(from, crashAutobet)) !== "on")
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
  if (!placed.bet) return refuse(platform, playerId, wish, placed.status)
  // Asked again: it is as it is by now, and nothing moved.
  if (placed.balance !== null) telling.wallet(playerId, placed)
  return shown(platform, telling, placed.bet, { isNew: placed.balance !== null })
}

/** Takes a bet back. Refuses with NotFound and, from the take-off on, with CrashTookOff. */
export async function cancel(
  platform: Platform,
  telling: Telling,
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
  return shown(platform, telling, cancelled.bet, { isNew: cancelled.balance !== null })
}

/** A bet as its player sees it; told to their other windows and to everybody where something has just become of it. */
async function shown(
  platform: Pick<Platform, "reads">,
  telling: Telling,
  bet: store.BetRow,
  { isNew }: { isNew: boolean },
): Promise<contract.OwnCrashBet> {
  const round = await store.roundOf(platform.reads(), bet.round_id)
  if (!round) throw new Error(`The bet ${bet.id} has no round.`)
  if (isNew) telling.bets(round, [bet])
  return ownBetShown(bet, round)
}

async function refuse(
  platform: Pick<Platform, "reads">,
  playerId: bigint,
  wish: Wish,
  status: store.PlaceStatus,
): Promise<never> {
  const from = platform.reads()
  switch (status) {
    case "stake": {
      const round = await store.roundOf(from, wish.roundId)
      if (!round) throw new AppError("CrashNotOpenErrorType")
      const { minStakeCents, maxStakeCents } = termsOf(round)
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
      await may(from, playerId, "bet")
      break
    case "limitReached":
      await refuseByLimit(platform, playerId, unitsOfCents(wish.cents))
  }
  throw new Error(`The bet ${wish.betId} was refused as ${status}, and nothing says why.`)
}

/** Says what keeps a stake out: a reality check; then the bonus's limit, one of the player's own, or the time of their session. */
async function refuseByLimit(
  { reads }: Pick<Platform, "reads">,
  playerId: bigint,
  units: bigint,
): Promise<void> {
  const from = reads()
  const check = await realityCheckOf(from, playerId)
  if (check && check.dueAt <= from.now) throw new AppError("RealityCheckDueErrorType")
  const bonus = await bonusOf(from, playerId)
  const largest = bonus?.largestStakeUnits ?? null
  if (largest !== null && units > largest)
    throw new AppError("CrashBonusStakeErrorType", { maximum: { cents: Number(largest / 1000n) } })
  const cash = bonus ? await balanceUnits(from, accounts.cash(playerId)) : units
  const reached = await limitOnStake(from, playerId, units < cash ? units : cash)
  // A session that is over bars from this, too, and says until when.
  if (!reached) return may(from, playerId, "redeem")
  throw new AppError("OwnLimitReachedErrorType", {
    limitedBy: reached.limit,
    limit: { cents: centsOf(reached.amount) },
    used: { cents: centsOf(reached.used) },
    remaining: { cents: centsOf(reached.remaining) },
    until: new Date(reached.resetsAt),
  })
}
