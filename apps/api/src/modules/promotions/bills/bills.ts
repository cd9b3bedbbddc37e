import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { getPolicyStates } from "../../content/index.ts"
import { type BillInput, parseBill } from "./schema.ts"
import * as store from "./store.ts"

const toBillRow = ({ bonusId, from, until, ...content }: BillInput) => ({
  ...content,
  bonus_id: bonusId,
  shown_from: new Date(from),
  shown_until: until === null ? null : new Date(until),
})

/** Saves a bill that an operator wrote as JSON. A new one is a draft; an existing one keeps its state. */
export async function writeBill(tx: Tx, typed: string, by: string, why: string): Promise<BillInput> {
  const bill = parseBill(typed, Object.keys(await getPolicyStates(tx)))
  await store.setBill(tx, toBillRow(bill))
  await store.insertAct(tx, { bonus_id: bill.bonusId, act: "written", by, why })
  return bill
}

/** A published bill is visible from its first instant to its last. One whose end has passed is not published. */
export async function publishBill(tx: Tx, bonusId: string, by: string, why: string): Promise<void> {
  const bill = await store.lockBill(tx, bonusId)
  refuseUnless(bill, `There is no bill ${bonusId}.`)
  refuseUnless(bill.state !== "published", `The bill ${bonusId} is published already.`)
  refuseUnless(
    !bill.shown_until || bill.shown_until > tx.now,
    `The time of the bill ${bonusId} is over. Write it again with a later end.`,
  )
  await store.setBillState(tx, bonusId, "published")
  await store.insertAct(tx, { bonus_id: bonusId, act: "published", by, why })
}

/** It may be published again. */
export async function unpublishBill(tx: Tx, bonusId: string, by: string, why: string): Promise<void> {
  const bill = await store.lockBill(tx, bonusId)
  refuseUnless(bill?.state === "published", `The bill ${bonusId} is not published.`)
  await store.setBillState(tx, bonusId, "takenDown")
  await store.insertAct(tx, { bonus_id: bonusId, act: "takenDown", by, why })
}
