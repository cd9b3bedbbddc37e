import { LinkButton, Logo } from "@elite/ui"
import { EntryForm } from "../account/EntryForm.tsx"
import { EntryPage } from "../account/EntryPage.tsx"
import { ItsmeButton } from "../account/ItsmeButton.tsx"
import { useSendItself } from "../account/useSendItself.ts"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/authenticationCheck"

export { action, loader } from "./authenticationCheck.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.itsme.check.title,
  chrome: { header: false, sidebar: false, footer: false, bottom: false, strip: false },
})

type Arrived = Route.ComponentProps["loaderData"]

/** Sends what itsme sent back by itself, once the page is alive; without scripts the button does it. */
function Arriving({
  code,
  state,
  iss,
  answer,
}: Pick<Arrived, "code" | "state" | "iss"> & { answer: unknown }) {
  const t = useTranslations("itsme")
  const form = useSendItself()
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

/** Where somebody goes on for whom nothing came of it; whoever is in no account yet may also begin again. */
const waysOn = {
  login: { page: "login", says: "check.password", isOutside: true },
  signup: { page: "signup", says: "check.toSignUp", isOutside: true },
  kyc: { page: "profile", says: "check.toProfile", isOutside: false },
  stepUp: { page: "profile", says: "check.toProfile", isOutside: false },
} as const

/** Why nothing came of it, and the ways on. */
function Failed({ why, purpose, answer }: { why: string; purpose: Arrived["purpose"]; answer: unknown }) {
  const t = useTranslations("itsme")
  const to = useTo()
  const { page, says, isOutside } = waysOn[purpose]
  return (
    <EntryPage title={t("check.failedTitle")}>
      <div className="grid gap-5">
        <p role="alert" className="text-pretty">
          {why}
        </p>
        {isOutside && <ItsmeButton kind="primary" block label={t("check.again")} answer={answer} />}
        <LinkButton size="large" block href={to(page)}>
          {t(says)}
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
  const leads = actionData !== undefined && "authorizationUrl" in actionData
  return (
    <>
      <p className="px-gutter pt-8 text-center">
        <Logo name={shell("siteName")} href={to("home")} />
      </p>
      {failed !== null || leads ? (
        <Failed why={failed ?? ""} purpose={purpose} answer={actionData} />
      ) : (
        <Arriving code={code} state={state} iss={iss} answer={actionData} />
      )}
    </>
  )
}
