import { jackpots } from "@elite/contract"
import { useEffect, useRef, useState } from "react"
import { ApiProblem, call } from "../api.ts"
import { useLanguage } from "../language.ts"
import { observedHashes } from "./observedHashes.ts"
import type { ItemPage, OpenedCycle, Verdict } from "./proof.ts"

/**
 * A list of millions is asked for in a thousand calls, more than the house answers one address in a minute: they leave room
 * for whatever else its reader opens, and wait when there is none.
 */
const requestIntervalMs = 150
const rateLimitedWaitMs = 5_000
const maxRateLimitedWaits = 24

const pause = (ms: number) => new Promise<void>((next) => window.setTimeout(next, ms))

const isRateLimited = (problem: unknown) => problem instanceof ApiProblem && problem.status === 429

/**
 * Verifies a cycle in this window: `done` of its items were drawn again, null while nothing is under way. What computes it
 * is fetched when it is wanted.
 */
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
    for (let waits = 0; ; waits++) {
      try {
        return await call(jackpots.getJackpotItems, { jackpotId: cycle.jackpotId, after }, { language })
      } catch (problem) {
        if (!isRateLimited(problem) || waits === maxRateLimitedWaits || stopped.current) throw problem
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
        verifyCycle(cycle, { noted: observedHashes(cycle.jackpotId), read, onDone: setDone, isStopped }),
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
