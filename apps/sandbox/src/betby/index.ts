import type { FastifyPluginAsync } from "fastify"
import { createBench, mountControl, type Place } from "../control.ts"
import { readForm } from "../http.ts"
import { mountApi } from "./api.ts"
import { act, slipsTable } from "./console.ts"
import { mountFrame } from "./frame.ts"
import { CALL_FLAWS, openLine } from "./line.ts"
import { Slips } from "./slips.ts"
import { keyOf, publicKeyOf } from "./token.ts"

export type BetbyOptions = {
  /** What the operator is known by. */
  readonly brandId: string
  /** PEM: signs the calls to the wallet. */
  readonly privateKey: string
  /** PEM, the operator's: verifies who looks at the page. */
  readonly operatorPublicKey: string
  /** The operator's wallet, for instance http://localhost:3000/providers/betby. */
  readonly walletUrl: string
  /** The operator's site: the one origin that may show the page in a frame, and that it speaks with. */
  readonly siteOrigin: string
  /** Limit of one wallet call. */
  readonly timeOutMs?: number
  /** First wait before a call is repeated; it doubles from there. */
  readonly firstRetryMs?: number
}

const TIME_LIMIT_MS = 3000

/**
 * A sports book with its page: events and odds that it makes itself, slips, and Betby's calls to the operator's wallet, mounted at
 * `/betby`. Results fall due by the clock of the sandboxes.
 */
export function betby(place: Place, options: BetbyOptions): FastifyPluginAsync {
  const bench = createBench(place, "betby", "Betby: the sports book", CALL_FLAWS)
  const { brandId, walletUrl } = options
  const line = openLine({
    bench,
    key: keyOf(options.privateKey),
    brandId,
    walletUrl,
    timeOutMs: options.timeOutMs ?? TIME_LIMIT_MS,
  })
  const slips = new Slips({ line, now: () => bench.clock.now(), firstRetryMs: options.firstRetryMs })
  bench.clock.onTick(() => slips.sweep())
  return async (app) => {
    app.addHook("onClose", async () => slips.close())
    mountControl(app, bench, {
      console: () => slipsTable(slips, bench.base),
      reset: () => slips.reset(),
      toCome: () => slips.waiting(),
      offers: CALL_FLAWS,
    })
    const key = publicKeyOf(options.operatorPublicKey)
    mountApi(app, { clock: bench.clock, slips, key, brandId })
    mountFrame(app, { base: bench.base, siteOrigin: options.siteOrigin })
    app.post("/__sandbox/slips", async (request, reply) => {
      const form = (await readForm(request)) ?? new URLSearchParams()
      if (!act(slips, { slip: form.get("slip") ?? "", action: form.get("action") ?? "" }))
        return reply.code(409).type("text/plain").send("There is no such bet, or nothing of that to do.")
      return reply.redirect(`${bench.base}/betby/__sandbox`, 303)
    })
  }
}
