import { sessions as contract, normalizeDigits, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { stepUpErrorFields, stepUpIfSubmitted } from "../account/stepUp.server.ts"
import { ApiProblem } from "../api.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { type Api, translate } from "../visit.server.ts"

export type SecondFactor = ReplyOf<typeof contract.getSecondFactor>
/** The secret for the app; the API shows it once. */
export type FactorSetUp = ReplyOf<typeof contract.generateSecretCode>
/** The answer to a form of the second factor: a secret, recovery codes, or a refusal with the same secret. */
export type FactorActionData =
  | { setUp: FactorSetUp }
  | { recoveryCodes: string[]; isNew: boolean }
  | (FormRefusal & { setUp?: FactorSetUp })

/** Undefined where it cannot be read now. */
export async function readSecondFactor(api: Api): Promise<SecondFactor | undefined> {
  try {
    return await api.call(contract.getSecondFactor, {})
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return undefined
    throw problem
  }
}

/** The form carries the secret: the API shows it once, and a mistyped code must not cost a new one. */
function readSetUp(form: FormData): { setUp?: FactorSetUp } {
  const [secret, otpauthUrl, qrCode] = [
    readText(form, "secret"),
    readText(form, "otpauthUrl"),
    readText(form, "qrCode"),
  ]
  const isOurs =
    /^[A-Z2-7]{16,64}$/.test(secret) &&
    otpauthUrl.startsWith("otpauth://totp/") &&
    qrCode.startsWith("data:image/svg+xml;base64,")
  return isOurs ? { setUp: { secret, otpauthUrl, qrCode } } : {}
}

async function confirmFactor(api: Api, form: FormData): Promise<FactorActionData> {
  const token = normalizeDigits(readText(form, "code"))
  if (!/^\d{6}$/.test(token))
    return {
      ...invalidForm(form, { code: translate(api.language, "factor")("codeMissing") }),
      ...readSetUp(form),
    }
  try {
    const { recoveryCodes } = await api.call(contract.firstTimeAuthenticate, { token })
    return { recoveryCodes, isNew: true }
  } catch (problem) {
    const answer = toFormRefusal(problem, form, { SecondFactorCodeInvalidErrorType: "code" })
    const isOver = problem instanceof ApiProblem && problem.is("SecondFactorSetUpOverErrorType")
    return isOver ? answer : { ...answer, ...readSetUp(form) }
  }
}

export const factorForms = ["setUp", "confirm", "renew", "turnOff"] as const
export type FactorForm = (typeof factorForms)[number]

export async function changeFactor(
  api: Api,
  form: FormData,
  factorForm: FactorForm,
): Promise<FactorActionData | Response> {
  try {
    if (factorForm === "confirm") return await confirmFactor(api, form)
    await stepUpIfSubmitted(api, form)
    if (factorForm === "setUp") return { setUp: await api.call(contract.generateSecretCode, {}) }
    if (factorForm === "renew") {
      const { recoveryCodes } = await api.call(contract.renewRecoveryCodes, {})
      return { recoveryCodes, isNew: false }
    }
    const { message } = await api.call(contract.turnSecondFactorOff, {})
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return toFormRefusal(problem, form, stepUpErrorFields)
  }
  return redirect(href("devices", api.language))
}
