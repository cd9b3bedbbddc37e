import { randomUUID } from "node:crypto"
import type { FastifyInstance, FastifyReply } from "fastify"
import { MINUTE_MS } from "../clock.ts"
import type { Bench } from "../control.ts"
import { readForm } from "../http.ts"
import { html, type Markup, pageLanguage, sendPage } from "../page.ts"
import { isNationalNumber } from "../shufti/persona.ts"
import { genderOf, PERSONAS, type Persona, subjectOf } from "./persona.ts"
import { ACR_ADVANCED, ACR_BASIC, type Asked, type ItsmeClient, readRequest } from "./request.ts"
import type { Visits } from "./visits.ts"
import { type Field, WORDS } from "./words.ts"

const FIELDS: readonly Field[] = ["givenName", "familyName", "birthDate", "nationalNumber", "email"]
/** Faults before a code exists. */
const BEFORE_CODE = [
  "code:expired",
  "code:unknown",
  "error:temporary_unavailable",
  "iss:missing",
  "iss:other",
]
const CODE_LIFE_MS = 3 * MINUTE_MS

function send(
  reply: FastifyReply,
  bench: Bench,
  asked: Asked | undefined,
  title: string,
  body: Markup,
  status = 200,
) {
  return sendPage(
    reply,
    {
      kind: "player",
      title,
      language: pageLanguage(asked?.locale ?? "en"),
      brand: { name: "itsme · Sandbox" },
      base: bench.base,
      formOrigins: asked ? [new URL(asked.redirectUri).origin] : [],
      body,
    },
    status,
  )
}

function personaPage(
  reply: FastifyReply,
  bench: Bench,
  { id, asked, persona, isFaulty }: { id: string; asked: Asked; persona: Persona; isFaulty: boolean },
): FastifyReply {
  const words = WORDS[pageLanguage(asked.locale)]
  const here = `${bench.base}/itsme/v2/authorization/${id}`
  const others = PERSONAS.map(
    ({ givenName, familyName, birthDate }, at) =>
      html`<li><a class="button" href="${here}?persona=${at}">${givenName} ${familyName} <small>${birthDate}</small></a></li>`,
  )
  const shared = [...new Set([...asked.idTokenClaims, ...asked.userinfoClaims])].flatMap((name) => {
    const label = words.claims[name]
    return label === undefined ? [] : [html`<li>${label}</li>`]
  })
  const fields = FIELDS.map(
    (name) =>
      html`<div class="field"><label for="${name}">${words.fields[name]}</label><input id="${name}" name="${name}"
type="${name === "birthDate" ? "date" : "text"}" value="${persona[name]}" autocomplete="off" /></div>`,
  )
  const body = html`<h1>${words.title[asked.service]}</h1><p>${words.intro[asked.service]}</p>
${shared.length > 0 && html`<section class="card"><h2>${words.shared}</h2><ul>${shared}</ul></section>`}
<section class="test"><h2>${words.testTitle}</h2><p>${words.testText}</p><ul class="tabs">${others}</ul></section>
<form method="post" action="${here}" novalidate><div class="frame"><h2>${words.who}</h2>
${isFaulty && html`<p class="alert" role="alert"><strong>${words.faulty}</strong></p>`}${fields}
<label class="check"><input type="checkbox" name="renewed" value="1" /> <span>${words.renewed}</span></label>
${asked.service === "share" && html`<label class="check"><input type="checkbox" name="emailVerified" value="1" /> <span>${words.emailVerified}</span></label>`}
<button class="primary" name="ending" value="approve" data-testid="approve">${words.approve}</button></div>
<p class="actions stretch"><button name="ending" value="cancel" data-testid="cancel">${words.cancel}</button>
<button name="ending" value="advanced" data-testid="advanced">${words.advanced}</button></p></form>`
  return send(reply, bench, asked, words.title[asked.service], body, isFaulty ? 422 : 200)
}

