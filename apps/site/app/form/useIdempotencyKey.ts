import { useRef } from "react"
import { findRefusal } from "../api.ts"

/**
 * The key of an attempt to move money. A new reading of the page brings a new one; but while nobody knows whether the
 * last attempt arrived, what was written is sent again under its key, so that it happens once.
 *
 * @param fresh the key that came with the page.
 * @param written what the attempt is about: another amount is another attempt.
 */
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
