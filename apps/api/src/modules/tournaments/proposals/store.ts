import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type Proposal = Selectable<Tables["tournaments.proposal"]>

/** Undefined where an equal proposal is pending. */
export async function insertProposal(
  tx: Tx,
  proposal: Pick<Proposal, "tournament_id" | "entry_id" | "why" | "proposed_by">,
): Promise<bigint | undefined> {
  const row = await tables(tx)
    .insertInto("tournaments.proposal")
    .values({ ...proposal, proposed_at: tx.now })
    .onConflict((c) => c.doNothing())
    .returning("id")
    .executeTakeFirst()
  return row?.id
}

export async function lockProposal(tx: Tx, id: bigint): Promise<Proposal | undefined> {
  return tables(tx)
    .selectFrom("tournaments.proposal")
    .selectAll()
    .where("id", "=", id)
    .where("ended_as", "is", null)
    .forUpdate()
    .executeTakeFirst()
}

export async function setProposalEnded(
  tx: Tx,
  id: bigint,
  as: "confirmed" | "withdrawn",
  by: string,
): Promise<void> {
  await tables(tx)
    .updateTable("tournaments.proposal")
    .set({ ended_as: as, ended_by: by, ended_at: tx.now })
    .where("id", "=", id)
    .execute()
}

export async function listPendingProposals(from: Reads): Promise<Proposal[]> {
  return tables(from)
    .selectFrom("tournaments.proposal")
    .selectAll()
    .where("ended_as", "is", null)
    .orderBy("id")
    .execute()
}

export async function findEntry(
  from: Reads,
  id: bigint,
): Promise<Selectable<Tables["tournaments.entry"]> | undefined> {
  return tables(from).selectFrom("tournaments.entry").selectAll().where("id", "=", id).executeTakeFirst()
}

/** Entry ends too. */
export async function setEndsNow(tx: Tx, id: bigint): Promise<void> {
  await tables(tx)
    .updateTable("tournaments.tournament")
    .set(({ fn, val }) => ({
      ends_at: tx.now,
      closes_at: fn<Date>("least", ["closes_at", val(tx.now)]),
      state: "calculating",
      due_at: tx.now,
    }))
    .where("id", "=", id)
    .execute()
}
