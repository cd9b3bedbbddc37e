import { useRef } from "react"
import { useNavigation } from "react-router"
import { findRefusal } from "../api.ts"
import { type FormRefusal, submittedValues } from "./formRefusal.ts"

/** An answer that never came names no form, so the last one sent gets it; "" is for an answer of none. */
export function useFormRefusals<Name extends string>(
  answer: FormRefusal | undefined,
  field: string,
  forms: readonly Name[],
): (form: Name | "") => FormRefusal | undefined {
  const { formData } = useNavigation()
  const sent = useRef<FormDataEntryValue | null>(null)
  if (formData) sent.current = formData.get(field)
  const named = findRefusal(answer)?.status === 0 ? sent.current : submittedValues(answer)[field]
  const form = forms.find((name) => name === named) ?? ""
  return (requestedForm) => (requestedForm === form ? answer : undefined)
}
