import { withSecondPerson } from "../../../platform/admin/fourEyes.ts"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
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

type DisputeSpec<Won extends Disputable, Of> = {
  store: DisputableStore<Won, Of>
  /** Raised for each disputed prize until it is decided. */
  alarm: string
  /** As operators read it: "prize". */
  what: string
  /** Moves the prize back. Refuses one that its winner no longer holds. */
  reverse(tx: Tx, won: Won): Promise<void>
  on: {
    disputed(tx: Tx, won: Won): Promise<unknown>
    kept(tx: Tx, won: Won): Promise<unknown>
    refused(tx: Tx, won: Won, by: { proposedBy: string; operator: string }): Promise<unknown>
  }
}

/** Creates the operations on disputed prizes of one table: dispute, keep, refuse (decision 0089). */
export function createDisputes<Won extends Disputable, Of>({
  store,
  alarm,
  what,
  reverse,
  on,
}: DisputeSpec<Won, Of>) {
  async function lockDisputed(tx: Tx, id: bigint): Promise<Won> {
    const won = await store.lockPrize(tx, id)
    refuseUnless(won?.disputed_at, `The ${what} ${id} is not disputed.`)
    return won
  }
  const resolve = (tx: Tx, id: bigint) => resolveAlarm(tx, { kind: alarm, subject: String(id) })
  return {
    async dispute(tx: Tx, of: Of, refs: readonly bigint[]): Promise<void> {
      for (const won of await store.setDisputed(tx, of, refs)) {
        await raiseAlarm(tx, { kind: alarm, subject: String(won.id), detail: {} })
        await on.disputed(tx, won)
      }
    },

    async keep(tx: Tx, id: bigint): Promise<void> {
      const won = await lockDisputed(tx, id)
      await store.setDisputeDismissed(tx, id)
      await on.kept(tx, won)
      await resolve(tx, id)
    },

    /** One operator proposes, another confirms. */
    async refuse(tx: Tx, id: bigint, by: string, why: string): Promise<"proposed" | "refused"> {
      const won = await lockDisputed(tx, id)
      return withSecondPerson(won.refusal_by, by, {
        note: () => store.setRefusal(tx, id, by, why),
        async act(proposedBy) {
          await reverse(tx, won)
          await store.setRefused(tx, id)
          await resolve(tx, id)
          await on.refused(tx, won, { proposedBy, operator: by })
          return "refused" as const
        },
      })
    },
  }
}
