import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { sendPasswordChangedEmail, sendPasswordSetEmail } from "../emails.ts"
import { playerPasswordChanged } from "../events.ts"
import { findProfile } from "../players.ts"
import * as settings from "../settings.ts"
import { findPlayer } from "../store.ts"
import { assertPasswordStrong } from "./hashing.ts"
import { setFirstPasswordHash, setPasswordHash } from "./store.ts"

export const knownWords = (person: {
  email: string
  username: string
  firstName: string
  lastName: string
  birthDate: string
}): string[] =>
  [person.email, person.username, person.firstName, person.lastName, person.birthDate.slice(0, 4)].filter(
    (text) => text !== "",
  )

/** Pass `playerId` only for a caller who proved to be the player: the comparison reveals their details. */
export async function assertNewPasswordStrong(
  from: Reads,
  password: string,
  playerId?: bigint,
  more: { username?: string } = {},
): Promise<void> {
  const player = playerId === undefined ? undefined : await findProfile(from, playerId)
  const known = player ? knownWords({ ...player, ...more }) : []
  assertPasswordStrong(password, await getSetting(from, settings.password), known)
}

/** The password is checked and hashed already. False where the player has one. */
export async function setFirstPassword(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  playerId: bigint,
  passwordHash: string,
): Promise<boolean> {
  if (!(await setFirstPasswordHash(tx, playerId, passwordHash))) return false
  await tx.publish(playerPasswordChanged, { playerId })
  const player = await findPlayer(tx, playerId)
  if (player) await sendPasswordSetEmail(platform, tx, player)
  return true
}

/** The password is checked and hashed already. With `previousHash`, only while that is still the hash; else false. */
export async function replacePassword(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  playerId: bigint,
  { passwordHash, previousHash }: { passwordHash: string; previousHash?: string },
): Promise<boolean> {
  if (!(await setPasswordHash(tx, playerId, passwordHash, previousHash))) return false
  await tx.publish(playerPasswordChanged, { playerId })
  const player = await findPlayer(tx, playerId)
  if (player) await sendPasswordChangedEmail(platform, tx, player)
  return true
}
