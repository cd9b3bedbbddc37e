import type { Reads } from "../../platform/db/transaction.ts"
import { describeError } from "../../platform/lib/log.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Channel } from "../../platform/realtime/channel.ts"
import { getPolicyState, getSetting } from "../content/index.ts"
import { toWalletUpdate } from "../play/index.ts"
import { withBettors } from "./rounds/lists.ts"
import { type BetRow, type BookedBalance, findLastRound, type RoundRow } from "./rounds/store.ts"
import { computeRoundState, toBetReply, toOwnBetReply } from "./rounds/wire.ts"
import { crash, crashRounds } from "./settings.ts"

/** Bets follow the next state of their round, which must not queue behind them in ten thousand sockets. */
const batchMs = 1_100
/** No state follows a flight for seconds, so its bets are pushed sooner. */
const overBatchMs = 200

const isCrashOn = async (from: Reads): Promise<boolean> => (await getPolicyState(from, crash)) === "on"
const isPaused = async (from: Reads): Promise<boolean> => (await getSetting(from, crashRounds)).isPaused

export const channels = (platform: Platform): Channel[] => {
  const isOpen = () => isCrashOn(platform.reads())
  const round: Channel<"crash"> = {
    name: "crash",
    of: "everyone",
    // Every state must reach the page; they are few.
    everyMs: 0,
    isOpen,
    now: async () => {
      const from = platform.reads()
      const row = await findLastRound(from)
      return row ? [{ ...computeRoundState(row, from.now.getTime()), isPaused: await isPaused(from) }] : []
    },
  }
  // Batched already; no two messages share a bet.
  const bets: Channel<"crashBets"> = {
    name: "crashBets",
    of: "everyone",
    everyMs: 0,
    isSharded: true,
    isOpen,
  }
  return [round, bets, { name: "crashBet", of: "player" }]
}

export type CrashPush = {
  /** Checks `isCurrent` after the last await: meanwhile the process may have been stopped and the flight ended. */
  round(row: RoundRow, by: { stampMs(): number; isCurrent(nowMs: number): boolean }): Promise<void>
  /** To each player immediately, to everybody in batches. */
  bets(round: RoundRow, rows: readonly BetRow[]): void
  wallet(playerId: bigint, booked: BookedBalance): void
}

/** Pushes committed state only; a lost message is read on reconnect. */
export function crashPush(platform: Platform): CrashPush {
  const { push, reads } = platform
  const batcher = betBatcher(platform)
  return {
    async round(row, { stampMs, isCurrent }) {
      const paused = await isPaused(reads())
      const nowMs = stampMs()
      if (!isCurrent(nowMs)) return
      push("everyone", "crash", { ...computeRoundState(row, nowMs), isPaused: paused })
      batcher.flush(row.id)
    },
    bets(round, rows) {
      for (const row of rows) push({ playerId: row.player_id }, "crashBet", toOwnBetReply(row, round))
      batcher.add(round, rows)
    },
    wallet(playerId, booked) {
      const after = toWalletUpdate(booked)
      if (after) push({ playerId }, "wallet", after)
    },
  }
}

type PendingBets = { bets: Map<string, BetRow>; timer?: NodeJS.Timeout; isOver: boolean }

function betBatcher({ push, reads, log }: Platform) {
  const rounds = new Map<bigint, PendingBets>()
  const pushBets = async (roundId: bigint, rows: readonly BetRow[]) => {
    const bets = (await withBettors(reads(), rows)).map(([row, bettor]) => toBetReply(row, bettor))
    push("everyone", "crashBets", { roundId: Number(roundId), bets })
  }
  const flush = (roundId: bigint): void => {
    const pending = rounds.get(roundId)
    if (!pending) return
    rounds.delete(roundId)
    clearTimeout(pending.timer)
    pushBets(roundId, [...pending.bets.values()]).catch((error) =>
      log.warn("crash.betsNotTold", describeError(error)),
    )
  }
  return {
    flush,
    add({ id, over_at }: RoundRow, rows: readonly BetRow[]): void {
      if (rows.length === 0) return
      const pending: PendingBets = rounds.get(id) ?? { bets: new Map(), isOver: false }
      for (const row of rows) pending.bets.set(row.id, row)
      rounds.set(id, pending)
      const isOver = over_at !== null
      if (pending.timer && (pending.isOver || !isOver)) return
      clearTimeout(pending.timer)
      pending.isOver = isOver
      pending.timer = setTimeout(() => flush(id), isOver ? overBatchMs : batchMs).unref()
    },
  }
}
