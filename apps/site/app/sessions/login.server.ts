import { type ReplyOf, sessions } from "@elite/contract"
import { describe } from "@elite/words"
import { redirect } from "react-router"
import { type ToItsme, toItsme } from "../account/itsme.server.ts"
import { ApiProblem } from "../api.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { exactTextIn, textIn } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { type Api, apiOf, nextOf, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/login"
import { deviceTypeOf } from "./device.server.ts"
import { forgetLoginStep, keepLoginStep, type LoginStep, loginStepOf } from "./loginStep.server.ts"
import { nextInLanguage } from "./nextPage.ts"

/** Seconds until another code may be mailed. */
const secondsLeft = ({ mailedAt }: LoginStep): number =>
  mailedAt === null
    ? 0
    : Math.max(0, Math.ceil(sessions.codeResendSeconds - (Date.now() - mailedAt.getTime()) / 1_000))

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  if (await api.player()) throw redirect(nextOf(request))
  const step = loginStepOf(api)
  return {
    words: speak(request, ["account", "factor", "itsme", "login"]),
    step: step && { mailedAtMs: step.mailedAt?.getTime() ?? null, waitSeconds: secondsLeft(step) },
  }
}

/** The same page again, with where it leads to afterwards. */
function again(request: Request): Response {
  const { pathname, search } = pageUrl(request.url)
  return redirect(pathname + search)
}

/** Leads whoever is in on, in the language of the page they logged in on. */
function isIn(api: Api, request: Request, message: string): Response {
  api.notice({ kind: "success", text: message })
  return redirect(nextInLanguage(nextOf(request), api.language))
}

async function saysPassword(api: Api, request: Request, form: FormData): Promise<FormAnswer | Response> {
  const email = textIn(form, "email")
  const password = exactTextIn(form, "password")
  if (!email || !password) {
    const required = translate(api.language, "login")("required")
    return wrong(form, { ...(email ? {} : { email: required }), ...(password ? {} : { password: required }) })
  }
  const answer: ReplyOf<typeof sessions.login> = await api.ask(sessions.login, {
    email,
    password: passwordBase64(password),
    deviceType: deviceTypeOf(api.visit.headers["user-agent"]),
    preferredLanguage: api.language,
  })
  if (!("challengeId" in answer)) return isIn(api, request, answer.message)
  keepLoginStep(api, answer.challengeId, false)
  return again(request)
}

async function saysCode(
  api: Api,
  request: Request,
  form: FormData,
  { challengeId }: LoginStep,
): Promise<FormAnswer | Response> {
  const code = textIn(form, "code")
  if (code.length < 6) return wrong(form, { code: translate(api.language, "factor")("login.missing") })
  const { message } = await api.ask(sessions.verifyCode, { challengeId, code })
  forgetLoginStep(api)
  return isIn(api, request, message)
}

async function asksForMail(api: Api, request: Request, { challengeId }: LoginStep): Promise<Response> {
  const { sentTo } = await api.ask(sessions.getCode, { challengeId })
  keepLoginStep(api, challengeId, true)
  api.notice({ kind: "information", text: translate(api.language, "factor")("login.mailed", { sentTo }) })
  return again(request)
}

/**
 * Opens the session and leads on in the player's own language; where there is a second factor that is a form of its own.
 * Refusals stand above the form, whatever their status. A log-in that is over begins again.
 */
export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<FormAnswer | ToItsme | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const what = textIn(form, "what")
  try {
    if (what === "") return await saysPassword(api, request, form)
    if (what === "itsme")
      return await toItsme(api, request, { purpose: "login", returnTo: nextOf(request), form })
    const step = loginStepOf(api)
    if (step && what === "code") return await saysCode(api, request, form, step)
    if (step && what === "mail") return await asksForMail(api, request, step)
    forgetLoginStep(api)
    return again(request)
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || !problem.is("LoginChallengeExpiredErrorType"))
      return refusedForm(
        problem,
        form,
        { SecondFactorCodeInvalidErrorType: "code" },
        describe(api.language, "EmailNotFound"),
      )
    forgetLoginStep(api)
    api.notice({ kind: "error", text: problem.message })
    return again(request)
  }
}
