import { content, players } from "@elite/contract"
import { href } from "@elite/paths"
import { Card } from "@elite/ui"
import { MailCheck, ScanFace, ShieldCheck } from "lucide-react"
import { Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router"
import { useTranslations } from "use-intl"
import { EntryPage } from "../account/EntryPage.tsx"
import { useTo } from "../language.ts"
import { apiOf, nextOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/signup"
import { valuesIn } from "./registration.ts"
import { SignUpForm } from "./SignUpForm.tsx"
import { refusedSignUp, signUpInput } from "./signup.server.ts"

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

/** The steps of the form are in the address; going between them asks the server nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.signup.title} — Elite` },
  { name: "description", content: loaderData?.words.signup.description },
]

const notes = [
  { key: "confirm", sign: MailCheck },
  { key: "verify", sign: ScanFace },
  { key: "limit", sign: ShieldCheck },
] as const

function WhatHappensNext() {
  const t = useTranslations("signup")
  return (
    <Card>
      <h2 className="text-lg">{t("asideTitle")}</h2>
      <ol className="mt-4 grid gap-4">
        {notes.map(({ key, sign: Sign }) => (
          <li key={key} className="flex gap-3 text-[0.9375rem] text-muted">
            <Sign className="mt-0.5 size-5 shrink-0 text-brass" aria-hidden="true" />
            {t(`aside.${key}`)}
          </li>
        ))}
      </ol>
      <p className="mt-5 border-line border-t pt-4 text-muted text-sm">{t("adultsOnly")}</p>
    </Card>
  )
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("signup")
  const to = useTo()
  const lead = (
    <>
      <p>{t("lead")}</p>
      <p className="mt-2">
        {t("haveAccount")}{" "}
        <Link to={to("login")} className="font-semibold text-brass underline underline-offset-4">
          {t("logIn")}
        </Link>
      </p>
    </>
  )
  return (
    <EntryPage title={t("title")} lead={lead} aside={<WhatHappensNext />}>
      <SignUpForm asked={loaderData.asked} countries={loaderData.countries} answer={actionData} />
    </EntryPage>
  )
}
