import { normalizeCode, sessions } from "@elite/contract"
import { passwordBase64 } from "../form/password.server.ts"
import { readExactText } from "../form/text.ts"
import type { Api } from "../visit.server.ts"

/** What a refusal that asks for a step up says stands at the field in which it is made. */
export const stepUpErrorFields = {
  StepUpRequiredErrorType: "proof",
  OldPasswordInvalidErrorType: "proof",
  PasswordNotSetErrorType: "proof",
  SecondFactorCodeInvalidErrorType: "proof",
} as const

/**
 * Steps up where a form says by what, before what the form is for is asked: six digits are a code of the app, where there
 * is one, anything else is the password. Nothing, where the form was not asked for it.
 */
export async function stepUpIfSubmitted(api: Api, form: FormData): Promise<void> {
  const proof = readExactText(form, "proof")
  if (!proof) return
  const digits = normalizeCode(proof)
  const isCode = /^\d{6}$/.test(digits) && (await api.player())?.is2faEnabled
  await api.call(sessions.stepUp, isCode ? { code: digits } : { password: passwordBase64(proof) })
}
