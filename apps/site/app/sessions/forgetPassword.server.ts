import { normalizeDigits, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { describe } from "@elite/words"
import { redirect } from "react-router"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { exactTextIn, textIn } from "../form/text.ts"
import { type Api, apiOf, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/forgetPassword"
import { type AskedCode, askedCodeOf, forgetAskedCode, keepAskedCode } from "./askedCode.server.ts"

/** Seconds until another code may be asked for. */
const secondsLeft = ({ sentAt }: AskedCode): number =>
  Math.max(0, Math.ceil(sessions.codeResendSeconds - (Date.now() - sentAt.getTime()) / 1_000))

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = askedCodeOf(apiOf(context))
  return {
    words: speak(request, ["account", "password"]),
    asked: asked && { sentAtMs: asked.sentAt.getTime(), waitSeconds: secondsLeft(asked) },
  }
}

const toCode = (api: Api) => redirect(href("forgetPassword", api.language))

/** Asks for a code: a known address and an unknown one are led on alike. */
async function asksForCode(api: Api, form: FormData): Promise<FormAnswer | Response> {
  const email = textIn(form, "email")
  if (!email) return wrong(form, { email: translate(api.language, "password")("required") })
  const { forgetPasswordEmailSent, keyCode } = await api.ask(sessions.forgotPassword, { email })
  if (!forgetPasswordEmailSent) return wrong(form, { email: describe(api.language, "EmailNotFound") })
  keepAskedCode(api, keyCode)
  return toCode(api)
}

async function sendsAgain(api: Api, keyCode: string): Promise<Response> {
  const { message } = await api.ask(sessions.verifyOtp, { keyCode })
  keepAskedCode(api, keyCode)
  api.notice({ kind: "information", text: message })
  return toCode(api)
}

async function setsPassword(api: Api, form: FormData, keyCode: string): Promise<FormAnswer | Response> {
  const say = translate(api.language, "password")
  // People write them as they stand in the message, with a space in the middle.
  const otp = normalizeDigits(textIn(form, "otp"))
  const password = exactTextIn(form, "password")
  const fields = {
    ...(/^[0-9]{6}$/.test(otp) ? {} : { otp: say("code.digitsWrong") }),
    ...(password ? {} : { password: say("required") }),
  }
  if (Object.keys(fields).length > 0) return wrong(form, fields)
  const given = { keyCode, otp, password: passwordBase64(password) }
  const { message } = await api.ask(sessions.verifyOtp, given)
  forgetAskedCode(api)
  api.notice({ kind: "success", text: message })
  return redirect(href("login", api.language))
}

/** Three forms of one page: the address, the digits with the new password, another code or another address. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const asked = askedCodeOf(api)
  const what = textIn(form, "what")
  try {
    if (what === "restart") {
      forgetAskedCode(api)
      return toCode(api)
    }
    // Whoever took longer than the code works begins again.
    if (what !== "ask" && !asked) return toCode(api)
    if (what === "resend") return await sendsAgain(api, asked!.keyCode)
    return asked && what !== "ask"
      ? await setsPassword(api, form, asked.keyCode)
      : await asksForCode(api, form)
  } catch (problem) {
    return refusedForm(problem, form, { OtpInvalidErrorType: "otp", WeakPasswordErrorType: "password" })
  }
}
