import { rekeyChains } from "./modules/crash/index.ts"
import { rekeyDossiers } from "./modules/dossiers/index.ts"
import { rekeyDropSource } from "./modules/drops/index.ts"
import { rekeyDocuments, rekeyFiles, rekeyVouchings } from "./modules/identity/index.ts"
import { rekeySources } from "./modules/jackpots/index.ts"
import {
  type IdentityKey,
  rekeyPlayers,
  reseal,
  retireKeys,
  type Secrecy,
  secrecy,
} from "./modules/players/index.ts"
import { rekeyFactors, rekeyItsmeLinks, rekeyRecoveryCodes } from "./modules/sessions/index.ts"
import type { Transact, Tx } from "./platform/db/transaction.ts"
import { listBodiesAfter, setBody } from "./platform/http/webhookInbox.ts"
import { encryptionFor } from "./platform/lib/encryption.ts"
import { rekeyDispatches } from "./platform/mail/bounces.ts"
import { rekeyLetters } from "./platform/mail/outbox.ts"

export type Rekeyed = {
  /** Keys that nothing needs any more. */
  retired: number[]
  /** Documents that are found only under the key they were accepted with. */
  documentsLeft: number
}

type Keys = readonly [IdentityKey, ...IdentityKey[]]

/** Goes on from where a step ended until one ends with null. */
async function throughAll(step: (after: bigint) => Promise<bigint | null>): Promise<void> {
  for (let at: bigint | null = 0n; at !== null; ) at = await step(at)
}

/**
 * Moves everything that identity keys sealed or marked to the first of them, in small transactions, while the casino
 * serves. `transact` is the owner's. It may be repeated and interrupted at any moment.
 */
export async function rekey(transact: Transact, keys: Keys): Promise<Rekeyed> {
  const secret = secrecy(keys)
  await throughAll((after) => transact((tx) => rekeyPlayers(tx, secret, after)))
  await throughAll((after) => transact((tx) => rekeyFactors(tx, secret, after)))
  await throughAll((after) => transact((tx) => rekeyRecoveryCodes(tx, secret, after)))
  await throughAll((after) => transact((tx) => rekeyItsmeLinks(tx, secret, after)))
  let documentsLeft = 0
  await throughAll(async (after) => {
    const { last, left } = await transact((tx) => rekeyDocuments(tx, secret, after))
    documentsLeft += left
    return last
  })
  await throughAll((after) => transact((tx) => rekeyFiles(tx, secret, after)))
  await throughAll((after) => transact((tx) => rekeyVouchings(tx, secret, after)))
  await throughAll((after) => transact((tx) => rekeyDossiers(tx, secret, after)))
  await throughAll((after) => transact((tx) => rekeyNotices(tx, secret, after)))
  await transact((tx) => rekeySources(tx, secret))
  await transact((tx) => rekeyDropSource(tx, secret))
  await throughAll((after) => transact((tx) => rekeyChains(tx, secret, after)))
  const letters = encryptionFor(keys, "letters")
  await transact((tx) => rekeyLetters(tx, letters))
  await throughAll((after) => transact((tx) => rekeyDispatches(tx, letters, after)))
  const retired = documentsLeft === 0 ? await transact((tx) => retireKeys(tx, secret)) : []
  return { retired, documentsLeft }
}

/** The verifier's messages: they hold what stands on an identity document. */
async function rekeyNotices(tx: Tx, secret: Secrecy, after: bigint): Promise<bigint | null> {
  const rows = await listBodiesAfter(tx, "shufti", after, 200)
  const sealed = rows.map(({ id, body }) => ({ id, sealed: body }))
  return reseal(secret, sealed, (id, body) => setBody(tx, id, body))
}
