import { type crash as contract, eurosOf } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { Caller } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { DemoGuest } from "../../play/index.ts"
import type { RoundLeader } from "../leader/leader.ts"
import { awaitCashOut, type CashOutResult } from "../rounds/cashOut.ts"
import { toRoundTerms } from "../rounds/convert.ts"
import { isCrashOn } from "../rounds/lists.ts"
import { findLastRound, findRound } from "../rounds/store.ts"
import { toOwnBetReply } from "../rounds/wire.ts"
import { demoStartCents } from "./balance.ts"
import * as store from "./store.ts"

const hourMs = 3_600_000
type DemoBetReply = { bet: contract.OwnCrashBet; balance: number }
/** A bet of a demo as it is sent; the stake in cents. */
export type DemoBetRequest = {
  betId: string
  roundId: bigint
  panel: "a" | "b"
  cents: number
  target: number | undefined
}

/** Whose demo a call is about, where their period may be over: what flies is played to its end. Undefined for nobody. */
export const demoOwner = (
  caller: Caller | null,
  demoToken: string | undefined,
): store.DemoOwner | undefined => {
  if (caller) return { playerId: caller.playerId }
  return demoToken === undefined ? undefined : { tokenHash: hashToken(demoToken) }
}

/** What a guest's demo has, and its bets of the round that stands. Refuses with CrashOff. */
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

/** A guest's demo, opened with their first bet. */
async function getOrOpenDemo({ reads, database, clock }: Platform, guest: DemoGuest): Promise<store.DemoRow> {
  const known = await store.findDemo(reads(), guest)
  if (known) return known
  await store.insertDemo(database, guest, { endsAt: guest.endsAt, cents: demoStartCents, at: clock.now() })
  const opened = await store.findDemo(reads(), guest)
  if (!opened) throw new Error("A demo that was opened is not there.")
  return opened
}

/**
 * Places a bet of a demo, once for its id. Refuses with CrashOff, CrashNotOpen, CrashStake {minimum, maximum}, CrashPanelTaken,
 * CrashBetIdUsed and InsufficientFunds.
 */
export async function placeDemoBet(
  platform: Platform,
  guest: DemoGuest,
  wish: DemoBetRequest,
): Promise<DemoBetReply> {
  if (!(await isCrashOn(platform.reads()))) throw new AppError("CrashOffErrorType")
  const demo = await getOrOpenDemo(platform, guest)
  const { status, bet, balance } = await store.placeDemoBet(platform.database, {
    id: wish.betId,
    demo_id: demo.id,
    round_id: wish.roundId,
    panel: wish.panel,
    stake_cents: BigInt(wish.cents),
    target: wish.target ?? null,
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
      const round = await findRound(platform.reads(), wish.roundId)
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

/** Takes a bet of a demo back. Refuses with NotFound and, from the take-off on, with CrashTookOff. */
export async function cancelDemoBet(
  platform: Platform,
  whose: store.DemoOwner | undefined,
  id: string,
): Promise<DemoBetReply> {
  const demo = whose && (await store.findDemo(platform.reads(), whose))
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

/** Leaves the flight with a bet of a demo, as one does with one of money. */
export async function cashOutDemoBet(
  platform: Platform,
  leading: Pick<RoundLeader, "leave"> | undefined,
  whose: store.DemoOwner | undefined,
  id: string,
): Promise<CashOutResult & { balance: number }> {
  const { reads } = platform
  const demo = whose && (await store.findDemo(reads(), whose))
  if (!demo) throw new AppError("NotFoundErrorType")
  const left = await awaitCashOut(platform, leading, id, async () => {
    const bet = await store.findDemoBet(reads(), demo.id, id)
    const round = bet && (await findRound(reads(), bet.round_id))
    return round && { bet: toOwnBetReply(bet, round), round }
  })
  const after = await store.findDemo(reads(), whose)
  return { ...left, balance: eurosOf(Number((after ?? demo).balance_cents)) }
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

/** Forgets demos of visitors an hour after their period, and bets of demos after a day. */
export const deleteOldDemos = (tx: Tx): Promise<void> =>
  store.deleteOldDemos(tx, {
    endedBefore: new Date(tx.now.getTime() - hourMs),
    placedBefore: new Date(tx.now.getTime() - 24 * hourMs),
  })
