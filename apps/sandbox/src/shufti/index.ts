import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import { type Bench, createBench, mountControl, type Place } from "../control.ts"
import { hasBasicCredentials, isForm, readForm, readJson } from "../http.ts"
import { html, type Markup, moment } from "../page.ts"
import { createDesk, type Desk, type Ending, offsiteEnding, type ShuftiKeys } from "./desk.ts"
import { picture } from "./picture.ts"
import { sendClosedPage, sendVerificationPage } from "./player.ts"
import { readVerificationRequest } from "./request.ts"
import { shuftiSignature } from "./sign.ts"
import { createVerifications, openVerification, type Verification, verificationBody } from "./verification.ts"

const ENDINGS: readonly Ending[] = ["accept", "decline", "cancel", "timeout", "accept-then-changed"]
const ARMED = { approve: "accept", decline: "decline", cancel: "cancel", timeout: "timeout" } as const
const ARMED_AFTER_MS = 30
const REDIRECT_WITHIN_MS = 400

function agentOf(request: FastifyRequest): string {
  return request.headers["user-agent"] ?? ""
}

function mountApi(app: FastifyInstance, bench: Bench, desk: Desk): void {
  const { keys, verifications } = desk
  const api = { config: { api: true }, preHandler: refuseStrangers }
  /** Every answer is signed over its exact bytes. */
  function signed(reply: FastifyReply, status: number, content: object): FastifyReply {
    const body = JSON.stringify(content)
    const signature = shuftiSignature(body, keys.secretKey)
    return reply.code(status).header("signature", signature).type("application/json").send(body)
  }
  const invalid = (
    reply: FastifyReply,
    status: number,
    reference: unknown,
    key: string,
    message: string,
    service = "",
  ) =>
    signed(reply, status, {
      reference: typeof reference === "string" ? reference : "",
      event: "request.invalid",
      error: { service, key, message },
      verification_url: "",
      email: null,
      country: null,
    })

  async function refuseStrangers(request: FastifyRequest, reply: FastifyReply) {
    if (hasBasicCredentials(request, keys.clientId, keys.secretKey)) return undefined
    const error = { service: "", key: "Authorization", message: "Authorization keys are missing or invalid." }
    return signed(reply, 401, { reference: "", event: "request.unauthorized", error })
  }

  async function offsite(verification: Verification, request: FastifyRequest, reply: FastifyReply) {
    const { ending, codes } = offsiteEnding(verification)
    const ended = desk.end(verification, ending, codes, agentOf(request))
    if (!verification.asked.showResults) {
      return signed(reply, 200, {
        ...verificationBody(verification, "request.received", bench.publicUrl, ""),
        error: "",
      })
    }
    await Promise.race([ended, sleep(REDIRECT_WITHIN_MS, undefined, { ref: false })])
    return signed(
      reply,
      200,
      verificationBody(verification, verification.event, bench.publicUrl, agentOf(request)),
    )
  }

  app.post("/", api, async (request, reply) => {
    const body = readJson(request)
    if (!body) return invalid(reply, 400, "", "body", "The request is not valid JSON.")
    const asked = readVerificationRequest(body)
    if ("message" in asked)
      return invalid(reply, 400, body.reference, asked.key, asked.message, asked.service)
    if (verifications.isUsed(asked.reference)) {
      return invalid(reply, 400, asked.reference, "reference", "The reference has already been taken.")
    }
    const verification = openVerification(asked, bench.clock.now())
    verifications.add(verification)
    if (asked.proofs.length > 0) return offsite(verification, request, reply)
    void desk.announce(verification)
    const armed = bench.scenarios.takeOutcome()
    if (armed) {
      void sleep(ARMED_AFTER_MS, undefined, { ref: false }).then(() =>
        desk.end(verification, ARMED[armed], [], agentOf(request)),
      )
    }
    return signed(reply, 200, verificationBody(verification, "request.pending", bench.publicUrl, ""))
  })

  app.post("/status", api, (request, reply) => {
    const reference = readJson(request)?.reference
    const verification = typeof reference === "string" ? verifications.byReference(reference) : undefined
    if (!verification) return invalid(reply, 404, reference, "reference", "The reference was not found.")
    return signed(reply, 200, verificationBody(verification, verification.event, bench.publicUrl, ""))
  })

  app.post("/delete", api, (request, reply) => {
    const { reference, comment } = readJson(request) ?? {}
    if (typeof comment !== "string" || comment.length < 5 || comment.length > 200) {
      return invalid(reply, 400, reference, "comment", "The comment must be between 5 and 200 characters.")
    }
    if (typeof reference !== "string" || !verifications.remove(reference)) {
      return invalid(reply, 404, reference, "reference", "The reference was not found.")
    }
    return signed(reply, 200, { reference, event: "request.deleted" })
  })

  const account = (_request: FastifyRequest, reply: FastifyReply) =>
    signed(reply, 200, {
      account: { name: "Sandbox", status: "trial", balance: { amount: "0", currency: "USD" } },
    })
  app.get("/account/info/", api, account)
  app.get("/account/info", api, account)
}

