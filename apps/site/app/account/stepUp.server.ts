import { normalizeCode, sessions } from "@elite/contract"
import { passwordBase64 } from "../form/password.server.ts"
import { readExactText } from "../form/text.ts"
import type { Api } from "../visit.server.ts"

export const stepUpErrorFields = {
  StepUpRequiredErrorType: "proof",
  OldPasswordInvalidErrorType: "proof",
  PasswordNotSetErrorType: "proof",
  SecondFactorCodeInvalidErrorType: "proof",
} as const

/** Six digits are a code of the app, if the player has one, anything else is the password. */
export async function stepUpIfSubmitted(api: Api, form: FormData): Promise<void> {
  const proof = readExactText(form, "proof")
  if (!proof) return
  const digits = normalizeCode(proof)
  const isCode = /^\d{6}$/.test(digits) && (await api.player())?.is2faEnabled
  await api.call(sessions.stepUp, isCode ? { code: digits } : { password: passwordBase64(proof) })
}
