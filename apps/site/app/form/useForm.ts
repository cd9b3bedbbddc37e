import { useEffect, useRef, useState } from "react"
import { findRefusal } from "../api.ts"
import { submittedValues } from "./formRefusal.ts"
import { useFocusFirstError } from "./useFocusFirstError.ts"

export type FieldMessages = Readonly<Record<string, string | undefined>>

/** Validates on submit only: an error that appears on blur moves the button away from under the finger. */
export function useForm(answer: unknown) {
  const form = useRef<HTMLFormElement>(null)
  const refusal = findRefusal(answer)
  const [problems, setProblems] = useState<FieldMessages>(refusal?.fields ?? {})
  const focusProblem = useFocusFirstError(form)
  useEffect(() => {
    setProblems(refusal?.fields ?? {})
    if (refusal) focusProblem()
  }, [refusal, focusProblem])
  const written = submittedValues(answer)
  return {
    form,
    problems,
    setProblems,
    focusProblem,
    written,
    /** Props of a field: name, error and submitted value. */
    field: (name: string, otherwise?: string | null) => {
      const value = written[name] ?? otherwise ?? undefined
      return { name, error: problems[name], ...(value === undefined ? {} : { defaultValue: value }) }
    },
  }
}
