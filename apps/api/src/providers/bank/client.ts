import { createHmac, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import type { BankPayouts, PayoutReport } from "../../modules/payments/ports.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { toStorableText } from "../../platform/lib/text.ts"

export type BankOptions = {
  url: string
  token: string
  /** HMAC-SHA256 key of notifications, over the raw body, in hex. */
  webhookSecret: string
}

const timeoutMs = 8_000

/** Informational: an unknown code never invalidates a message. */
const reasonCode = z.string().transform((code) => toStorableText(code.slice(0, 10)))
const payout = z
  .object({
    endToEndId: z.string().min(1).max(35).transform(toStorableText),
    status: z.enum(["accepted", "settled", "rejected", "returned"]),
    reasonCode: reasonCode.nullish(),
  })
  .transform(
    ({ endToEndId, status, reasonCode }): PayoutReport => ({ endToEndId, status, code: reasonCode ?? null }),
  )
const payee = z.object({ result: z.enum(["MATCH", "CLOSE_MATCH", "NO_MATCH", "NOT_AVAILABLE"]) })
/** The bank refuses an order with one of these and a reason code; anything else says nothing about it. */
const refusals: ReadonlySet<number> = new Set([400, 422])
/** ISO 20022: duplicate payment. */
const duplicate = "AM05"
const refusal = z.object({ code: reasonCode })

function isSigned(body: Buffer, signature: string | undefined, secret: string): boolean {
  if (signature === undefined || !/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, "hex"), createHmac("sha256", secret).update(body).digest())
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"))
  } catch {
    return undefined
  }
}

export function bank({ url, token, webhookSecret }: BankOptions): BankPayouts {
  const ask = (path: string, body?: unknown) =>
    outboundFetch(`${url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      withinMs: timeoutMs,
    })
  const toError = async (call: string, response: Response) => {
    const parsed = refusal.safeParse(await response.json().catch(() => undefined))
    const code = parsed.success ? parsed.data.code : ""
    return new Error(`Bank ${call}: ${response.status} ${code}`)
  }

  return {
    async verifyPayee(account) {
      const response = await ask("/verify-payee", account)
      if (!response.ok) throw await toError("verify-payee", response)
      return payee.parse(await response.json()).result
    },

    async create({ endToEndId, account, name, amountCents, remittance }) {
      const response = await ask("/payouts", {
        endToEndId,
        iban: account,
        name,
        amountCents,
        remittance,
        currency: "EUR",
      })
      if (response.ok) return { kind: "report", report: payout.parse(await response.json()) }
      const parsed = refusal.safeParse(await response.json().catch(() => undefined))
      const code = parsed.success ? parsed.data.code : ""
      if (response.status === 409 || code === duplicate) return { kind: "duplicate" }
      if (refusals.has(response.status) && code !== "") return { kind: "refused", code }
      throw new Error(`Bank payout: ${response.status} ${code}`)
    },

    async status(endToEndId) {
      const response = await ask(`/payouts/${encodeURIComponent(endToEndId)}`)
      if (response.status === 404) {
        await response.body?.cancel()
        return undefined
      }
      if (!response.ok) throw await toError("payout status", response)
      return payout.parse(await response.json())
    },

    readNotification(body, headers) {
      if (!isSigned(body, headers["x-bank-signature"], webhookSecret)) return { kind: "forged" }
      const read = payout.safeParse(parseJson(body))
      return read.success ? { kind: "report", report: read.data } : { kind: "unreadable" }
    },
  }
}
