import type { Reads } from "../../platform/db/transaction.ts"
import { describeError } from "../../platform/lib/log.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Channel } from "../../platform/realtime/channel.ts"
import { getPolicyState, getSetting } from "../content/index.ts"
import { toWalletUpdate } from "../play/index.ts"
import { getMaskedNames } from "../players/index.ts"
import { type BetRow, type BookedBalance, findLastRound, type RoundRow } from "./rounds/store.ts"
import { computeRoundState, toBetReply, toOwnBetReply } from "./rounds/wire.ts"
import { crash, crashRounds } from "./settings.ts"

/**
 * Bets are told to everybody all together: right after the next state of their round, which must not wait behind them in ten thousand
 * sockets, and where none comes so long after the first of them. In flight there is one a second.
 */
const gatherMs = 1_100
/** No state comes for seconds after a flight: how its bets ended is told as soon as they are booked. */
const gatherOverMs = 200

/** Whether the game is shown, and whether rounds open. */
const isCrashOn = async (from: Reads): Promise<boolean> => (await getPolicyState(from, crash)) === "on"
const isPaused = async (from: Reads): Promise<boolean> => (await getSetting(from, crashRounds)).isPaused

/** The round and its bets, for whoever's page shows them while the game is on; a player hears of their own bets. */
export const channels = (platform: Platform): Channel[] => {
  const isOpen = () => isCrashOn(platform.reads())
  const round: Channel<"crash"> = {
    name: "crash",
    of: "everyone",
    // Each is a step that a page must see; they are few.
    everyMs: 0,
    isOpen,
    now: async () => {
      const from = platform.reads()
      const row = await findLastRound(from)
      return row ? [{ ...computeRoundState(row, from.now.getTime()), isPaused: await isPaused(from) }] : []
    },
  }
  // Gathered before they are told, and each message has bets that no other has.
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
  /**
   * A round as it is, to everybody, where it still is so: asked last, at the instant for which it is said, when nothing is waited for
   * any more. A process may be stopped at any of its steps, and a flight may have ended meanwhile.
   */
  round(row: RoundRow, by: { stampMs(): number; isSo(nowMs: number): boolean }): Promise<void>
  /** Bets as they are by now: each to its player at once, and to everybody with the others of a second. */
  bets(round: RoundRow, rows: readonly BetRow[]): void
  /** What a player has after something of theirs was booked. */
  wallet(playerId: bigint, booked: BookedBalance): void
}

/** Tells pages what was committed; a message that is lost is read by whoever comes back. */
export function crashPush(platform: Platform): CrashPush {
  const { push: tell, reads } = platform
  const gathered = betBatcher(platform)
  return {
    async round(row, { stampMs, isSo }) {
      const paused = await isPaused(reads())
      const nowMs = stampMs()
      if (!isSo(nowMs)) return
      tell("everyone", "crash", { ...computeRoundState(row, nowMs), isPaused: paused })
      gathered.tell(row.id)
    },
    bets(round, rows) {
      for (const row of rows) tell({ playerId: row.player_id }, "crashBet", toOwnBetReply(row, round))
      gathered.add(round, rows)
    },
    wallet(playerId, booked) {
      const after = toWalletUpdate(booked)
      if (after) tell({ playerId }, "wallet", after)
    },
  }
}

type PendingBets = { bets: Map<string, BetRow>; timer?: NodeJS.Timeout; isOver: boolean }

/** Gathers bets for everybody, each as it is by then. */
function betBatcher({ push: tell, reads, log }: Platform) {
  const rounds = new Map<bigint, PendingBets>()
  const tellAll = async (roundId: bigint, rows: readonly BetRow[]) => {
    const names = await getMaskedNames(reads(), [...new Set(rows.map((row) => row.player_id))])
    const bets = rows.map((row) => toBetReply(row, names.get(row.player_id) ?? ""))
    tell("everyone", "crashBets", { roundId: Number(roundId), bets })
  }
  const tellOf = (roundId: bigint): void => {
    const waiting = rounds.get(roundId)
    if (!waiting) return
    rounds.delete(roundId)
    clearTimeout(waiting.timer)
    tellAll(roundId, [...waiting.bets.values()]).catch((error) =>
      log.warn("crash.betsNotTold", describeError(error)),
    )
  }
  return {
    tell: tellOf,
    add({ id, over_at }: RoundRow, rows: readonly BetRow[]): void {
      if (rows.length === 0) return
      const waiting: PendingBets = rounds.get(id) ?? { bets: new Map(), isOver: false }
      for (const row of rows) waiting.bets.set(row.id, row)
      rounds.set(id, waiting)
      const isOver = over_at !== null
      if (waiting.timer && (waiting.isOver || !isOver)) return
      clearTimeout(waiting.timer)
      waiting.isOver = isOver
      waiting.timer = setTimeout(() => tellOf(id), isOver ? gatherOverMs : gatherMs).unref()
    },
  }
}
