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

/** Throws where IDENTITY_KEYS lacks a used key or has another one under its id. Records new keys. */
export async function assertKeysFit({ transact }: Platform, secret: IdentityEncryption): Promise<void> {
  await transact(async (tx) => {
    const used = new Map((await listIdentityKeys(tx)).map(({ id, mark }) => [id, mark]))
    for (const { id, mark } of secret.marks()) {
      const recordedMark = used.get(id)
      if (recordedMark === undefined) await insertIdentityKey(tx, { id, mark })
      else if (!recordedMark.equals(mark))
        throw new Error(
          `Identity key ${id} is not the one that encrypted the data of this database. Put the old key back into IDENTITY_KEYS; a new key gets an id of its own and comes first.`,
        )
      used.delete(id)
    }
    const [missing] = used.keys()
    if (missing !== undefined)
      throw new Error(
        `This database holds data encrypted with identity key ${missing}, which IDENTITY_KEYS does not contain. Put it back; \`npm run rekey\` says when it is no longer needed.`,
      )
  })
}

const batchSize = 200

/** Encrypts a batch with the first key, as the owner of the table. Returns the last id, null at the end. */
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

/** Encrypts rows with the first key and stores them by `set`. Returns the last id, null for no rows. */
export async function reencrypt<I = bigint>(
  secret: IdentityEncryption,
  rows: readonly { id: I; sealed: Buffer | null }[],
  set: (id: I, sealed: Buffer) => Promise<void>,
): Promise<I | null> {
  for (const { id, sealed } of rows)
    if (sealed && !secret.isCurrent(sealed)) await set(id, secret.encrypt(secret.decrypt(sealed)))
  return rows.at(-1)?.id ?? null
}

/** Deletes the records of all keys but the first, once no data needs them. Returns their ids. */
export async function retireKeys(tx: Tx, secret: IdentityEncryption): Promise<number[]> {
  const old = (await listIdentityKeys(tx)).map(({ id }) => id).filter((id) => id !== secret.keyIds[0])
  for (const id of old) await deleteIdentityKey(tx, id)
  return old
}
