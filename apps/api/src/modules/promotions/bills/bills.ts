import type { Tx } from "../../../platform/db/transaction.ts"
import { policyStates } from "../../content/index.ts"
import { type BillInput, parseBill } from "./schema.ts"
import * as store from "./store.ts"

/** The row of a bill as it was written. */
const toBillRow = ({ bonusId, from, until, ...said }: BillInput) => ({
  ...said,
  bonus_id: bonusId,
  shown_from: new Date(from),
  shown_until: until === null ? null : new Date(until),
})

/**
 * Keeps a bill that an operator wrote as JSON: a new one as a draft, one that is there as it reads from now on, whether it
 * hangs or not. Answers its id, or in a sentence why it is none.
 */
export async function writeBill(
  tx: Tx,
  typed: string,
  by: string,
  why: string,
): Promise<{ bill: BillInput; problem?: never } | { bill?: never; problem: string }> {
  const read = parseBill(typed, Object.keys(await policyStates(tx)))
  if (read.problem !== undefined) return { problem: read.problem }
  const bill = read.value
  await store.setBill(tx, toBillRow(bill))
  await store.insertAct(tx, { bonus_id: bill.bonusId, act: "written", by, why })
  return { bill }
}

/** What came of publishing a bill or taking it down. */
export type BillActResult = "published" | "takenDown" | "notThere" | "hangs" | "over" | "notHanging"

/** Publishes a bill: it hangs from its first instant to its last. One that is over by then is not published. */
export async function publishBill(tx: Tx, bonusId: string, by: string, why: string): Promise<BillActResult> {
  const bill = await store.lockBill(tx, bonusId)
  if (!bill) return "notThere"
  if (bill.state === "published") return "hangs"
  if (bill.shown_until && bill.shown_until <= tx.now) return "over"
  await store.setBillState(tx, bonusId, "published")
  await store.insertAct(tx, { bonus_id: bonusId, act: "published", by, why })
  return "published"
}

/** Takes a bill down at once; it may be published again. */
export async function unpublishBill(
  tx: Tx,
  bonusId: string,
  by: string,
  why: string,
): Promise<BillActResult> {
  const bill = await store.lockBill(tx, bonusId)
  if (bill?.state !== "published") return "notHanging"
  await store.setBillState(tx, bonusId, "takenDown")
  await store.insertAct(tx, { bonus_id: bonusId, act: "takenDown", by, why })
  return "takenDown"
}
