import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { receive } from "../../kernel/inbox.ts"
import type { Kernel } from "../../kernel/module.ts"
import { rawBodies } from "../../kernel/raw.ts"
import { digestOf, keepUnread } from "../../kernel/unread.ts"
import { applyReport } from "./deposits/apply.ts"
import { withFunding } from "./deposits/learn.ts"
import { logOf } from "./log.ts"
import { unreadableAlarm } from "./notices/notices.ts"
import type { BankPayouts, NotificationHeaders, PayInProvider, PaymentReport } from "./ports.ts"
import { applyPayout } from "./withdrawals/apply.ts"

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** The headers that were sent once. */
const headersOf = ({ headers }: FastifyRequest): NotificationHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter((entry) => typeof entry[1] === "string"),
  ) as NotificationHeaders

const kept = (request: FastifyRequest): Record<string, string> => {
  const type = headersOf(request)["content-type"]
  return type === undefined ? {} : { "content-type": type.slice(0, 100) }
}

/**
 * The deduplication key of a notification: everything in it that decides something. The gateway uses one reference and
 * one status for several captures and refunds in part, and corrects amounts under the same number.
 */
const newsIn = (told: PaymentReport): string => {
  const {
    reference,
    vendorStatus,
    attemptId,
    refundedCents,
    capturedCents,
    currency,
    product,
    funding,
    orderId,
  } = told
  return [
    ...[reference, vendorStatus, attemptId, refundedCents ?? "", capturedCents ?? ""],
    ...[currency, product, funding, orderId].map((text) => text.slice(0, 64)),
  ].join("/")
}

/**
 * What the gateway and the bank tell us: the signature over the exact bytes first, then the inbox and the
 * effect in one transaction, then 200. A forged message changes nothing, not even the inbox, so that it cannot
 * take the place of a genuine one. A genuine one that cannot be read is kept and waits for a person.
 */
export function webhooks(
  kernel: Pick<Kernel, "transact" | "log">,
  { gateway, bank }: { gateway: PayInProvider; bank: BankPayouts },
): (app: FastifyInstance) => void {
  const { transact } = kernel
  return (app) =>
    rawBodies(app, (scope) => {
      const log = logOf(kernel)
      const setAside = async (
        provider: "hipay" | "bank",
        kind: "forged" | "unreadable",
        request: FastifyRequest,
        reply: FastifyReply,
      ) => {
        if (kind === "forged") {
          log.warn("notification.refused", { provider, address: request.ip })
          return reply.code(401).send({ error: "signature" })
        }
        log.error("notification.unreadable", { provider })
        const body = bodyOf(request)
        const notice = { provider, headers: kept(request), body, digest: digestOf(body) }
        // Sent again it would not be readable either.
        return (await transact((tx) => keepUnread(tx, notice, unreadableAlarm)))
          ? reply.code(200).send({ received: true })
          : reply.code(503).send({ error: "later" })
      }
      scope.post("/providers/hipay/notify", async (request, reply) => {
        const body = bodyOf(request)
        const read = await gateway.readNotification(body, headersOf(request))
        if (read.kind !== "report") return setAside("hipay", read.kind, request, reply)
        const told = read.report
        const report = await withFunding(kernel, gateway, told)
        const { vendorStatus: status, orderId } = report
        await transact(async (tx) => {
          const externalKey = newsIn(told)
          const isNew = await receive(tx, {
            provider: "hipay",
            externalKey,
            genuine: true,
            headers: kept(request),
            body,
          })
          if (isNew && (await applyReport(tx, report)) === undefined)
            log.error("notification.unknownOrder", { provider: "hipay", orderId, status })
        })
        return reply.code(200).type("text/plain").send("OK")
      })

      scope.post("/providers/bank/notify", async (request, reply) => {
        const body = bodyOf(request)
        const read = await bank.readNotification(body, headersOf(request))
        if (read.kind !== "report") return setAside("bank", read.kind, request, reply)
        const { report } = read
        await transact(async (tx) => {
          // The bank may repeat a status with another reason, or come back to one: only the same bytes are the same message.
          const externalKey = `${report.endToEndId}/${report.status}/${digestOf(body)}`
          const isNew = await receive(tx, {
            provider: "bank",
            externalKey,
            genuine: true,
            headers: kept(request),
            body,
          })
          if (isNew && !(await applyPayout(tx, report)))
            log.error("notification.unknownOrder", { provider: "bank", withdrawalId: report.endToEndId })
        })
        return reply.code(200).send({ received: true })
      })
    })
}
