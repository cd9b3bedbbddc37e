import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { bodyDigest, keepUnreadMessage } from "../../platform/alarms/unreadMessages.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { rawBodyScope } from "../../platform/http/rawBody.ts"
import { recordMessage } from "../../platform/http/webhookInbox.ts"
import type { Platform } from "../../platform/platform.ts"
import { applyReport } from "./deposits/apply.ts"
import { withFunding } from "./deposits/lookUps.ts"
import { configuredProviders, notifyPath, payoutNotifyPath } from "./deposits/providers.ts"
import { paymentsLog } from "./log.ts"
import type {
  NotificationHeaders,
  PayInName,
  PayInProvider,
  PayIns,
  PaymentReport,
  PayOutProvider,
  PayOuts,
  PayoutReport,
  ReadNotification,
  WalletName,
} from "./ports.ts"
import { unreadMessageAlarm } from "./unreadMessages/unreadMessages.ts"
import { applyPayout } from "./withdrawals/apply.ts"

const rawBody = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

const headersOf = ({ headers }: FastifyRequest): NotificationHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter((entry) => typeof entry[1] === "string"),
  ) as NotificationHeaders

const storedHeaders = (request: FastifyRequest): Record<string, string> => {
  const type = headersOf(request)["content-type"]
  return type === undefined ? {} : { "content-type": type.slice(0, 100) }
}

/** The gateway reuses a reference for partial captures and corrects amounts, so every deciding field is in the key. */
const notificationKey = (report: PaymentReport): string => {
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
  } = report
  return [
    ...[reference, vendorStatus, attemptId, refundedCents ?? "", capturedCents ?? ""],
    ...[currency, product, funding, orderId].map((text) => text.slice(0, 64)),
  ].join("/")
}

/** A payout status may be repeated with another reason: only identical bytes are the same message. */
const payoutKey = ({ endToEndId, status }: PayoutReport, body: Buffer): string =>
  `${endToEndId}/${status}/${bodyDigest(body)}`

type Webhook<Report> = {
  provider: PayInName | "bank"
  path: string
  read(request: FastifyRequest): Promise<ReadNotification<Report>> | ReadNotification<Report>
  apply(report: Report, request: FastifyRequest): Promise<void>
  answer(reply: FastifyReply): FastifyReply
}

/** An unreadable genuine message is stored and acknowledged: a repetition would be unreadable too. */
const answerUnprocessed =
  ({ transact }: Pick<Platform, "transact">, log: () => ReturnType<typeof paymentsLog>) =>
  async (
    provider: PayInName | "bank",
    kind: "forged" | "unreadable",
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if (kind === "forged") {
      log().warn("notification.refused", { provider, address: request.ip })
      return reply.code(401).send({ error: "signature" })
    }
    log().error("notification.unreadable", { provider })
    const body = rawBody(request)
    const unreadMessage = { provider, headers: storedHeaders(request), body, digest: bodyDigest(body) }
    return (await transact((tx) => keepUnreadMessage(tx, unreadMessage, unreadMessageAlarm)))
      ? reply.code(200).send({ received: true })
      : reply.code(503).send({ error: "later" })
  }

/**
 * Webhooks of the providers: first the signature over the exact bytes, then inbox and effect in one transaction, then
 * 200. A forged message does not reach the inbox, so that it cannot take the place of a genuine one. A genuine one
 * that cannot be read is stored for a person.
 */
export function webhooks(
  platform: Pick<Platform, "transact" | "log">,
  { payIns, payOuts }: { payIns: PayIns; payOuts: PayOuts },
): (app: FastifyInstance) => void {
  const { transact } = platform
  /** Created lazily: the log exists once the casino is open. */
  const log = () => paymentsLog(platform)
  const answerRejected = answerUnprocessed(platform, log)

  const isNewMessage = (tx: Tx, provider: string, externalKey: string, request: FastifyRequest) =>
    recordMessage(tx, {
      provider,
      externalKey,
      genuine: true,
      headers: storedHeaders(request),
      body: rawBody(request),
    })

  const payIn = (name: PayInName, provider: PayInProvider): Webhook<PaymentReport> => ({
    provider: name,
    path: notifyPath(name),
    read: (request) => provider.readNotification(rawBody(request), headersOf(request)),
    answer: (reply) => reply.type("text/plain").send("OK"),
    async apply(notifiedReport, request) {
      const report = await withFunding(platform, provider, notifiedReport)
      const { vendorStatus: status, orderId } = report
      await transact(async (tx) => {
        if (!(await isNewMessage(tx, name, notificationKey(notifiedReport), request))) return
        if ((await applyReport(tx, name, report)) === undefined)
          log().error("notification.unknownOrder", { provider: name, orderId, status })
      })
    },
  })

  const payOut = (
    name: WalletName | "bank",
    path: string,
    provider: PayOutProvider,
  ): Webhook<PayoutReport> => ({
    provider: name,
    path,
    read: (request) => provider.readNotification(rawBody(request), headersOf(request)),
    answer: (reply) => reply.send({ received: true }),
    async apply(report, request) {
      await transact(async (tx) => {
        if (!(await isNewMessage(tx, name, payoutKey(report, rawBody(request)), request))) return
        if (!(await applyPayout(tx, name, report)))
          log().error("notification.unknownOrder", { provider: name, withdrawalId: report.endToEndId })
      })
    },
  })

  return (app) => {
    for (const [name, { publicKeys }] of configuredProviders(payIns))
      if (publicKeys) publishKeys(app, name, publicKeys)
    rawBodyScope(app, (scope) => {
      const serve = <Report>({ provider, path, read, apply, answer }: Webhook<Report>) =>
        scope.post(path, async (request, reply) => {
          const message = await read(request)
          if (message.kind !== "report") return answerRejected(provider, message.kind, request, reply)
          await apply(message.report, request)
          return answer(reply.code(200))
        })
      for (const [name, provider] of configuredProviders(payIns)) serve(payIn(name, provider))
      const { bank, ...wallets } = payOuts
      serve(payOut("bank", "/providers/bank/notify", bank))
      for (const [name, provider] of Object.entries(wallets) as [WalletName, PayOutProvider][])
        serve(payOut(name, payoutNotifyPath(name), provider))
    })
  }
}

const keysGoodForSeconds = 1800

function publishKeys(app: FastifyInstance, name: PayInName, keys: object): void {
  app.get(`/.well-known/${name}-jwks.json`, (_request, reply) =>
    reply.header("cache-control", `public, max-age=${keysGoodForSeconds}`).send(keys),
  )
}
