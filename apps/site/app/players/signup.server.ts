import { content, type InputOf, players } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { type ItsmeRedirect, redirectToItsme } from "../account/itsme.server.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { readText } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { todayInBrussels } from "../today.ts"
import { toSignUpTracking } from "../tracking/attribution.ts"
import { parseAttributionCookies } from "../tracking/attributionCookies.ts"
import { type Api, apiOf, messagesFor, nextPath, translate } from "../visit.server.ts"
import type { Route } from "./+types/signup"
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
  findFieldProblems,
  type RegistrationField,
  readValues,
  steps,
} from "./registration.ts"

type SignUpInput = InputOf<typeof players.signUp>

/** The field that an error belongs to. */
const errorFields: Partial<Record<string, RegistrationField>> = {
  EmailAlreadyExistsErrorType: "email",
  UsernameAlreadyExistsErrorType: "username",
  WeakPasswordErrorType: "password",
  UnderAgeErrorType: "dateOfBirth",
  ProfessionBarredErrorType: "profession",
  NationalNumberInvalidErrorType: "nationalNumber",
}

/** The date of birth becomes MM-DD-YYYY, as the API expects. */
export function toSignUpInput(
  values: Readonly<Record<string, string>>,
  requirements: Pick<FieldRequirements, "newsLetter">,
): SignUpInput {
  const { email = "", username = "", password = "", firstName = "", lastName = "", dateOfBirth = "" } = values
  const [year = "", month = "", day = ""] = dateOfBirth.split("-")
  const optional = [
    "gender",
    "nationalNumber",
    "placeOfBirth",
    "nationality",
    "profession",
    "address",
    "postalCode",
    "city",
    "countryCode",
    "phone",
  ] as const
  const optionalDetails = Object.fromEntries(
    optional.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  )
  return {
    email,
    username,
    password: passwordBase64(password),
    firstName,
    lastName,
    dateOfBirth: `${month}-${day}-${year}`,
    ...optionalDetails,
    preferredLanguage: (values.preferredLanguage || "en") as SignUpInput["preferredLanguage"],
    // An unticked box is a "no"; a missing value would count as unanswered.
    ...(requirements.newsLetter !== 0 && { newsLetter: values.newsLetter === "on" }),
    termsAccepted: (values.termsAccepted === "on") as true,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  if (await api.player()) throw redirect(nextPath(request))
  const [requirements, { countries }, { languages }] = await Promise.all([
    readFieldRequirements(api),
    api.call(content.getAllCountry, {}),
    api.call(content.getLanguages, {}),
  ])
  const url = pageUrl(request.url)
  const why = url.searchParams.get("itsme")
  const notLinked = (["not-linked", "taken", "document"] as const).find((each) => each === why) ?? null
  return {
    words: messagesFor(request, ["account", "itsme", "password", "signup"]),
    /** Why itsme did not open an account: not linked to one, its address belongs to one, or incomplete data. */
    notLinked,
    requirements,
    invitation: requirements.referralCode === 0 ? null : parseOfferedCode(url),
    countries: toCountryChoices(api.language, countries),
    languages,
  }
}

async function readFieldRequirements(api: Api): Promise<FieldRequirements> {
  const [{ registrationFields }, isAsked] = await Promise.all([
    api.call(players.getRegistrationFields, {}),
    isInvitationAsked(api),
  ])
  return { ...registrationFields, referralCode: isAsked ? 1 : 0 }
}

/** The same validation as in the browser. */
async function fieldMessages(
  api: Api,
  values: Readonly<Record<string, string>>,
  requirements: FieldRequirements,
) {
  const t = translate(api.language, "signup")
  const faults = findFieldProblems(steps, values, requirements, todayInBrussels(new Date()))
  const sentences = Object.fromEntries(
    Object.entries(faults).map(([field, problem]) => [field, t(`problems.${problem}`)]),
  )
  const code = requirements.referralCode === 0 ? "" : extractInvitationCode(values.referralCode ?? "")
  const invitationProblem = await findInvitationProblem(api, code)
  return invitationProblem ? { ...sentences, referralCode: invitationProblem } : sentences
}

/**
 * Redirects to itsme, or opens the account with its first session and redirects in the chosen language. Validates like
 * the browser, for forms submitted without scripts; then the API decides.
 */
export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<FormRefusal | ItsmeRedirect | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  if (readText(form, "what") === "itsme") {
    const code = extractInvitationCode(readText(form, "referralCode"))
    const returnTo = href("home", api.language) + (code && `?${new URLSearchParams({ referral_code: code })}`)
    return redirectToItsme(api, request, { purpose: "signup", returnTo, form }).catch((problem: unknown) =>
      toFormRefusal(problem, form),
    )
  }
  const values = readValues(form)
  const requirements = await readFieldRequirements(api)
  const sentences = await fieldMessages(api, values, requirements)
  if (Object.keys(sentences).length > 0) return invalidForm(form, sentences)
  const input = toSignUpInput(values, requirements)
  // The cookies exist only with consent; the API checks the record.
  const attribution = parseAttributionCookies(api.visit.headers.cookie ?? "")
  try {
    const invitation = readInvitation(api, form, values.referralCode)
    await api.ask(players.signUp, { ...input, tracking: toSignUpTracking(attribution), ...invitation })
  } catch (problem) {
    return toFormRefusal(problem, form, errorFields)
  }
  api.notice({ kind: "success", text: translate(input.preferredLanguage, "signup")("opened") })
  throw redirect(href("verifyEmail", input.preferredLanguage))
}
