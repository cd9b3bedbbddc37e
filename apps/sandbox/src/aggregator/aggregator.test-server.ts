import { randomUUID } from "node:crypto"
import fastify from "fastify"
import { onTestFinished } from "vitest"
import { casinoServer, type Reaction, type WalletRequest } from "./casino.test-server.ts"
import { aggregator } from "./index.ts"

const api = "/hub88/operator/generic/v2"

export const launch = {
  user: "p_10042",
  token: "gs_0123456789",
  platform: "GPL_MOBILE",
  game_code: "kob_grand_sablon",
  currency: "EUR",
  country: "BE",
  lang: "nl",
  ip: "127.0.0.1",
  lobby_url: "https://casino.test/nl/lobby",
  deposit_url: "https://casino.test/nl/deposit",
}

/** Starts an aggregator with its studios before a casino that answers as the test says; both stop with the test. */
export async function startAggregator(
  react: (request: WalletRequest, index: number) => Reaction = () => ({
    status: "RS_OK",
    balance: 10_000_000,
  }),
  minimumCycleMs = 0,
) {
  const casino = await casinoServer(react)
  const app = fastify()
  onTestFinished(async () => {
    await app.close()
    await casino.close()
  })
  await app.register(
    aggregator({
      publicUrl: "http://sandbox.test",
      operatorId: "1001",
      privateKey: casino.aggregator.privateKey,
      operatorPublicKey: casino.operator.publicKey,
      walletUrl: casino.walletUrl,
      timeOutMs: 5000,
      minimumCycleMs,
      firstRetryMs: 2,
    }),
  )
  const call = async (path: string, fields: object) => {
    const payload = JSON.stringify({ operator_id: 1001, ...fields })
    const response = await app.inject({
      method: "POST",
      url: `${api}${path}`,
      payload,
      headers: casino.signed(payload),
    })
    return { status: response.statusCode, body: response.json() }
  }
  const post = (path: string, payload: object) =>
    app.inject({ method: "POST", url: `/studio/api${path}`, payload })
  const ask = async (session: string, key: string, request: object) =>
    (await post("/round", { session, key, ...request })).json()
  return {
    app,
    casino,
    call,
    post,
    async launch(fields: object = {}): Promise<string> {
      const { status, body } = await call("/game/url", { ...launch, ...fields })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return new URL(body.url).searchParams.get("session") ?? ""
    },
    ask,
    async round(session: string, request: object) {
      const key = randomUUID()
      const answer = await ask(session, key, request)
      await post("/shown", { session, key })
      return answer
    },
    view: async (session: string) =>
      (await app.inject({ url: `/studio/api/session?session=${session}` })).json(),
  }
}
