import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { insertRobot, listRobots } from "./store.ts"

/** Marks a test program of the sandboxes. Idempotent. Throws on a database of real vendors. */
export const markRobot = (tx: Tx, playerId: bigint): Promise<void> => insertRobot(tx, playerId)

/** Returns the ids that belong to robots. */
export const findRobots = (from: Reads, playerIds: readonly bigint[]): Promise<ReadonlySet<bigint>> =>
  playerIds.length === 0 ? Promise.resolve(new Set()) : listRobots(from, [...new Set(playerIds)])

/** Robots count in no list of winners, leaderboard or statistic; SQL uses `players.is_robot`. */
export async function withoutRobots<T extends { playerId: bigint | null }>(
  from: Reads,
  entries: readonly T[],
): Promise<T[]> {
  const robots = await findRobots(
    from,
    entries.flatMap(({ playerId }) => (playerId === null ? [] : [playerId])),
  )
  return entries.filter(({ playerId }) => playerId === null || !robots.has(playerId))
}
