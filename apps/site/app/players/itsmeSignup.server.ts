import { content, type InputOf, players, type ReplyOf, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { describe } from "@elite/words"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { toLocalPath } from "../localPath.ts"
import { pageUrl } from "../pageUrl.ts"
import { todayInBrussels } from "../today.ts"
import { toSignUpTracking } from "../tracking/attribution.ts"
import { parseAttributionCookies } from "../tracking/attributionCookies.ts"
import { type Api, apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/itsmeSignup"
import { toCountryChoices } from "./countries.ts"
import {
  findInvitationProblem,
  isInvitationAsked,
  parseOfferedCode,
  readInvitation,
} from "./invitation.server.ts"
import { extractInvitationCode } from "./invitation.ts"
import {
  type FieldRequirements,
  findFieldProblem,
  type RegistrationField,
  readValues,
} from "./registration.ts"

type ItsmeNewcomer = ReplyOf<typeof sessions.getItsmeNewcomer>

/** Details that itsme may not provide, in the order of the form. */
const askableFields = [
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
] as const satisfies readonly RegistrationField[]
export type ItsmeFieldName = (typeof askableFields)[number]

function parseItsmeReturn(request: Request): { code: string; state: string } {
  const { searchParams } = pageUrl(request.url)
  return { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" }
}

/**
 * The identity from itsme. Redirects to the registration where there is none, or where it expired or is another
 * browser's.
 */
async function getNewcomer(api: Api, request: Request): Promise<ItsmeNewcomer> {
  const arrival = parseItsmeReturn(request)
  if (!arrival.code || !arrival.state) throw redirect(href("signup", api.language))
  try {
    return await api.ask(sessions.getItsmeNewcomer, arrival)
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status !== 400) throw problem
    throw restartSignUp(api, problem.message)
  }
}

function restartSignUp(api: Api, text: string): Response {
  api.notice({ kind: "error", text })
  return redirect(href("signup", api.language))
}

async function readFields(
  api: Api,
  { known }: ItsmeNewcomer,
): Promise<{ fields: ItsmeFieldName[]; requirements: FieldRequirements }> {
  const [{ registrationFields }, isAsked] = await Promise.all([
    api.call(players.getRegistrationFields, {}),
    isInvitationAsked(api),
  ])
  // The address is required: it is how a player is reached.
  const requirements: FieldRequirements = { ...registrationFields, email: 2, referralCode: isAsked ? 1 : 0 }
  const knownFields: readonly RegistrationField[] = known
  return {
    fields: askableFields.filter((name) => requirements[name] > 0 && !knownFields.includes(name)),
    requirements,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  if (await api.player()) throw redirect(href("home", api.language))
  const newcomer = await getNewcomer(api, request)
  const [{ countries }, { languages }] = await Promise.all([
    api.call(content.getAllCountry, {}),
    api.call(content.getLanguages, {}),
  ])
  const { known: _, returnTo, ...person } = newcomer
  return {
    words: messagesFor(request, ["account", "itsme", "signup"]),
    person,
    ...(await readFields(api, newcomer)),
    invitation: parseOfferedCode(new URL(returnTo, "http://site.invalid")),
    countries: toCountryChoices(api.language, countries),
    languages,
  }
}

type UserDetails = InputOf<typeof sessions.itsmeSignUpToken>["userDetails"]

/** Only the fields that were asked. */
function toUserDetails(
  values: Readonly<Record<string, string>>,
  fields: readonly ItsmeFieldName[],
): UserDetails {
  const notTexts: readonly ItsmeFieldName[] = ["newsLetter", "termsAccepted", "referralCode"]
  const texts = fields.filter((name) => !notTexts.includes(name) && values[name])
  const isAsked = fields.includes("newsLetter")
  return {
    ...Object.fromEntries(texts.map((name) => [name, values[name]])),
    ...(isAsked ? { newsLetter: values.newsLetter === "on" } : {}),
    termsAccepted: (values.termsAccepted === "on") as true,
  }
}

/** Opens the account. Any other result is an error: an account exists already, or the data of itsme is too old. */
async function openAccount(
  api: Api,
  input: InputOf<typeof sessions.itsmeSignUpToken>,
): Promise<ReplyOf<typeof sessions.itsmeSignUpToken>> {
  const answer = await api.ask(sessions.itsmeSignUpToken, input)
  if (answer.userId && answer.success === true) return answer
  const name = answer.userId ? "CodeExpiredErrorType" : "UserAlreadyExists"
  const { supportEmail, helpLink } = (await api.call(content.siteDetail, {})).siteDetail
  const description = describe(api.language, name, { email: supportEmail, help: helpLink[api.language] })
  throw new ApiProblem(400, [{ name, description, language_key: `api_${name}` }])
}

const errorFields = { EmailAlreadyExistsErrorType: "email", ProfessionBarredErrorType: "profession" } as const

/** Opens the account with its first session, and redirects in the chosen language. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const { fields, requirements } = await readFields(api, await getNewcomer(api, request))
  const values = readValues(form)
  const t = translate(api.language, "signup")
  const faults = fields.flatMap((name) => {
    const problem = findFieldProblem(name, values, requirements, todayInBrussels(new Date()))
    return problem ? [[name, t(`problems.${problem}`)] as const] : []
  })
  const code = requirements.referralCode === 0 ? "" : extractInvitationCode(values.referralCode ?? "")
  const invitationProblem = await findInvitationProblem(api, code)
  if (invitationProblem) faults.push(["referralCode", invitationProblem])
  if (faults.length > 0) return invalidForm(form, Object.fromEntries(faults))
  // The cookies exist only with consent; the API checks the record.
  const attribution = parseAttributionCookies(api.visit.headers.cookie ?? "")
  const invitation = readInvitation(api, form, values.referralCode)
  const userDetails = {
    ...toUserDetails(values, fields),
    tracking: toSignUpTracking(attribution),
    ...invitation,
  }
  try {
    const answer = await openAccount(api, { ...parseItsmeReturn(request), userDetails })
    api.notice({ kind: "success", text: answer.message })
    const home = href("home", answer.languageCode)
    return redirect(answer.languageCode === api.language ? (toLocalPath(answer.returnTo) ?? home) : home)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.is("ItsmeEmailNotLinkedErrorType"))
      return redirect(`${href("signup", api.language)}?itsme=taken`)
    if (problem instanceof ApiProblem && problem.is("CodeExpiredErrorType"))
      return restartSignUp(api, describe(api.language, "CodeExpiredErrorType"))
    return toFormRefusal(problem, form, errorFields)
  }
}
