import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react"
import { useNavigate, useSearchParams } from "react-router"
import { useTranslations } from "use-intl"
import type { Refusal } from "../api.ts"
import {
  type Asked,
  type FieldName,
  type Problem,
  problemOf,
  problemsOf,
  stepOf,
  steps,
  todayInBrussels,
  valuesIn,
} from "./registration.ts"
import { useFree } from "./useFree.ts"

type Sentences = Partial<Record<FieldName, string>>
/** What a field of the form needs to know about itself. */
export type FieldProps = {
  name: FieldName
  label: string
  required: boolean
  error: string | undefined
}

/** The step the address asks for, as far as the steps before it are filled in. Starts anew after a reload. */
function useStepInAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [reached, setReached] = useState(0)
  const asked = Number(params.get("step") ?? 1) - 1
  const step = Number.isInteger(asked) ? Math.max(0, Math.min(asked, reached)) : 0
  const go = useCallback(
    (next: number) => {
      setReached((before) => Math.max(before, next))
      void navigate(next === 0 ? "?" : `?step=${next + 1}`)
    },
    [navigate],
  )
  return [step, go] as const
}

/** The progress of the registration form: its step, its problems, and where the focus belongs. */
export function useSignUpSteps(asked: Asked, answer: Refusal | undefined) {
  const t = useTranslations("signup")
  const words = useTranslations("account")
  const ref = useRef<HTMLFormElement>(null)
  const [step, go] = useStepInAddress()
  const [problems, setProblems] = useState<Sentences>({})
  const [general, setGeneral] = useState<string | null>(null)
  const [focus, setFocus] = useState<{ on: "problem" | "step" } | null>(null)
  const free = useFree()

  const valuesNow = () => valuesIn(new FormData(ref.current ?? undefined))
  const say = (problem: Problem) => t(`problems.${problem}`)
  const set = (field: FieldName, sentence: string | null) =>
    setProblems(({ [field]: _, ...others }) =>
      sentence === null ? others : { ...others, [field]: sentence },
    )

  useEffect(() => {
    if (!answer) return
    const { fields, description } = answer.refusal
    const named = Object.keys(fields) as FieldName[]
    const known = named.filter((field) => stepOf(field) >= 0)
    setProblems(fields)
    setGeneral(known.length > 0 ? null : description)
    if (known.length > 0) go(Math.min(...known.map(stepOf)))
    setFocus({ on: "problem" })
  }, [answer, go])

  useEffect(() => {
    if (!focus || !ref.current) return
    const shown = ref.current.querySelector("fieldset[data-step]:not([hidden])") ?? ref.current
    const wrong = ref.current.querySelector<HTMLElement>("fieldset:not([hidden]) [aria-invalid=true]")
    const legend = shown.querySelector<HTMLElement>(`legend[data-step="${step}"]`)
    if (focus.on === "problem") wrong?.focus()
    else legend?.focus()
  }, [focus, step])

  const checkFree = async (field: "email" | "username", value: string) => {
    const sentence = await free(field, value)
    if (sentence !== null && valuesNow()[field] === value) set(field, sentence)
    return sentence
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const names = steps.slice(0, step + 1)
    const found = problemsOf(names, valuesNow(), asked, todayInBrussels(new Date()))
    const fields = Object.keys(found) as FieldName[]
    // A taken name stays a problem until it is changed, although its shape is right.
    const taken = (["email", "username"] as const).filter((field) => problems[field] && !found[field])
    setGeneral(null)
    if (fields.length > 0 || (step === 0 && taken.length > 0)) {
      event.preventDefault()
      const kept = Object.fromEntries(taken.map((field) => [field, problems[field]]))
      setProblems({
        ...kept,
        ...Object.fromEntries(fields.map((field) => [field, say(found[field] as Problem)])),
      })
      if (fields.length > 0 && Math.min(...fields.map(stepOf)) < step) go(Math.min(...fields.map(stepOf)))
      setFocus({ on: "problem" })
    } else if (step < steps.length - 1) {
      event.preventDefault()
      go(step + 1)
      setFocus({ on: "step" })
    }
  }

  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const target: EventTarget = event.target
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      const name = (target.name || "dateOfBirth") as FieldName
      if (problems[name]) set(name, null)
    }
  }

  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const target: EventTarget = event.target
    if (!(target instanceof HTMLInputElement)) return
    const box = target.closest("fieldset:not(:has(legend[data-step]))")
    if (!target.name && event.relatedTarget instanceof Node && box?.contains(event.relatedTarget)) return
    const name = (target.name || "dateOfBirth") as FieldName
    const values = valuesNow()
    if (!values[name] || target.type === "checkbox") return
    const problem = problemOf(name, values, asked, todayInBrussels(new Date()))
    if (problem) set(name, say(problem))
    else if (name === "email" || name === "username") void checkFree(name, values[name])
  }

  const field = (name: FieldName, isNeeded = asked[name] === 2): FieldProps => {
    const label = name === "termsAccepted" ? "" : t(`fields.${name}`)
    return {
      name,
      label: isNeeded || name === "newsLetter" ? label : words("optional", { label }),
      required: isNeeded,
      error: problems[name],
    }
  }

  const back = () => {
    go(step - 1)
    setFocus({ on: "step" })
  }
  return { ref, step, general, field, submit, change, leave, back }
}
