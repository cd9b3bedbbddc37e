import { euros, html, type Markup, moment } from "../page.ts"
import { shownChoice } from "./choices.ts"
import type { Slip } from "./slip.ts"
import type { Slips } from "./slips.ts"

const ACTIONS: readonly [action: string, label: string][] = [
  ["win", "Win"],
  ["lose", "Lose"],
  ["refund", "Refund"],
  ["cashout", "Cash out"],
  ["rollback", "Take back"],
  ["settlement", "Last word"],
  ["discard", "Discard"],
]

export function stateOf({ state, result, isFinal, refusal }: Slip): string {
  if (state !== "accepted") return refusal ? `${state}: ${refusal}` : state
  if (!result) return "open"
  const what = result.isCashout ? "cashed out" : result.kind
  return `${what} ${euros(result.cents)}${isFinal ? ", final" : ""}`
}

export function slipsTable(slips: Slips, base: string): Markup {
  const rows = slips
    .all()
    .slice(0, 60)
    .map(
      (
        slip,
      ) => html`<tr><td>${moment(slip.placedAtMs)}</td><td><code>${slip.user}</code> <small>${slip.betNumber ?? ""}</small></td>
<td>${slip.choices.map((choice) => {
        const { event, market, outcome, odds } = shownChoice(choice, "en")
        return html`${event}<br /><small>${market}: ${outcome} at ${odds}</small><br />`
      })}</td>
<td class="number">${euros(slip.stakeCents)}</td><td>${stateOf(slip)}</td>
<td><form class="actions" method="post" action="${base}/betby/__sandbox/slips"><input type="hidden" name="slip" value="${slip.id}" />${ACTIONS.map(
        ([action, label]) =>
          html`<button class="small" name="action" value="${action}" aria-label="${label} bet ${slip.betNumber ?? ""}">${label}</button>`,
      )}</form></td></tr>`,
    )
  return html`<section class="card"><h2>Bets</h2>${
    rows.length === 0
      ? html`<p class="muted">Nobody has bet yet.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Bets"><table><thead><tr><th scope="col">Placed</th><th scope="col">Player</th>
<th scope="col">On</th><th scope="col" class="number">Stake</th><th scope="col">Stands</th><th scope="col">Actions</th></tr></thead><tbody>${rows}</tbody></table></div>`
  }<p class="hint">Bets are settled by themselves when their events end; move the clock of the sandboxes on to see it.</p></section>`
}

/** Performs an action of the console; false for an unknown one. */
export function act(slips: Slips, fields: { slip: string; action: string }): boolean {
  const slip = slips.find(fields.slip)
  if (!slip) return false
  const { stakeCents, potentialCents } = slip
  switch (fields.action) {
    case "win":
      slips.give(slip, { kind: "win", cents: potentialCents })
      return true
    case "lose":
      slips.give(slip, { kind: "lost", cents: 0 })
      return true
    case "refund":
      slips.give(slip, { kind: "refund", cents: stakeCents })
      return true
    case "cashout":
      slips.give(slip, { kind: "win", cents: Math.floor((stakeCents * 4) / 5), isCashout: true })
      return true
    case "rollback":
      slips.takeBack(slip)
      return true
    case "settlement":
      slips.finalise(slip)
      return true
    case "discard":
      slips.discard(slip)
      return true
    default:
      return false
  }
}
