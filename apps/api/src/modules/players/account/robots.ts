import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { insertRobot, listRobots } from "./store.ts"

/**
 * Marks a player who has just registered as nobody: a program beside the sandboxes. Once is enough. Throws in a database of
 * real vendors, which cannot hold the mark.
 */
export const markRobot = (tx: Tx, playerId: bigint): Promise<void> => insertRobot(tx, playerId)

/** Those of these players that are robots. */
export const findRobots = (from: Reads, playerIds: readonly bigint[]): Promise<ReadonlySet<bigint>> =>
  playerIds.length === 0 ? Promise.resolve(new Set()) : listRobots(from, [...new Set(playerIds)])

/**
 * Of some things that players did those that are somebody's. Robots are no winners and on no board, and are counted in no
 * figure of what was played; SQL leaves them out by `players.is_robot`.
 */
export async function withoutRobots<T extends { playerId: bigint | null }>(
  from: Reads,
  done: readonly T[],
): Promise<T[]> {
  const robots = await findRobots(
    from,
    done.flatMap(({ playerId }) => (playerId === null ? [] : [playerId])),
  )
  return done.filter(({ playerId }) => playerId === null || !robots.has(playerId))
}
