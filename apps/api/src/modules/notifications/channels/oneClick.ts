import { toAbsoluteUrl } from "@elite/paths"
import type { FastifyInstance } from "fastify"
import { rawBodyScope } from "../../../platform/http/rawBody.ts"
import type { Platform } from "../../../platform/platform.ts"
import { setPreferences } from "./preferences.ts"
import { oneClickPath, type UnsubscribeTokens, type Unsubscription } from "./unsubscribe.ts"

type TokenParams = { Params: { token: string } }

/** Switches off the kind of letters that a token names; doing it again changes nothing. */
export async function unsubscribe(
  { transact }: Pick<Platform, "transact">,
  { playerId, kind }: Unsubscription,
): Promise<void> {
  await transact((tx) => setPreferences(tx, playerId, [{ kind, channel: "mail", isOn: false }]))
}

/**
 * Unsubscribes the reader of a letter. Mail programs post here when their reader presses "unsubscribe" (RFC 8058), without
 * a session and from no page of ours. Opening the address changes nothing, because scanners open links: it leads to the page.
 */
export const oneClickUnsubscribe =
  (platform: Pick<Platform, "transact" | "publicUrl">, tokens: UnsubscribeTokens) =>
  (app: FastifyInstance): void =>
    rawBodyScope(app, (scope) => {
      scope.post<TokenParams>(`${oneClickPath}/:token`, async ({ params: { token } }, reply) => {
        const what = tokens.verify(token)
        if (!what) return reply.code(404).type("text/plain").send("Not found")
        await unsubscribe(platform, what)
        return reply.code(200).type("text/plain").send("OK")
      })
      scope.get<TokenParams>(`${oneClickPath}/:token`, async ({ params: { token } }, reply) => {
        const what = tokens.verify(token)
        if (!what) return reply.code(404).type("text/plain").send("Not found")
        return reply.redirect(toAbsoluteUrl(platform.publicUrl, "unsubscribe", what.language, { token }), 303)
      })
    })
