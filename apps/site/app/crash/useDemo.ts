import { crash } from "@elite/contract"
import { reachedMs } from "@elite/crash"
import { useCallback, useEffect, useState } from "react"
import { call } from "../api.ts"
import { useLanguage } from "../language.ts"
import type { useLiveRound } from "./useLiveRound.ts"

/** The API has settled a bet by then. */
const bookingDelayMs = 700

/** By the leader's clock; undefined while it is unknown. */
function betEndMs(bet: crash.OwnCrashBet, state: crash.CrashState): number | undefined {
  if (bet.state !== "placed" || bet.roundId !== state.roundId) return undefined
  if (state.overMs !== undefined) return state.overMs
  if (state.phase !== "flying" || bet.target === null) return undefined
  return state.takesOffMs + reachedMs(bet.target)
}

/** Demo bets have no live messages: the page asks for the outcome whenever one has ended. */
export function useDemoBalance(
  loadedBalance: number,
  { known, clock, addOwnBet }: ReturnType<typeof useLiveRound>,
) {
  const language = useLanguage()
  const [balance, setBalance] = useState(loadedBalance)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => setBalance(loadedBalance), [loadedBalance])
  const refresh = useCallback(
    () =>
      call(crash.getCrashDemo, {}, { language })
        .then(({ own, balance: now }) => {
          for (const bet of own) addOwnBet(bet)
          setBalance(now)
        })
        // Repeated below; the page shows itself that the demo is over.
        .catch(() => {})
        .finally(() => setAttempt((before) => before + 1)),
    [language, addOwnBet],
  )
  const { state, own } = known
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt without a result is repeated.
  useEffect(() => {
    if (!state) return
    const ends = own.flatMap((bet) => betEndMs(bet, state) ?? [])
    const nowMs = clock.nowMs()
    if (ends.length === 0 || nowMs === undefined) return
    const timer = window.setTimeout(
      () => void refresh(),
      Math.max(0, Math.min(...ends) - nowMs) + bookingDelayMs,
    )
    return () => window.clearTimeout(timer)
  }, [state, own, clock, refresh, attempt])
  return { balance, setBalance }
}
