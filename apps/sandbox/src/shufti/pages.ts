import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Bench } from "../control.ts"
import { isForm, readForm, readJson } from "../http.ts"
import type { Desk, Ending } from "./desk.ts"
import { picture } from "./picture.ts"
import { sendClosedPage, sendVerificationPage } from "./player.ts"
import type { Verification } from "./verification.ts"

const ENDINGS: readonly Ending[] = ["accept", "decline", "cancel", "timeout", "accept-then-changed"]
const REDIRECT_WITHIN_MS = 400

/** Stores the typed values; false when one is missing or not a date. */
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

export type ById = { Params: { id: string } }

/** The player's pages, and the pictures linked by a result. */
export function mountPages(app: FastifyInstance, bench: Bench, desk: Desk): void {
  const sendNotFound = (reply: FastifyReply) =>
    reply.code(404).type("text/plain").send("No such verification.")
  const leave = (reply: FastifyReply, verification: Verification) => {
    const { redirectUrl } = verification.asked
    return redirectUrl ? reply.redirect(redirectUrl, 303) : sendClosedPage(reply, bench.base, verification)
  }

  app.get<ById>("/process/verification/:id", (request, reply) => {
    const verification = desk.verifications.byId(request.params.id)
    if (!verification) return sendNotFound(reply)
    if (desk.isOpen(verification)) return sendVerificationPage(reply, bench.base, verification)
    desk.sweep()
    return sendClosedPage(reply, bench.base, verification)
  })

  app.post<ById>("/process/verification/:id", async (request, reply) => {
    const verification = desk.verifications.byId(request.params.id)
    if (!verification) return sendNotFound(reply)
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
    const ended = desk.end(verification, ending, fields.getAll("code"), request.headers["user-agent"] ?? "")
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
    const isLinkValid = verification && bench.clock.now() < verification.proofsUntilMs
    if (!isLinkValid || token !== verification.proofToken) {
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
