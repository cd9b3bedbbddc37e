import { type RefObject, useEffect, useRef } from "react"

const readInputValue = (field: HTMLElement): string | undefined =>
  field instanceof HTMLInputElement ? field.value : undefined

/** React would overwrite what was typed before hydration. `valueIn` reads a field other than an input with a value. */
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
