import { type ErrorName, type Language, players, referrals } from "@elite/contract"
import { useRef } from "react"
import { ApiProblem, call } from "../api.ts"
import { useLanguage } from "../language.ts"
import { extractInvitationCode } from "./invitation.ts"

/** Fields checked by the server before submission. */
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
 * Returns a function that checks on the server whether an e-mail address or username is free, or an invitation code
 * valid, and returns the message if not. Each value is asked once; an unanswered check (the limit is ten in ten
 * minutes) is ignored, because the registration checks anyway.
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
