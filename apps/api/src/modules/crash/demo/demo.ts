import { type crash as contract, eurosOf } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { Caller } from "../../../platform/http/server.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { DemoGuest } from "../../play/index.ts"
import type { Leading } from "../leading/leader.ts"
import { type LeftBet, leave } from "../rounds/leaving.ts"
import { isOn } from "../rounds/lists.ts"
import { termsOf } from "../rounds/model.ts"
import { lastRoundOf, roundOf } from "../rounds/store.ts"
import { ownBetShown } from "../rounds/wire.ts"
import * as store from "./demoStore.ts"
import { demoCents } from "./purse.ts"

const hourMs = 3_600_000
type Played = { bet: contract.OwnCrashBet; balance: number }
/** A bet of a demo as it is sent; the stake in cents. */
export type DemoWish = {
  betId: string
  roundId: bigint
  panel: "a" | "b"
  cents: number
  target: number | undefined
}

/** Whose demo a call is about, where their period may be over: what flies is played to its end. Undefined for nobody. */
export const whoseDemo = (caller: Caller | null, demoToken: string | undefined): store.Whose | undefined => {
  if (caller) return { playerId: caller.playerId }
  return demoToken === undefined ? undefined : { tokenHash: hashToken(demoToken) }
}

/** What a guest's demo has, and its bets of the round that stands. Refuses with CrashOff. */
export async function demoShown(
  { reads }: Platform,
  guest: DemoGuest,
): Promise<{ balance: number; own: contract.OwnCrashBet[]; expiresAt: string | null }> {
  const from = reads()
  if (!(await isOn(from))) throw new AppError("CrashOffErrorType")
  const [demo, round] = await Promise.all([store.demoOf(from, guest), lastRoundOf(from)])
  const own = demo && round ? await store.ownDemoBetsOf(from, demo.id, round.id) : []
  return {
    balance: eurosOf(Number(demo?.balance_cents ?? demoCents)),
    own: own.map((row) => ownBetShown(row, row)),
    expiresAt: guest.endsAt?.toISOString() ?? null,
  }
}

/** A guest's demo, opened with their first bet. */
async function demoOf({ reads, database, clock }: Platform, guest: DemoGuest): Promise<store.DemoRow> {
  const known = await store.demoOf(reads(), guest)
  if (known) return known
  await store.insertDemo(database, guest, { endsAt: guest.endsAt, cents: demoCents, at: clock.now() })
  const opened = await store.demoOf(reads(), guest)
  if (!opened) throw new Error("A demo that was opened is not there.")
  return opened
}

/**
 * Places a bet of a demo, once for its id. Refuses with CrashOff, CrashNotOpen, CrashStake {minimum, maximum}, CrashPanelTaken,
 * CrashBetIdUsed and InsufficientFunds.
 */
export async function placeForFun(platform: Platform, guest: DemoGuest, wish: DemoWish): Promise<Played> {
  if (!(await isOn(platform.reads()))) throw new AppError("CrashOffErrorType")
  const demo = await demoOf(platform, guest)
  const { status, bet, balance } = await store.placeDemoBet(platform.database, {
    id: wish.betId,
    demo_id: demo.id,
    round_id: wish.roundId,
    panel: wish.panel,
    stake_cents: BigInt(wish.cents),
    target: wish.target ?? null,
    placed_at: platform.clock.now(),
  })
  if (bet) return played(platform, bet, balance)
  switch (status) {
    case "panelTaken":
      throw new AppError("CrashPanelTakenErrorType")
    case "betIdUsed":
      throw new AppError("CrashBetIdUsedErrorType")
    case "notEnoughMoney":
      throw new AppError("InsufficientFundsErrorType")
    case "stake": {
      const round = await roundOf(platform.reads(), wish.roundId)
      if (!round) break
      const { minStakeCents, maxStakeCents } = termsOf(round)
      throw new AppError("CrashStakeErrorType", {
        minimum: { cents: minStakeCents },
        maximum: { cents: maxStakeCents },
      })
    }
  }
  throw new AppError("CrashNotOpenErrorType")
}

/** Takes a bet of a demo back. Refuses with NotFound and, from the take-off on, with CrashTookOff. */
export async function cancelForFun(
  platform: Platform,
  whose: store.Whose | undefined,
  id: string,
): Promise<Played> {
  const demo = whose && (await store.demoOf(platform.reads(), whose))
  if (!demo) throw new AppError("NotFoundErrorType")
  const { status, bet, balance } = await store.cancelDemoBet(platform.database, {
    id,
    demoId: demo.id,
    at: platform.clock.now(),
  })
  if (status === "unknown") throw new AppError("NotFoundErrorType")
  if (status === "tookOff" || !bet) throw new AppError("CrashTookOffErrorType")
  return played(platform, bet, balance)
}

/** Leaves the flight with a bet of a demo, as one does with one of money. */
export async function leaveForFun(
  platform: Platform,
  leading: Pick<Leading, "leave"> | undefined,
  whose: store.Whose | undefined,
  id: string,
): Promise<LeftBet & { balance: number }> {
  const { reads } = platform
  const demo = whose && (await store.demoOf(reads(), whose))
  if (!demo) throw new AppError("NotFoundErrorType")
  const left = await leave(platform, leading, id, async () => {
    const bet = await store.demoBetOf(reads(), demo.id, id)
    const round = bet && (await roundOf(reads(), bet.round_id))
    return round && { bet: ownBetShown(bet, round), round }
  })
  const after = await store.demoOf(reads(), whose)
  return { ...left, balance: eurosOf(Number((after ?? demo).balance_cents)) }
}

async function played({ reads }: Platform, bet: store.DemoBetRow, balance: bigint): Promise<Played> {
  const round = await roundOf(reads(), bet.round_id)
  if (!round) throw new Error(`The bet ${bet.id} has no round.`)
  return { bet: ownBetShown(bet, round), balance: eurosOf(Number(balance)) }
}

/** Forgets demos of visitors an hour after their period, and bets of demos after a day. */
export const forgetDemos = (tx: Tx): Promise<void> =>
  store.deleteOldDemos(tx, {
    endedBefore: new Date(tx.now.getTime() - hourMs),
    placedBefore: new Date(tx.now.getTime() - 24 * hourMs),
  })
