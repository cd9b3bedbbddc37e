import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  listCommand,
  notDone,
  orUndefined,
  succeeded,
} from "../../../platform/admin/command.ts"
import { markPaid, refuseManualPayout } from "./manualPayouts.ts"
import { resolveDispute } from "./resolveDispute.ts"
import { approve, type ReviewResult, reject, rejectionReasons } from "./review.ts"
import { listApprovers, listWaitingWithdrawals, type WithdrawalRow } from "./store.ts"

const bankReference = z.string().regex(/^[\w./+-]{1,35}$/)
const withdrawalId = z.string().regex(/^[\w-]{1,35}$/)
const { euros } = formatsOf("en")

function formatWithdrawal(row: WithdrawalRow, approvers: readonly string[]): string {
  const {
    id,
    player_id,
    amount_cents,
    status,
    approvals_needed,
    reason,
    dispute,
    payee_check,
    iban,
    holder_name,
  } = row
  const since = row.disputed_at ?? row.updated_at
  const lines = [
    `${id}  ${euros(Number(amount_cents) / 100)}  ${status}  player ${player_id}`,
    `since: ${since.toISOString()}`,
    ...(status === "checking"
      ? [
          `approvals: ${approvers.length} of ${Math.max(approvals_needed, 1)}${approvers.length > 0 ? ` (${approvers.join(", ")})` : ""}`,
          ...(payee_check === null ? [] : [`name at the bank: ${payee_check}`]),
        ]
      : []),
    ...(status === "approved" && iban !== null
      ? [`pay by hand to ${iban}, ${holder_name}, and record the bank's reference`]
      : []),
    ...(reason === null ? [] : [`reason: ${reason}`]),
    ...(dispute === null ? [] : [`dispute: ${dispute}`]),
  ]
  return lines.join("\n        ")
}

const resultTexts: Record<ReviewResult["outcome"], (id: string) => string> = {
  approved: (id) => `Withdrawal ${id} is approved; its payout follows.`,
  waiting: (id) => `Your approval of withdrawal ${id} is recorded. A second operator must approve it.`,
  rejected: (id) => `Withdrawal ${id} is rejected; the player has the money back and sees the reason.`,
  late: (id) => `Withdrawal ${id} is not in review any more.`,
}
const toCommandResult = ({ outcome }: ReviewResult, id: string) =>
  (outcome === "late" ? notDone : succeeded)(resultTexts[outcome](id))
const withdrawalNotFound = (id: string) => notDone(`There is no withdrawal ${id}.`)

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "withdrawals",
    does: "lists the withdrawals that need an operator",
    none: "No withdrawal needs an operator.",
    async entries(tx) {
      const lines: string[] = []
      for (const row of await listWaitingWithdrawals(tx))
        lines.push(formatWithdrawal(row, await listApprovers(tx, row)))
      return lines
    },
  }),
  adminCommand({
    name: "approve-withdrawal",
    words: "ID",
    does: "approves its payout; above the threshold for two operators, once a second one has approved it",
    takes: z.tuple([withdrawalId]),
    async run(tx, by, [id]) {
      const reviewed = await orUndefined(approve(tx, id, by))
      return reviewed ? toCommandResult(reviewed, id) : withdrawalNotFound(id)
    },
  }),
  adminCommand({
    name: "reject-withdrawal",
    words: "ID REASON",
    does: `returns the money to the player; ${rejectionReasons.join(", ")}`,
    takes: z.tuple([withdrawalId, z.enum(rejectionReasons)]),
    async run(tx, by, [id, reason]) {
      const reviewed = await orUndefined(reject(tx, id, by, reason))
      return reviewed ? toCommandResult(reviewed, id) : withdrawalNotFound(id)
    },
  }),
  adminCommand({
    name: "paid-by-hand",
    words: "ID REFERENCE",
    does: "records an approved withdrawal that you have paid at the bank, with the bank's reference",
    takes: z.tuple([withdrawalId, bankReference]),
    async run(tx, by, [id, reference]) {
      const paid = await orUndefined(markPaid(tx, id, by, reference))
      if (!paid) return notDone(`Withdrawal ${id} is not paid by hand.`)
      return paid.outcome === "paid"
        ? succeeded(`Withdrawal ${id} is paid; the player is notified.`)
        : notDone(`Withdrawal ${id} is not waiting to be paid.`)
    },
  }),
  adminCommand({
    name: "refuse-by-hand",
    words: "ID REASON",
    does: `rejects an approved withdrawal that you do not pay after all; ${rejectionReasons.join(", ")}`,
    takes: z.tuple([withdrawalId, z.enum(rejectionReasons)]),
    async run(tx, by, [id, reason]) {
      const refused = await orUndefined(refuseManualPayout(tx, id, by, reason))
      if (!refused) return notDone(`Withdrawal ${id} is not paid by hand.`)
      return refused.outcome === "refused"
        ? succeeded(`Withdrawal ${id} is refused; the player has the money back and sees the reason.`)
        : notDone(`Withdrawal ${id} is not waiting to be paid.`)
    },
  }),
  adminCommand({
    name: "dispute",
    words: "ID paid|notPaid",
    does: "resolves a disputed payout by what the bank's statement shows",
    takes: z.tuple([withdrawalId, z.enum(["paid", "notPaid"])]),
    async run(tx, by, [id, verdict]) {
      const status = await orUndefined(resolveDispute(tx, id, by, verdict))
      return status
        ? succeeded(`The dispute is resolved: withdrawal ${id} is ${status}.`)
        : notDone(`Withdrawal ${id} is not disputed.`)
    },
  }),
]
