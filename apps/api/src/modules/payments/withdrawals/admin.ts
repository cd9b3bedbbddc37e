import { formatsOf } from "@elite/words"
import { z } from "zod"
import { type AdminCommand, adminCommand, listCommand } from "../../../platform/admin/command.ts"
import { orRefuse } from "../../../platform/admin/operatorError.ts"
import { markPaid, refuseManualPayout } from "./manualPayouts.ts"
import { resolveDispute } from "./resolveDispute.ts"
import { approve, reject, rejectionReasons } from "./review.ts"
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
    run: async (tx, by, [id]) =>
      (await approve(tx, id, by)) === "approved"
        ? `Withdrawal ${id} is approved; its payout follows.`
        : `Your approval of withdrawal ${id} is recorded. A second operator must approve it.`,
  }),
  adminCommand({
    name: "reject-withdrawal",
    words: "ID REASON",
    does: `returns the money to the player; ${rejectionReasons.join(", ")}`,
    takes: z.tuple([withdrawalId, z.enum(rejectionReasons)]),
    async run(tx, by, [id, reason]) {
      await reject(tx, id, by, reason)
      return `Withdrawal ${id} is rejected; the player has the money back and sees the reason.`
    },
  }),
  adminCommand({
    name: "paid-by-hand",
    words: "ID REFERENCE",
    does: "records an approved withdrawal that you have paid at the bank, with the bank's reference",
    takes: z.tuple([withdrawalId, bankReference]),
    async run(tx, by, [id, reference]) {
      await markPaid(tx, id, by, reference)
      return `Withdrawal ${id} is paid; the player is notified.`
    },
  }),
  adminCommand({
    name: "refuse-by-hand",
    words: "ID REASON",
    does: `rejects an approved withdrawal that you do not pay after all; ${rejectionReasons.join(", ")}`,
    takes: z.tuple([withdrawalId, z.enum(rejectionReasons)]),
    async run(tx, by, [id, reason]) {
      await refuseManualPayout(tx, id, by, reason)
      return `Withdrawal ${id} is refused; the player has the money back and sees the reason.`
    },
  }),
  adminCommand({
    name: "dispute",
    words: "ID paid|notPaid",
    does: "resolves a disputed payout by what the bank's statement shows",
    takes: z.tuple([withdrawalId, z.enum(["paid", "notPaid"])]),
    async run(tx, by, [id, verdict]) {
      const status = await orRefuse(resolveDispute(tx, id, by, verdict), `Withdrawal ${id} is not disputed.`)
      return `The dispute is resolved: withdrawal ${id} is ${status}.`
    },
  }),
]
