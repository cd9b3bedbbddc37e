import { content, type InputOf, players } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { type ToItsme, toItsme } from "../account/itsme.server.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { textIn } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { todayInBrussels } from "../today.ts"
import { valuesOfCookies } from "../tracking/cookies.ts"
import { trackingIn } from "../tracking/values.ts"
import { type Api, apiOf, nextOf, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/signup"
import { countriesIn } from "./countries.ts"
import { asksInvitation, codeOffered, invitationOf, objectionTo } from "./invitation.server.ts"
import { codeIn } from "./invitation.ts"
import { type Asked, type FieldName, problemsOf, steps, valuesIn } from "./registration.ts"

type Input = InputOf<typeof players.signUp>

/** The field a refusal is about, where it is about one. */
const fieldOf: Partial<Record<string, FieldName>> = {
  EmailAlreadyExistsErrorType: "email",
  UsernameAlreadyExistsErrorType: "username",
  WeakPasswordErrorType: "password",
  UnderAgeErrorType: "dateOfBirth",
  ProfessionBarredErrorType: "profession",
  NationalNumberInvalidErrorType: "nationalNumber",
}

/** The call's input from what the form says; the calendar date becomes MM-DD-YYYY. */
export function signUpInput(values: Readonly<Record<string, string>>): Input {
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
  const given = Object.fromEntries(optional.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  return {
    email,
    username,
    password: passwordBase64(password),
    firstName,
    lastName,
    dateOfBirth: `${month}-${day}-${year}`,
    ...given,
    preferredLanguage: (values.preferredLanguage || "en") as Input["preferredLanguage"],
    // A box without a tick says no: where the question is a required one, silence would count as no answer.
    newsLetter: values.newsLetter === "on",
    termsAccepted: (values.termsAccepted === "on") as true,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  if (await api.player()) throw redirect(nextOf(request))
  const [asked, { countries }, { languages }] = await Promise.all([
    askedOf(api),
    api.call(content.getAllCountry, {}),
    api.call(content.getLanguages, {}),
  ])
  const url = pageUrl(request.url)
  const why = url.searchParams.get("itsme")
  const notLinked = (["not-linked", "taken", "document"] as const).find((each) => each === why) ?? null
  return {
    words: speak(request, ["account", "itsme", "password", "signup"]),
    /** They came from itsme: it is linked to no account here, the address it gives is some account's, or it did not say enough of them. */
    notLinked,
    asked,
    invitation: asked.referralCode === 0 ? null : codeOffered(url),
    countries: countriesIn(api.language, countries),
    languages,
  }
}

/** What the form asks now, and whether it has to be answered. */
async function askedOf(api: Api): Promise<Asked> {
  const [{ registrationFields }, isAsked] = await Promise.all([
    api.call(players.getRegistrationFields, {}),
    asksInvitation(api),
  ])
  return { ...registrationFields, referralCode: isAsked ? 1 : 0 }
}

/** What is wrong with what was written, as the form itself says it where scripts run. */
async function sentencesFor(api: Api, values: Readonly<Record<string, string>>) {
  const asked = await askedOf(api)
  const say = translate(api.language, "signup")
  const found = problemsOf(steps, values, asked, todayInBrussels(new Date()))
  const sentences = Object.fromEntries(
    Object.entries(found).map(([field, problem]) => [field, say(`problems.${problem}`)]),
  )
  const code = asked.referralCode === 0 ? "" : codeIn(values.referralCode ?? "")
  const objection = await objectionTo(api, code)
  return objection ? { ...sentences, referralCode: objection } : sentences
}

/**
 * Leads to itsme, or opens the account and its first session; the next page is the e-mail address, in the language just chosen. The form
 * is judged here as it is in the browser, for whoever sends it without scripts; then the API decides.
 */
export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<FormAnswer | ToItsme | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  if (textIn(form, "what") === "itsme") {
    const code = codeIn(textIn(form, "referralCode"))
    const returnTo = href("home", api.language) + (code && `?${new URLSearchParams({ referral_code: code })}`)
    return toItsme(api, request, { purpose: "signup", returnTo, form }).catch((problem: unknown) =>
      refusedForm(problem, form),
    )
  }
  const values = valuesIn(form)
  const sentences = await sentencesFor(api, values)
  if (Object.keys(sentences).length > 0) return wrong(form, sentences)
  const input = signUpInput(values)
  // Cookies there are only with consent; the API looks at the record.
  const found = valuesOfCookies(api.visit.headers.cookie ?? "")
  try {
    const invitation = invitationOf(api, form, values.referralCode)
    await api.ask(players.signUp, { ...input, tracking: trackingIn(found), ...invitation })
  } catch (problem) {
    return refusedForm(problem, form, fieldOf)
  }
  api.notice({ kind: "success", text: translate(input.preferredLanguage, "signup")("opened") })
  throw redirect(href("verifyEmail", input.preferredLanguage))
}
