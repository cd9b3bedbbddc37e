import { formatsOf } from "@elite/words"
import { z } from "zod"
import { type AdminCommand, adminCommand, listCommand } from "../../../platform/admin/command.ts"
import { orRefuse } from "../../../platform/admin/operatorError.ts"
import { closeOrder, retryOrder } from "./review.ts"
import { type DepositRow, listQuarantinedDeposits } from "./store.ts"

const orderId = z.string().regex(/^[\w-]{1,32}$/)
const { euros } = formatsOf("en")
const formatCents = (cents: bigint) => euros(Number(cents) / 100)

function formatOrder(row: DepositRow): string {
  const { id, player_id, amount_cents, status, doubt, doubt_cents, doubt_reference, quarantined_at } = row
  const lines = [
    `${id}  ${formatCents(amount_cents)}  ${status}  player ${player_id}`,
    `since: ${quarantined_at!.toISOString()}`,
    `doubt: ${doubt}`,
    ...(doubt_reference === null ? [] : [`gateway's transaction: ${doubt_reference}`]),
    ...(doubt_cents === null ? [] : [`in doubt: ${formatCents(doubt_cents)}`]),
  ]
  return lines.join("\n        ")
}

const notInQuarantine = (id: string) => `Order ${id} is not in quarantine.`

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "orders",
    does: "lists the deposits in quarantine",
    none: "No order is in quarantine.",
    entries: async (tx) => (await listQuarantinedDeposits(tx)).map(formatOrder),
  }),
  adminCommand({
    name: "retry-order",
    words: "ID",
    does: "asks the gateway again about a deposit in quarantine",
    takes: z.tuple([orderId]),
    async run(tx, by, [id]) {
      await orRefuse(retryOrder(tx, id, by), notInQuarantine(id))
      return `The gateway will be asked about order ${id} within a minute.`
    },
  }),
  adminCommand({
    name: "close-order",
    words: "ID [refund]",
    does: "closes a deposit in quarantine; refund: sends the amount in doubt back",
    takes: z.tuple([orderId, z.literal("refund").optional()]),
    async run(tx, by, [id, refund]) {
      const isRefunded = refund !== undefined
      await orRefuse(closeOrder(tx, id, by, { isRefunded }), notInQuarantine(id))
      return `Order ${id} is closed${isRefunded ? "; the amount in doubt is sent back" : ""}.`
    },
  }),
]
