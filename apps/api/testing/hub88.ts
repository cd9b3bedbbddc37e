import { createPrivateKey, randomUUID, sign } from "node:crypto"
import { inject } from "vitest"
import type {} from "./global.ts"

/** The aggregator's side of the wallet protocol, as a test speaks it: real signatures over real HTTP. */
export type Hub88 = {
  /** Posts a body as it is; signed, unless another signature is given (null: none). */
  post(
    path: string,
    body: string,
    signature?: string | null,
  ): Promise<{ httpStatus: number; answer: Answer; text: string }>
  /** Posts an object, filling in what every call carries. */
  send(path: string, fields: Record<string, unknown>): Promise<Answer>
}
export type Answer = {
  status: string
  user?: string
  request_uuid?: string
  currency?: string
  balance?: number
}

/** `urls`: one or several processes of one casino, asked in turn. `privateKey`: the aggregator's, PEM. */
export function hub88(
  urls: string | readonly string[],
  privateKey = inject("secrets").hub88.aggregatorPrivateKey,
): Hub88 {
  const key = createPrivateKey(privateKey)
  const signed = (body: string) => sign("RSA-SHA256", Buffer.from(body), key).toString("base64")
  const all = typeof urls === "string" ? [urls] : urls
  let turn = 0
  const post: Hub88["post"] = async (path, body, signature = signed(body)) => {
    const response = await fetch(`${all[turn++ % all.length]}/providers/hub88${path}`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        ...(signature === null ? {} : { "x-hub88-signature": signature }),
      },
    })
    const text = await response.text()
    return { httpStatus: response.status, answer: JSON.parse(text) as Answer, text }
  }
  return {
    post,
    async send(path, fields) {
      return (await post(path, JSON.stringify({ request_uuid: randomUUID(), ...fields }))).answer
    },
  }
}

export const uuid = (): string => randomUUID()
/** Hub88's integers ×100 000 of euros. */
export const units = (euros: number): number => Math.round(euros * 100_000)
