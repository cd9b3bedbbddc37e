import { toAbsoluteUrl } from "@elite/paths"
import type { FastifyInstance } from "fastify"
import { rawBodyScope } from "../../../platform/http/rawBody.ts"
import type { Platform } from "../../../platform/platform.ts"
import { setPreferences } from "./preferences.ts"
import { oneClickPath, type UnsubscribeTokens, type Unsubscription } from "./unsubscribe.ts"

type TokenParams = { Params: { token: string } }

export async function unsubscribe(
  { transact }: Pick<Platform, "transact">,
  { playerId, kind }: Unsubscription,
): Promise<void> {
  await transact((tx) => setPreferences(tx, playerId, [{ kind, channel: "mail", isOn: false }]))
}

/** RFC 8058: mail programs post without a session. A GET only redirects, because scanners open links. */
export const oneClickUnsubscribe =
  (platform: Pick<Platform, "transact" | "publicUrl">, tokens: UnsubscribeTokens) =>
  (app: FastifyInstance): void =>
    rawBodyScope(app, (scope) => {
      scope.post<TokenParams>(`${oneClickPath}/:token`, async ({ params: { token } }, reply) => {
        const unsubscription = tokens.verify(token)
        if (!unsubscription) return reply.code(404).type("text/plain").send("Not found")
        await unsubscribe(platform, unsubscription)
        return reply.code(200).type("text/plain").send("OK")
      })
      scope.get<TokenParams>(`${oneClickPath}/:token`, async ({ params: { token } }, reply) => {
        const unsubscription = tokens.verify(token)
        if (!unsubscription) return reply.code(404).type("text/plain").send("Not found")
        return reply.redirect(
          toAbsoluteUrl(platform.publicUrl, "unsubscribe", unsubscription.language, { token }),
          303,
        )
      })
    })