/** The person on the phone; undefined for a missing field or invalid number. */
function personaIn(fields: URLSearchParams): Persona | undefined {
  const text = (name: Field) => (fields.get(name) ?? PERSONAS[0]?.[name] ?? "").trim().slice(0, 120)
  const typed = {
    givenName: text("givenName"),
    familyName: text("familyName"),
    birthDate: text("birthDate"),
    nationalNumber: text("nationalNumber").replace(/[.\s-]/g, ""),
    email: text("email"),
  }
  const isWhole = typed.familyName !== "" && /^\d{4}-\d{2}-\d{2}$/.test(typed.birthDate)
  const base = PERSONAS.find(({ nationalNumber }) => nationalNumber === typed.nationalNumber) ?? PERSONAS[0]
  if (!isWhole || !base || !isNationalNumber(typed.nationalNumber)) return undefined
  const isEmailVerified = fields.get("emailVerified") !== null
  return { ...base, ...typed, gender: genderOf(typed.nationalNumber), isEmailVerified }
}

type ById = { Params: { id: string }; Querystring: { persona?: string } }

/** The authorization endpoint: consent, choice of a person, and the returns. */
export function mountPages(
  app: FastifyInstance,
  { bench, client, issuer, visits }: { bench: Bench; client: ItsmeClient; issuer: string; visits: Visits },
): void {
  const now = () => bench.clock.now()

  function back(reply: FastifyReply, redirectUri: string, query: Record<string, string>): FastifyReply {
    const url = new URL(redirectUri)
    for (const [name, value] of Object.entries(query)) if (value !== "") url.searchParams.set(name, value)
    return reply.header("cache-control", "no-store").redirect(url.href, 303)
  }
  const gone = (reply: FastifyReply) => {
    const words = WORDS.en
    return send(
      reply,
      bench,
      undefined,
      words.gone,
      html`<h1>${words.gone}</h1><p>${words.goneText}</p>`,
      404,
    )
  }

  app.get("/v2/authorization", { config: { api: true } }, (request, reply) => {
    const query = new URL(request.url, bench.publicUrl).searchParams
    const read = readRequest(query, client)
    if ("page" in read) return send(reply, bench, undefined, read.page, html`<h1>${read.page}</h1>`, 400)
    if ("error" in read)
      return back(reply, read.redirectUri, { error: read.error, state: query.get("state") ?? "" })
    const id = visits.visits.put(read, now())
    return reply.redirect(`${bench.base}/itsme/v2/authorization/${id}`, 303)
  })

  app.get<ById>("/v2/authorization/:id", (request, reply) => {
    const { id } = request.params
    const asked = visits.visits.look(id, now())
    const persona = PERSONAS[Number(request.query.persona ?? 0)] ?? PERSONAS[0]
    if (!asked || !persona) return gone(reply)
    return personaPage(reply, bench, { id, asked, persona, isFaulty: false })
  })

  app.post<ById>("/v2/authorization/:id", async (request, reply) => {
    const { id } = request.params
    const asked = visits.visits.look(id, now())
    if (!asked) return gone(reply)
    const fields = (await readForm(request)) ?? new URLSearchParams()
    const ending = fields.get("ending")
    const { redirectUri, state } = asked
    if (ending === "cancel") {
      visits.visits.take(id, now())
      return back(reply, redirectUri, {
        error: "access_denied",
        error_description: "Cancelled by the user",
        state,
      })
    }
    const persona = personaIn(fields)
    if (!persona) {
      const shown = PERSONAS[0]
      return shown ? personaPage(reply, bench, { id, asked, persona: shown, isFaulty: true }) : gone(reply)
    }
    visits.visits.take(id, now())
    const way = bench.scenarios.takeOwn(BEFORE_CODE)
    if (way === "error:temporary_unavailable")
      return back(reply, redirectUri, { error: "temporary_unavailable", state })
    const grant = {
      asked,
      persona,
      subject: subjectOf(client.clientId, persona.nationalNumber, fields.get("renewed") ? "2" : "1"),
      acr: ending === "advanced" ? ACR_ADVANCED : ACR_BASIC,
      authenticatedAtMs: now(),
    }
    const madeAtMs = way === "code:expired" ? now() - CODE_LIFE_MS : now()
    const code = way === "code:unknown" ? randomUUID() : visits.codes.put(grant, madeAtMs)
    const iss = way === "iss:missing" ? "" : way === "iss:other" ? "https://idp.example/v2" : issuer
    return back(reply, redirectUri, { code, state, iss })
  })
}
