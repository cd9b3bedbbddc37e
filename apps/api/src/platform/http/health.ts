import type { FastifyInstance, FastifyRequest } from "fastify"
import { AppError } from "../lib/appError.ts"
import type { Metrics } from "../lib/metrics.ts"

const isLocal = (request: FastifyRequest) =>
  ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.socket.remoteAddress ?? "") &&
  request.headers["x-forwarded-for"] === undefined

/**
 * `/healthz`: this process lives. `/readyz`: it can reach its database. `/metrics`: for a collector with the
 * configured bearer token, or on this machine where none is configured; everybody else gets 404.
 */
export function healthRoutes(
  app: FastifyInstance,
  options: { isReady: () => Promise<boolean>; metrics: Metrics; metricsToken: string | undefined },
): void {
  const { isReady, metrics, metricsToken } = options
  app.get("/healthz", async () => ({ status: "ok" }))
  // No rate stands before it: whoever asks while it is being found out shares the answer.
  let asking: Promise<boolean> | undefined
  const shared = () => {
    asking ??= isReady().finally(() => {
      asking = undefined
    })
    return asking
  }
  app.get("/readyz", async (_request, reply) => {
    const ready = await shared()
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "unavailable" })
  })
  app.get("/metrics", async (request, reply) => {
    const allowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : isLocal(request)
    if (!allowed) throw new AppError("NotFoundErrorType")
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
