import { type RefObject, useEffect, useRef } from "react"
import { useNavigation } from "react-router"

/** A button may disappear with its list item: after a form changed the count, the ref gets the focus. */
export function useFocusAfterChange<E extends HTMLElement>(count: number): RefObject<E | null> {
  const element = useRef<E>(null)
  const isOurs = useRef(false)
  const previousCount = useRef(count)
  if (useNavigation().formMethod === "POST") isOurs.current = true
  useEffect(() => {
    const hasChanged = count !== previousCount.current
    previousCount.current = count
    if (!hasChanged || !isOurs.current) return
    isOurs.current = false
    element.current?.focus({ preventScroll: true })
  }, [count])
  return element
}
