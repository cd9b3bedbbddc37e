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
/** The list of a whole site's players in default. */
const maxListBytes = 8 * 1024 * 1024

/**
 * The Gaming Commission's desk for weekly deposit limits. Its wire specification is not public (docs/providers.md, Gaming
 * Commission): this speaks the JSON front that stands in for it, and a licence holder maps the real one here. Whatever is
 * no clear answer within five seconds is `unavailable`: no limit moves on that.
 */
export function commission({ url, token, log }: { url: string; token: string; log: Log }): LimitAuthority {
  const base = url.replace(/\/$/, "")

  /** The answer as `read` has it; undefined for none, and `"unknown"` where the authority says that there is no such thing. */
  async function ask<T>(path: string, read: z.ZodType<T>, body?: object): Promise<T | "unknown" | undefined> {
    try {
      const answer = await outboundFetch(`${base}${path}`, {
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
      if (answer.status === 404) return "unknown"
      if (answer.ok) return read.parse(await answer.json())
      log.warn("commission.noAnswer", { provider: "commission", status: answer.status })
    } catch (error) {
      log.warn("commission.noAnswer", { provider: "commission", ...describeError(error) })
    }
    return undefined
  }
  const isAnswer = <T extends object>(answer: T | "unknown" | undefined): answer is T =>
    typeof answer === "object"

  return {
    async submit(wish) {
      const answer = await ask("/limit-requests", acknowledged, wish)
      return isAnswer(answer) ? { kind: "acknowledged", caseId: answer.caseId } : { kind: "unavailable" }
    },

    async decisionOn(reference) {
      const answer = await ask(`/limit-requests/${encodeURIComponent(reference)}`, decided)
      if (answer === "unknown") return { kind: "unknown" }
      return isAnswer(answer) ? { kind: kinds[answer.decision] } : { kind: "unavailable" }
    },

    async flagged() {
      const answer = await ask("/recheck", check)
      return isAnswer(answer) ? { kind: "heard", playerRefs: answer.flagged } : { kind: "unavailable" }
    },

    async report(report) {
      const answer = await ask("/reports", received, report)
      const isOurs = isAnswer(answer) && answer.reference === report.reference
      return isOurs ? { kind: "acknowledged" } : { kind: "unavailable" }
    },
  }
}
