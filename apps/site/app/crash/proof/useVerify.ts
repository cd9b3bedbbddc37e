import { useEffect, useRef, useState } from "react"
import type { Verdict, VerifyOptions } from "./proof.ts"

type Proof = typeof import("./proof.ts")

/** `done` is null while nothing runs; a failed load of the code counts as unread. */
export function useVerify<Proved extends object>(
  check: (proof: Proof, options: VerifyOptions) => Promise<Verdict<Proved>>,
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
    const options = { onDone: setDone, isStopped: () => stopped.current }
    const found = await import("./proof.ts").then(
      (proof) => check(proof, options),
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
