import type { FastifyPluginAsync } from "fastify"
import { html, type Markup, moment, sendPage } from "../page.ts"
import { amountText } from "../studio/amounts.ts"
import type { Rounds } from "../studio/rounds.ts"
import type { Sessions } from "../studio/session.ts"
import type { Backlog } from "./backlog.ts"
import { fieldsIn, keepBytes } from "./body.ts"
import { type Fault, type Faults, readFault, scenarios } from "./faults.ts"
import type { TransactionLog } from "./transactions.ts"

export type ControlOptions = {
  readonly publicUrl: string
  readonly log: TransactionLog
  readonly faults: Faults
  readonly backlog: Backlog
  readonly sessions: Sessions
  readonly rounds: Rounds
}

const mostRows = 60
const timesAtMost = 100

const hints: Record<(typeof scenarios)[number], string> = {
  delay: "the bet is sent 1.5 s late",
  drop: "every answer to the bet is lost: retries, then rollback",
  duplicate: "bet and win are sent twice at the same time",
  late_win: "the win comes 15 s after the round",
  rollback_before_bet: "the rollback overtakes its bet",
  bad_signature: "the bet carries a signature that does not hold",
}

const faultText = (fault: Fault): string =>
  `${fault.scenario}${fault.delayMs > 0 ? `:${fault.delayMs}` : ""}${fault.user ? ` (${fault.user})` : ""}`

/** Undefined for an unknown name or a count out of range. */
export function faultsAsked(fields: Readonly<Record<string, unknown>>): Fault[] | undefined {
  const texts: readonly unknown[] = Array.isArray(fields.scenarios)
    ? fields.scenarios
    : [fields.scenarios ?? fields.scenario]
  const user = typeof fields.user === "string" && fields.user !== "" ? fields.user : undefined
  const times = Number(fields.times ?? 1)
  const faults = texts.flatMap((text) => readFault(text, user) ?? [])
  if (faults.length !== texts.length || !Number.isInteger(times) || times < 1 || times > timesAtMost)
    return undefined
  return Array.from({ length: times }, () => faults).flat()
}

function faultButtons(base: string, faults: Faults): Markup {
  const armed = faults.list()
  return html`<section class="card"><h2>Next round</h2><form method="post" action="${base}/scenarios" class="actions">
${scenarios.map((name) => html`<button class="small" name="scenario" value="${name}" title="${hints[name]}">${name}</button>`)}</form>
<p class="hint">${armed.length === 0 ? "Nothing is armed." : `Armed: ${armed.map(faultText).join(", ")}`}</p>
<form method="post" action="${base}/reset"><button class="small">reset</button></form></section>`
}

function sessionTable(sessions: Sessions): Markup {
  const rows = sessions
    .all()
    .slice(-mostRows)
    .reverse()
    .map(
      (one) => html`<tr><td>${moment(one.createdAt.getTime())}</td><td>${one.title.name}</td>
<td>${one.mode === "real" ? one.user : "demo"}</td><td>${amountText(one.balanceCents, "en", one.currency)}</td>
<td>${one.ended ?? "open"}</td></tr>`,
    )
  return html`<section class="card"><h2>Sessions</h2><div class="scroll" tabindex="0" role="region" aria-label="Sessions"><table>
<thead><tr><th scope="col">Opened</th><th scope="col">Game</th><th scope="col">Player</th><th scope="col">Balance</th>
<th scope="col">State</th></tr></thead><tbody>${rows}</tbody></table></div></section>`
}

function transactionTable(log: TransactionLog): Markup {
  const rows = log
    .all()
    .slice(-mostRows)
    .reverse()
    .map(
      (one) => html`<tr><td>${moment(one.createdAt.getTime())}</td><td>${one.kind}</td>
<td>${amountText(one.amountCents, "en", one.currency)}</td><td>${one.state}</td><td>${one.answer}</td><td>${one.attempts}</td>
<td>${one.user}</td><td>${one.gameCode}</td><td><code>${one.round.slice(0, 8)}</code></td></tr>`,
    )
  const names = ["Time", "Call", "Amount", "State", "Last answer", "Sent", "Player", "Game", "Round"]
  return html`<section class="card"><h2>Transactions</h2><div class="scroll" tabindex="0" role="region" aria-label="Transactions"><table>
<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div></section>`
}

/** `/hub88/__sandbox`: the only paths that the real aggregator does not have. */
export function control(options: ControlOptions): FastifyPluginAsync {
  const { log, faults, backlog, sessions, rounds } = options
  const root = new URL(options.publicUrl).pathname.replace(/\/$/, "")
  const base = `${root}/hub88/__sandbox`
  return async (app) => {
    keepBytes(app)
    app.get("/", (_request, reply) =>
      sendPage(reply, {
        kind: "console",
        title: "Game aggregator",
        brand: { name: "Sandboxes", href: `${root}/` },
        base: root,
        body: html`<h1>Game aggregator</h1><p class="hint">Waiting to be repeated: ${backlog.waiting()}</p>
${faultButtons(base, faults)}${sessionTable(sessions)}${transactionTable(log)}`,
      }),
    )
    app.post("/scenarios", async (request, reply) => {
      const fields = fieldsIn(request.body, request.headers["content-type"])
      const armed = faultsAsked(fields)
      if (!armed) return reply.code(400).send({ error: "unknown scenario", known: scenarios })
      for (const fault of armed) faults.arm(fault)
      if (request.headers["content-type"]?.includes("form")) return reply.redirect(base, 303)
      return reply.send({ armed: faults.list() })
    })
    app.get("/log", async () => ({ calls: log.calls(), transactions: log.all(), waiting: backlog.waiting() }))
    app.post("/reset", async (request, reply) => {
      for (const part of [log, faults, backlog, sessions, rounds]) part.clear()
      if (request.headers["content-type"]?.includes("form")) return reply.redirect(base, 303)
      return reply.code(204).send()
    })
  }
}
