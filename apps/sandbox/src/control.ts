import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Clock } from "./clock.ts"
import { type Courier, createCourier } from "./courier.ts"
import { isForm, keepRawBodies, rawBody, readForm, readJson } from "./http.ts"
import { createJournal, type Entry, type Journal } from "./journal.ts"
import { html, type Markup, sendPage } from "./page.ts"
import { createScenarios, SCENARIO_NAMES, type Scenarios } from "./scenarios.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** True on the routes that belong to the vendor's protocol: they are logged and can be made to fail. */
    api?: boolean
  }
}

/** Shared by all sandboxes: clock, scenarios, log and courier. */
export type Bench = {
  readonly name: string
  readonly title: string
  readonly publicUrl: string
  /** Path prefix of the server, without trailing slash. */
  readonly base: string
  readonly clock: Clock
  readonly scenarios: Scenarios
  readonly journal: Journal
  readonly courier: Courier
}

export type Place = { readonly publicUrl: string; readonly clock: Clock }

/** Creates the bench of one sandbox; `name` is its first path segment, `own` its own scenarios. */
export function createBench(place: Place, name: string, title: string, own: readonly string[] = []): Bench {
  const journal = createJournal()
  const { publicUrl, clock } = place
  const base = new URL(publicUrl).pathname.replace(/\/$/, "")
  const courier = createCourier(clock, journal)
  return { name, title, publicUrl, base, clock, journal, courier, scenarios: createScenarios(own) }
}

function scenarioForm(bench: Bench, offered: readonly string[]): Markup | undefined {
  if (offered.length === 0) return undefined
  const armed = bench.scenarios.armed()
  return html`<section class="card"><h2>Next time</h2>
<form method="post" action="${bench.base}/${bench.name}/__sandbox/scenarios" class="actions">
${offered.map((name) => html`<button class="small" name="scenario" value="${name}">${name}</button>`)}
</form>
<p class="hint">${
    armed.length === 0
      ? "Nothing is armed: everything goes well."
      : `Armed: ${armed.map((entry) => `${entry.scenario} × ${entry.timesLeft}`).join(", ")}`
  }</p></section>`
}

function logTable(entries: readonly Entry[]): Markup {
  const rows = entries.slice(0, 40).map((entry) => {
    const mood = entry.status >= 200 && entry.status < 400 ? "good" : "bad"
    return html`<tr><td><code>${entry.at.slice(11, 23)}</code></td><td>${entry.direction === "in" ? "received" : "sent"}</td>
<td><span class="${mood}">${entry.status || "no answer"}</span></td><td><code>${entry.method} ${entry.url}</code>
${entry.note && html`<br /><small>${entry.note}</small>`}</td></tr>`
  })
  return html`<section class="card"><h2>Log</h2>${
    rows.length === 0
      ? html`<p class="muted">Nothing yet.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Log"><table><thead><tr><th scope="col">Time (UTC)</th>
<th scope="col">Way</th><th scope="col">Answer</th><th scope="col">What</th></tr></thead><tbody>${rows}</tbody></table></div>`
  }</section>`
}

export function sendConsole(bench: Bench, reply: FastifyReply, title: string, body: Markup): FastifyReply {
  const brand = { name: "Sandboxes", href: `${bench.base}/` }
  return sendPage(reply, { kind: "console", title, brand, base: bench.base, body })
}

async function arm(bench: Bench, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = isForm(request) ? await readForm(request) : undefined
  const json = form ? undefined : readJson(request)
  const submitted: unknown = form ? form.getAll("scenario") : (json?.scenarios ?? json?.scenario)
  const names = (Array.isArray(submitted) ? submitted : [submitted]).map(String)
  const times = Number(form?.get("times") ?? json?.times ?? 1)
  if (names.length === 0 || !Number.isInteger(times) || times < 1 || times > 1000) {
    return reply.code(400).send({ error: "scenario(s) must be named and times must be 1–1000" })
  }
  const refused = bench.scenarios.arm(names, times)
  if (refused) {
    return reply.code(400).send({ error: `unknown scenario ${refused.unknown}`, known: SCENARIO_NAMES })
  }
  if (form) return reply.redirect(`${bench.base}/${bench.name}/__sandbox`, 303)
  return reply.send({ armed: bench.scenarios.armed() })
}

export type Control = {
  console(): Markup
  /** Deletes the sandbox's state; the bench is reset separately. */
  reset(): void
  toCome?(): number
  /** The scenarios that apply; all by default. */
  readonly offers?: readonly string[]
}

function watchApi(app: FastifyInstance, bench: Bench): void {
  app.addHook("preHandler", async (request, reply) => {
    if (request.routeOptions.config.api && bench.scenarios.takeServerError()) {
      return reply.code(500).send({ code: 500, message: "Internal Server Error" })
    }
    return undefined
  })
  app.addHook("onResponse", async (request, reply) => {
    if (!request.routeOptions.config.api) return
    bench.journal.write({
      at: new Date(bench.clock.now()).toISOString(),
      direction: "in",
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      body: rawBody(request).toString("utf8"),
      note: "",
    })
  })
}

/**
 * Mounts the control routes under the sandbox's own prefix: `/__sandbox` (page), `/__sandbox/scenarios`,
 * `/__sandbox/log`, `/__sandbox/under-way` (pending automatic events) and `/__sandbox/reset`. Only these paths differ
 * from the real vendor.
 */
export function mountControl(app: FastifyInstance, bench: Bench, control: Control): void {
  keepRawBodies(app)
  watchApi(app, bench)
  app.addHook("onClose", async () => bench.courier.recall())
  const home = `${bench.base}/${bench.name}/__sandbox`

  app.get("/__sandbox", (_request, reply) =>
    sendConsole(
      bench,
      reply,
      bench.title,
      html`<h1>${bench.title}</h1>${control.console()}${scenarioForm(bench, control.offers ?? SCENARIO_NAMES)}${logTable(bench.journal.read())}
<form method="post" action="${home}/reset"><button class="danger">Forget everything</button></form>`,
    ),
  )
  app.post("/__sandbox/scenarios", (request, reply) => arm(bench, request, reply))
  app.get("/__sandbox/log", (_request, reply) => reply.send(bench.journal.read()))
  app.get("/__sandbox/under-way", (_request, reply) =>
    reply.send({ count: bench.courier.underWay() + (control.toCome?.() ?? 0) }),
  )
  app.post("/__sandbox/reset", (request, reply) => {
    bench.courier.recall()
    bench.scenarios.clear()
    bench.journal.clear()
    control.reset()
    return isForm(request) ? reply.redirect(home, 303) : reply.code(204).send()
  })
}
