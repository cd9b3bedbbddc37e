import type { FastifyInstance } from "fastify"
import { bodyDigest, keepUnreadMessage } from "../../../platform/alarms/unreadMessages.ts"
import { rawBodyScope } from "../../../platform/http/rawBody.ts"
import { recordMessage } from "../../../platform/http/webhookInbox.ts"
import type { Platform } from "../../../platform/platform.ts"
import { applyReport } from "../identity.ts"
import { unreadMessageAlarm } from "../manualReview/unreadMessages.ts"
import { callbackPath, type IdentityPorts, lookUpAttempt } from "./verification.ts"

/**
 * The verifier's messages: signature first, over the exact bytes; then the inbox and the effect in one
 * transaction. A decision is never taken from a message: it is looked up, and until that works the message
 * is answered 503, so that it comes again (docs/providers.md, Shufti). The body is kept sealed, for it
 * holds what stands on an identity document.
 */
export const webhooks =
  (platform: Platform, ports: IdentityPorts) =>
  (app: FastifyInstance): void => {
    const { verifier, secret } = ports
    rawBodyScope(app, (scope) => {
      scope.post(callbackPath, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const { signature } = request.headers
        const read = verifier.readNotice(body, typeof signature === "string" ? signature : undefined)
        if (read.kind === "forged") {
          platform.log.warn("identity.noticeRefused", { provider: "shufti", address: request.ip })
          return reply.code(401).send({ error: "signature" })
        }
        const digest = bodyDigest(body)
        const sealed = secret.encrypt(body.toString("utf8"))
        if (read.kind === "unreadable") {
          const notice = { provider: "shufti", headers: {}, body: sealed, digest }
          const isKept = await platform.transact((tx) => keepUnreadMessage(tx, notice, unreadMessageAlarm))
          // Sent again it would not be readable either.
          return isKept ? reply.code(200).send({ received: true }) : reply.code(503).send({ error: "later" })
        }
        const { reference, event } = read.notice
        const decides = event === "accepted" || event === "declined" || event === "changed"
        if (decides && !(await lookUpAttempt(platform, ports, reference)))
          return reply.code(503).send({ error: "later" })
        await platform.transact(async (tx) => {
          const isNew = await recordMessage(tx, {
            provider: "shufti",
            externalKey: `${reference}:${event}:${digest}`,
            genuine: true,
            headers: {},
            body: sealed,
          })
          if (isNew && !decides)
            await applyReport(platform, secret, tx, toVerificationReport(reference, event), false)
        })
        return reply.code(200).send({ received: true })
      })
    })
  }

function toVerificationReport(
  reference: string,
  event: "pending" | "received" | "review" | "cancelled" | "timedOut",
) {
  const ended = event === "cancelled" || event === "timedOut"
  return ended ? { reference, outcome: event, reason: event } : { reference, outcome: event }
}
