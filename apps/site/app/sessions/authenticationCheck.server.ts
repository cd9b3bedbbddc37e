import { type InputOf, sessions } from "@elite/contract"
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

/** What itsme sent the browser back with. */
type Arrival = InputOf<typeof sessions.itsmeLoginToken>

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
  const inAddress = (name: string) => searchParams.get(name) ?? ""
  const [code, state, error, iss] = [
    inAddress("code"),
    inAddress("state"),
    inAddress("error"),
    inAddress("iss"),
  ]
  const purpose = purposeOf(state)
  if (error === "access_denied") {
    api.notice({ kind: "information", text: translate(api.language, "itsme")("check.cancelled") })
    throw redirect(href(pageOf[purpose], api.language))
  }
  if (!code && !error) throw redirect(href("login", api.language))
  const failed = error ? describe(api.language, "ItsmeServiceNotAvailableErrorType") : null
  return { words: speak(request, ["account", "itsme"]), purpose, code, state, iss, failed }
}

const isSignUp = (request: Request) =>
  purposeOf(pageUrl(request.url).searchParams.get("state") ?? "") === "signup"

/** Opens the session, and leads on in the language of the page. */
async function comesIn(api: Api, arrival: Arrival): Promise<Response> {
  const { message, returnTo } = await api.ask(sessions.itsmeLoginToken, arrival)
  api.notice({ kind: "success", text: message })
  return redirect(ownPath(returnTo) ?? href("home", api.language))
}

async function isKnown(api: Api, arrival: Arrival): Promise<Response> {
  const { message, kycStatus, returnTo } = await api.ask(sessions.itsmeKycTokenVerify, arrival)
  api.notice({ kind: kycStatus === "accepted" ? "success" : "error", text: message })
  return redirect(ownPath(returnTo) ?? href("profile", api.language))
}

/** Leads to the page that asks for what itsme does not say. */
async function signsUp(api: Api, arrival: Arrival): Promise<Response> {
  await api.ask(sessions.itsmeSignUpArrival, arrival)
  return redirect(
    `${href("itsmeSignup", api.language)}?${new URLSearchParams({ code: arrival.code, state: arrival.state })}`,
  )
}

async function stepsUp(api: Api, arrival: Arrival): Promise<Response> {
  const { message, returnTo } = await api.ask(sessions.itsmeStepUpToken, arrival)
  api.notice({ kind: "success", text: message })
  return redirect(ownPath(returnTo) ?? href("home", api.language))
}

const takeUp = { login: comesIn, signup: signsUp, kyc: isKnown, stepUp: stepsUp }

/** Takes up what itsme sent back, or goes there once more. */
export async function action({ request, context }: Route.ActionArgs): Promise<Failed | ToItsme | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const [code, state, iss] = [textIn(form, "code"), textIn(form, "state"), textIn(form, "iss")]
  try {
    if (textIn(form, "what") === "itsme")
      return await toItsme(api, request, {
        purpose: isSignUp(request) ? "signup" : "login",
        returnTo: href("home", api.language),
        form,
      })
    return await takeUp[purposeOf(state)](api, { code, state, ...(iss === "" ? {} : { iss }) })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.is("ItsmeEmailNotLinkedErrorType"))
      return redirect(
        `${href("signup", api.language)}?itsme=${purposeOf(state) === "signup" ? "taken" : "not-linked"}`,
      )
    if (problem.is("ItsmeDocumentNeededErrorType")) {
      if (purposeOf(state) === "signup") return redirect(`${href("signup", api.language)}?itsme=document`)
      api.notice({ kind: "information", text: refused(problem).refusal.description })
      return redirect(href("kyc", api.language))
    }
    // Whoever is not logged in here began elsewhere.
    if (problem.status === 401) return { failed: describe(api.language, "ItsmeOtherBrowserErrorType") }
    return { failed: refused(problem).refusal.description }
  }
}
