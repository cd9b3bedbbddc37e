import { sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { describe } from "@elite/words"
import { redirect } from "react-router"
import { type ItsmePurpose, type ToItsme, toItsme } from "../account/itsme.server.ts"
import { ApiProblem, refused } from "../api.ts"
import { textIn } from "../form/text.ts"
import { ownPath } from "../ownPath.ts"
import { pageUrl } from "../pageUrl.ts"
import { type Api, apiOf, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/authenticationCheck"

/** Why nothing came of it. */
export type Failed = { failed: string }

/** What somebody was at itsme for stands at the beginning of what they come back with. */
const purposeOf = (state: string): ItsmePurpose =>
  (["kyc", "signup", "stepUp"] as const).find((purpose) => state.startsWith(`${purpose}.`)) ?? "login"

/** Where whoever stopped at itsme is again. */
const pageOf = { login: "login", signup: "signup", kyc: "profile", stepUp: "profile" } as const

/** Looking at the address does nothing: a scanner may look too. Whoever stopped at itsme goes back to where they were. */
export function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { searchParams } = pageUrl(request.url)
  const [code, state, error] = ["code", "state", "error"].map((name) => searchParams.get(name) ?? "") as [
    string,
    string,
    string,
  ]
  const purpose = purposeOf(state)
  if (error === "access_denied") {
    api.notice({ kind: "information", text: translate(api.language, "itsme")("check.cancelled") })
    throw redirect(href(pageOf[purpose], api.language))
  }
  if (!code && !error) throw redirect(href("login", api.language))
  const failed = error ? describe(api.language, "ItsmeServiceNotAvailableErrorType") : null
  return { words: speak(request, ["account", "itsme"]), purpose, code, state, failed }
}

const isSignUp = (request: Request) =>
  purposeOf(pageUrl(request.url).searchParams.get("state") ?? "") === "signup"

/** Opens the session, and leads on in the language of the page. */
async function comesIn(api: Api, arrival: { code: string; state: string }): Promise<Response> {
  const { message, returnTo } = await api.ask(sessions.itsmeLoginToken, arrival)
  api.notice({ kind: "success", text: message })
  return redirect(ownPath(returnTo) ?? href("home", api.language))
}

async function isKnown(api: Api, arrival: { code: string; state: string }): Promise<Response> {
  const { message, kycStatus, returnTo } = await api.ask(sessions.itsmeKycTokenVerify, arrival)
  api.notice({ kind: kycStatus === "accepted" ? "success" : "error", text: message })
  return redirect(ownPath(returnTo) ?? href("profile", api.language))
}

/** Leads to the page that asks for what itsme does not say. */
async function signsUp(api: Api, arrival: { code: string; state: string }): Promise<Response> {
  await api.ask(sessions.itsmeSignUpArrival, arrival)
  return redirect(`${href("itsmeSignup", api.language)}?${new URLSearchParams(arrival)}`)
}

async function stepsUp(api: Api, arrival: { code: string; state: string }): Promise<Response> {
  const { message, returnTo } = await api.ask(sessions.itsmeStepUpToken, arrival)
  api.notice({ kind: "success", text: message })
  return redirect(ownPath(returnTo) ?? href("home", api.language))
}

const takeUp = { login: comesIn, signup: signsUp, kyc: isKnown, stepUp: stepsUp }

/** Takes up what itsme sent back, or goes there once more. */
export async function action({ request, context }: Route.ActionArgs): Promise<Failed | ToItsme | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const [code, state] = [textIn(form, "code"), textIn(form, "state")]
  try {
    if (textIn(form, "what") === "itsme")
      return await toItsme(api, request, {
        purpose: isSignUp(request) ? "signup" : "login",
        returnTo: href("home", api.language),
        form,
      })
    return await takeUp[purposeOf(state)](api, { code, state })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.is("ItsmeEmailNotLinkedErrorType"))
      return redirect(
        `${href("signup", api.language)}?itsme=${purposeOf(state) === "signup" ? "taken" : "not-linked"}`,
      )
    // Whoever is not logged in here began elsewhere.
    if (problem.status === 401) return { failed: describe(api.language, "ItsmeOtherBrowserErrorType") }
    return { failed: refused(problem).refusal.description }
  }
}
