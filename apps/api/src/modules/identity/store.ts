import type { identity } from "@elite/contract"
import { type NotNull, type Selectable, sql } from "kysely"
import { sqlLiterals } from "../../platform/db/preparedClient.ts"
import type { WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { IdentityReason } from "./ports.ts"
import type { Tables } from "./sql/tables.ts"

type Kept = WithColumnTypes<
  Tables,
  {
    "identity.standing": { reason: IdentityReason | null }
    "identity.verification": { reason: IdentityReason | null }
  }
>
const tables = ({ db }: Reads) => db.withTables<Kept>()

const standingColumns = [
  "kyc_status",
  "reason",
  "reference",
  "verified_first_name",
  "verified_last_name",
] as const
export type StandingRow = Pick<Selectable<Kept["identity.standing"]>, (typeof standingColumns)[number]>

const standingQuery = (from: Reads, playerId: bigint) =>
  tables(from).selectFrom("identity.standing").select(standingColumns).where("player_id", "=", playerId)

export const findStanding = (from: Reads, playerId: bigint): Promise<StandingRow | undefined> =>
  standingQuery(from, playerId).executeTakeFirst()

/** Inserts the row at the first call. The lock serialises the attempts of a player. */
export async function lockStanding(tx: Tx, playerId: bigint): Promise<StandingRow> {
  await tables(tx)
    .insertInto("identity.standing")
    .values({ player_id: playerId, kyc_status: "none", changed_at: tx.now })
    .onConflict((c) => c.doNothing())
    .execute()
  return standingQuery(tx, playerId).forUpdate().executeTakeFirstOrThrow()
}

export type Acceptance = {
  reference: string
  firstName: string
  lastName: string
  documentNumber: Buffer
  documentKey: Buffer
}

export async function setStanding(
  tx: Tx,
  playerId: bigint,
  status: identity.KycStatus,
  outcome: { reason?: IdentityReason | undefined; acceptance?: Acceptance | undefined } = {},
): Promise<void> {
  const { reason, acceptance } = outcome
  await tables(tx)
    .updateTable("identity.standing")
    .set({
      kyc_status: status,
      reason: reason ?? null,
      reference: acceptance?.reference ?? null,
      verified_first_name: acceptance?.firstName ?? null,
      verified_last_name: acceptance?.lastName ?? null,
      document_key: acceptance?.documentKey ?? null,
      document_number: acceptance?.documentNumber ?? null,
      changed_at: tx.now,
    })
    .where("player_id", "=", playerId)
    .execute()
}

/** Simultaneous transactions about one document wait for each other. */
export async function isDocumentInUse(
  tx: Tx,
  playerId: bigint,
  documentKeys: readonly Buffer[],
): Promise<boolean> {
  for (const key of documentKeys.map((each) => each.toString("hex")).sort())
    await sql`select pg_advisory_xact_lock(72, hashtext(${key}))`.execute(tx.db)
  const otherPlayer = await tables(tx)
    .selectFrom("identity.standing")
    .select("player_id")
    .where(({ eb, fn, val }) => eb("document_key", "=", fn.any(val(documentKeys))))
    // A literal, so that the planner can use the partial index on accepted documents.
    .where("kyc_status", "=", sql.lit("accepted"))
    .where("player_id", "<>", playerId)
    .limit(1)
    .executeTakeFirst()
  return otherPlayer !== undefined
}

const verificationColumns = [
  "reference",
  "player_id",
  "status",
  "url",
  "created_at",
  "expires_at",
  "unread_at",
] as const
export type VerificationRow = Pick<
  Selectable<Kept["identity.verification"]>,
  (typeof verificationColumns)[number]
>
type Status = VerificationRow["status"]

export async function insertVerification(
  tx: Tx,
  attempt: { reference: string; playerId: bigint; expiresAt: Date },
): Promise<void> {
  await tables(tx)
    .insertInto("identity.verification")
    .values({
      reference: attempt.reference,
      player_id: attempt.playerId,
      status: "created",
      created_at: tx.now,
      expires_at: attempt.expiresAt,
      changed_at: tx.now,
    })
    .execute()
}

export function findVerification(from: Reads, reference: string): Promise<VerificationRow | undefined> {
  return tables(from)
    .selectFrom("identity.verification")
    .select(verificationColumns)
    .where("reference", "=", reference)
    .executeTakeFirst()
}

/** Only attempts that reached the verifier. */
export function findLatestVerification(from: Reads, playerId: bigint): Promise<VerificationRow | undefined> {
  return tables(from)
    .selectFrom("identity.verification")
    .select(verificationColumns)
    .where("player_id", "=", playerId)
    .where("status", "not in", ["created", "failed"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
}

/** Attempts that did not reach the verifier do not count. */
export async function countAttempts(from: Reads, playerId: bigint, since: Date): Promise<number> {
  const row = await tables(from)
    .selectFrom("identity.verification")
    .select(({ fn }) => fn.countAll<bigint>().as("attempts"))
    .where("player_id", "=", playerId)
    .where("created_at", ">=", since)
    .where("status", "<>", "failed")
    .executeTakeFirstOrThrow()
  return Number(row.attempts)
}

export async function updateVerification(
  tx: Tx,
  reference: string,
  change: { status: Status; reason?: IdentityReason | undefined; url?: string },
): Promise<void> {
  await tables(tx)
    .updateTable("identity.verification")
    .set({
      status: change.status,
      reason: change.reason ?? null,
      ...(change.url === undefined ? {} : { url: change.url }),
      changed_at: tx.now,
    })
    .where("reference", "=", reference)
    .execute()
}

export async function setUnread(tx: Tx, reference: string): Promise<void> {
  await tables(tx)
    .updateTable("identity.verification")
    .set({ unread_at: tx.now })
    .where("reference", "=", reference)
    .execute()
}

export function takeUnread(
  tx: Tx,
  playerId: bigint,
  reference: string | undefined,
): Promise<Pick<VerificationRow, "reference" | "status">[]> {
  const waiting = tables(tx)
    .updateTable("identity.verification")
    .set({ unread_at: null })
    .where("player_id", "=", playerId)
    .where("unread_at", "is not", null)
  return (reference === undefined ? waiting : waiting.where("reference", "=", reference))
    .returning(["reference", "status"])
    .execute()
}

export const listUnreadAttempts = (from: Reads): Promise<VerificationRow[]> =>
  tables(from)
    .selectFrom("identity.verification")
    .select(verificationColumns)
    .where("unread_at", "is not", null)
    .orderBy("unread_at")
    .execute()

/** Up to 20 open attempts without news since `silentSince`, except those in manual review. */
export function takeSilentAttempts(tx: Tx, silentSince: Date): Promise<VerificationRow[]> {
  return tables(tx)
    .updateTable("identity.verification")
    .set({ looked_up_at: tx.now })
    .where("reference", "in", (db) =>
      db
        .selectFrom("identity.verification")
        .select("reference")
        .where("status", "in", sqlLiterals("created", "pending", "received", "review"))
        .where("unread_at", "is", null)
        .where(
          ({ fn }) => fn<Date>("greatest", ["created_at", "changed_at", "looked_up_at"]),
          "<=",
          silentSince,
        )
        .orderBy("created_at")
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returning(verificationColumns)
    .execute()
}

/** The next sealed document numbers by player, locked. */
export function lockDocumentNumbers(
  tx: Tx,
  playerId: bigint,
  limit: number,
): Promise<{ player_id: bigint; document_number: Buffer }[]> {
  return tables(tx)
    .selectFrom("identity.standing")
    .select(["player_id", "document_number"])
    .where("document_number", "is not", null)
    .where("player_id", ">", playerId)
    .$narrowType<{ document_number: NotNull }>()
    .orderBy("player_id")
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function setDocumentNumber(
  tx: Tx,
  playerId: bigint,
  document: { documentNumber: Buffer; documentKey: Buffer },
): Promise<void> {
  await tables(tx)
    .updateTable("identity.standing")
    .set({ document_number: document.documentNumber, document_key: document.documentKey })
    .where("player_id", "=", playerId)
    .execute()
}
