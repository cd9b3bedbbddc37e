import { withSecondPerson } from "../../../platform/admin/fourEyes.ts"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"

/** A prize whose bet was voided after the win, as its module stores it. */
export type Disputable = {
  id: bigint
  disputed_at: Date | null
  /** The operator who proposed to refuse it, and the reason. */
  refusal_by: string | null
  refusal_why: string | null
}

export type DisputableStore<Won extends Disputable, Of> = {
  /** Answers the prizes that were not disputed before. */
  setDisputed(tx: Tx, of: Of, refs: readonly bigint[]): Promise<Won[]>
  listDisputed(from: Reads): Promise<Won[]>
  lockPrize(tx: Tx, id: bigint): Promise<Won | undefined>
  setDisputeDismissed(tx: Tx, id: bigint): Promise<unknown>
  setRefusal(tx: Tx, id: bigint, by: string, why: string): Promise<unknown>
  setRefused(tx: Tx, id: bigint): Promise<unknown>
}

/** The result of a decision. `Spent` are the reasons why a module could not take the prize back. */
export type DisputeResult<Spent extends string> =
  | "kept"
  | "proposed"
  | "refused"
  | "notDisputed"
  | "sameOperator"
  | Spent

type DisputeSpec<Won extends Disputable, Of, Spent extends string> = {
  store: DisputableStore<Won, Of>
  /** Raised for each disputed prize until it is decided. */
  alarm: string
  /** Moves the money back, or answers why it cannot, having changed nothing. */
  reverse(tx: Tx, won: Won): Promise<"refused" | Spent>
  on: {
    disputed(tx: Tx, won: Won): Promise<unknown>
    kept(tx: Tx, won: Won): Promise<unknown>
    refused(tx: Tx, won: Won, by: { proposedBy: string; operator: string }): Promise<unknown>
  }
}

/** Creates the operations on disputed prizes of one table: dispute, keep, refuse (decision 0089). */
export function createDisputes<Won extends Disputable, Of, Spent extends string = never>({
  store,
  alarm,
  reverse,
  on,
}: DisputeSpec<Won, Of, Spent>) {
  const resolve = (tx: Tx, id: bigint) => resolveAlarm(tx, { kind: alarm, subject: String(id) })
  return {
    async dispute(tx: Tx, of: Of, refs: readonly bigint[]): Promise<void> {
      for (const won of await store.setDisputed(tx, of, refs)) {
        await raiseAlarm(tx, { kind: alarm, subject: String(won.id), detail: {} })
        await on.disputed(tx, won)
      }
    },

    async keep(tx: Tx, id: bigint): Promise<DisputeResult<Spent>> {
      const won = await store.lockPrize(tx, id)
      if (!won?.disputed_at) return "notDisputed"
      await store.setDisputeDismissed(tx, id)
      await on.kept(tx, won)
      await resolve(tx, id)
      return "kept"
    },

    /** One operator proposes, another confirms. */
    async refuse(tx: Tx, id: bigint, by: string, why: string): Promise<DisputeResult<Spent>> {
      const won = await store.lockPrize(tx, id)
      if (!won?.disputed_at) return "notDisputed"
      return withSecondPerson(won.refusal_by, by, {
        note: () => store.setRefusal(tx, id, by, why),
        async act(proposedBy) {
          const result = await reverse(tx, won)
          if (result !== "refused") return result
          await store.setRefused(tx, id)
          await resolve(tx, id)
          await on.refused(tx, won, { proposedBy, operator: by })
          return result
        },
      })
    },
  }
}
