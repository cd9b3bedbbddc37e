import { useRef } from "react"
import { useNavigation } from "react-router"
import { refusalIn } from "../api.ts"
import { type FormAnswer, writtenOf } from "../form/answer.ts"
import { type Kind, kinds } from "./own.ts"

/** The answer as the form of one kind gets it; "" is for what is no field's. One that never came names no form. */
export function useAnswerTo(answer: FormAnswer | undefined): (form: Kind | "") => FormAnswer | undefined {
  const { formData } = useNavigation()
  const sent = useRef<FormDataEntryValue | null>(null)
  if (formData) sent.current = formData.get("kind")
  const named = refusalIn(answer)?.status === 0 ? sent.current : writtenOf(answer).kind
  const form = kinds.find((kind) => kind === named) ?? ""
  return (asked) => (asked === form ? answer : undefined)
}
