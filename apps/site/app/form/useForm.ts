import { useEffect, useRef, useState } from "react"
import { findRefusal } from "../api.ts"
import { submittedValues } from "./formRefusal.ts"
import { useFocusFirstError } from "./useFocusFirstError.ts"

export type FieldMessages = Readonly<Record<string, string | undefined>>

/**
 * A form and what is wrong with its fields: the server's sentences, which also stand in the rendered page where no
 * script runs, or those of a check before it is sent. Fields are judged when the form is sent and not before: an error
 * that appears as a field is left moves the button away from under the finger.
 *
 * @param answer what the action answered, by `wrong` or `refusedForm`.
 */
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
    /** What a field needs to know of itself: its name, its error and what was written in it. */
    field: (name: string, otherwise?: string | null) => {
      const value = written[name] ?? otherwise ?? undefined
      return { name, error: problems[name], ...(value === undefined ? {} : { defaultValue: value }) }
    },
  }
}
