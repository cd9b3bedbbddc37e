import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import { createBench, mountControl, type Place } from "../control.ts"
import { hasBearerToken, type Json, readForm, readJson } from "../http.ts"
import { euros, html, type Markup, moment } from "../page.ts"
import type { Scenarios } from "../scenarios.ts"
import { compactIban, isIban } from "./iban.ts"
import { verifyPayee } from "./payee.ts"
import {
  type BankKeys,
  Ledger,
  type Payout,
  type PayoutRequest,
  REASONS,
  type ReasonCode,
  shown,
} from "./payouts.ts"

type Refusal = { readonly code: string; readonly message: string }

const MAXIMUM_CENTS = 99_999_999_999

/** Refuses with `{code, message}`: AC01 wrong IBAN, AM03 currency, AM01 or AM02 amount, FF01 anything malformed. */
function readPayout(body: Json | undefined): PayoutRequest | Refusal {
  const text = (key: string) => (typeof body?.[key] === "string" ? body[key].trim() : "")
  const iban = compactIban(text("iban"))
  const amountCents = body?.amountCents
  const [endToEndId, name, remittance] = [text("endToEndId"), text("name"), text("remittance")]
  if (endToEndId === "" || endToEndId.length > 35) {
    return { code: "FF01", message: "endToEndId must have 1 to 35 characters." }
  }
  if (name === "" || [...name].length > 70)
    return { code: "FF01", message: "name must have 1 to 70 characters." }
  if (remittance.length > 140)
    return { code: "FF01", message: "remittance must have at most 140 characters." }
  if (body?.currency !== "EUR") return { code: "AM03", message: "Only EUR can be paid out." }
  if (typeof amountCents !== "number" || !Number.isInteger(amountCents)) {
    return { code: "FF01", message: "amountCents must be a whole number of cents." }
  }
  if (amountCents < 1) return { code: "AM01", message: "amountCents must be positive." }
  if (amountCents > MAXIMUM_CENTS) return { code: "AM02", message: "amountCents is above the maximum." }
  if (!isIban(iban)) return { code: "AC01", message: REASONS.AC01 }
  return { endToEndId, iban, name, amountCents, currency: "EUR", remittance }
}

function mountApi(app: FastifyInstance, keys: BankKeys, ledger: Ledger, scenarios: Scenarios): void {
  const api = { config: { api: true }, preHandler: refuseStrangers }
  async function refuseStrangers(request: FastifyRequest, reply: FastifyReply) {
    if (hasBearerToken(request, keys.token)) return undefined
    return reply.code(401).send({ code: "UNAUTHORIZED", message: "The bearer token is missing or wrong." })
  }

  /** Answers, or closes the connection without an answer where that is armed; the order is executed either way. */
  const answer = (reply: FastifyReply, body: object) => {
    if (!scenarios.takeFault("cut")) return reply.send(body)
    reply.hijack()
    reply.raw.destroy()
    return reply
  }

  app.post("/payouts", api, (request, reply) => {
    const order = readPayout(readJson(request))
    if ("code" in order) return reply.code(400).send(order)
    const known = ledger.find(order.endToEndId)
    if (!known) return answer(reply, shown(ledger.accept(order)))
    if (scenarios.takeFault("strict")) return reply.code(400).send({ code: "AM05", message: REASONS.AM05 })
    const same = JSON.stringify(known.request) === JSON.stringify(order)
    if (same) return answer(reply, shown(known))
    return reply.code(409).send({ code: "AM05", message: "endToEndId was used for another payout." })
  })

  app.get<{ Params: { endToEndId: string } }>("/payouts/:endToEndId", api, (request, reply) => {
    const payout = ledger.find(request.params.endToEndId)
    return payout
      ? reply.send(shown(payout))
      : reply.code(404).send({ code: "NOT_FOUND", message: "No such payout." })
  })

  app.post("/verify-payee", api, (request, reply) => {
    const { iban, name } = readJson(request) ?? {}
    const compact = compactIban(typeof iban === "string" ? iban : "")
    if (!isIban(compact)) return reply.code(400).send({ code: "AC01", message: REASONS.AC01 })
    if (typeof name !== "string" || name.trim() === "") {
      return reply.code(400).send({ code: "FF01", message: "name is missing." })
    }
    return reply.send(verifyPayee(compact, name))
  })
}

