import type { FastifyInstance } from "fastify"
import { type Bench, mountControl } from "../control.ts"
import { readForm } from "../http.ts"
import { euros, html, type Markup, moment } from "../page.ts"
import { SCENARIO_NAMES } from "../scenarios.ts"

/** Scenarios that apply to payment providers. */
const PAYMENT_SCENARIOS: readonly string[] = SCENARIO_NAMES.filter(
  (name) => name !== "strict" && name !== "contradict",
)

export type Row = {
  readonly id: string
  readonly atMs: number
  /** Our order or withdrawal. */
  readonly orderId: string
  /** Its hosted page, if any. */
  readonly page?: string
  readonly reference: string
  readonly amountCents: number
  readonly detail: string
  readonly status: string
  readonly mood: "good" | "bad" | "wait" | "info"
  /** The actions available to an operator, with their labels. */
  readonly actions: Readonly<Record<string, string>>
}

function paymentsTable(bench: Bench, title: string, kind: string, rows: readonly Row[]): Markup {
  if (rows.length === 0)
    return html`<section class="card"><h2>${title}</h2><p class="muted">Nothing has been asked for yet.</p></section>`
  const lines = rows.slice(0, 100).map((row) => {
    const name = html`<code>${row.orderId}</code>`
    return html`<tr><td>${moment(row.atMs)}</td>
<td>${row.page ? html`<a href="${row.page}">${name}</a>` : name}<br /><small><code>${row.reference}</code></small></td>
<td class="number">${euros(row.amountCents)}</td><td>${row.detail}</td>
<td><span class="tag ${row.mood}">${row.status}</span></td>
<td><form method="post" action="${bench.base}/${bench.name}/__sandbox/${kind}/${encodeURIComponent(row.id)}" class="actions">${Object.entries(
      row.actions,
    ).map(
      ([action, label]) =>
        html`<button class="small" name="action" value="${action}" data-testid="${action}" aria-label="${label} ${row.orderId}">${label}</button>`,
    )}</form></td></tr>`
  })
  return html`<section class="card"><h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th scope="col">Opened</th><th scope="col">Order</th><th scope="col" class="number">Amount</th><th scope="col">Account</th>
<th scope="col">Status</th><th scope="col">Actions</th></tr></thead><tbody>${lines}</tbody></table></div></section>`
}

/** `act` answers false when the row's state does not allow the action. */
function mountActions(
  app: FastifyInstance,
  bench: Bench,
  kind: string,
  act: (id: string, action: string) => boolean,
): void {
  app.post<{ Params: { id: string } }>(`/__sandbox/${kind}/:id`, async (request, reply) => {
    const action = (await readForm(request))?.get("action") ?? ""
    if (!act(request.params.id, action))
      return reply.code(409).type("text/plain").send("It is not in a state for that.")
    return reply.redirect(`${bench.base}/${bench.name}/__sandbox`, 303)
  })
}

export type PaymentsConsole = {
  readonly tables: readonly { readonly title: string; readonly kind: string; rows(): readonly Row[] }[]
  /** Actions by kind of row; false when the row's state does not allow one. */
  readonly actions: Readonly<Record<string, (id: string, action: string) => boolean>>
  /** Scenarios of this vendor only. */
  readonly own: readonly string[]
  /** Further content of the page. */
  readonly more?: Markup
  reset(): void
  toCome(): number
}

/** Mounts the console of a payment vendor: tables with actions, scenarios, log. */
export function mountPaymentsConsole(app: FastifyInstance, bench: Bench, console: PaymentsConsole): void {
  const { tables, actions, own, more, reset, toCome } = console
  mountControl(app, bench, {
    console: () =>
      html`${tables.map(({ title, kind, rows }) => paymentsTable(bench, title, kind, rows()))}${more}`,
    reset,
    toCome,
    offers: [...PAYMENT_SCENARIOS, ...own],
  })
  for (const [kind, act] of Object.entries(actions)) mountActions(app, bench, kind, act)
}

/** Actions of every payment; a second press restores normal look-ups. */
export const FAULT_ACTIONS = { garble: "Answer rubbish", break: "Answer 500" } as const

/** Toggles one of them; false for another action. */
export function pressFault(payment: { isGarbled: boolean; isBroken: boolean }, action: string): boolean {
  if (action === "garble") payment.isGarbled = !payment.isGarbled
  else if (action === "break") payment.isBroken = !payment.isBroken
  else return false
  return true
}
