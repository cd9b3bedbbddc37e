import type { Platform } from "../../../platform/platform.ts"
import { hashPassword, type PasswordMatch, type TypedPassword } from "./hashing.ts"
import { setPasswordHash } from "./store.ts"

/**
 * Answers the hash that holds after a password has matched. A hash from before passwords were normalised is replaced,
 * where the queue of hashes has room; otherwise the next log-in replaces it.
 */
export async function renewHash(
  { transact }: Pick<Platform, "transact">,
  account: { playerId: bigint; passwordHash: string },
  { normalized }: TypedPassword,
  match: Exclude<PasswordMatch, "no">,
): Promise<string> {
  const { playerId, passwordHash } = account
  if (match === "normalized") return passwordHash
  const renewed = await hashPassword(normalized).catch(() => undefined)
  if (renewed === undefined) return passwordHash
  const isWritten = await transact((tx) => setPasswordHash(tx, playerId, renewed, passwordHash))
  return isWritten ? renewed : passwordHash
}
