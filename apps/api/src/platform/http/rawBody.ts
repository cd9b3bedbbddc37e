import type { FastifyInstance } from "fastify"
import { maxBodyBytes } from "./bodyLimits.ts"

/** The routes of this scope get the exact bytes of the body, because third parties sign those. */
export function rawBodyScope(app: FastifyInstance, routes: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, thirdParty: true }
    })
    scope.removeAllContentTypeParsers()
    const options = { parseAs: "buffer", bodyLimit: maxBodyBytes.thirdParty } as const
    scope.addContentTypeParser("*", options, (_request, body, done) => done(null, body))
    routes(scope)
  })
}
