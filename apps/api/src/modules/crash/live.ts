import { problemOf } from "../../kernel/log.ts"
import type { Kernel } from "../../kernel/module.ts"
import type { Room } from "../../kernel/room.ts"
import type { Reads } from "../../kernel/transaction.ts"
import { policy, setting } from "../content/index.ts"
import { walletAfter } from "../play/index.ts"
import { maskedNames } from "../players/index.ts"
import { type BetRow, type Booked, lastRoundOf, type RoundRow } from "./rounds/store.ts"
import { betShown, ownBetShown, stateOf } from "./rounds/wire.ts"
import { crash, crashRounds } from "./settings.ts"

/** Bets are told so long after the first of them, all together. */
const gatherMs = 200

/** Whether the game is shown, and whether rounds open. */
const isShown = async (from: Reads): Promise<boolean> => (await policy(from, crash)) === "on"
const isPaused = async (from: Reads): Promise<boolean> => (await setting(from, crashRounds)).isPaused

/** The round and its bets, for whoever's page shows them while the game is on; a player hears of their own bets. */
export const rooms = (kernel: Kernel): Room[] => {
  const isOpen = () => isShown(kernel.reads())
  const round: Room<"crash"> = {
    name: "crash",
    of: "everyone",
    // Each is a step that a page must see; they are few.
    everyMs: 0,
    isOpen,
    now: async () => {
      const from = kernel.reads()
      const row = await lastRoundOf(from)
      return row ? [{ ...stateOf(row, from.now.getTime()), isPaused: await isPaused(from) }] : []
    },
  }
  // Gathered before they are told, and each message has bets that no other has.
  const bets: Room<"crashBets"> = { name: "crashBets", of: "everyone", everyMs: 0, isOpen }
  return [round, bets, { name: "crashBet", of: "player" }]
}

export type Telling = {
  /**
   * A round as it is, to everybody, where it still is so: asked last, at the instant for which it is said, when nothing is waited for
   * any more. A process may be stopped at any of its steps, and a flight may have ended meanwhile.
   */
  round(row: RoundRow, by: { stampMs(): number; isSo(nowMs: number): boolean }): Promise<void>
  /** Bets as they are by now: each to its player at once, and to everybody with the others of a fifth of a second. */
  bets(round: RoundRow, rows: readonly BetRow[]): void
  /** What a player has after something of theirs was booked. */
  wallet(playerId: bigint, booked: Booked): void
}

/** Tells pages what was committed; a message that is lost is read by whoever comes back. */
export function telling(kernel: Kernel): Telling {
  const { tell, reads, log } = kernel
  const gathered = new Map<bigint, Map<string, BetRow>>()
  const tellGathered = async (roundId: bigint) => {
    const rows = [...(gathered.get(roundId)?.values() ?? [])]
    gathered.delete(roundId)
    const names = await maskedNames(reads(), [...new Set(rows.map((row) => row.player_id))])
    const bets = rows.map((row) => betShown(row, names.get(row.player_id) ?? ""))
    tell("everyone", "crashBets", { roundId: Number(roundId), bets })
  }
  return {
    async round(row, { stampMs, isSo }) {
      const paused = await isPaused(reads())
      const nowMs = stampMs()
      if (isSo(nowMs)) tell("everyone", "crash", { ...stateOf(row, nowMs), isPaused: paused })
    },
    bets(round, rows) {
      for (const row of rows) tell({ playerId: row.player_id }, "crashBet", ownBetShown(row, round))
      if (rows.length === 0) return
      const waiting = gathered.get(round.id)
      const all = waiting ?? new Map<string, BetRow>()
      for (const row of rows) all.set(row.id, row)
      if (waiting) return
      gathered.set(round.id, all)
      setTimeout(() => {
        tellGathered(round.id).catch((error) => log.warn("crash.betsNotTold", problemOf(error)))
      }, gatherMs).unref()
    },
    wallet(playerId, booked) {
      const after = walletAfter(booked)
      if (after) tell({ playerId }, "wallet", after)
    },
  }
}
