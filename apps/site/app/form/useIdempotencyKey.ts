import { useRef } from "react"
import { findRefusal } from "../api.ts"

/** While the last attempt's outcome is unknown, the same input (`written`) keeps its key instead of `fresh`. */
export function useIdempotencyKey(fresh: string, written: string, answer: unknown) {
  const last = useRef<{ key: string; written: string } | null>(null)
  const isUnsure = findRefusal(answer)?.status === 0
  const isSame = isUnsure && last.current?.written === written
  const attempt = isSame ? last.current!.key : fresh
  return {
    attempt,
    remember: () => {
      last.current = { key: attempt, written }
    },
  }
}
