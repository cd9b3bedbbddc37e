import { createHmac, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import type { BankPayouts, PayoutReport } from "../../modules/payments/ports.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { toStorableText } from "../../platform/lib/text.ts"

export type BankOptions = {
  url: string
  token: string
  /** Signs the bank's notifications: HMAC-SHA256 over the raw body, in hex. */
  webhookSecret: string
}

const timeoutMs = 8_000

/** Why something is so: it decides nothing, and no message is refused because of it. */
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
/** With these and a reason code the bank refuses an order itself; anything else says nothing about it. */
const refusals: ReadonlySet<number> = new Set([400, 422])
/** ISO 20022: the payment is a duplicate. */
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

/** The casino's bank behind the port of withdrawals. */
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
  const problem = async (what: string, answer: Response) => {
    const said = refusal.safeParse(await answer.json().catch(() => undefined))
    const code = said.success ? said.data.code : ""
    return new Error(`Bank ${what}: ${answer.status} ${code}`)
  }

  return {
    async verifyPayee(asked) {
      const answer = await ask("/verify-payee", asked)
      if (!answer.ok) throw await problem("verify-payee", answer)
      return payee.parse(await answer.json()).result
    },

    async create({ endToEndId, account, name, amountCents, remittance }) {
      const answer = await ask("/payouts", {
        endToEndId,
        iban: account,
        name,
        amountCents,
        remittance,
        currency: "EUR",
      })
      if (answer.ok) return { kind: "report", report: payout.parse(await answer.json()) }
      const said = refusal.safeParse(await answer.json().catch(() => undefined))
      const code = said.success ? said.data.code : ""
      if (answer.status === 409 || code === duplicate) return { kind: "known" }
      if (refusals.has(answer.status) && code !== "") return { kind: "refused", code }
      throw new Error(`Bank payout: ${answer.status} ${code}`)
    },

    async status(endToEndId) {
      const answer = await ask(`/payouts/${encodeURIComponent(endToEndId)}`)
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      if (!answer.ok) throw await problem("payout status", answer)
      return payout.parse(await answer.json())
    },

    readNotification(body, headers) {
      if (!isSigned(body, headers["x-bank-signature"], webhookSecret)) return { kind: "forged" }
      const read = payout.safeParse(parseJson(body))
      return read.success ? { kind: "report", report: read.data } : { kind: "unreadable" }
    },
  }
}
