import { type RefObject, useEffect, useRef } from "react"
import { useNavigation } from "react-router"

/**
 * A button that is pressed may go with what it stood at: once a form of this page has changed how many there are, the
 * keyboard goes on at the element that carries the ref.
 */
export function useFocusAfterChange<E extends HTMLElement>(count: number): RefObject<E | null> {
  const place = useRef<E>(null)
  const isOurs = useRef(false)
  const before = useRef(count)
  if (useNavigation().formMethod === "POST") isOurs.current = true
  useEffect(() => {
    const hasChanged = count !== before.current
    before.current = count
    if (!hasChanged || !isOurs.current) return
    isOurs.current = false
    place.current?.focus({ preventScroll: true })
  }, [count])
  return place
}
