import { type ChangeEvent, type FocusEvent, type RefObject, useState } from "react"
import { useTranslations } from "use-intl"
import { todayInBrussels } from "../today.ts"
import {
  type Asked,
  type FieldName,
  type Problem,
  problemOf,
  problemsOf,
  type StepName,
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

const uniqueFields = ["email", "username"] as const

/** The field an event is about; the boxes of the date have no name of their own. */
function fieldAt(target: EventTarget): FieldName | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return null
  return (target.name || "dateOfBirth") as FieldName
}

/** Whether the focus only moves on among the boxes of the date. */
function staysInDate({ target, relatedTarget }: FocusEvent<HTMLFormElement>): boolean {
  const boxes = (target as Element).closest("fieldset:not(:has(legend[data-step]))")
  return relatedTarget instanceof Node && Boolean(boxes?.contains(relatedTarget))
}

/**
 * What is wrong with the fields of the registration, as sentences: found when a field is left, forgotten when it is
 * changed. Whether an address or a name is taken is asked as soon as its shape is right.
 */
export function useFieldProblems(form: RefObject<HTMLFormElement | null>, asked: Asked) {
  const t = useTranslations("signup")
  const words = useTranslations("account")
  const free = useFree()
  const [problems, setProblems] = useState<Sentences>({})
  const valuesNow = () => valuesIn(new FormData(form.current ?? undefined))
  const today = () => todayInBrussels(new Date())
  const say = (problem: Problem) => t(`problems.${problem}`)
  const set = (field: FieldName, sentence: string | null) =>
    setProblems(({ [field]: _, ...others }) =>
      sentence === null ? others : { ...others, [field]: sentence },
    )

  /** Checks whole steps and answers the fields at fault. A taken name stays a problem until it is changed. */
  const check = (stepNames: readonly StepName[]): FieldName[] => {
    const found = problemsOf(stepNames, valuesNow(), asked, today())
    const taken = uniqueFields.filter((field) => problems[field] && !found[field])
    const sentences: Sentences = Object.fromEntries(taken.map((field) => [field, problems[field]]))
    for (const [field, problem] of Object.entries(found)) sentences[field as FieldName] = say(problem)
    setProblems(sentences)
    return Object.keys(sentences) as FieldName[]
  }
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const field = fieldAt(event.target)
    if (field && problems[field]) set(field, null)
  }
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const field = fieldAt(event.target)
    const values = valuesNow()
    const value = field && values[field]
    if (!value || (field === "dateOfBirth" && staysInDate(event))) return
    const problem = problemOf(field, values, asked, today())
    const unique = uniqueFields.find((one) => one === field)
    if (problem) set(field, say(problem))
    else if (unique)
      void free(unique, value).then((sentence) => {
        if (sentence !== null && valuesNow()[unique] === value) set(unique, sentence)
      })
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
  return { setProblems, check, change, leave, field }
}
