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
  const asked = readResetCode(apiOf(context))
  return {
    words: messagesFor(request, ["account", "password"]),
    asked: asked && { sentAtMs: asked.sentAt.getTime(), waitSeconds: secondsUntilNextCode(asked) },
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
  const say = translate(api.language, "password")
  // The message prints the code with a space in the middle.
  const otp = normalizeDigits(readText(form, "otp"))
  const password = readExactText(form, "password")
  const fields = {
    ...(/^[0-9]{6}$/.test(otp) ? {} : { otp: say("code.digitsWrong") }),
    ...(password ? {} : { password: say("required") }),
  }
  if (Object.keys(fields).length > 0) return invalidForm(form, fields)
  const given = { keyCode, otp, password: passwordBase64(password) }
  const { message } = await api.ask(sessions.verifyOtp, given)
  clearResetCode(api)
  api.notice({ kind: "success", text: message })
  return redirect(href("login", api.language))
}

/** Three forms: the address; the code with a new password; another code or address. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const asked = readResetCode(api)
  const what = readText(form, "what")
  try {
    if (what === "restart") {
      clearResetCode(api)
      return redirectToCodeStep(api)
    }
    // The code has expired: the player begins again.
    if (what !== "ask" && !asked) return redirectToCodeStep(api)
    if (what === "resend") return await resendCode(api, asked!.keyCode)
    return asked && what !== "ask"
      ? await setPassword(api, form, asked.keyCode)
      : await requestCode(api, form)
  } catch (problem) {
    return toFormRefusal(problem, form, { OtpInvalidErrorType: "otp", WeakPasswordErrorType: "password" })
  }
}
