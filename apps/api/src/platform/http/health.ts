import type { FastifyInstance, FastifyRequest } from "fastify"
import { AppError } from "../lib/appError.ts"
import type { Metrics } from "../lib/metrics.ts"

const isLocalRequest = (request: FastifyRequest) =>
  ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.socket.remoteAddress ?? "") &&
  request.headers["x-forwarded-for"] === undefined

export function healthRoutes(
  app: FastifyInstance,
  options: { isReady: () => Promise<boolean>; metrics: Metrics; metricsToken: string | undefined },
): void {
  const { isReady, metrics, metricsToken } = options
  app.get("/healthz", async () => ({ status: "ok" }))
  // The route has no rate limit, so concurrent requests share one check of the database.
  let pendingCheck: Promise<boolean> | undefined
  const isReadyShared = () => {
    pendingCheck ??= isReady().finally(() => {
      pendingCheck = undefined
    })
    return pendingCheck
  }
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReadyShared()
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "unavailable" })
  })
  app.get("/metrics", async (request, reply) => {
    const isAllowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : isLocalRequest(request)
    if (!isAllowed) throw new AppError("NotFoundErrorType")
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