/** Puts what the player typed into the reading; false when a value is missing or not a date. */
function takeReading(verification: Verification, fields: URLSearchParams): boolean {
  const { reading, asked } = verification
  const text = (name: string, fallback: string) => (fields.get(name) ?? fallback).trim().slice(0, 120)
  verification.reading = {
    ...reading,
    firstName: text("firstName", reading.firstName),
    lastName: text("lastName", reading.lastName),
    birthDate: text("birthDate", reading.birthDate),
    documentType: text("documentType", reading.documentType),
    documentNumber: text("documentNumber", reading.documentNumber).replace(/[.\s-]/g, ""),
    fullAddress: text("fullAddress", reading.fullAddress),
  }
  if (!asked.document) return true
  const { firstName, lastName, birthDate, documentNumber, documentType } = verification.reading
  const dated = /^\d{4}-\d{2}-\d{2}$/.test(birthDate) && !Number.isNaN(Date.parse(birthDate))
  const allowed = asked.document.types.includes(documentType)
  return allowed && dated && firstName !== "" && lastName !== "" && documentNumber !== ""
}

type ById = { Params: { id: string } }

function mountPages(app: FastifyInstance, bench: Bench, desk: Desk): void {
  const gone = (reply: FastifyReply) => reply.code(404).type("text/plain").send("No such verification.")
  const leave = (reply: FastifyReply, verification: Verification) => {
    const { redirectUrl } = verification.asked
    return redirectUrl ? reply.redirect(redirectUrl, 303) : sendClosedPage(reply, bench.base, verification)
  }

  app.get<ById>("/process/verification/:id", (request, reply) => {
    const verification = desk.verifications.byId(request.params.id)
    if (!verification) return gone(reply)
    if (desk.isOpen(verification)) return sendVerificationPage(reply, bench.base, verification)
    desk.sweep()
    return sendClosedPage(reply, bench.base, verification)
  })

  app.post<ById>("/process/verification/:id", async (request, reply) => {
    const verification = desk.verifications.byId(request.params.id)
    if (!verification) return gone(reply)
    if (!desk.isOpen(verification)) {
      desk.sweep()
      return leave(reply, verification)
    }
    const fields = (await readForm(request)) ?? new URLSearchParams()
    const ending = ENDINGS.find((candidate) => candidate === fields.get("ending"))
    const readable = takeReading(verification, fields)
    if (!ending || (ending.startsWith("accept") && !readable)) {
      return sendVerificationPage(reply, bench.base, verification, true)
    }
    const ended = desk.end(verification, ending, fields.getAll("code"), agentOf(request))
    await Promise.race([ended, sleep(REDIRECT_WITHIN_MS, undefined, { ref: false })])
    return leave(reply, verification)
  })

  type Proof = { Params: { id: string; file: string }; Querystring: { access_token?: string } }
  async function proof(request: FastifyRequest<Proof>, reply: FastifyReply) {
    const verification = desk.verifications.byId(request.params.id)
    const posted = isForm(request)
      ? (await readForm(request))?.get("access_token")
      : readJson(request)?.access_token
    const token = request.query.access_token ?? posted
    const alive = verification && bench.clock.now() < verification.proofsUntilMs
    if (!alive || token !== verification.proofToken) {
      return reply.code(403).send({ error: "The link has expired or the access token is wrong." })
    }
    return reply
      .type("image/png")
      .header("cache-control", "no-store")
      .send(picture(verification.id + request.params.file))
  }
  app.get<Proof>("/proofs/:id/:file", proof)
  app.post<Proof>("/proofs/:id/:file", proof)
}

function table(verifications: readonly Verification[], base: string): Markup {
  if (verifications.length === 0) {
    return html`<section class="card"><h2>Verifications</h2><p class="muted">None has been asked for yet.</p></section>`
  }
  const rows = verifications.slice(0, 100).map((verification) => {
    const { asked, event, reading, codes } = verification
    const mood = event.endsWith("accepted") ? "good" : event.startsWith("request") ? "wait" : "bad"
    return html`<tr><td>${moment(verification.createdAtMs)}</td>
<td><a href="${base}/shufti/process/verification/${verification.id}"><code>${asked.reference}</code></a></td>
<td>${asked.services.join(", ")}</td><td>${reading.firstName} ${reading.lastName}<br /><small>${reading.birthDate}</small></td>
<td><span class="tag ${mood}">${event}</span> <small>${codes.join(" ")}</small></td><td>${
      event === "verification.accepted" &&
      html`<form method="post" action="${base}/shufti/__sandbox/verifications/${verification.id}"><button class="small">Decline afterwards</button></form>`
    }</td></tr>`
  })
  return html`<section class="card"><h2>Verifications</h2><div class="scroll" tabindex="0" role="region" aria-label="Verifications"><table>
<thead><tr><th scope="col">Asked</th><th scope="col">Reference</th><th scope="col">Checks</th><th scope="col">Person</th>
<th scope="col">Event</th><th scope="col">Actions</th></tr></thead><tbody>${rows}</tbody></table></div></section>`
}

/** Shufti Pro as a server (integrations §3.6), mounted at `/shufti`. */
export function shufti(place: Place, keys: ShuftiKeys): FastifyPluginAsync {
  const bench = createBench(place, "shufti", "Shufti Pro: identity checks")
  const verifications = createVerifications()
  const desk = createDesk(bench, keys, verifications)
  bench.clock.onTick(() => desk.sweep())
  return async (app) => {
    mountControl(app, bench, {
      console: () => table(verifications.all(), bench.base),
      reset: () => verifications.clear(),
    })
    mountApi(app, bench, desk)
    mountPages(app, bench, desk)
    app.post<ById>("/__sandbox/verifications/:id", (request, reply) => {
      const verification = verifications.byId(request.params.id)
      if (verification) void desk.change(verification, ["SPDR06"], "")
      return reply.redirect(`${bench.base}/shufti/__sandbox`, 303)
    })
  }
}
