import type { FastifyInstance } from "fastify"
import { maxBodyBytes } from "./bodyLimits.ts"

/**
 * A scope whose routes get the exact bytes of the body, whatever its type: third parties sign bytes, and a
 * body that was parsed and printed again is another body.
 */
export function rawBodyScope(app: FastifyInstance, routes: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, thirdParty: true }
    })
    scope.removeAllContentTypeParsers()
    const whole = { parseAs: "buffer", bodyLimit: maxBodyBytes.thirdParty } as const
    scope.addContentTypeParser("*", whole, (_request, body, done) => done(null, body))
    routes(scope)
  })
}
