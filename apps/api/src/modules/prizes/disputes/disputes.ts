import { withSecondPerson } from "../../../platform/admin/fourEyes.ts"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"

/** What was won with a bet that was given back afterwards, as its noun keeps it. */
export type Disputable = {
  id: bigint
  /** Since when it waits for a person. */
  disputed_at: Date | null
  /** Who would take it back, and why. */
  refusal_by: string | null
  refusal_why: string | null
}

/** The table of a noun in which such winnings stand, as its `store.ts` reads and writes it. */
export type DisputableStore<Won extends Disputable, Of> = {
  /** Disputed from now on; answers those that were not before. */
  setDisputed(tx: Tx, of: Of, refs: readonly bigint[]): Promise<Won[]>
  listDisputed(from: Reads): Promise<Won[]>
  /** One, locked until the transaction ends. */
  lockPrize(tx: Tx, id: bigint): Promise<Won | undefined>
  setDisputeDismissed(tx: Tx, id: bigint): Promise<unknown>
  setRefusal(tx: Tx, id: bigint, by: string, why: string): Promise<unknown>
  setRefused(tx: Tx, id: bigint): Promise<unknown>
}

/** What came of a person's decision; beside these, by what else a noun says that nothing could be taken back. */
export type DisputeResult<Spent extends string> =
  | "kept"
  | "proposed"
  | "refused"
  | "notDisputed"
  | "sameOperator"
  | Spent

type DisputeSpec<Won extends Disputable, Of, Spent extends string> = {
  store: DisputableStore<Won, Of>
  /** Rings for each that is disputed, until it is decided. */
  alarm: string
  /** Moves it to where it came from, or answers why it cannot; nothing has changed then. */
  reverse(tx: Tx, won: Won): Promise<"refused" | Spent>
  /** What else happens when it is so. */
  on: {
    disputed(tx: Tx, won: Won): Promise<unknown>
    kept(tx: Tx, won: Won): Promise<unknown>
    refused(tx: Tx, won: Won, by: { proposedBy: string; operator: string }): Promise<unknown>
  }
}

/** How persons decide about what players have won, in a noun's own table, with bets that were given back (docs/decisions/0089). */
export function createDisputes<Won extends Disputable, Of, Spent extends string = never>({
  store,
  alarm,
  reverse,
  on,
}: DisputeSpec<Won, Of, Spent>) {
  const decided = (tx: Tx, id: bigint) => resolveAlarm(tx, { kind: alarm, subject: String(id) })
  return {
    /** These wait for a person from now on, those that did not before. */
    async dispute(tx: Tx, of: Of, refs: readonly bigint[]): Promise<void> {
      for (const won of await store.setDisputed(tx, of, refs)) {
        await raiseAlarm(tx, { kind: alarm, subject: String(won.id), detail: {} })
        await on.disputed(tx, won)
      }
    },

    /** It stays its winner's. */
    async keep(tx: Tx, id: bigint): Promise<DisputeResult<Spent>> {
      const won = await store.lockPrize(tx, id)
      if (!won?.disputed_at) return "notDisputed"
      await store.setDisputeDismissed(tx, id)
      await on.kept(tx, won)
      await decided(tx, id)
      return "kept"
    },

    /** It is taken back: one person proposes it, another does it. */
    async refuse(tx: Tx, id: bigint, by: string, why: string): Promise<DisputeResult<Spent>> {
      const won = await store.lockPrize(tx, id)
      if (!won?.disputed_at) return "notDisputed"
      return withSecondPerson(won.refusal_by, by, {
        note: () => store.setRefusal(tx, id, by, why),
        async act(proposedBy) {
          const taken = await reverse(tx, won)
          if (taken !== "refused") return taken
          await store.setRefused(tx, id)
          await decided(tx, id)
          await on.refused(tx, won, { proposedBy, operator: by })
          return taken
        },
      })
    },
  }
}
