import { violatedConstraint } from "../../../platform/db/database.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { playerDetailsChanged } from "../events.ts"
import { usernameKey } from "../rules.ts"
import { listUsernames, setUsername } from "../store.ts"

/** Empty until the player has chosen one. Throws where the player does not exist. */
export async function getUsername(from: Reads, playerId: bigint): Promise<string> {
  const username = (await listUsernames(from, [playerId])).get(playerId)
  if (username === undefined) throw new Error(`There is no player ${playerId}.`)
  return username
}

/** Sets the username once. After UsernameAlreadyExistsErrorType the transaction must be rolled back. */
export async function chooseUsername(tx: Tx, playerId: bigint, username: string): Promise<void> {
  try {
    if (await setUsername(tx, playerId, { username, usernameKey: usernameKey(username) })) {
      await tx.publish(playerDetailsChanged, { playerId, fields: ["username"] })
      return
    }
  } catch (error) {
    const isTaken = violatedConstraint(error) === "player_username"
    throw isTaken ? new AppError("UsernameAlreadyExistsErrorType") : error
  }
  if ((await getUsername(tx, playerId)) !== username) throw new AppError("UsernameFixedErrorType")
}
