import { type ChangeEvent, type FocusEvent, type RefObject, useState } from "react"
import { findRefusal } from "../api.ts"
import { submittedValues } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { todayInBrussels } from "../today.ts"
import {
  type FieldProblem,
  type FieldRequirements,
  findFieldProblem,
  findFieldProblems,
  type RegistrationField,
  readValues,
  type StepName,
} from "./registration.ts"
import { serverCheckedFields, useServerCheck } from "./useServerCheck.ts"

type FieldMessages = Partial<Record<RegistrationField, string>>
export type FieldProps = {
  name: RegistrationField
  label: string
  required: boolean
  error: string | undefined
  /** The submitted value, if it was refused. */
  defaultValue?: string
}

/** The field of an event target; the parts of the date belong to one. */
function fieldOfTarget(target: EventTarget): RegistrationField | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return null
  return target.name.split(".")[0] as RegistrationField
}

/**
 * Problems of the registration's fields as messages: found on submission of a step, cleared when the field changes. An
 * error on blur would move the button away from under the finger.
 */
export function useFieldProblems(
  form: RefObject<HTMLFormElement | null>,
  requirements: FieldRequirements,
  answer: unknown,
) {
  const t = useTranslations("signup")
  const words = useTranslations("account")
  const findServerProblem = useServerCheck()
  const [problems, setProblems] = useState<FieldMessages>(findRefusal(answer)?.fields ?? {})
  const written = submittedValues(answer)
  const valuesNow = () => readValues(new FormData(form.current ?? undefined))
  const today = () => todayInBrussels(new Date())
  const messageOf = (problem: FieldProblem) => t(`problems.${problem}`)
  const set = (field: RegistrationField, sentence: string | null) =>
    setProblems(({ [field]: _, ...otherProblems }) =>
      sentence === null ? otherProblems : { ...otherProblems, [field]: sentence },
    )

  /** Validates whole steps and returns the invalid fields. A refusal by the server stays until the value changes. */
  const check = (stepNames: readonly StepName[]): RegistrationField[] => {
    const faults = findFieldProblems(stepNames, valuesNow(), requirements, today())
    const refused = serverCheckedFields.filter((field) => problems[field] && !faults[field])
    const sentences: FieldMessages = Object.fromEntries(refused.map((field) => [field, problems[field]]))
    for (const [field, problem] of Object.entries(faults))
      sentences[field as RegistrationField] = messageOf(problem)
    setProblems(sentences)
    return Object.keys(sentences) as RegistrationField[]
  }
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const field = fieldOfTarget(event.target)
    if (field && problems[field]) set(field, null)
  }
  /** Checks a value on the server on blur; the result is shown when the step is submitted. */
  const checkOnBlur = (event: FocusEvent<HTMLFormElement>) => {
    const field = serverCheckedFields.find((name) => name === fieldOfTarget(event.target))
    const values = valuesNow()
    const value = field && values[field]
    if (field && value && !findFieldProblem(field, values, requirements, today()))
      void findServerProblem(field, value)
  }
  /** Shows the server's objections; returns whether there are any. */
  const checkOnServer = async (): Promise<boolean> => {
    const values = valuesNow()
    const answers = await Promise.all(
      serverCheckedFields
        .filter((field) => values[field])
        .map(async (field) => [field, await findServerProblem(field, values[field]!)] as const),
    )
    const refused = answers.filter(
      ([field, sentence]) => sentence !== null && valuesNow()[field] === values[field],
    )
    if (refused.length > 0) setProblems(Object.fromEntries(refused) as FieldMessages)
    return refused.length > 0
  }
  const field = (name: RegistrationField, isNeeded = requirements[name] === 2): FieldProps => {
    const label = name === "termsAccepted" ? "" : t(`fields.${name}`)
    return {
      name,
      label: isNeeded || name === "newsLetter" ? label : words("optional", { label }),
      required: isNeeded,
      error: problems[name],
      ...(written[name] === undefined ? {} : { defaultValue: written[name] }),
    }
  }
  return { setProblems, check, checkOnServer, change, checkOnBlur, field }
}
