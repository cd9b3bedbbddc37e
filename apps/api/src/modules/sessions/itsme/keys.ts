import type { FastifyInstance } from "fastify"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import type { Itsme } from "./ports.ts"
import { lockLinks, setLinkSealed } from "./store.ts"

const path = "/.well-known/itsme-jwks.json"
/** itsme requires at least half an hour. */
const maxAgeSeconds = 1800

/** During a rotation the old and the new key are both listed. */
export const publishKeys =
  (itsme: Itsme) =>
  (app: FastifyInstance): void => {
    app.get(path, (_request, reply) =>
      reply.header("cache-control", `public, max-age=${maxAgeSeconds}`).send(itsme.publicKeys),
    )
  }

const batchSize = 200

/** Encrypts a batch with the first identity key. Returns the last player id, null at the end. */
export async function rekeyItsmeLinks(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<bigint | null> {
  const rows = await lockLinks(tx, after, batchSize)
  for (const { player_id: playerId, subject: sealed } of rows) {
    if (secret.isCurrent(sealed)) continue
    const subject = secret.decrypt(sealed)
    await setLinkSealed(tx, playerId, {
      subject: secret.encrypt(subject),
      subjectKey: secret.subjectKey(subject),
    })
  }
  return rows.at(-1)?.player_id ?? null
}
