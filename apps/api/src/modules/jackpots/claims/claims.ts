import { settle } from "../../../kernel/alarm.ts"
import { daysAfter } from "../../../kernel/calendar.ts"
import { Failure } from "../../../kernel/failure.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { setting } from "../../content/index.ts"
import { may } from "../../limits/index.ts"
import { accounts, move } from "../../wallet/index.ts"
import { jackpotKept, jackpotPaid, jackpotRefused } from "../events.ts"
import { disputedAlarm } from "../rules.ts"
import { jackpotRules } from "../settings.ts"
import * as store from "./store.ts"
import { tellUnclaimed } from "./unclaimed.ts"

const atOnce = 200

/**
 * Moves what a player won into their balance, once. Refuses with NotFoundErrorType what is not theirs, with
 * JackpotClaimedErrorType what was paid before, with JackpotDisputedErrorType what a person still looks at, and with
 * whatever bars from claiming. Answers their balance after it, units.
 */
export async function claimJackpot(tx: Tx, playerId: bigint, winId: bigint): Promise<bigint> {
  await may(tx, playerId, "claim")
  const win = await store.lockWin(tx, winId)
  if (win?.player_id !== playerId || win.refused_at) throw new Failure("NotFoundErrorType")
  if (win.settled_at) throw new Failure("JackpotClaimedErrorType")
  if (win.disputed_at) throw new Failure("JackpotDisputedErrorType")
  return pay(tx, win, "claimed")
}

async function pay(tx: Tx, win: store.Win, as: "claimed" | "credited"): Promise<bigint> {
  const { id: winId, jackpot, player_id: playerId, paid: paidUnits } = win
  await store.setSettled(tx, winId, as)
  const { toUnits } = await move(tx, {
    id: `jackpot:${winId}:claimed`,
    kind: "jackpotClaimed",
    from: accounts.won(playerId),
    to: accounts.cash(playerId),
    amountUnits: paidUnits,
  })
  await tx.announce(jackpotPaid, { playerId, winId, jackpot, paidUnits, as })
  await tellUnclaimed(tx, playerId)
  return toUnits!
}

/** Credits what nobody claimed in the days there are for it: nobody loses a prize by silence. */
export async function creditUnclaimed(tx: Tx): Promise<void> {
  const { claimDays } = await setting(tx, jackpotRules)
  for (const win of await store.takeUnclaimed(tx, daysAfter(tx.now, -claimDays), atOnce))
    await pay(tx, win, "credited")
}

/** What came of a person's decision about a disputed win. */
export type Decided = "kept" | "proposed" | "refused" | "notDisputed" | "sameOperator" | "spent"

/** A disputed win stays its winner's. */
export async function keepWin(tx: Tx, winId: bigint): Promise<Decided> {
  const win = await store.lockWin(tx, winId)
  if (!win?.disputed_at) return "notDisputed"
  const { player_id: playerId, jackpot, paid: paidUnits } = win
  await store.setKept(tx, winId)
  await tx.announce(jackpotKept, { playerId, winId, jackpot, paidUnits })
  await tellUnclaimed(tx, playerId)
  await settle(tx, { kind: disputedAlarm, subject: String(winId) })
  return "kept"
}

/**
 * A disputed win goes into the reserve: one person proposes it, another does it. One that was paid is taken from the balance,
 * if that holds it.
 */
export async function refuseWin(tx: Tx, winId: bigint, by: string, why: string): Promise<Decided> {
  const win = await store.lockWin(tx, winId)
  if (!win?.disputed_at) return "notDisputed"
  if (win.refusal_by === null) {
    await store.setRefusal(tx, winId, by, why)
    return "proposed"
  }
  if (win.refusal_by === by) return "sameOperator"
  const { player_id: playerId, jackpot, paid: amountUnits } = win
  const from = win.settled_at ? accounts.cash(playerId) : accounts.won(playerId)
  const to = accounts.reserve(jackpot)
  try {
    await move(tx, { id: `jackpot:${winId}:refused`, kind: "jackpotRefused", from, to, amountUnits })
  } catch (refusal) {
    if (refusal instanceof Failure && refusal.name === "InsufficientFundsErrorType") return "spent"
    throw refusal
  }
  await store.setRefused(tx, winId)
  await tellUnclaimed(tx, playerId)
  await settle(tx, { kind: disputedAlarm, subject: String(winId) })
  await tx.announce(jackpotRefused, {
    playerId,
    winId,
    jackpot,
    paidUnits: amountUnits,
    proposedBy: win.refusal_by,
    operator: by,
  })
  return "refused"
}
