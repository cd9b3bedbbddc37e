import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Bench } from "../control.ts"
import { hasBasicCredentials, readJson } from "../http.ts"
import { type Desk, offsiteEnding } from "./desk.ts"
import { type Asked, type Invalid, readVerificationRequest } from "./request.ts"
import { shuftiSignature } from "./sign.ts"
import { openVerification, SPARSE_NAMES, type Verification, verificationBody } from "./verification.ts"

const ARMED = { approve: "accept", decline: "decline", cancel: "cancel", timeout: "timeout" } as const
/** Sends the next pictures to the vendor's manual review, decided at the console. */
export const REVIEW = "review"
const ARMED_AFTER_MS = 30
const ANSWER_WITHIN_MS = 400

const fault = (key: string, message: string): Invalid => ({ service: "", key, message })
const UNKNOWN_REFERENCE = fault("reference", "The reference was not found.")

/** Signs answers over their exact bytes. */
function signedAnswers(secretKey: string) {
  function send(reply: FastifyReply, status: number, content: object): FastifyReply {
    const body = JSON.stringify(content)
    const signature = shuftiSignature(body, secretKey)
    return reply.code(status).header("signature", signature).type("application/json").send(body)
  }
  const invalid = (reply: FastifyReply, status: number, reference: unknown, error: Invalid) =>
    send(reply, status, {
      reference: typeof reference === "string" ? reference : "",
      event: "request.invalid",
      error,
      verification_url: "",
      email: null,
      country: null,
    })
  return { send, invalid }
}

/** The validated request, or why it is invalid: malformed, or a repeated reference. */
function asked(body: ReturnType<typeof readJson>, desk: Desk): Asked | Invalid {
  if (!body) return fault("body", "The request is not valid JSON.")
  const read = readVerificationRequest(body)
  if ("message" in read || !desk.verifications.isUsed(read.reference)) return read
  return fault("reference", "The reference has already been taken.")
}

/** Shufti Pro's own calls: create, status, delete, account. */
export function mountApi(app: FastifyInstance, bench: Bench, desk: Desk): void {
  const { keys, verifications } = desk
  const { send, invalid } = signedAnswers(keys.secretKey)
  const api = { config: { api: true }, preHandler: refuseStrangers }

  async function refuseStrangers(request: FastifyRequest, reply: FastifyReply) {
    if (hasBasicCredentials(request, keys.clientId, keys.secretKey)) return undefined
    const error = fault("Authorization", "Authorization keys are missing or invalid.")
    return send(reply, 401, { reference: "", event: "request.unauthorized", error })
  }

  /** With files in the request no page is needed: the result is immediate, unless it is reviewed manually. */
  async function decide(verification: Verification, agent: string): Promise<object> {
    if (bench.scenarios.takeOwn([REVIEW])) {
      verification.event = "review.pending"
      return { ...verificationBody(verification, "request.received", bench.publicUrl, ""), error: "" }
    }
    const armed = bench.scenarios.takeOutcome()
    const { ending, codes } = armed ? { ending: ARMED[armed], codes: [] } : offsiteEnding(verification)
    const ended = desk.end(verification, ending, codes, agent)
    if (!verification.asked.showResults) {
      return { ...verificationBody(verification, "request.received", bench.publicUrl, ""), error: "" }
    }
    await Promise.race([ended, sleep(ANSWER_WITHIN_MS, undefined, { ref: false })])
    return verificationBody(verification, verification.event, bench.publicUrl, agent)
  }

  function playArmedOutcome(verification: Verification, agent: string): void {
    const armed = bench.scenarios.takeOutcome()
    if (!armed) return
    const end = () => desk.end(verification, ARMED[armed], [], agent)
    void sleep(ARMED_AFTER_MS, undefined, { ref: false }).then(end)
  }

  app.post("/", api, async (request, reply) => {
    const body = readJson(request)
    const read = asked(body, desk)
    if ("message" in read) return invalid(reply, 400, body?.reference, read)
    const agent = request.headers["user-agent"] ?? ""
    const verification = openVerification(read, bench.clock.now())
    const sparse = bench.scenarios.takeOwn(SPARSE_NAMES)
    verification.sparse = SPARSE_NAMES.find((each) => each === sparse)
    verifications.add(verification)
    if (read.proofs.length > 0) {
      const answer = await decide(verification, agent)
      if (!bench.scenarios.takeFault("cut")) return send(reply, 200, answer)
      reply.hijack()
      reply.raw.destroy()
      return reply
    }
    void desk.announce(verification)
    playArmedOutcome(verification, agent)
    return send(reply, 200, verificationBody(verification, "request.pending", bench.publicUrl, ""))
  })

  app.post("/status", api, (request, reply) => {
    const reference = readJson(request)?.reference
    const verification = typeof reference === "string" ? verifications.byReference(reference) : undefined
    if (!verification) return invalid(reply, 404, reference, UNKNOWN_REFERENCE)
    return send(reply, 200, verificationBody(verification, verification.event, bench.publicUrl, ""))
  })

  app.post("/delete", api, (request, reply) => {
    const { reference, comment } = readJson(request) ?? {}
    if (typeof comment !== "string" || comment.length < 5 || comment.length > 200) {
      const error = fault("comment", "The comment must be between 5 and 200 characters.")
      return invalid(reply, 400, reference, error)
    }
    if (typeof reference !== "string" || !verifications.remove(reference)) {
      return invalid(reply, 404, reference, UNKNOWN_REFERENCE)
    }
    return send(reply, 200, { reference, event: "request.deleted" })
  })

  const account = { name: "Sandbox", status: "trial", balance: { amount: "0", currency: "USD" } }
  for (const path of ["/account/info/", "/account/info"]) {
    app.get(path, api, (_request, reply) => send(reply, 200, { account }))
  }
}
