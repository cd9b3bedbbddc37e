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

/** What somebody who knows the player would try first. */
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

/**
 * Refuses with WeakPasswordErrorType what is no password for this player. Without a player it is judged by itself: what
 * is known of a player may only be compared for whoever has shown that they are the player; `more` is what they choose with
 * it.
 */
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

/**
 * Gives a player who has none a password, admitted and hashed before. Answers false where they have one. Announces
 * player.passwordChanged and posts the letter that says so.
 */
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

/**
 * Gives a player a new password, admitted and hashed before; with `was`, only where the hash is still that one. Answers
 * false where it is not. Announces player.passwordChanged and posts the letter that says so.
 */
export async function replacePassword(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  playerId: bigint,
  { passwordHash, was }: { passwordHash: string; was?: string },
): Promise<boolean> {
  if (!(await setPasswordHash(tx, playerId, passwordHash, was))) return false
  await tx.publish(playerPasswordChanged, { playerId })
  const player = await findPlayer(tx, playerId)
  if (player) await sendPasswordChangedEmail(platform, tx, player)
  return true
}
