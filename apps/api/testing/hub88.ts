import { createPrivateKey, randomUUID, sign } from "node:crypto"
import { inject } from "vitest"
import type {} from "./global.ts"

/** The wallet protocol from the side of the aggregator, with real signatures over HTTP. */
export type Hub88 = {
  /** Signed, unless a signature is given (null: none). */
  post(
    path: string,
    body: string,
    signature?: string | null,
  ): Promise<{ httpStatus: number; answer: Answer; text: string }>
  send(path: string, fields: Record<string, unknown>): Promise<Answer>
}
export type Answer = {
  status: string
  user?: string
  request_uuid?: string
  currency?: string
  balance?: number
}

/** `urls` are called in turn. `privateKey`: of the aggregator, PEM. */
export function hub88(
  urls: string | readonly string[],
  privateKey = inject("secrets").hub88.aggregatorPrivateKey,
): Hub88 {
  const key = createPrivateKey(privateKey)
  const createSignature = (body: string) => sign("RSA-SHA256", Buffer.from(body), key).toString("base64")
  const all = typeof urls === "string" ? [urls] : urls
  let turn = 0
  const post: Hub88["post"] = async (path, body, signature = createSignature(body)) => {
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
/** 10⁻⁵ euro. */
export const units = (euros: number): number => Math.round(euros * 100_000)
