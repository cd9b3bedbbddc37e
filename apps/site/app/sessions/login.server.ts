import { type ReplyOf, sessions } from "@elite/contract"
import { describe } from "@elite/words"
import { redirect } from "react-router"
import { type ItsmeRedirect, redirectToItsme } from "../account/itsme.server.ts"
import { ApiProblem } from "../api.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { readExactText, readText } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { type Api, apiOf, messagesFor, nextPath, translate } from "../visit.server.ts"
import type { Route } from "./+types/login"
import { detectDeviceType } from "./deviceType.server.ts"
import { clearLoginStep, type LoginStep, readLoginStep, saveLoginStep } from "./loginStep.server.ts"
import { toPathInLanguage } from "./nextPage.ts"

const secondsUntilNextMail = ({ mailedAt }: LoginStep): number =>
  mailedAt === null
    ? 0
    : Math.max(0, Math.ceil(sessions.codeResendSeconds - (Date.now() - mailedAt.getTime()) / 1_000))

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  if (await api.player()) throw redirect(nextPath(request))
  const step = readLoginStep(api)
  return {
    words: messagesFor(request, ["account", "factor", "itsme", "login"]),
    step: step && { mailedAtMs: step.mailedAt?.getTime() ?? null, waitSeconds: secondsUntilNextMail(step) },
  }
}

/** The same page, with its destination. */
function redirectToLoginStep(request: Request): Response {
  const { pathname, search } = pageUrl(request.url)
  return redirect(pathname + search)
}

/** Redirects a logged-in player in the language of the log-in page. */
function redirectLoggedIn(api: Api, request: Request): Response {
  api.notice({ kind: "success", text: translate(api.language, "answers")("loggedIn") })
  return redirect(toPathInLanguage(nextPath(request), api.language))
}

async function submitPassword(api: Api, request: Request, form: FormData): Promise<FormRefusal | Response> {
  const email = readText(form, "email")
  const password = readExactText(form, "password")
  if (!email || !password) {
    const required = translate(api.language, "login")("required")
    return invalidForm(form, {
      ...(email ? {} : { email: required }),
      ...(password ? {} : { password: required }),
    })
  }
  const answer: ReplyOf<typeof sessions.login> = await api.ask(sessions.login, {
    email,
    password: passwordBase64(password),
    deviceType: detectDeviceType(api.visit.headers["user-agent"]),
    preferredLanguage: api.language,
  })
  if (!("challengeId" in answer)) return redirectLoggedIn(api, request)
  saveLoginStep(api, answer.challengeId, false)
  return redirectToLoginStep(request)
}

async function submitCode(
  api: Api,
  request: Request,
  form: FormData,
  { challengeId }: LoginStep,
): Promise<FormRefusal | Response> {
  const code = readText(form, "code")
  if (code.length < 6) return invalidForm(form, { code: translate(api.language, "factor")("login.missing") })
  await api.ask(sessions.verifyCode, { challengeId, code })
  clearLoginStep(api)
  return redirectLoggedIn(api, request)
}

async function requestMailedCode(api: Api, request: Request, { challengeId }: LoginStep): Promise<Response> {
  const { sentTo } = await api.ask(sessions.getCode, { challengeId })
  saveLoginStep(api, challengeId, true)
  api.notice({ kind: "information", text: translate(api.language, "factor")("login.mailed", { sentTo }) })
  return redirectToLoginStep(request)
}

/** All refusals appear above the form, whatever their status. An expired log-in begins again. */
export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<FormRefusal | ItsmeRedirect | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const formName = readText(form, "what")
  try {
    if (formName === "") return await submitPassword(api, request, form)
    if (formName === "itsme")
      return await redirectToItsme(api, request, { purpose: "login", returnTo: nextPath(request), form })
    const step = readLoginStep(api)
    if (step && formName === "code") return await submitCode(api, request, form, step)
    if (step && formName === "mail") return await requestMailedCode(api, request, step)
    clearLoginStep(api)
    return redirectToLoginStep(request)
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || !problem.is("LoginChallengeExpiredErrorType"))
      return toFormRefusal(
        problem,
        form,
        { SecondFactorCodeInvalidErrorType: "code" },
        describe(api.language, "EmailNotFound"),
      )
    clearLoginStep(api)
    api.notice({ kind: "error", text: problem.message })
    return redirectToLoginStep(request)
  }
}
