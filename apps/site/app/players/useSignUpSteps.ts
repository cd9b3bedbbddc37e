import { type FormEvent, useEffect, useRef, useState } from "react"
import type { FormRefusal } from "../form/formRefusal.ts"
import { type FieldRequirements, type RegistrationField, stepOfField, steps } from "./registration.ts"
import { useFieldProblems } from "./useFieldProblems.ts"
import { useStepFromUrl } from "./useStepFromUrl.ts"

type FocusRequest = { on: "problem" | "step" }

/** Moves the focus to the first invalid field, or to the heading of the step. */
function moveFocus(form: HTMLFormElement, { on }: FocusRequest): void {
  const place = on === "problem" ? "[aria-invalid=true]" : "legend[data-step]"
  form.querySelector<HTMLElement>(`fieldset:not([data-later]) ${place}`)?.focus()
}

/** State of the registration form: its step, problems and focus. */
export function useSignUpSteps(asked: FieldRequirements, answer: FormRefusal | undefined) {
  const ref = useRef<HTMLFormElement>(null)
  const [step, go] = useStepFromUrl()
  const { setProblems, check, askHouse, change, leave, field } = useFieldProblems(ref, asked, answer)
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
    const wrong = check(steps.slice(0, step + 1))
    const isLast = step === steps.length - 1
    if (wrong.length > 0 || !isLast) event.preventDefault()
    if (wrong.length > 0) {
      const first = Math.min(...wrong.map(stepOfField))
      if (first !== step) go(first)
      setFocus({ on: "problem" })
    } else if (!isLast) void goOn()
  }
  const goOn = async () => {
    if (step === 0 && (await askHouse())) return setFocus({ on: "problem" })
    go(step + 1)
    setFocus({ on: "step" })
  }
  const back = () => {
    go(step - 1)
    setFocus({ on: "step" })
  }
  return { ref, step, field, submit, change, leave, back }
}
