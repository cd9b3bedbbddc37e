import type { KeyObject } from "node:crypto"
import type { Bench } from "../control.ts"
import { isObject, type Json } from "../http.ts"
import { callToken } from "./token.ts"

export type LineOptions = {
  readonly bench: Bench
  readonly key: KeyObject
  readonly brandId: string
  /** The operator's wallet, for instance http://localhost:3000/providers/betby. */
  readonly walletUrl: string
  readonly timeOutMs: number
}

/** `done`: HTTP 200. `refused`: for good. `again`: not yet, or unknown. */
export type Answer =
  | { readonly kind: "done"; readonly body: Json }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "again"; readonly code: string }

export type Line = (path: string, payload: object) => Promise<Answer>

/** Faults of the next call, in addition to those of every sandbox. */
export const CALL_FLAWS = ["other_brand", "expired", "lost_answer"] as const

/** 200 is done; 401, 409, silence and failures are retried; any other 4xx is final. */
export function openLine({ bench, key, brandId, walletUrl, timeOutMs }: LineOptions): Line {
  const base = walletUrl.replace(/\/$/, "")
  return async (path, payload) => {
    const flaw = bench.scenarios.takeOwn(CALL_FLAWS)
    const spoilt = flaw === "other_brand" || flaw === "expired" ? flaw : undefined
    const nowMs = bench.clock.now()
    const token = await callToken(payload, { key, brandId, nowMs, flaw: spoilt })
    const url = `${base}${path}`
    let status = 0
    let text = ""
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ payload: token }),
        redirect: "error",
        signal: AbortSignal.timeout(timeOutMs),
      })
      text = await answer.text()
      status = flaw === "lost_answer" ? 0 : answer.status
    } catch {
      status = 0
    }
    bench.journal.write({
      at: new Date(nowMs).toISOString(),
      direction: "out",
      method: "POST",
      url,
      status,
      body: JSON.stringify(payload),
      note: status === 0 ? "no answer" : text.slice(0, 300),
    })
    return read(status, text)
  }
}

function read(status: number, text: string): Answer {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    body = undefined
  }
  const code = isObject(body) && typeof body.code === "string" ? body.code : `HTTP ${status}`
  if (status === 200 && isObject(body)) return { kind: "done", body }
  return {
    kind: status === 401 || status === 409 || status < 400 || status >= 500 ? "again" : "refused",
    code,
  }
}
