import { type crash as contract, eurosOf } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { Caller } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { dayMs, hourMs } from "../../../platform/lib/calendar.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { DemoGuest } from "../../play/index.ts"
import { awaitCashOut, type CashOutResult, type LocalFlight } from "../rounds/cashOut.ts"
import { toRoundTerms } from "../rounds/convert.ts"
import { isCrashOn } from "../rounds/lists.ts"
import { findLastRound, findRound } from "../rounds/store.ts"
import { toOwnBetReply } from "../rounds/wire.ts"
import { demoStartCents } from "./balance.ts"
import * as store from "./store.ts"

type DemoBetReply = { bet: contract.OwnCrashBet; balance: number }
export type DemoBetRequest = {
  betId: string
  roundId: bigint
  panel: "a" | "b"
  cents: number
  target: number | undefined
}

/** The owner, also after their demo period: a running bet is played to its end. */
export const demoOwner = (
  caller: Caller | null,
  demoToken: string | undefined,
): store.DemoOwner | undefined => {
  if (caller) return { playerId: caller.playerId }
  return demoToken === undefined ? undefined : { tokenHash: hashToken(demoToken) }
}

/** Refuses with CrashOff. */
export async function getDemoReply(
  { reads }: Platform,
  guest: DemoGuest,
): Promise<{ balance: number; own: contract.OwnCrashBet[]; expiresAt: string | null }> {
  const from = reads()
  if (!(await isCrashOn(from))) throw new AppError("CrashOffErrorType")
  const [demo, round] = await Promise.all([store.findDemo(from, guest), findLastRound(from)])
  const own = demo && round ? await store.listOwnDemoBets(from, demo.id, round.id) : []
  return {
    balance: eurosOf(Number(demo?.balance_cents ?? demoStartCents)),
    own: own.map((row) => toOwnBetReply(row, row)),
    expiresAt: guest.endsAt?.toISOString() ?? null,
  }
}

async function getOrOpenDemo({ reads, database, clock }: Platform, guest: DemoGuest): Promise<store.DemoRow> {
  const known = await store.findDemo(reads(), guest)
  if (known) return known
  await store.insertDemo(database, guest, { endsAt: guest.endsAt, cents: demoStartCents, at: clock.now() })
  const opened = await store.findDemo(reads(), guest)
  if (!opened) throw new Error("A demo was opened and cannot be found.")
  return opened
}

/**
 * Idempotent by bet id. Refuses with CrashOff, CrashNotOpen, CrashStake {minimum, maximum}, CrashPanelTaken, CrashBetIdUsed
 * and InsufficientFunds.
 */
export async function placeDemoBet(
  platform: Platform,
  guest: DemoGuest,
  request: DemoBetRequest,
): Promise<DemoBetReply> {
  if (!(await isCrashOn(platform.reads()))) throw new AppError("CrashOffErrorType")
  const demo = await getOrOpenDemo(platform, guest)
  const { status, bet, balance } = await store.placeDemoBet(platform.database, {
    id: request.betId,
    demo_id: demo.id,
    round_id: request.roundId,
    panel: request.panel,
    stake_cents: BigInt(request.cents),
    target: request.target ?? null,
    placed_at: platform.clock.now(),
  })
  if (bet) return toDemoBetReply(platform, bet, balance)
  switch (status) {
    case "panelTaken":
      throw new AppError("CrashPanelTakenErrorType")
    case "betIdUsed":
      throw new AppError("CrashBetIdUsedErrorType")
    case "notEnoughMoney":
      throw new AppError("InsufficientFundsErrorType")
    case "stake": {
      const round = await findRound(platform.reads(), request.roundId)
      if (!round) break
      const { minStakeCents, maxStakeCents } = toRoundTerms(round)
      throw new AppError("CrashStakeErrorType", {
        minimum: { cents: minStakeCents },
        maximum: { cents: maxStakeCents },
      })
    }
  }
  throw new AppError("CrashNotOpenErrorType")
}

/** Refuses with NotFound and, from the take-off on, CrashTookOff. */
export async function cancelDemoBet(
  platform: Platform,
  owner: store.DemoOwner | undefined,
  id: string,
): Promise<DemoBetReply> {
  const demo = owner && (await store.findDemo(platform.reads(), owner))
  if (!demo) throw new AppError("NotFoundErrorType")
  const { status, bet, balance } = await store.cancelDemoBet(platform.database, {
    id,
    demoId: demo.id,
    at: platform.clock.now(),
  })
  if (status === "unknown") throw new AppError("NotFoundErrorType")
  if (status === "tookOff" || !bet) throw new AppError("CrashTookOffErrorType")
  return toDemoBetReply(platform, bet, balance)
}

export async function cashOutDemoBet(
  platform: Platform,
  flight: LocalFlight | undefined,
  owner: store.DemoOwner | undefined,
  id: string,
): Promise<CashOutResult & { balance: number }> {
  const { reads } = platform
  const demo = owner && (await store.findDemo(reads(), owner))
  if (!demo) throw new AppError("NotFoundErrorType")
  const result = await awaitCashOut(platform, flight, id, async () => {
    const bet = await store.findDemoBet(reads(), demo.id, id)
    const round = bet && (await findRound(reads(), bet.round_id))
    return round && { bet: toOwnBetReply(bet, round), round }
  })
  const after = await store.findDemo(reads(), owner)
  return { ...result, balance: eurosOf(Number((after ?? demo).balance_cents)) }
}

async function toDemoBetReply(
  { reads }: Platform,
  bet: store.DemoBetRow,
  balance: bigint,
): Promise<DemoBetReply> {
  const round = await findRound(reads(), bet.round_id)
  if (!round) throw new Error(`The bet ${bet.id} has no round.`)
  return { bet: toOwnBetReply(bet, round), balance: eurosOf(Number(balance)) }
}

/** Deletes visitors’ demos an hour after their period, and demo bets after a day. */
export const deleteOldDemos = (tx: Tx): Promise<void> =>
  store.deleteOldDemos(tx, {
    endedBefore: new Date(tx.now.getTime() - hourMs),
    placedBefore: new Date(tx.now.getTime() - dayMs),
  })
