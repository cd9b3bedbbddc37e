import { useEffect, useRef, useState } from "react"
import type { Verdict, VerifyOptions } from "./proof.ts"

type Proof = typeof import("./proof.ts")

/**
 * Checks something in this window, step by step: `done` of them were taken, null while nothing is under way. What computes it is
 * fetched when it is wanted; where that fails, nothing was read.
 */
export function useVerify<Proved extends object>(
  check: (proof: Proof, watch: VerifyOptions) => Promise<Verdict<Proved>>,
) {
  const [done, setDone] = useState<number | null>(null)
  const [verdict, setVerdict] = useState<Verdict<Proved>>()
  const stopped = useRef(false)
  useEffect(() => {
    stopped.current = false
    return () => {
      stopped.current = true
    }
  }, [])
  const start = async () => {
    stopped.current = false
    setDone(0)
    const watch = { onDone: setDone, isStopped: () => stopped.current }
    const found = await import("./proof.ts").then(
      (proof) => check(proof, watch),
      (): Verdict<Proved> => ({ state: "unread", done: 0 }),
    )
    setDone(null)
    setVerdict(found)
  }
  const stop = () => {
    stopped.current = true
  }
  return { done, verdict, start: () => void start(), stop }
}
