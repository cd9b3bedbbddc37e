import type { Insertable, Selectable, Updateable } from "kysely"
import { type AdminCommand, adminCommand, idOnly, type PendingReview } from "../admin/command.ts"
import { assertAnotherPerson } from "../admin/fourEyes.ts"
import { OperatorError, refuseUnless } from "../admin/operatorError.ts"
import type { Reads, Tx } from "../db/transaction.ts"
import { raiseAlarm, resolveAlarm } from "./alarms.ts"

type ProposalRow = {
  id: bigint
  proposed_by: string
  proposed_at: Date
  ended_as: string | null
  ended_by: string | null
  ended_at: Date | null
}

export type Proposals<Table> = {
  /** Raises the alarm. `about` names its subject in the refusal of a second pending one. */
  propose(
    tx: Tx,
    values: Omit<Insertable<Table>, keyof ProposalRow>,
    proposal: { operator: string; about: string; detail: Record<string, string | number | null> },
  ): Promise<bigint>
  /** Once; what `apply` throws leaves it pending. Refuses the proposing operator and an unknown or ended proposal. */
  confirm<Result>(
    tx: Tx,
    id: bigint,
    operator: string,
    apply: (row: Selectable<Table>) => Promise<Result>,
  ): Promise<Result>
  /** Any operator may withdraw a pending proposal. Answers its row. */
  withdraw(
    tx: Tx,
    id: bigint,
    operator: string,
    changes?: Omit<Updateable<Table>, keyof ProposalRow>,
  ): Promise<Selectable<Table>>
  listPending(from: Reads): Promise<Selectable<Table>[]>
  pendingReview(resolvedBy: readonly string[]): PendingReview
}

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/**
 * The operations on a table of proposals: one operator proposes, another confirms, any may withdraw; an alarm is open
 * while it is pending (decision 0136). `what` is the word that operators read: "correction".
 */
export function createProposals<Tables, Name extends keyof Tables & string>({
  table,
  what,
  alarm,
  confirmedAs = "confirmed",
}: {
  table: Name
  what: string
  alarm: string
  /** What the table calls a confirmed proposal. */
  confirmedAs?: string
}): Proposals<Tables[Name]> {
  type Table = Tables[Name]
  const rows = ({ db }: Reads) => db.withTables<{ proposal: ProposalRow }>()
  const from = table as string as "proposal"
  const toAlarm = (id: bigint) => ({ kind: alarm, subject: String(id) })

  async function lockPending(tx: Tx, id: bigint): Promise<ProposalRow> {
    const row = await rows(tx)
      .selectFrom(from)
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new OperatorError(`There is no ${what} ${id}.`)
    refuseUnless(row.ended_as === null, `${capitalized(what)} ${id} is not pending any more.`)
    return row
  }

  async function end(tx: Tx, id: bigint, changes: Pick<ProposalRow, "ended_as" | "ended_by">): Promise<void> {
    await rows(tx)
      .updateTable(from)
      .set({ ...changes, ended_at: tx.now })
      .where("id", "=", id)
      .execute()
    await resolveAlarm(tx, toAlarm(id))
  }

  return {
    async propose(tx, values, { operator, about, detail }) {
      const inserted = await rows(tx)
        .insertInto(from)
        .values({ ...(values as unknown as ProposalRow), proposed_by: operator, proposed_at: tx.now })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst()
      refuseUnless(
        inserted,
        `Another ${what} of ${about} is pending already: confirm or withdraw that one first.`,
      )
      await raiseAlarm(tx, { ...toAlarm(inserted.id), detail: { ...detail, proposedBy: operator } })
      return inserted.id
    },
    async confirm(tx, id, operator, apply) {
      const row = await lockPending(tx, id)
      assertAnotherPerson(row.proposed_by, operator)
      const result = await apply(row as unknown as Selectable<Table>)
      await end(tx, id, { ended_as: confirmedAs, ended_by: operator })
      return result
    },
    async withdraw(tx, id, operator, changes = {} as never) {
      const row = await lockPending(tx, id)
      await end(tx, id, { ...(changes as object), ended_as: "withdrawn", ended_by: operator })
      return row as unknown as Selectable<Table>
    },
    listPending: (reads) =>
      rows(reads)
        .selectFrom(from)
        .selectAll()
        .where("ended_as", "is", null)
        .orderBy("id")
        .limit(500)
        .execute() as Promise<unknown> as Promise<Selectable<Table>[]>,
    pendingReview: (resolvedBy) => ({
      alarm,
      subjects: `select id::text as subject from ${table} where ended_as is null`,
      resolvedBy,
    }),
  }
}

/** `what` as in {@link createProposals}. */
export const withdrawProposalCommand = ({
  what,
  withdraw,
  ...declared
}: Pick<AdminCommand, "name" | "does"> & {
  what: string
  withdraw: (tx: Tx, id: bigint, operator: string) => Promise<unknown>
}): AdminCommand =>
  adminCommand({
    ...declared,
    words: "ID",
    takes: idOnly,
    async run(tx, operator, [id]) {
      await withdraw(tx, id, operator)
      return `${capitalized(what)} ${id} is withdrawn; nothing has changed.`
    },
  })
