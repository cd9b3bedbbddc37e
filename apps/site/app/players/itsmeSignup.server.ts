import { content, type InputOf, players, type ReplyOf, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { describe } from "@elite/words"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { ownPath } from "../ownPath.ts"
import { pageUrl } from "../pageUrl.ts"
import { todayInBrussels } from "../today.ts"
import { valuesOfCookies } from "../tracking/cookies.ts"
import { trackingIn } from "../tracking/values.ts"
import { type Api, apiOf, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/itsmeSignup"
import { countriesIn } from "./countries.ts"
import { asksInvitation, codeOffered, invitationOf, objectionTo } from "./invitation.server.ts"
import { codeIn } from "./invitation.ts"
import { type Asked, type FieldName, problemOf, valuesIn } from "./registration.ts"

type Newcomer = ReplyOf<typeof sessions.getItsmeNewcomer>

/** What is asked of whoever itsme vouches for, where it does not say it, in the order of the form. */
const askable = [
  "email",
  "placeOfBirth",
  "gender",
  "nationality",
  "profession",
  "address",
  "postalCode",
  "city",
  "countryCode",
  "phone",
  "referralCode",
  "preferredLanguage",
  "newsLetter",
  "termsAccepted",
] as const satisfies readonly FieldName[]
export type AskedHere = (typeof askable)[number]

/** What itsme sent the browser back with. */
function arrivalIn(request: Request): { code: string; state: string } {
  const { searchParams } = pageUrl(request.url)
  return { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" }
}

/** Who is back. Whoever has not been there is led to the registration; whose visit has run out, or is another browser's, begins again there. */
async function newcomerOf(api: Api, request: Request): Promise<Newcomer> {
  const arrival = arrivalIn(request)
  if (!arrival.code || !arrival.state) throw redirect(href("signup", api.language))
  try {
    return await api.ask(sessions.getItsmeNewcomer, arrival)
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status !== 400) throw problem
    throw beginAgain(api, problem.message)
  }
}

function beginAgain(api: Api, text: string): Response {
  api.notice({ kind: "error", text })
  return redirect(href("signup", api.language))
}

async function fieldsFor(api: Api, { known }: Newcomer): Promise<{ fields: AskedHere[]; asked: Asked }> {
  const [{ registrationFields }, isAsked] = await Promise.all([
    api.call(players.getRegistrationFields, {}),
    asksInvitation(api),
  ])
  // Without an address nothing could be told.
  const asked: Asked = { ...registrationFields, email: 2, referralCode: isAsked ? 1 : 0 }
  const said: readonly FieldName[] = known
  return { fields: askable.filter((name) => asked[name] > 0 && !said.includes(name)), asked }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  if (await api.player()) throw redirect(href("home", api.language))
  const newcomer = await newcomerOf(api, request)
  const [{ countries }, { languages }] = await Promise.all([
    api.call(content.getAllCountry, {}),
    api.call(content.getLanguages, {}),
  ])
  const { known: _, returnTo, ...person } = newcomer
  return {
    words: speak(request, ["account", "itsme", "signup"]),
    person,
    ...(await fieldsFor(api, newcomer)),
    invitation: codeOffered(new URL(returnTo, "http://site.invalid")),
    countries: countriesIn(api.language, countries),
    languages,
  }
}

type Details = InputOf<typeof sessions.itsmeSignUpToken>["userDetails"]

/** The details of the call from what the form says; nothing but what was asked. */
function detailsIn(values: Readonly<Record<string, string>>, fields: readonly AskedHere[]): Details {
  const others: readonly AskedHere[] = ["newsLetter", "termsAccepted", "referralCode"]
  const texts = fields.filter((name) => !others.includes(name) && values[name])
  const isAsked = fields.includes("newsLetter")
  return {
    ...Object.fromEntries(texts.map((name) => [name, values[name]])),
    ...(isAsked ? { newsLetter: values.newsLetter === "on" } : {}),
    termsAccepted: (values.termsAccepted === "on") as true,
  }
}

/** Opens the account. An answer that opened none is a refusal: they have one already, or what itsme sent along is too old. */
async function opensAccount(
  api: Api,
  given: InputOf<typeof sessions.itsmeSignUpToken>,
): Promise<ReplyOf<typeof sessions.itsmeSignUpToken>> {
  const answer = await api.ask(sessions.itsmeSignUpToken, given)
  if (answer.userId && answer.success === true) return answer
  const name = answer.userId ? "CodeExpiredErrorType" : "UserAlreadyExists"
  const { supportEmail, helpLink } = (await api.call(content.siteDetail, {})).siteDetail
  const description = describe(api.language, name, { email: supportEmail, help: helpLink[api.language] })
  throw new ApiProblem(400, [{ name, description, language_key: `api_${name}` }])
}

const fieldOf = { EmailAlreadyExistsErrorType: "email", ProfessionBarredErrorType: "profession" } as const

/** Opens the account and its first session, and leads on in the language just chosen. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const { fields, asked } = await fieldsFor(api, await newcomerOf(api, request))
  const values = valuesIn(form)
  const say = translate(api.language, "signup")
  const wrongs = fields.flatMap((name) => {
    const problem = problemOf(name, values, asked, todayInBrussels(new Date()))
    return problem ? [[name, say(`problems.${problem}`)] as const] : []
  })
  const code = asked.referralCode === 0 ? "" : codeIn(values.referralCode ?? "")
  const objection = await objectionTo(api, code)
  if (objection) wrongs.push(["referralCode", objection])
  if (wrongs.length > 0) return wrong(form, Object.fromEntries(wrongs))
  // Cookies there are only with consent; the API looks at the record.
  const found = valuesOfCookies(api.visit.headers.cookie ?? "")
  const invitation = invitationOf(api, form, values.referralCode)
  const userDetails = { ...detailsIn(values, fields), tracking: trackingIn(found), ...invitation }
  try {
    const answer = await opensAccount(api, { ...arrivalIn(request), userDetails })
    api.notice({ kind: "success", text: answer.message })
    const home = href("home", answer.languageCode)
    return redirect(answer.languageCode === api.language ? (ownPath(answer.returnTo) ?? home) : home)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.is("ItsmeEmailNotLinkedErrorType"))
      return redirect(`${href("signup", api.language)}?itsme=taken`)
    if (problem instanceof ApiProblem && problem.is("CodeExpiredErrorType"))
      return beginAgain(api, describe(api.language, "CodeExpiredErrorType"))
    return refusedForm(problem, form, fieldOf)
  }
}
