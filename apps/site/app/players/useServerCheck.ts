import { type ErrorName, type Language, players, referrals } from "@elite/contract"
import { useRef } from "react"
import { ApiProblem, call } from "../api.ts"
import { useLanguage } from "../language.ts"
import { extractInvitationCode } from "./invitation.ts"

/** The fields about which the house is asked before the form is sent. */
export const serverCheckedFields = ["email", "username", "referralCode"] as const
type ServerCheckedField = (typeof serverCheckedFields)[number]

const takenErrors: readonly ErrorName[] = [
  "EmailAlreadyExistsErrorType",
  "UsernameAlreadyExistsErrorType",
  "ReferralCodeUnknownErrorType",
]

const checkOnServer = (field: ServerCheckedField, value: string, language: Language): Promise<unknown> => {
  if (field === "referralCode")
    return call(referrals.checkReferralCode, { referralCode: extractInvitationCode(value) }, { language })
  const input = field === "email" ? { email: value } : { username: value }
  return call(players.checkUniqueConstraints, input, { language })
}

/**
 * Asks whether an e-mail address or a username is still free, or an invitation code anybody's, and answers the sentence if it is
 * not. The same value is asked once, and nothing is said when the question is not answered (ten in ten minutes): the
 * registration asks anyway.
 */
export function useServerCheck(): (field: ServerCheckedField, value: string) => Promise<string | null> {
  const language = useLanguage()
  const answers = useRef(new Map<string, Promise<string | null>>())
  return (field, value) => {
    const key = `${field} ${value.toLowerCase()}`
    const before = answers.current.get(key)
    if (before) return before
    const answer = checkOnServer(field, value, language).then(
      () => null,
      (problem: unknown) => {
        if (problem instanceof ApiProblem && takenErrors.some((name) => problem.is(name)))
          return problem.message
        answers.current.delete(key)
        return null
      },
    )
    answers.current.set(key, answer)
    return answer
  }
}
