import { randomUUID } from "node:crypto"
import { crash } from "@elite/contract"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/crash"
import { type BetActions, handlePanelForm } from "./panelForm.server.ts"
import { assertCrashOffered, getRound, readBetLists } from "./roundData.server.ts"
import { parseCrashQuery } from "./searchParams.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await assertCrashOffered(api)
  const query = parseCrashQuery(url.searchParams)
  const player = await api.player()
  const [{ terms, mayAutobet, ...round }, { lists, results }] = await Promise.all([
    getRound(api),
    readBetLists(api, query, player !== null),
  ])
  return {
    words: messagesFor(request, [
      "crash",
      "play",
      "realityCheck",
      "restricted",
      "jackpotNames",
      "jackpotWon",
    ]),
    query,
    loaded: { round, bets: lists.all, results },
    lists,
    terms,
    mayAutobet,
    exclusion: player?.exclusion ?? null,
    attempts: player && { a: randomUUID(), b: randomUUID() },
  }
}

const moneyBetActions = (api: Api): BetActions => ({
  async place(bet) {
    const { sessionToken } = await api.call(crash.enterCrash, {})
    await api.call(crash.placeCrashBet, { ...bet, sessionToken })
  },
  cancel: (betId) => api.call(crash.cancelCrashBet, { betId }),
  cashOut: (betId) => api.call(crash.cashOutCrashBet, { betId }),
})

export async function action({ request, url, context }: Route.ActionArgs) {
  const api = apiOf(context)
  return handlePanelForm(api, await request.formData(), url, moneyBetActions(api))
}
