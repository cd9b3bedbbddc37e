import type { Tx } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import {
  deleteIdentityKey,
  insertIdentityKey,
  listIdentityKeys,
  lockSealedPlayers,
  setSealedPlayer,
} from "../store.ts"
import type { IdentityEncryption } from "./identityEncryption.ts"

/**
 * Refuses, in a sentence, to open a casino whose identity keys are not those of its data: a key that is missing, or
 * another key under the id of one that was used. A key that is new is noted.
 */
export async function assertKeysFit({ transact }: Platform, secret: IdentityEncryption): Promise<void> {
  await transact(async (tx) => {
    const used = new Map((await listIdentityKeys(tx)).map(({ id, mark }) => [id, mark]))
    for (const { id, mark } of secret.marks()) {
      const before = used.get(id)
      if (before === undefined) await insertIdentityKey(tx, { id, mark })
      else if (!before.equals(mark))
        throw new Error(
          `Identity key ${id} is not the one that this database was sealed with. Put the old key back into IDENTITY_KEYS; a new key gets an id of its own and stands first.`,
        )
      used.delete(id)
    }
    const [missing] = used.keys()
    if (missing !== undefined)
      throw new Error(
        `This database holds data sealed with identity key ${missing}, which IDENTITY_KEYS does not name. Put it back; \`npm run rekey\` says when it is no longer needed.`,
      )
  })
}

const batchSize = 200

/**
 * Seals and marks the next players after `after` with the first key, where an older one did. Answers the last one
 * looked at, null at the end. Needs the owner of the tables: the application changes none of this.
 */
export async function rekeyPlayers(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<bigint | null> {
  const rows = await lockSealedPlayers(tx, after, batchSize)
  for (const row of rows) {
    const person = { firstName: row.first_name, lastName: row.last_name, birthDate: row.birth_date }
    const nameKey = secret.nameKey(person)
    const sealed = row.national_number
    if ((sealed === null || secret.isCurrent(sealed)) && nameKey.equals(row.name_key)) continue
    const number = sealed && secret.decrypt(sealed)
    await setSealedPlayer(tx, row.id, {
      national_number: number === null ? null : secret.encrypt(number),
      national_number_key: number === null ? null : secret.numberKey(number),
      name_key: nameKey,
    })
  }
  return rows.at(-1)?.id ?? null
}

/**
 * Seals with the first key what an older one did, and keeps it by `set`. Answers the last row looked at, null where there is
 * none.
 */
export async function reencrypt<I = bigint>(
  secret: IdentityEncryption,
  rows: readonly { id: I; sealed: Buffer | null }[],
  set: (id: I, sealed: Buffer) => Promise<void>,
): Promise<I | null> {
  for (const { id, sealed } of rows)
    if (sealed && !secret.isCurrent(sealed)) await set(id, secret.encrypt(secret.decrypt(sealed)))
  return rows.at(-1)?.id ?? null
}

/** Forgets every key but the first, once nothing needs them: a casino may then open without them. Answers their ids. */
export async function retireKeys(tx: Tx, secret: IdentityEncryption): Promise<number[]> {
  const old = (await listIdentityKeys(tx)).map(({ id }) => id).filter((id) => id !== secret.keyIds[0])
  for (const id of old) await deleteIdentityKey(tx, id)
  return old
}
