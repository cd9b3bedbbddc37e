import { sessions } from "@elite/contract"
import { Button, PasswordField, TextField } from "@elite/ui"
import { useEffect, useRef } from "react"
import { Form, Link, redirect, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { EntryPage } from "../account/EntryPage.tsx"
import { Refused } from "../account/Refused.tsx"
import { refused } from "../api.ts"
import { useTo } from "../language.ts"
import { apiOf, nextOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/login"
import { exactTextIn, textIn } from "./formText.ts"
import { nextInLanguage } from "./nextPage.ts"
import { deviceTypeOf, passwordBase64 } from "./password.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await apiOf(context).player()) throw redirect(nextOf(request))
  return { words: speak(request, ["account", "login"]) }
}

/** Opens the session and leads on in the player's own language. Refusals stand above the form, whatever their status. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  const email = textIn(form, "email")
  const password = exactTextIn(form, "password")
  if (!email || !password) return { missing: { email: !email, password: !password }, email }
  try {
    const { message } = await api.ask(sessions.login, {
      email,
      password: passwordBase64(password),
      deviceType: deviceTypeOf(api.visit.headers["user-agent"]),
      preferredLanguage: api.language,
    })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return { ...refused(problem), email }
  }
  const player = await api.player()
  throw redirect(nextInLanguage(nextOf(request), player?.additionalInfo.languageCode ?? api.language))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.login.title} — Elite` },
  { name: "description", content: loaderData?.words.login.description },
]

export default function LogIn({ actionData }: Route.ComponentProps) {
  const t = useTranslations("login")
  const to = useTo()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const missing = actionData && "missing" in actionData ? actionData.missing : undefined
  const isPending = navigation.formMethod === "POST"
  useEffect(() => {
    const answered = actionData && form.current
    if (answered) answered.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [actionData])
  return (
    <EntryPage title={t("title")}>
      <Form method="post" noValidate ref={form} className="grid gap-5">
        <Refused answer={actionData} />
        <TextField
          label={t("email")}
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={actionData?.email}
          required
          error={missing?.email ? t("required") : undefined}
        />
        <PasswordField
          label={t("password")}
          name="password"
          showLabel={t("showPassword")}
          required
          error={missing?.password ? t("required") : undefined}
        />
        <Button
          type="submit"
          kind="primary"
          size="large"
          block
          pending={isPending}
          pendingLabel={t("submitting")}
        >
          {t("submit")}
        </Button>
      </Form>
      <p className="mt-6 text-muted">
        {t("noAccount")}{" "}
        <Link to={to("signup")} className="font-semibold text-brass underline underline-offset-4">
          {t("signUp")}
        </Link>
      </p>
    </EntryPage>
  )
}
