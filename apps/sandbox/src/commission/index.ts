import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import { type Bench, createBench, mountControl, type Place } from "../control.ts"
import { hasBearerToken, type Json, readForm, readJson } from "../http.ts"
import { euros, html, type Markup, moment } from "../page.ts"
import { isNationalNumber } from "../shufti/persona.ts"
import { type Case, createDesk, type Decision, type Delivery, type Desk } from "./desk.ts"

export type CommissionKeys = { readonly token: string }

const KINDS = ["raised", "lowered", "givenBack", "revoked", "refused", "withdrawn", "closed"]
/** Leaves the next request undecided; an operator of the console may decide. */
const SILENCE = "silence"

const textIn = (body: Json | undefined, key: string) =>
  typeof body?.[key] === "string" ? body[key].trim() : ""
const centsIn = (body: Json | undefined): number | undefined => {
  const cents = body?.weeklyLimitCents
  return typeof cents === "number" && Number.isInteger(cents) && cents > 0 ? cents : undefined
}

/** Refuses with the field at fault; a national register number needs valid check digits. */
function readRequest(body: Json | undefined, atMs: number): Omit<Case, "caseId" | "decision"> | string {
  const person = body?.person as Json | undefined
  const nationalNumber = textIn(person, "nationalNumber").replace(/[.\s-]/g, "")
  const [reference, playerRef] = [textIn(body, "reference"), textIn(body, "playerRef")]
  const weeklyLimitCents = centsIn(body)
  if (reference === "" || reference.length > 64) return "reference"
  if (playerRef === "" || playerRef.length > 64) return "playerRef"
  if (weeklyLimitCents === undefined) return "weeklyLimitCents"
  for (const key of ["lastName", "firstName"]) if (textIn(person, key) === "") return key
  if (!/^\d{4}-\d{2}-\d{2}$/.test(textIn(person, "birthDate"))) return "birthDate"
  if (nationalNumber !== "" && !isNationalNumber(nationalNumber)) return "nationalNumber"
  const name = `${textIn(person, "firstName")} ${textIn(person, "lastName")}`
  return { reference, playerRef, weeklyLimitCents, name, nationalNumber, atMs }
}

/** Refuses with the field at fault. */
function readReport(body: Json | undefined): Delivery | string {
  const [reference, kind, playerRef] = [
    textIn(body, "reference"),
    textIn(body, "kind"),
    textIn(body, "playerRef"),
  ]
  if (reference === "") return "reference"
  if (!KINDS.includes(kind)) return "kind"
  if (playerRef === "") return "playerRef"
  if (Number.isNaN(Date.parse(textIn(body, "at")))) return "at"
  return { reference, kind, playerRef, weeklyLimitCents: centsIn(body) ?? null }
}

