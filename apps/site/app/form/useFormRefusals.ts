import { useRef } from "react"
import { useNavigation } from "react-router"
import { findRefusal } from "../api.ts"
import { type FormRefusal, submittedValues } from "./formRefusal.ts"

/**
 * The answer to one of several forms of a page, each of which says which it is in a hidden field: the form that was sent
 * gets it, the others get none; "" is for what is no form's. One that never came names no form: what was sent last did.
 *
 * @param field the name of the hidden field.
 * @param forms its values.
 */
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
  return (asked) => (asked === form ? answer : undefined)
}
