import type { Tx } from "../../../platform/db/transaction.ts"
import { policyStates } from "../../content/index.ts"
import { type BillInput, parseBill } from "./schema.ts"
import * as store from "./store.ts"

const toBillRow = ({ bonusId, from, until, ...content }: BillInput) => ({
  ...content,
  bonus_id: bonusId,
  shown_from: new Date(from),
  shown_until: until === null ? null : new Date(until),
})

/**
 * Saves a bill that an operator wrote as JSON. A new one is a draft; an existing one keeps its state. `problem` is a
 * sentence for the operator.
 */
export async function writeBill(
  tx: Tx,
  typed: string,
  by: string,
  why: string,
): Promise<{ bill: BillInput; problem?: never } | { bill?: never; problem: string }> {
  const parsed = parseBill(typed, Object.keys(await policyStates(tx)))
  if (parsed.problem !== undefined) return { problem: parsed.problem }
  const bill = parsed.value
  await store.setBill(tx, toBillRow(bill))
  await store.insertAct(tx, { bonus_id: bill.bonusId, act: "written", by, why })
  return { bill }
}

export type BillActResult =
  | "published"
  | "takenDown"
  | "unknown"
  | "alreadyPublished"
  | "over"
  | "notPublished"

/** A published bill is visible from its first instant to its last. One whose end has passed is not published. */
export async function publishBill(tx: Tx, bonusId: string, by: string, why: string): Promise<BillActResult> {
  const bill = await store.lockBill(tx, bonusId)
  if (!bill) return "unknown"
  if (bill.state === "published") return "alreadyPublished"
  if (bill.shown_until && bill.shown_until <= tx.now) return "over"
  await store.setBillState(tx, bonusId, "published")
  await store.insertAct(tx, { bonus_id: bonusId, act: "published", by, why })
  return "published"
}

/** It may be published again. */
export async function unpublishBill(
  tx: Tx,
  bonusId: string,
  by: string,
  why: string,
): Promise<BillActResult> {
  const bill = await store.lockBill(tx, bonusId)
  if (bill?.state !== "published") return "notPublished"
  await store.setBillState(tx, bonusId, "takenDown")
  await store.insertAct(tx, { bonus_id: bonusId, act: "takenDown", by, why })
  return "takenDown"
}
