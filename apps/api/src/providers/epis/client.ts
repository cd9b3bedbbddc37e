import { z } from "zod"
import type { ExclusionRegister } from "../../modules/players/index.ts"
import { describeError, type Log } from "../../platform/lib/log.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"

const answer = z.object({
  decision: z.enum(["ALLOWED", "EXCLUDED"]),
  reference: z.string().min(1).max(200),
  playerToken: z.string().optional(),
})
const refusal = z.object({ retryAfterMs: z.int().min(0).optional() })
const timeoutMs = 3000

/**
 * The Gaming Commission's exclusion register. Its wire specification is not public (docs/providers.md, EPIS): this
 * uses a JSON stand-in that a licence holder maps to the real one. Without a clear answer within three seconds the
 * result is `unavailable`: the casino fails closed.
 */
export function epis({ url, token, log }: { url: string; token: string; log: Log }): ExclusionRegister {
  return {
    async check(question) {
      try {
        const response = await outboundFetch(`${url.replace(/\/$/, "")}/check`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
            accept: "application/json",
          },
          body: JSON.stringify(question),
          withinMs: timeoutMs,
        })
        const body: unknown = await response.json()
        if (response.status !== 200) {
          log.warn("epis.noAnswer", { provider: "epis", status: response.status })
          const { retryAfterMs } = refusal.safeParse(body).data ?? {}
          return retryAfterMs === undefined ? { kind: "unavailable" } : { kind: "unavailable", retryAfterMs }
        }
        const { decision, reference, playerToken } = answer.parse(body)
        if (decision === "EXCLUDED") return { kind: "excluded", reference }
        return playerToken === undefined
          ? { kind: "allowed", reference }
          : { kind: "allowed", reference, playerToken }
      } catch (error) {
        log.warn("epis.noAnswer", { provider: "epis", ...describeError(error) })
        return { kind: "unavailable" }
      }
    },
  }
}
