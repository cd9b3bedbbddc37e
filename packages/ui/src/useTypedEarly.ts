import { type RefObject, useEffect, useRef } from "react"

/**
 * Keeps what somebody wrote into a field before the page's scripts arrived: React leaves it in the box while it
 * takes the page over, and would write its own empty value at the next change. Give the ref to the input.
 */
export function useTypedEarly(
  shown: string,
  write: (typed: string) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const hasLooked = useRef(false)
  useEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    const typed = input.current?.value
    if (typed !== undefined && typed !== shown) write(typed)
  })
  return input
}
