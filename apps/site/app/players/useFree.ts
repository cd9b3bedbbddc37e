import { players } from "@elite/contract"
import { useRef } from "react"
import { ApiProblem, call } from "../api.ts"
import { useLanguage } from "../language.ts"

/**
 * Asks whether an e-mail address or a username is still free, and answers the sentence if it is not. The same value is
 * asked once, and nothing is said when the question is not answered (ten in ten minutes): the registration asks anyway.
 */
export function useFree(): (field: "email" | "username", value: string) => Promise<string | null> {
  const language = useLanguage()
  const answers = useRef(new Map<string, Promise<string | null>>())
  return (field, value) => {
    const key = `${field} ${value.toLowerCase()}`
    const before = answers.current.get(key)
    if (before) return before
    const input = field === "email" ? { email: value } : { username: value }
    const answer = call(players.checkUniqueConstraints, input, { language }).then(
      () => null,
      (problem: unknown) => {
        const isTaken =
          problem instanceof ApiProblem &&
          (problem.is("EmailAlreadyExistsErrorType") || problem.is("UsernameAlreadyExistsErrorType"))
        if (isTaken) return problem.message
        answers.current.delete(key)
        return null
      },
    )
    answers.current.set(key, answer)
    return answer
  }
}
