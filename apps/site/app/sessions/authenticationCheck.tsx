import { LinkButton, Logo } from "@elite/ui"
import { EntryForm } from "../account/EntryForm.tsx"
import { EntryPage } from "../account/EntryPage.tsx"
import { ItsmeButton } from "../account/ItsmeButton.tsx"
import { useAutoSubmit } from "../account/useAutoSubmit.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/authenticationCheck"

export { action, loader } from "./authenticationCheck.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.itsme.check.title,
  chrome: { header: false, sidebar: false, footer: false, bottom: false, strip: false },
})

type ItsmeReturnData = Route.ComponentProps["loaderData"]

/** Submits the parameters on load; without scripts the player presses the button. */
function ItsmeReturnForm({
  code,
  state,
  iss,
  answer,
}: Pick<ItsmeReturnData, "code" | "state" | "iss"> & { answer: unknown }) {
  const t = useTranslations("itsme")
  const form = useAutoSubmit()
  return (
    <EntryForm
      title={t("check.title")}
      answer={answer}
      form={form}
      submit={t("check.confirm")}
      submitting={t("check.confirming")}
      isBare
    >
      <p className="text-muted">{t("check.text")}</p>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="state" value={state} />
      <input type="hidden" name="iss" value={iss} />
    </EntryForm>
  )
}

/** The way on after a failure; a visitor may also try itsme again. */
const retryLinks = {
  login: { page: "login", label: "check.password", isOutside: true },
  signup: { page: "signup", label: "check.toSignUp", isOutside: true },
  kyc: { page: "profile", label: "check.toProfile", isOutside: false },
  stepUp: { page: "profile", label: "check.toProfile", isOutside: false },
} as const

function ItsmeFailureMessage({
  why,
  purpose,
  answer,
}: {
  why: string
  purpose: ItsmeReturnData["purpose"]
  answer: unknown
}) {
  const t = useTranslations("itsme")
  const to = useTo()
  const { page, label, isOutside } = retryLinks[purpose]
  return (
    <EntryPage title={t("check.failedTitle")}>
      <div className="grid gap-5">
        <p role="alert" className="text-pretty">
          {why}
        </p>
        {isOutside && <ItsmeButton kind="primary" block label={t("check.again")} answer={answer} />}
        <LinkButton size="large" block href={to(page)}>
          {t(label)}
        </LinkButton>
      </div>
    </EntryPage>
  )
}

export default function AuthenticationCheck({ loaderData, actionData }: Route.ComponentProps) {
  const shell = useTranslations("shell")
  const to = useTo()
  const { purpose, code, state, iss } = loaderData
  const failed = actionData && "failed" in actionData ? actionData.failed : loaderData.failed
  const redirects = actionData !== undefined && "authorizationUrl" in actionData
  return (
    <>
      <p className="px-gutter pt-8 text-center">
        <Logo name={shell("siteName")} href={to("home")} />
      </p>
      {failed !== null || redirects ? (
        <ItsmeFailureMessage why={failed ?? ""} purpose={purpose} answer={actionData} />
      ) : (
        <ItsmeReturnForm code={code} state={state} iss={iss} answer={actionData} />
      )}
    </>
  )
}
