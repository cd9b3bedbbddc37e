import { content, type InputOf, players } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem, type Refusal, refused } from "../api.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { apiOf, nextOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/signup"
import type { FieldName } from "./registration.ts"
import { valuesIn } from "./registration.ts"

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

/** The call's input from what the form says; the calendar date becomes MM-DD-YYYY (specification section 5). */
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

/** A refused registration as the form shows it: a refusal that is about one field stands at that field. */
export function refusedSignUp(problem: unknown): Refusal {
  const answer = refused(problem)
  const { refusal } = answer
  const field = fieldOf[refusal.name ?? ""]
  if (!(problem instanceof ApiProblem) || !field || Object.keys(refusal.fields).length > 0) return answer
  return { refusal: { ...refusal, fields: { [field]: refusal.description } } }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  if (await api.player()) throw redirect(nextOf(request))
  const [{ registrationFields }, { countries }] = await Promise.all([
    api.call(players.getRegistrationFields, {}),
    api.call(content.getAllCountry, {}),
  ])
  const { language } = api
  const named = countries
    .map(({ code, name, residence }) => ({ code, name: name[language], residence }))
    .sort(
      (a, b) => Number(b.code === "BE") - Number(a.code === "BE") || a.name.localeCompare(b.name, language),
    )
  return { words: speak(request, ["account", "signup"]), asked: registrationFields, countries: named }
}

/** Opens the account and its first session; the next page is the e-mail address, in the language just chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const input = signUpInput(valuesIn(await request.formData()))
  try {
    await api.ask(players.signUp, input)
  } catch (problem) {
    return refusedSignUp(problem)
  }
  throw redirect(href("verifyEmail", input.preferredLanguage))
}
