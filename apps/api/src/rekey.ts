import { rekeyChains } from "./modules/crash/index.ts"
import { rekeyDossiers } from "./modules/dossiers/index.ts"
import { rekeyDropSeedSource } from "./modules/drops/index.ts"
import { rekeyDocumentFiles, rekeyDocumentNumbers, rekeyVouchings } from "./modules/identity/index.ts"
import { rekeySeedSources } from "./modules/jackpots/index.ts"
import {
  type IdentityEncryption,
  type IdentityKey,
  identityEncryption,
  reencrypt,
  rekeyPlayers,
  retireKeys,
} from "./modules/players/index.ts"
import { rekeyFactors, rekeyItsmeLinks, rekeyRecoveryCodes } from "./modules/sessions/index.ts"
import type { Transact, Tx } from "./platform/db/transaction.ts"
import { listBodiesAfter, setBody } from "./platform/http/webhookInbox.ts"
import { encryptionFor } from "./platform/lib/encryption.ts"
import { rekeyDispatches } from "./platform/mail/bounces.ts"
import { rekeyLetters } from "./platform/mail/outbox.ts"

type Keys = readonly [IdentityKey, ...IdentityKey[]]

async function runToEnd(step: (after: bigint) => Promise<bigint | null>): Promise<void> {
  for (let at: bigint | null = 0n; at !== null; ) at = await step(at)
}

/** `transact` is the owner's. It may be interrupted at any moment. Answers the ids of keys that nothing needs. */
export async function rekey(transact: Transact, keys: Keys): Promise<number[]> {
  const secret = identityEncryption(keys)
  await runToEnd((after) => transact((tx) => rekeyPlayers(tx, secret, after)))
  await runToEnd((after) => transact((tx) => rekeyFactors(tx, secret, after)))
  await runToEnd((after) => transact((tx) => rekeyRecoveryCodes(tx, secret, after)))
  await runToEnd((after) => transact((tx) => rekeyItsmeLinks(tx, secret, after)))
  await runToEnd((after) => transact((tx) => rekeyDocumentNumbers(tx, secret, after)))
  await runToEnd((after) => transact((tx) => rekeyDocumentFiles(tx, secret, after)))
  await runToEnd((after) => transact((tx) => rekeyVouchings(tx, secret, after)))
  await runToEnd((after) => transact((tx) => rekeyDossiers(tx, secret, after)))
  await runToEnd((after) => transact((tx) => rekeyUnreadMessages(tx, secret, after)))
  await transact((tx) => rekeySeedSources(tx, secret))
  await transact((tx) => rekeyDropSeedSource(tx, secret))
  await runToEnd((after) => transact((tx) => rekeyChains(tx, secret, after)))
  const letters = encryptionFor(keys, "letters")
  await transact((tx) => rekeyLetters(tx, letters))
  await runToEnd((after) => transact((tx) => rekeyDispatches(tx, letters, after)))
  return transact((tx) => retireKeys(tx, secret))
}

/** Messages of the verifier contain data of identity documents. */
async function rekeyUnreadMessages(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<bigint | null> {
  const rows = await listBodiesAfter(tx, "shufti", after, 200)
  const sealed = rows.map(({ id, body }) => ({ id, sealed: body }))
  return reencrypt(secret, sealed, (id, body) => setBody(tx, id, body))
}
