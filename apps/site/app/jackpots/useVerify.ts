import { jackpots } from "@elite/contract"
import { useEffect, useRef, useState } from "react"
import { ApiProblem, call } from "../api.ts"
import { useLanguage } from "../language.ts"
import { observedHashes } from "./observedHashes.ts"
import type { ItemPage, OpenedCycle, Verdict } from "./proof.ts"

/** A list of millions takes a thousand calls, more than the API's rate limit per minute. */
const requestIntervalMs = 150
const rateLimitedWaitMs = 5_000
const maxRateLimitedWaits = 24

const pause = (ms: number) => new Promise<void>((next) => window.setTimeout(next, ms))

const isRateLimited = (problem: unknown) => problem instanceof ApiProblem && problem.status === 429

/** `done` counts verified items, null while nothing runs. The code is loaded on the first start. */
export function useVerifyCycle(cycle: OpenedCycle, onVerdict: (verdict: Verdict) => void) {
  const language = useLanguage()
  const [done, setDone] = useState<number | null>(null)
  const stopped = useRef(false)
  useEffect(() => {
    stopped.current = false
    return () => {
      stopped.current = true
    }
  }, [])

  const nextAt = useRef(0)
  const read = async (after: number): Promise<ItemPage> => {
    await pause(Math.max(0, nextAt.current - performance.now()))
    nextAt.current = performance.now() + requestIntervalMs
    for (let attempt = 0; ; attempt++) {
      try {
        return await call(jackpots.getJackpotItems, { jackpotId: cycle.jackpotId, after }, { language })
      } catch (problem) {
        if (!isRateLimited(problem) || attempt === maxRateLimitedWaits || stopped.current) throw problem
        await pause(rateLimitedWaitMs)
      }
    }
  }
  const start = async () => {
    stopped.current = false
    setDone(0)
    const isStopped = () => stopped.current
    const verdict = await import("./proof.ts").then(
      ({ verifyCycle }) =>
        verifyCycle(cycle, { observed: observedHashes(cycle.jackpotId), read, onDone: setDone, isStopped }),
      (): Verdict => ({ state: "unread", done: 0 }),
    )
    setDone(null)
    onVerdict(verdict)
  }
  const stop = () => {
    stopped.current = true
  }
  return { done, start: () => void start(), stop }
}
