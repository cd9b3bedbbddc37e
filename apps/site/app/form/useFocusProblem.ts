import { type RefObject, useCallback, useEffect, useState } from "react"

/**
 * Moves the focus to the first field at fault, once each time it is asked for: after the problems are drawn, and never
 * while somebody is correcting them.
 */
export function useFocusProblem(form: RefObject<HTMLFormElement | null>): () => void {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [asked, form])
  return useCallback(() => setAsked((before) => before + 1), [])
}
