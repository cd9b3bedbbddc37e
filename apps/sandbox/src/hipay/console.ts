import { euros, html, type Markup, moment } from "../page.ts"
import type { Gateway } from "./gateway.ts"
import type { Order } from "./order.ts"
import { STATUSES } from "./status.ts"

export type OrderAction = "complete" | "accept" | "deny" | "refund" | "chargeback" | "garble" | "break"

const LABELS: Readonly<Record<OrderAction, string>> = {
  complete: "Complete now",
  accept: "Accept",
  deny: "Deny",
  refund: "Refund all",
  chargeback: "Charge back",
  garble: "Answer rubbish",
  break: "Answer 500",
}

export function actionsFor(order: Order): readonly OrderAction[] {
  if (order.status === 200) return ["complete", "garble", "break"]
  if (order.status === 112) return ["accept", "deny", "garble", "break"]
  if (order.status === 129 || order.capturedCents <= order.refundedCents) return ["garble", "break"]
  return ["refund", "chargeback", "garble", "break"]
}

/** False when the order's state does not allow the action. */
export function act(gateway: Gateway, order: Order, action: string): boolean {
  const allowed = actionsFor(order).find((candidate) => candidate === action)
  if (!allowed) return false
  const perform: Readonly<Record<OrderAction, () => Promise<void>>> = {
    complete: () => gateway.complete(order),
    accept: () => gateway.complete(order),
    deny: () => gateway.deny(order),
    refund: () => gateway.refund(order, order.capturedCents - order.refundedCents, false),
    chargeback: () => gateway.chargeBack(order),
    // A second press restores readable answers.
    garble: async () => {
      order.isGarbled = !order.isGarbled
    },
    break: async () => {
      order.isBroken = !order.isBroken
    },
  }
  void perform[allowed]()
  return true
}

function statusTag(order: Order): Markup {
  if (order.status === undefined) return html`<span class="tag info">open</span>`
  const { message, state } = STATUSES[order.status]
  const mood = state === "completed" ? "good" : state === "declined" ? "bad" : "wait"
  return html`<span class="tag ${mood}">${order.status} ${message}</span>`
}

export function ordersTable(orders: readonly Order[], base: string): Markup {
  if (orders.length === 0) {
    return html`<section class="card"><h2>Orders</h2><p class="muted">No payment page has been asked for yet.</p></section>`
  }
  const rows = orders.slice(0, 100).map((order) => {
    const action = `${base}/hipay/__sandbox/orders/${order.uuid}`
    return html`<tr><td>${moment(order.createdAtMs)}</td>
<td><a href="${base}/hipay/payment/web/pay/${order.uuid}"><code>${order.asked.orderId}</code></a><br /><small><code>${order.reference}</code></small></td>
<td class="number">${euros(order.asked.amountCents)}</td><td>${order.product || order.asked.products.join(", ")}<br /><small>${order.card?.pan ?? ""} ${order.card?.funding ?? ""}</small></td>
<td>${statusTag(order)}</td><td><form method="post" action="${action}" class="actions">${actionsFor(
      order,
    ).map(
      (name) =>
        html`<button class="small" name="action" value="${name}" aria-label="${LABELS[name]} ${order.asked.orderId}">${LABELS[name]}</button>`,
    )}</form></td></tr>`
  })
  return html`<section class="card"><h2>Orders</h2><div class="scroll" tabindex="0" role="region" aria-label="Orders"><table>
<thead><tr><th scope="col">Opened</th><th scope="col">Order</th><th scope="col" class="number">Amount</th><th scope="col">Product</th>
<th scope="col">Status</th><th scope="col">Actions</th></tr></thead><tbody>${rows}</tbody></table></div></section>`
}
