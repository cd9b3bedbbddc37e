import type { FastifyInstance } from "fastify"
import { bodyDigest, keepUnreadMessage } from "../../../platform/alarms/unreadMessages.ts"
import { rawBodyScope } from "../../../platform/http/rawBody.ts"
import { recordMessage } from "../../../platform/http/webhookInbox.ts"
import type { Platform } from "../../../platform/platform.ts"
import { applyReport } from "../identity.ts"
import { unreadMessageAlarm } from "../manualReview/unreadMessages.ts"
import { callbackPath, type IdentityPorts, lookUpAttempt } from "./verification.ts"

/**
 * A decision is never taken from a webhook but looked up; until that works the answer is 503, after which it is sent
 * again (docs/providers.md, Shufti). The body is stored encrypted: it contains identity data.
 */
export const webhooks =
  (platform: Platform, ports: IdentityPorts) =>
  (app: FastifyInstance): void => {
    const { verifier, secret } = ports
    rawBodyScope(app, (scope) => {
      scope.post(callbackPath, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const { signature } = request.headers
        const parsed = verifier.readNotice(body, typeof signature === "string" ? signature : undefined)
        if (parsed.kind === "forged") {
          platform.log.warn("identity.noticeRefused", { provider: "shufti", address: request.ip })
          return reply.code(401).send({ error: "signature" })
        }
        const digest = bodyDigest(body)
        const sealed = secret.encrypt(body.toString("utf8"))
        if (parsed.kind === "unreadable") {
          const notice = { provider: "shufti", headers: {}, body: sealed, digest }
          const isStored = await platform.transact((tx) => keepUnreadMessage(tx, notice, unreadMessageAlarm))
          // Sending it again would not help: 200.
          return isStored
            ? reply.code(200).send({ received: true })
            : reply.code(503).send({ error: "later" })
        }
        const { reference, event } = parsed.notice
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
