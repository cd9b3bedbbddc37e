import type { identity } from "@elite/contract"
import { sql } from "kysely"
import type { Tx } from "../../kernel/transaction.ts"
import type { Reason } from "./ports.ts"
import type { Status } from "./rules.ts"

type Reads = Pick<Tx, "db">

export type StandingRow = {
  kyc_status: identity.KycStatus
  reason: Reason | null
  reference: string | null
  verified_first_name: string | null
  verified_last_name: string | null
}

export async function readStanding(tx: Reads, playerId: bigint): Promise<StandingRow | undefined> {
  const { rows } = await sql<StandingRow>`
    select kyc_status, reason, reference, verified_first_name, verified_last_name
    from identity.standing where player_id = ${playerId}`.execute(tx.db)
  return rows[0]
}

/** Locks the standing of a player, made on the first visit, so that their attempts take turns. */
export async function lockStanding(tx: Tx, playerId: bigint): Promise<StandingRow> {
  await sql`insert into identity.standing (player_id, kyc_status, changed_at) values (${playerId}, 'none', ${tx.now})
    on conflict do nothing`.execute(tx.db)
  const { rows } = await sql<StandingRow>`
    select kyc_status, reason, reference, verified_first_name, verified_last_name
    from identity.standing where player_id = ${playerId} for update`.execute(tx.db)
  return rows[0]!
}

export type Acceptance = {
  reference: string
  firstName: string
  lastName: string
  documentNumber: Buffer
  documentKey: Buffer
}

export async function writeStanding(
  tx: Tx,
  playerId: bigint,
  status: identity.KycStatus,
  more: { reason?: Reason | undefined; acceptance?: Acceptance | undefined } = {},
): Promise<void> {
  const { reason, acceptance } = more
  await sql`update identity.standing set kyc_status = ${status}, reason = ${reason ?? null},
      reference = ${acceptance?.reference ?? null}, verified_first_name = ${acceptance?.firstName ?? null},
      verified_last_name = ${acceptance?.lastName ?? null}, document_key = ${acceptance?.documentKey ?? null},
      document_number = ${acceptance?.documentNumber ?? null},
      changed_at = ${tx.now}
    where player_id = ${playerId}`.execute(tx.db)
}

/** Whether another player was accepted on this document. Whoever asks at the same moment waits for the other's end. */
export async function isDocumentInUse(
  tx: Tx,
  playerId: bigint,
  documentKeys: readonly Buffer[],
): Promise<boolean> {
  for (const key of documentKeys.map((each) => each.toString("hex")).sort())
    await sql`select pg_advisory_xact_lock(72, hashtext(${key}))`.execute(tx.db)
  const { rows } = await sql<{ used: boolean }>`
    select exists(select from identity.standing
      where document_key = any(${documentKeys}::bytea[]) and kyc_status = 'accepted' and player_id <> ${playerId}) as used`.execute(
    tx.db,
  )
  return rows[0]!.used
}

export type VerificationRow = {
  reference: string
  player_id: bigint
  status: Status
  url: string | null
  created_at: Date
  expires_at: Date
}
const columns = sql.raw("reference, player_id, status, url, created_at, expires_at")

export async function addVerification(
  tx: Tx,
  attempt: { reference: string; playerId: bigint; expiresAt: Date },
): Promise<void> {
  await sql`insert into identity.verification (reference, player_id, status, created_at, expires_at, changed_at)
    values (${attempt.reference}, ${attempt.playerId}, 'created', ${tx.now}, ${attempt.expiresAt}, ${tx.now})`.execute(
    tx.db,
  )
}

export async function readVerification(tx: Reads, reference: string): Promise<VerificationRow | undefined> {
  const { rows } = await sql<VerificationRow>`
    select ${columns} from identity.verification where reference = ${reference}`.execute(tx.db)
  return rows[0]
}

/** The player's newest attempt that reached the vendor. */
export async function readLatest(tx: Reads, playerId: bigint): Promise<VerificationRow | undefined> {
  const { rows } = await sql<VerificationRow>`
    select ${columns} from identity.verification where player_id = ${playerId} and status not in ('created', 'failed')
    order by id desc limit 1`.execute(tx.db)
  return rows[0]
}

/** The attempts of a player since an instant; those the vendor never got do not count. */
export async function countSince(tx: Reads, playerId: bigint, since: Date): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    select count(*)::integer as attempts from identity.verification
    where player_id = ${playerId} and created_at >= ${since} and status <> 'failed'`.execute(tx.db)
  return rows[0]!.attempts
}

export async function writeVerification(
  tx: Tx,
  reference: string,
  change: { status: Status; reason?: Reason | undefined; url?: string },
): Promise<void> {
  await sql`update identity.verification set status = ${change.status}, reason = ${change.reason ?? null},
      url = coalesce(${change.url ?? null}, url), changed_at = ${tx.now}
    where reference = ${reference}`.execute(tx.db)
}

/** Takes up to 20 open attempts nobody has told us about for a while, and notes that they are being looked up. */
export async function takeSilent(tx: Tx, silentSince: Date): Promise<VerificationRow[]> {
  const { rows } = await sql<VerificationRow>`
    update identity.verification set looked_up_at = ${tx.now}
    where reference in (
      select reference from identity.verification
      where status in ('created', 'pending', 'received', 'review')
        and greatest(created_at, changed_at, looked_up_at) <= ${silentSince}
      order by created_at limit 20 for update skip locked
    )
    returning ${columns}`.execute(tx.db)
  return rows
}

/** The next documents by player, locked: sealed number and look-up key. A number from before numbers were kept is null. */
export async function documentsAfter(
  tx: Tx,
  playerId: bigint,
  limit: number,
): Promise<{ player_id: bigint; document_number: Buffer | null }[]> {
  const { rows } = await sql<{ player_id: bigint; document_number: Buffer | null }>`
    select player_id, document_number from identity.standing
    where document_key is not null and player_id > ${playerId} order by player_id limit ${limit} for update`.execute(
    tx.db,
  )
  return rows
}

export async function setDocument(
  tx: Tx,
  playerId: bigint,
  document: { documentNumber: Buffer; documentKey: Buffer },
): Promise<void> {
  await sql`update identity.standing set document_number = ${document.documentNumber},
      document_key = ${document.documentKey} where player_id = ${playerId}`.execute(tx.db)
}
