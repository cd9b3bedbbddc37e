import { type FormEvent, useEffect, useRef, useState } from "react"
import type { FormRefusal } from "../form/formRefusal.ts"
import { type FieldRequirements, type RegistrationField, stepOfField, steps } from "./registration.ts"
import { useFieldProblems } from "./useFieldProblems.ts"
import { useStepFromUrl } from "./useStepFromUrl.ts"

type FocusRequest = { on: "problem" | "step" }

/** Moves the focus to the first invalid field, or to the heading of the step. */
function moveFocus(form: HTMLFormElement, { on }: FocusRequest): void {
  const selector = on === "problem" ? "[aria-invalid=true]" : "legend[data-step]"
  form.querySelector<HTMLElement>(`fieldset:not([data-later]) ${selector}`)?.focus()
}

/** State of the registration form: its step, problems and focus. */
export function useSignUpSteps(requirements: FieldRequirements, answer: FormRefusal | undefined) {
  const ref = useRef<HTMLFormElement>(null)
  const [step, go] = useStepFromUrl()
  const { setProblems, check, checkOnServer, change, checkOnBlur, field } = useFieldProblems(
    ref,
    requirements,
    answer,
  )
  const [focus, setFocus] = useState<FocusRequest | null>(null)

  useEffect(() => {
    if (!answer) return
    const { fields } = answer.refusal
    const known = (Object.keys(fields) as RegistrationField[]).filter((name) => stepOfField(name) >= 0)
    setProblems(fields)
    if (known.length > 0) go(Math.min(...known.map(stepOfField)))
    setFocus({ on: "problem" })
  }, [answer, go, setProblems])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another place for the focus.
  useEffect(() => {
    if (focus && ref.current) moveFocus(ref.current, focus)
  }, [focus, step])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const invalidFields = check(steps.slice(0, step + 1))
    const isLast = step === steps.length - 1
    if (invalidFields.length > 0 || !isLast) event.preventDefault()
    if (invalidFields.length > 0) {
      const first = Math.min(...invalidFields.map(stepOfField))
      if (first !== step) go(first)
      setFocus({ on: "problem" })
    } else if (!isLast) void continueToNext()
  }
  const continueToNext = async () => {
    if (step === 0 && (await checkOnServer())) return setFocus({ on: "problem" })
    go(step + 1)
    setFocus({ on: "step" })
  }
  const back = () => {
    go(step - 1)
    setFocus({ on: "step" })
  }
  return { ref, step, field, submit, change, checkOnBlur, back }
}