function mountApi(app: FastifyInstance, bench: Bench, keys: CommissionKeys, desk: Desk): void {
  const { scenarios, clock } = bench
  async function refuseStrangers(request: FastifyRequest, reply: FastifyReply) {
    if (hasBearerToken(request, keys.token)) return undefined
    return reply.code(401).send({ error: "UNAUTHORIZED" })
  }
  const api = { config: { api: true }, preHandler: refuseStrangers }
  const invalid = (reply: FastifyReply, field: string) => reply.code(400).send({ error: "INVALID", field })

  /** Answers, or closes the connection without an answer where that is armed; the request is executed either way. */
  const answer = (reply: FastifyReply, body: object) => {
    if (!scenarios.takeFault("cut")) return reply.send(body)
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  function armed(): Decision | undefined {
    if (scenarios.takeOwn([SILENCE])) return "PENDING"
    const outcome = scenarios.takeOutcome()
    return outcome === undefined ? undefined : outcome === "approve" ? "APPROVED" : "REFUSED"
  }

  app.post("/limit-requests", api, (request, reply) => {
    const input = readRequest(readJson(request), clock.now())
    if (typeof input === "string") return invalid(reply, input)
    const { reference, caseId } = desk.open(input, armed)
    return answer(reply, { reference, caseId })
  })

  app.get<{ Params: { reference: string } }>("/limit-requests/:reference", api, (request, reply) => {
    const found = desk.find(request.params.reference)
    if (!found) return reply.code(404).send({ error: "NOT_FOUND" })
    const { reference, caseId, decision } = found
    return reply.send({ reference, caseId, decision })
  })

  app.get("/recheck", api, (_request, reply) =>
    reply.send({ asOf: new Date(clock.now()).toISOString(), flagged: desk.flagged() }),
  )

  app.post("/reports", api, (request, reply) => {
    const report = readReport(readJson(request))
    if (typeof report === "string") return invalid(reply, report)
    desk.hear(report)
    return answer(reply, { reference: report.reference })
  })
}

const MOODS = { PENDING: "wait", APPROVED: "good", REFUSED: "bad" } as const

function casesTable(desk: Desk, action: string): Markup {
  const flagged = desk.flagged()
  const rows = desk.cases().map(({ reference, playerRef, name, weeklyLimitCents, atMs, decision }) => {
    const isFlagged = flagged.includes(playerRef)
    const button = (value: string, label: string) =>
      html`<button class="small" name="action" value="${value}" aria-label="${label}: ${reference}">${label}</button>`
    return html`<tr><td>${moment(atMs)}</td><td><code>${reference}</code><br /><small>${playerRef}</small></td><td>${name}</td>
<td class="number">${euros(weeklyLimitCents)}</td><td><span class="tag ${MOODS[decision]}">${decision.toLowerCase()}</span></td>
<td><form class="actions" method="post" action="${action}"><input type="hidden" name="reference" value="${reference}" />
<input type="hidden" name="playerRef" value="${playerRef}" />${decision === "PENDING" && html`${button("approve", "Approve")}${button("refuse", "Refuse")}`}
${isFlagged ? button("unflag", "No longer in default") : button("flag", "Found in default")}</form></td></tr>`
  })
  return html`<section class="card"><h2>Requests</h2><p class="muted">Approved by themselves, but for whom the credit register knows (73.01.11-361.73)
and of whom it says nothing (99.06.04-271.81).</p>${
    rows.length === 0
      ? html`<p class="muted">Nobody has asked yet.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Requests"><table><thead><tr><th scope="col">Asked</th><th scope="col">Reference</th>
<th scope="col">Player</th><th scope="col" class="number">Limit</th><th scope="col">Decision</th><th scope="col">Actions</th></tr></thead><tbody>${rows}</tbody></table></div>`
  }</section>`
}

function reportsTable(desk: Desk): Markup {
  const rows = desk.told().map(
    ({ reference, kind, playerRef, weeklyLimitCents }) =>
      html`<tr><td><code>${reference}</code></td><td>${kind}</td><td>${playerRef}</td>
<td class="number">${weeklyLimitCents === null ? "—" : euros(weeklyLimitCents)}</td></tr>`,
  )
  return html`<section class="card"><h2>Reports</h2>${
    rows.length === 0
      ? html`<p class="muted">Nothing has been told yet.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Reports"><table><thead><tr><th scope="col">Reference</th><th scope="col">What</th>
<th scope="col">Player</th><th scope="col" class="number">Limit</th></tr></thead><tbody>${rows}</tbody></table></div>`
  }</section>`
}

function act(desk: Desk, fields: URLSearchParams): boolean {
  const [action, reference, playerRef] = ["action", "reference", "playerRef"].map((name) =>
    (fields.get(name) ?? "").trim(),
  ) as [string, string, string]
  if (action === "approve" || action === "refuse")
    return desk.decide(reference, action === "approve" ? "APPROVED" : "REFUSED")
  if ((action !== "flag" && action !== "unflag") || playerRef === "") return false
  desk.flag(playerRef, action === "flag")
  return true
}

/** Mounted at `/commission`. The real wire format is not public, so this JSON API is invented. */
export function commission(place: Place, keys: CommissionKeys): FastifyPluginAsync {
  const bench = createBench(place, "commission", "Gaming Commission: weekly limits", [SILENCE])
  const desk = createDesk()
  const action = `${bench.base}/commission/__sandbox/cases`
  return async (app) => {
    mountControl(app, bench, {
      offers: ["approve", "decline", SILENCE, "cut", "http_500"],
      console: () => html`${casesTable(desk, action)}${reportsTable(desk)}`,
      reset: () => desk.reset(),
    })
    mountApi(app, bench, keys, desk)
    app.post("/__sandbox/cases", async (request, reply) => {
      if (!act(desk, (await readForm(request)) ?? new URLSearchParams()))
        return reply.code(400).type("text/plain").send("There is no such case, or no such action.")
      return reply.redirect(`${bench.base}/commission/__sandbox`, 303)
    })
  }
}
