import { z } from "zod"
import type { LimitAuthority } from "../../modules/limits/ports.ts"
import { describeError, type Log } from "../../platform/lib/log.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { toStorableText } from "../../platform/lib/text.ts"

const name = z.string().min(1).max(200).transform(toStorableText)
const acknowledged = z.object({ caseId: name })
const decided = z.object({ decision: z.enum(["PENDING", "APPROVED", "REFUSED"]) })
const check = z.object({ flagged: z.array(z.string().max(200)).max(100_000) })
const received = z.object({ reference: z.string() })
const kinds = { PENDING: "pending", APPROVED: "approved", REFUSED: "refused" } as const
const timeoutMs = 5_000
const maxListBytes = 8 * 1024 * 1024

/**
 * The Gaming Commission's service for weekly deposit limits. Its wire specification is not public (docs/providers.md,
 * Gaming Commission): this uses a JSON stand-in that a licence holder maps to the real one. Without a clear response
 * within five seconds the result is `unavailable`, and no limit changes.
 */
export function commission({ url, token, log }: { url: string; token: string; log: Log }): LimitAuthority {
  const base = url.replace(/\/$/, "")

  /** Undefined without an response; `"unknown"` for a 404. */
  async function ask<T>(path: string, read: z.ZodType<T>, body?: object): Promise<T | "unknown" | undefined> {
    try {
      const response = await outboundFetch(`${base}${path}`, {
        method: body ? "POST" : "GET",
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json",
          ...(body ? { "content-type": "application/json" } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        withinMs: timeoutMs,
        maxBytes: maxListBytes,
      })
      if (response.status === 404) return "unknown"
      if (response.ok) return read.parse(await response.json())
      log.warn("commission.noAnswer", { provider: "commission", status: response.status })
    } catch (error) {
      log.warn("commission.noAnswer", { provider: "commission", ...describeError(error) })
    }
    return undefined
  }
  const isAnswer = <T extends object>(response: T | "unknown" | undefined): response is T =>
    typeof response === "object"

  return {
    async submit(request) {
      const response = await ask("/limit-requests", acknowledged, request)
      return isAnswer(response) ? { kind: "acknowledged", caseId: response.caseId } : { kind: "unavailable" }
    },

    async decisionOn(reference) {
      const response = await ask(`/limit-requests/${encodeURIComponent(reference)}`, decided)
      if (response === "unknown") return { kind: "unknown" }
      return isAnswer(response) ? { kind: kinds[response.decision] } : { kind: "unavailable" }
    },

    async flagged() {
      const response = await ask("/recheck", check)
      return isAnswer(response) ? { kind: "heard", playerRefs: response.flagged } : { kind: "unavailable" }
    },

    async report(report) {
      const response = await ask("/reports", received, report)
      const isAcknowledged = isAnswer(response) && response.reference === report.reference
      return isAcknowledged ? { kind: "acknowledged" } : { kind: "unavailable" }
    },
  }
}
