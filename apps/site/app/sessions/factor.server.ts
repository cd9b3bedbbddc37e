import { sessions as contract, normalizeDigits, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { fieldOfStepUp, stepsUp } from "../account/stepUp.server.ts"
import { ApiProblem } from "../api.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { type Api, translate } from "../visit.server.ts"

/** How the second factor stands. */
export type SecondFactor = ReplyOf<typeof contract.getSecondFactor>
/** What an app is told, once. */
export type SetUp = ReplyOf<typeof contract.generateSecretCode>
/** What a form about the second factor came to: something to scan, codes to keep, or a refusal, with what was to scan. */
export type FactorAnswer =
  | { setUp: SetUp }
  | { recoveryCodes: string[]; isNew: boolean }
  | (FormAnswer & { setUp?: SetUp })

/** Undefined where it cannot be read now. */
export async function readFactor(api: Api): Promise<SecondFactor | undefined> {
  try {
    return await api.call(contract.getSecondFactor, {})
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return undefined
    throw problem
  }
}

/** What was to scan travels with the form: the API says a secret once, and a mistyped code must not cost a new one. */
function setUpIn(form: FormData): { setUp?: SetUp } {
  const [secret, otpauthUrl, qrCode] = [
    textIn(form, "secret"),
    textIn(form, "otpauthUrl"),
    textIn(form, "qrCode"),
  ]
  const isOurs =
    /^[A-Z2-7]{16,64}$/.test(secret) &&
    otpauthUrl.startsWith("otpauth://totp/") &&
    qrCode.startsWith("data:image/svg+xml;base64,")
  return isOurs ? { setUp: { secret, otpauthUrl, qrCode } } : {}
}

async function confirms(api: Api, form: FormData): Promise<FactorAnswer> {
  const token = normalizeDigits(textIn(form, "code"))
  if (!/^\d{6}$/.test(token))
    return { ...wrong(form, { code: translate(api.language, "factor")("codeMissing") }), ...setUpIn(form) }
  try {
    const { recoveryCodes } = await api.call(contract.firstTimeAuthenticate, { token })
    return { recoveryCodes, isNew: true }
  } catch (problem) {
    const answer = refusedForm(problem, form, { SecondFactorCodeInvalidErrorType: "code" })
    const isOver = problem instanceof ApiProblem && problem.is("SecondFactorSetUpOverErrorType")
    return isOver ? answer : { ...answer, ...setUpIn(form) }
  }
}

/** The forms about the second factor, by their `what`. */
export const factorForms = ["setUp", "confirm", "renew", "turnOff"] as const
export type FactorForm = (typeof factorForms)[number]

/** Sets the second factor up, switches it on or off, makes new recovery codes. */
export async function changesFactor(
  api: Api,
  form: FormData,
  what: FactorForm,
): Promise<FactorAnswer | Response> {
  try {
    if (what === "confirm") return await confirms(api, form)
    await stepsUp(api, form)
    if (what === "setUp") return { setUp: await api.call(contract.generateSecretCode, {}) }
    if (what === "renew") {
      const { recoveryCodes } = await api.call(contract.renewRecoveryCodes, {})
      return { recoveryCodes, isNew: false }
    }
    const { message } = await api.call(contract.turnSecondFactorOff, {})
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return refusedForm(problem, form, fieldOfStepUp)
  }
  return redirect(href("devices", api.language))
}
