import { crash } from "@elite/contract"
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { ApiProblem, call } from "../../api.ts"
import { useLanguage } from "../../language.ts"
import { useChannel } from "../../shell/liveSocket.tsx"
import type { BetApi } from "../betApi.ts"
import { toTerms } from "../betForm.ts"
import type { useLiveRound } from "../useLiveRound.ts"
import {
  cancelDemoBet,
  type DemoGame,
  type DemoRefusal,
  type DemoUpdate,
  findDemoBet,
  hasMissedBet,
  newDemoGame,
  placeDemoBet,
  requestDemoCashOut,
  settleDemo,
  settleMissedBets,
} from "./demoGame.ts"
import { createDemoStore, type DemoStore } from "./demoStore.ts"

const pastRounds = 100

/** The server says whether the demo is open, and at which instant of which round a request reached it. */
function createDemoBetApi(
  store: DemoStore,
  language: ReturnType<typeof useLanguage>,
  refusalText: (name: DemoRefusal) => string,
): BetApi {
  const readRound = () => call(crash.getCrashRound, {}, { language })
  const apply = (betId: string, { game, refused }: DemoUpdate): crash.OwnCrashBet => {
    if (refused)
      throw new ApiProblem(400, [
        { name: refused, description: refusalText(refused), language_key: `api_${refused}` },
      ])
    store.set(game)
    return findDemoBet(game, betId)!
  }
  const waitForEnd = (betId: string) =>
    new Promise<crash.OwnCrashBet>((resolve) => {
      const check = () => {
        const bet = findDemoBet(store.get(), betId)
        if (!bet || bet.state === "placed") return
        stop()
        resolve(bet)
      }
      const stop = store.subscribe(check)
      check()
    })
  return {
    async place({ isAuto: _, ...bet }) {
      const [{ state, terms }] = await Promise.all([readRound(), call(crash.getCrashDemo, {}, { language })])
      return {
        bet: apply(bet.betId, placeDemoBet(store.get(), { state, terms: toTerms(terms) }, bet)),
      }
    },
    async cancel(betId) {
      const { state } = await readRound()
      return { bet: apply(betId, cancelDemoBet(store.get(), state, betId)) }
    },
    async cashOut(betId) {
      const { state } = await readRound()
      apply(betId, requestDemoCashOut(store.get(), state, betId))
      return { bet: await waitForEnd(betId), isKnown: true }
    },
  }
}

function useSettling(store: DemoStore, game: DemoGame | null, round: ReturnType<typeof useLiveRound>): void {
  const language = useLanguage()
  const { state } = round.known
  useChannel({ name: "crash" }, ({ isPaused: _, ...published }) =>
    store.set(settleDemo(store.get(), published)),
  )
  const isOver = state?.phase === "crashed" || state?.phase === "void"
  useEffect(() => {
    if (state && isOver) store.set(settleDemo(store.get(), state))
  }, [store, state, isOver])
  const hasMissed = game !== null && state !== null && hasMissedBet(game, state.roundId)
  // Repeated with each state of a round, until the list of past rounds has the one that was missed.
  useEffect(() => {
    if (!hasMissed || !state) return
    call(crash.getCrashHistory, { limit: pastRounds }, { language })
      .then(({ rounds }) => store.set(settleMissedBets(store.get(), rounds.rows)))
      .catch(() => {})
  }, [store, hasMissed, state, language])
}

/** Null until the page has read the tab's storage. */
export function useDemo(
  owner: number,
  round: ReturnType<typeof useLiveRound>,
  refusalText: (name: DemoRefusal) => string,
): { game: DemoGame | null; betApi: BetApi; restart: () => void } {
  const language = useLanguage()
  const [store] = useState(() => createDemoStore(owner))
  const game = useSyncExternalStore(store.subscribe, store.get, () => null)
  useSettling(store, game, round)
  const { addOwnBet } = round
  useEffect(() => {
    for (const { own } of game?.bets ?? []) addOwnBet(own)
  }, [game, addOwnBet])
  const betApi = useMemo(() => createDemoBetApi(store, language, refusalText), [store, language, refusalText])
  const restart = useCallback(() => store.set(newDemoGame), [store])
  return { game, betApi, restart }
}
