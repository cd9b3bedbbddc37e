import { crash } from "@elite/contract"
import { reachedMs } from "@elite/crash"
import { useCallback, useEffect, useState } from "react"
import { call } from "../api.ts"
import { useLanguage } from "../language.ts"
import type { useLiveRound } from "./useLiveRound.ts"

/** A bet has been booked so long after it ended. */
const bookingDelayMs = 700

/** When something becomes of a bet of a demo, by the leader's clock; undefined while nobody can say. */
function betEndMs(bet: crash.OwnCrashBet, state: crash.CrashState): number | undefined {
  if (bet.state !== "placed" || bet.roundId !== state.roundId) return undefined
  if (state.overMs !== undefined) return state.overMs
  if (state.phase !== "flying" || bet.target === null) return undefined
  return state.takesOffMs + reachedMs(bet.target)
}

/**
 * What is left of a demo. Its bets are told to nobody: whenever one of them has ended, by itself or with its flight, its page asks
 * what became of it.
 */
export function useDemoBalance(read: number, { known, clock, hear }: ReturnType<typeof useLiveRound>) {
  const language = useLanguage()
  const [balance, setBalance] = useState(read)
  const [asked, setAsked] = useState(0)
  useEffect(() => setBalance(read), [read])
  const ask = useCallback(
    () =>
      call(crash.getCrashDemo, {}, { language })
        .then(({ own, balance: now }) => {
          for (const bet of own) hear(bet)
          setBalance(now)
        })
        // Asked again below; where the demo is over the page says so by itself.
        .catch(() => {})
        .finally(() => setAsked((before) => before + 1)),
    [language, hear],
  )
  const { state, own } = known
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked and has not ended yet is asked again.
  useEffect(() => {
    if (!state) return
    const ends = own.flatMap((bet) => betEndMs(bet, state) ?? [])
    const nowMs = clock.nowMs()
    if (ends.length === 0 || nowMs === undefined) return
    const timer = window.setTimeout(() => void ask(), Math.max(0, Math.min(...ends) - nowMs) + bookingDelayMs)
    return () => window.clearTimeout(timer)
  }, [state, own, clock, ask, asked])
  return { balance, setBalance }
}
