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
  readonly brandId: string
  /** PEM: signs the calls to the wallet. */
  readonly privateKey: string
  /** PEM, the operator's: verifies the page's users. */
  readonly operatorPublicKey: string
  /** The operator's wallet, for instance http://localhost:3000/providers/betby. */
  readonly walletUrl: string
  /** The operator's site: the only origin that may frame the page, and with which it exchanges messages. */
  readonly siteOrigin: string
  readonly timeOutMs?: number
  /** First wait before a call is repeated; it doubles. */
  readonly firstRetryMs?: number
}

const TIME_LIMIT_MS = 3000

/** Mounted at `/betby`. Events, odds and results are generated and depend on the sandboxes' clock. */
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
