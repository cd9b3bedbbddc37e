import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import { type Bench, createBench, mountControl, type Place } from "../control.ts"
import { hasBearerToken, readForm, readJson } from "../http.ts"
import { html, type Markup } from "../page.ts"
import { isNationalNumber } from "../shufti/persona.ts"
import { createRegister, playerToken, type Question, type Register } from "./register.ts"

export type EpisKeys = { readonly token: string }

type Weather = { outage: boolean; latencyMs: number }
const RETRY_AFTER_MS = 2000
const PURPOSES = ["registration", "login", "play"]
const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Refuses with the field at fault: names (`*` for no first name), YYYY-MM-DD, purpose, check digits of the number. */
function readQuestion(body: Readonly<Record<string, unknown>> | undefined): Question | { fault: string } {
  const text = (key: string) => (typeof body?.[key] === "string" ? body[key].trim() : "")
  const question = {
    lastName: text("lastName"),
    firstName: text("firstName"),
    birthDate: text("birthDate"),
    nationalNumber: text("nationalNumber").replace(/[.\s-]/g, ""),
  }
  if (question.lastName === "") return { fault: "lastName" }
  if (question.firstName === "") return { fault: "firstName" }
  if (!DATE.test(question.birthDate) || Number.isNaN(Date.parse(question.birthDate)))
    return { fault: "birthDate" }
  if (question.nationalNumber !== "" && !isNationalNumber(question.nationalNumber)) {
    return { fault: "nationalNumber" }
  }
  if (!PURPOSES.includes(text("purpose"))) return { fault: "purpose" }
  return question
}

function mountApi(
  app: FastifyInstance,
  bench: Bench,
  keys: EpisKeys,
  register: Register,
  weather: Weather,
): void {
  app.post("/check", { config: { api: true } }, async (request, reply) => {
    if (!hasBearerToken(request, keys.token)) return reply.code(401).send({ error: "UNAUTHORIZED" })
    if (weather.latencyMs > 0) await sleep(weather.latencyMs, undefined, { ref: false })
    const armed = bench.scenarios.takeOutcome()
    if (weather.outage || armed === "timeout") {
      const body = { error: "UNAVAILABLE", retryAfterMs: RETRY_AFTER_MS }
      return reply
        .code(503)
        .header("retry-after", RETRY_AFTER_MS / 1000)
        .send(body)
    }
    const question = readQuestion(readJson(request))
    if ("fault" in question) return reply.code(400).send({ error: "INVALID", field: question.fault })
    const excluded = armed === "decline" || (armed !== "approve" && register.isExcluded(question))
    const answer = { reference: `EPIS-${randomUUID()}`, checkedAt: new Date(bench.clock.now()).toISOString() }
    return reply.send(
      excluded
        ? { decision: "EXCLUDED", ...answer }
        : { decision: "ALLOWED", ...answer, playerToken: playerToken(question) },
    )
  })
}

function personsTable(register: Register, action: string): Markup {
  const rows = register.persons().map((person) => {
    const name = `${person.firstName} ${person.lastName}`
    const verb = person.excluded ? "Lift the exclusion" : "Exclude"
    return html`<tr><td>${person.lastName}</td><td>${person.firstName}</td><td>${person.birthDate}</td><td><code>${person.nationalNumber || "—"}</code></td>
<td><span class="tag ${person.excluded ? "bad" : "good"}">${person.excluded ? "excluded" : "may play"}</span></td>
<td><form class="actions" method="post" action="${action}"><input type="hidden" name="id" value="${person.id}" />
<button class="small" name="action" value="${person.excluded ? "lift" : "exclude"}" aria-label="${verb}: ${name}">${verb}</button>
<button class="small" name="action" value="remove" aria-label="Remove: ${name}">Remove</button></form></td></tr>`
  })
  return html`<section class="card"><h2>Persons</h2><p class="muted">Whoever is not listed may play.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Persons"><table><thead><tr><th scope="col">Surname</th><th scope="col">First name</th><th scope="col">Born</th>
<th scope="col">National number</th><th scope="col">Decision</th><th scope="col">Actions</th></tr></thead><tbody>${rows}</tbody></table></div></section>`
}

function addForm(action: string): Markup {
  const field = (name: string, label: string, type = "text", hint?: string) =>
    html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" autocomplete="off"
${hint && html`aria-describedby="${name}-hint"`} />${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}</div>`
  return html`<section class="card"><h2>Exclude someone</h2><form method="post" action="${action}">
<div class="row">${field("lastName", "Surname")}${field("firstName", "First name", "text", "An asterisk when there is none")}</div>
<div class="row">${field("birthDate", "Date of birth", "date")}${field("nationalNumber", "National number", "text", "Eleven digits; leave empty for foreigners")}</div>
<button name="action" value="add">Exclude</button></form></section>`
}

function weatherForm(weather: Weather, action: string): Markup {
  return html`<section class="card"><h2>Service</h2><form method="post" action="${action}">
<label class="check"><input type="checkbox" name="outage" value="1" ${weather.outage && html`checked`} /> Out of service (503)</label>
<div class="field"><label for="latencyMs">Latency in milliseconds</label><input id="latencyMs" name="latencyMs" type="number" min="0" max="60000" value="${weather.latencyMs}" /></div>
<button name="action" value="weather">Save</button></form></section>`
}

function act(register: Register, weather: Weather, fields: URLSearchParams): string | undefined {
  const text = (name: string) => (fields.get(name) ?? "").trim()
  const action = text("action")
  if (action === "lift" || action === "exclude") register.setExcluded(text("id"), action === "exclude")
  if (action === "remove") register.remove(text("id"))
  if (action === "weather") {
    weather.outage = text("outage") === "1"
    weather.latencyMs = Math.min(60_000, Math.max(0, Math.trunc(Number(text("latencyMs")) || 0)))
  }
  if (action !== "add") return undefined
  const question = readQuestion({ ...Object.fromEntries(fields), purpose: "play" })
  if ("fault" in question) return question.fault
  register.add({ ...question, excluded: true })
  return undefined
}

/** EPIS at `/epis`. The real wire format is not public, so this JSON API is invented. */
export function epis(place: Place, keys: EpisKeys): FastifyPluginAsync {
  const bench = createBench(place, "epis", "EPIS: exclusion register")
  const register = createRegister()
  const weather: Weather = { outage: false, latencyMs: 0 }
  const action = `${bench.base}/epis/__sandbox/persons`
  return async (app) => {
    mountControl(app, bench, {
      offers: ["approve", "decline", "timeout", "http_500"],
      console: () => html`${personsTable(register, action)}${addForm(action)}${weatherForm(weather, action)}`,
      reset() {
        register.reset()
        Object.assign(weather, { outage: false, latencyMs: 0 })
      },
    })
    mountApi(app, bench, keys, register, weather)
    app.post("/__sandbox/persons", async (request: FastifyRequest, reply: FastifyReply) => {
      const fault = act(register, weather, (await readForm(request)) ?? new URLSearchParams())
      if (fault !== undefined) return reply.code(400).type("text/plain").send(`Check the field ${fault}.`)
      return reply.redirect(`${bench.base}/epis/__sandbox`, 303)
    })
  }
}
