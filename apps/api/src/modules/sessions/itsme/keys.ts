import type { FastifyInstance } from "fastify"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import type { Itsme } from "./ports.ts"
import { lockLinks, setLinkSealed } from "./store.ts"

const path = "/.well-known/itsme-jwks.json"
/** itsme reads the keys again after this, s; it does not take less than half an hour. */
const goodForSeconds = 1800

/** Shows our public keys to itsme; a key that comes and the one that goes stand there together. */
export const publishKeys =
  (itsme: Itsme) =>
  (app: FastifyInstance): void => {
    app.get(path, (_request, reply) =>
      reply.header("cache-control", `public, max-age=${goodForSeconds}`).send(itsme.publicKeys),
    )
  }

const batchSize = 200

/**
 * Seals and marks the next links after `after` with the first identity key. Answers the last player looked at, null at the
 * end.
 */
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
