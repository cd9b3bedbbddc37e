import { type RefObject, useCallback, useEffect, useRef, useState } from "react"

function useIsEdited(form: RefObject<HTMLFormElement | null>): RefObject<boolean> {
  const isEditing = useRef(false)
  useEffect(() => {
    // On the document: the form may be mounted later than its page, and again.
    const onFormEvent = ({ type, target }: Event) => {
      if (form.current?.contains(target as Node)) isEditing.current = type === "input"
    }
    document.addEventListener("input", onFormEvent, true)
    document.addEventListener("submit", onFormEvent, true)
    return () => {
      document.removeEventListener("input", onFormEvent, true)
      document.removeEventListener("submit", onFormEvent, true)
    }
  }, [form])
  return isEditing
}

/** Once per call, after the errors are rendered; never while the user edits, whose typing it would divert. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>): () => void {
  const [requests, setRequests] = useState(0)
  const isEditing = useIsEdited(form)
  useEffect(() => {
    if (requests > 0 && !isEditing.current)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [requests, form, isEditing])
  return useCallback(() => setRequests((before) => before + 1), [])
}
