import { normalizeDigits, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { describe } from "@elite/words"
import { redirect } from "react-router"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { readExactText, readText } from "../form/text.ts"
import { type Api, apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/forgetPassword"
import { clearResetCode, type ResetCode, readResetCode, saveResetCode } from "./resetCode.server.ts"

const secondsUntilNextCode = ({ sentAt }: ResetCode): number =>
  Math.max(0, Math.ceil(sessions.codeResendSeconds - (Date.now() - sentAt.getTime()) / 1_000))

export function loader({ request, context }: Route.LoaderArgs) {
  const resetCode = readResetCode(apiOf(context))
  return {
    words: messagesFor(request, ["account", "password"]),
    codeRequest: resetCode && {
      sentAtMs: resetCode.sentAt.getTime(),
      waitSeconds: secondsUntilNextCode(resetCode),
    },
  }
}

const redirectToCodeStep = (api: Api) => redirect(href("forgetPassword", api.language))

/** Requests a code. Known and unknown addresses get the same response. */
async function requestCode(api: Api, form: FormData): Promise<FormRefusal | Response> {
  const email = readText(form, "email")
  if (!email) return invalidForm(form, { email: translate(api.language, "password")("required") })
  const { forgetPasswordEmailSent, keyCode } = await api.ask(sessions.forgotPassword, { email })
  if (!forgetPasswordEmailSent) return invalidForm(form, { email: describe(api.language, "EmailNotFound") })
  saveResetCode(api, keyCode)
  return redirectToCodeStep(api)
}

async function resendCode(api: Api, keyCode: string): Promise<Response> {
  const { message } = await api.ask(sessions.verifyOtp, { keyCode })
  saveResetCode(api, keyCode)
  api.notice({ kind: "information", text: message })
  return redirectToCodeStep(api)
}

async function setPassword(api: Api, form: FormData, keyCode: string): Promise<FormRefusal | Response> {
  const t = translate(api.language, "password")
  // The message prints the code with a space in the middle.
  const otp = normalizeDigits(readText(form, "otp"))
  const password = readExactText(form, "password")
  const fields = {
    ...(/^[0-9]{6}$/.test(otp) ? {} : { otp: t("code.digitsWrong") }),
    ...(password ? {} : { password: t("required") }),
  }
  if (Object.keys(fields).length > 0) return invalidForm(form, fields)
  const input = { keyCode, otp, password: passwordBase64(password) }
  const { message } = await api.ask(sessions.verifyOtp, input)
  clearResetCode(api)
  api.notice({ kind: "success", text: message })
  return redirect(href("login", api.language))
}

/** Three forms: the address; the code with a new password; another code or address. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const resetCode = readResetCode(api)
  const formName = readText(form, "what")
  try {
    if (formName === "restart") {
      clearResetCode(api)
      return redirectToCodeStep(api)
    }
    // The code has expired: the player begins again.
    if (formName !== "ask" && !resetCode) return redirectToCodeStep(api)
    if (formName === "resend") return await resendCode(api, resetCode!.keyCode)
    return resetCode && formName !== "ask"
      ? await setPassword(api, form, resetCode.keyCode)
      : await requestCode(api, form)
  } catch (problem) {
    return toFormRefusal(problem, form, { OtpInvalidErrorType: "otp", WeakPasswordErrorType: "password" })
  }
}
