import { type RefObject, useEffect, useRef } from "react"

const readInputValue = (field: HTMLElement): string | undefined =>
  field instanceof HTMLInputElement ? field.value : undefined

/**
 * Keeps what somebody wrote or chose in a field before the page's scripts arrived: React leaves it in the box while it
 * takes the page over, but knows nothing of it, and would write its own value at the next change. Give the ref to the
 * field; `valueIn` reads it where it is not an input with a value of its own.
 */
export function useKeepTypedBeforeHydration<FieldElement extends HTMLElement = HTMLInputElement>(
  shown: string | undefined,
  write: (typed: string) => void,
  valueIn: (field: FieldElement) => string | undefined = readInputValue,
): RefObject<FieldElement | null> {
  const field = useRef<FieldElement>(null)
  const hasLooked = useRef(false)
  useEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    const typed = field.current ? valueIn(field.current) : undefined
    if (typed !== undefined && typed !== shown) write(typed)
  })
  return field
}
