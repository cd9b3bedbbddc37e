import { type RefObject, useCallback, useEffect, useRef, useState } from "react"

/** Whether somebody has written in a form since they sent it; a ref, for nothing is drawn by it. */
function useIsEdited(form: RefObject<HTMLFormElement | null>): RefObject<boolean> {
  const isWriting = useRef(false)
  useEffect(() => {
    // At the document: the form may be drawn later than its page, and anew.
    const note = ({ type, target }: Event) => {
      if (form.current?.contains(target as Node)) isWriting.current = type === "input"
    }
    document.addEventListener("input", note, true)
    document.addEventListener("submit", note, true)
    return () => {
      document.removeEventListener("input", note, true)
      document.removeEventListener("submit", note, true)
    }
  }, [form])
  return isWriting
}

/**
 * Moves the focus to the first field at fault, once each time it is asked for: after the problems are drawn, and never
 * while somebody is correcting them, or what they type next would go into another field.
 */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>): () => void {
  const [asked, setAsked] = useState(0)
  const isWriting = useIsEdited(form)
  useEffect(() => {
    if (asked > 0 && !isWriting.current)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [asked, form, isWriting])
  return useCallback(() => setAsked((before) => before + 1), [])
}
