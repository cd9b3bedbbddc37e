import { type InputOf, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { describe } from "@elite/words"
import { redirect } from "react-router"
import { type ItsmePurpose, type ItsmeRedirect, redirectToItsme } from "../account/itsme.server.ts"
import { ApiProblem, toRefusal } from "../api.ts"
import { readText } from "../form/text.ts"
import { toLocalPath } from "../localPath.ts"
import { pageUrl } from "../pageUrl.ts"
import { type Api, apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/authenticationCheck"

type ItsmeReturn = InputOf<typeof sessions.itsmeLoginToken>

export type ItsmeFailure = { failed: string }

/** The state begins with the purpose of the visit to itsme. */
const parsePurpose = (state: string): ItsmePurpose =>
  (["kyc", "signup", "stepUp"] as const).find((purpose) => state.startsWith(`${purpose}.`)) ?? "login"

/** The page to return to after a cancelled visit. */
const pageByPurpose = { login: "login", signup: "signup", kyc: "profile", stepUp: "profile" } as const

/** Reading the page consumes nothing, because scanners follow links. A cancelled visit redirects to its page. */
export function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { searchParams } = pageUrl(request.url)
  const inAddress = (name: string) => searchParams.get(name) ?? ""
  const [code, state, error, iss] = [
    inAddress("code"),
    inAddress("state"),
    inAddress("error"),
    inAddress("iss"),
  ]
  const purpose = parsePurpose(state)
  if (error === "access_denied") {
    api.notice({ kind: "information", text: translate(api.language, "itsme")("check.cancelled") })
    throw redirect(href(pageByPurpose[purpose], api.language))
  }
  if (!code && !error) throw redirect(href("login", api.language))
  const failed = error ? describe(api.language, "ItsmeServiceNotAvailableErrorType") : null
  return { words: messagesFor(request, ["account", "itsme"]), purpose, code, state, iss, failed }
}

const isSignUp = (request: Request) =>
  parsePurpose(pageUrl(request.url).searchParams.get("state") ?? "") === "signup"

/** Opens the session and redirects in the language of the page. */
async function logIn(api: Api, arrival: ItsmeReturn): Promise<Response> {
  const { returnTo } = await api.ask(sessions.itsmeLoginToken, arrival)
  api.notice({ kind: "success", text: translate(api.language, "answers")("loggedIn") })
  return redirect(toLocalPath(returnTo) ?? href("home", api.language))
}

async function finishIdentityCheck(api: Api, arrival: ItsmeReturn): Promise<Response> {
  const { message, kycStatus, returnTo } = await api.ask(sessions.itsmeKycTokenVerify, arrival)
  api.notice({ kind: kycStatus === "accepted" ? "success" : "error", text: message })
  return redirect(toLocalPath(returnTo) ?? href("profile", api.language))
}

/** Redirects to the form for details that itsme does not provide. */
async function continueToSignUp(api: Api, arrival: ItsmeReturn): Promise<Response> {
  await api.ask(sessions.itsmeSignUpArrival, arrival)
  return redirect(
    `${href("itsmeSignup", api.language)}?${new URLSearchParams({ code: arrival.code, state: arrival.state })}`,
  )
}

async function finishStepUp(api: Api, arrival: ItsmeReturn): Promise<Response> {
  const { message, returnTo } = await api.ask(sessions.itsmeStepUpToken, arrival)
  api.notice({ kind: "success", text: message })
  return redirect(toLocalPath(returnTo) ?? href("home", api.language))
}

const handlersByPurpose = {
  login: logIn,
  signup: continueToSignUp,
  kyc: finishIdentityCheck,
  stepUp: finishStepUp,
}

export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<ItsmeFailure | ItsmeRedirect | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const [code, state, iss] = [readText(form, "code"), readText(form, "state"), readText(form, "iss")]
  try {
    if (readText(form, "what") === "itsme")
      return await redirectToItsme(api, request, {
        purpose: isSignUp(request) ? "signup" : "login",
        returnTo: href("home", api.language),
        form,
      })
    return await handlersByPurpose[parsePurpose(state)](api, { code, state, ...(iss === "" ? {} : { iss }) })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.is("ItsmeEmailNotLinkedErrorType"))
      return redirect(
        `${href("signup", api.language)}?itsme=${parsePurpose(state) === "signup" ? "taken" : "not-linked"}`,
      )
    if (problem.is("ItsmeDocumentNeededErrorType")) {
      if (parsePurpose(state) === "signup") return redirect(`${href("signup", api.language)}?itsme=document`)
      api.notice({ kind: "information", text: toRefusal(problem).refusal.description })
      return redirect(href("kyc", api.language))
    }
    // A player who is not logged in here began in another browser.
    if (problem.status === 401) return { failed: describe(api.language, "ItsmeOtherBrowserErrorType") }
    return { failed: toRefusal(problem).refusal.description }
  }
}
