import type { promotions as contract, ReplyOf } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { getPolicyStates } from "../content/index.ts"
import { type BillRow, findPublishedBill, listPublishedBills } from "./bills/store.ts"

type PolicyStates = Awaited<ReturnType<typeof getPolicyStates>>

/** A bill is hidden while the policy of its feature is off, or gone. */
const isShown = ({ policy }: BillRow, states: PolicyStates): boolean =>
  policy === null || (states[policy] ?? "off") !== "off"

const toBillReply = (bill: BillRow, states: PolicyStates): contract.Bill => ({
  bonusId: bill.bonus_id,
  title: bill.title,
  text: bill.text,
  from: bill.shown_from.toISOString(),
  until: bill.shown_until?.toISOString() ?? null,
  picture: bill.picture,
  isInfoOnly: bill.policy !== null && states[bill.policy] === "infoOnly",
  feature: bill.policy,
})

export async function getPromotionsReply(from: Reads): Promise<ReplyOf<typeof contract.getPromotions>> {
  const states = await getPolicyStates(from)
  const bills = await listPublishedBills(from)
  return {
    promotions: bills.filter((bill) => isShown(bill, states)).map((bill) => toBillReply(bill, states)),
  }
}

/** Throws NotFoundErrorType where the bill is not visible. */
export async function getPromotionReply(
  from: Reads,
  bonusId: string,
): Promise<ReplyOf<typeof contract.getPromotion>> {
  const states = await getPolicyStates(from)
  const bill = await findPublishedBill(from, bonusId)
  if (!bill || !isShown(bill, states)) throw new AppError("NotFoundErrorType")
  return { promotion: { ...toBillReply(bill, states), terms: bill.terms } }
}