function actions(payout: Payout): Markup {
  const { endToEndId } = payout.request
  const reasons = Object.keys(REASONS).map((code) => html`<option>${code}</option>`)
  const reason = html`<label class="visually-hidden" for="reason-${endToEndId}">Reason for ${endToEndId}</label>
<select class="small" id="reason-${endToEndId}" name="reason">${reasons}</select>`
  const button = (action: string, label: string) =>
    html`<button class="small" name="action" value="${action}" data-testid="${action}" aria-label="${label} ${endToEndId}">${label}</button>`
  if (payout.status === "accepted")
    return html`${button("settle", "Settle")}${reason}${button("reject", "Reject")}`
  if (payout.status === "settled") return html`${reason}${button("return", "Return")}`
  return payout.status === "rejected" ? button("settleAfterAll", "Settle after all") : html``
}

const MOODS = { accepted: "wait", settled: "good", rejected: "bad", returned: "bad" } as const

function console(ledger: Ledger, base: string): Markup {
  const action = `${base}/bank/__sandbox/payouts`
  const rows = ledger
    .all()
    .slice(0, 100)
    .map(
      (
        payout,
      ) => html`<tr><td>${moment(payout.createdAtMs)}</td><td><code>${payout.request.endToEndId}</code><br /><small>${payout.request.remittance}</small></td>
<td>${payout.request.name}<br /><code>${payout.request.iban}</code></td><td class="number">${euros(payout.request.amountCents)}</td>
<td><span class="tag ${MOODS[payout.status]}">${payout.status}</span> <small>${payout.reason ?? ""}</small></td>
<td><form class="actions" method="post" action="${action}"><input type="hidden" name="endToEndId" value="${payout.request.endToEndId}" />${actions(payout)}</form></td></tr>`,
    )
  const on = ledger.settlesBySelf
  return html`<section class="card"><h2>Payouts</h2>${
    rows.length === 0
      ? html`<p class="muted">No payout has been ordered yet.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Payouts"><table><thead><tr><th scope="col">Ordered</th><th scope="col">Reference</th><th scope="col">Payee</th>
<th scope="col" class="number">Amount</th><th scope="col">Status</th><th scope="col">Actions</th></tr></thead><tbody>${rows}</tbody></table></div>`
  }</section><section class="card"><h2>Settling</h2><p>${on ? "Payouts settle by themselves." : "Payouts wait for a button."}</p>
<form method="post" action="${action}"><button name="action" value="${on ? "manual" : "automatic"}">${on ? "Wait for a button" : "Settle by itself"}</button></form></section>`
}

function act(ledger: Ledger, fields: URLSearchParams): boolean {
  const action = fields.get("action")
  if (action === "automatic" || action === "manual") {
    ledger.setSettlesBySelf(action === "automatic")
    return true
  }
  const payout = ledger.find(fields.get("endToEndId") ?? "")
  const reason =
    (Object.keys(REASONS) as ReasonCode[]).find((code) => code === fields.get("reason")) ?? "AC04"
  if (!payout) return false
  if (action === "settle") return ledger.settle(payout)
  if (action === "settleAfterAll") return ledger.settleAfterAll(payout)
  if (action === "reject") return ledger.reject(payout, reason)
  return action === "return" && ledger.giveBack(payout, reason)
}

/** SEPA payouts and Verification of Payee at `/bank`. The JSON is invented; statuses and codes are ISO 20022's. */
export function bank(place: Place, keys: BankKeys, settleAfterMs: number): FastifyPluginAsync {
  const bench = createBench(place, "bank", "Bank: payouts")
  const ledger = new Ledger(bench, keys, settleAfterMs)
  bench.clock.onTick(() => ledger.sweep())
  return async (app) => {
    mountControl(app, bench, {
      console: () => console(ledger, bench.base),
      reset: () => ledger.reset(),
      toCome: () => ledger.toCome(),
    })
    mountApi(app, keys, ledger, bench.scenarios)
    app.post("/__sandbox/payouts", async (request, reply) => {
      if (!act(ledger, (await readForm(request)) ?? new URLSearchParams())) {
        return reply.code(409).type("text/plain").send("This payout is not in a state for that.")
      }
      return reply.redirect(`${bench.base}/bank/__sandbox`, 303)
    })
  }
}
