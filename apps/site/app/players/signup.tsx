import { Card, LinkButton, Notice } from "@elite/ui"
import { MailCheck, ScanFace, ShieldCheck } from "lucide-react"
import { Link, type ShouldRevalidateFunctionArgs } from "react-router"
import { EntryPage } from "../account/EntryPage.tsx"
import { ItsmeButton } from "../account/ItsmeButton.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/signup"
import { SignUpForm } from "./SignUpForm.tsx"
import { useInvitation } from "./useInvitation.ts"

export { action, loader } from "./signup.server.ts"

/** The steps are part of the address; changing the step needs no new data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.signup.title,
  description: ({ words }) => words.signup.description,
})

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

/** The short way: itsme provides the identity. The invitation code is passed along. */
function SignUpWithItsme({ answer, offered }: { answer: unknown; offered: string | null }) {
  const t = useTranslations("itsme")
  const { code } = useInvitation(offered)
  return (
    <div className="mb-2">
      <ItsmeButton block label={t("signUp")} answer={answer}>
        {code && <input type="hidden" name="referralCode" value={code} />}
      </ItsmeButton>
      <p className="mt-2 text-pretty text-muted text-sm">{t("newcomer.why")}</p>
      <p className="my-5 flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
    </div>
  )
}

/** Why itsme opened no account, and what the player can do. */
function ItsmeNotLinked({ why }: { why: "not-linked" | "taken" | "document" }) {
  const t = useTranslations("itsme")
  const to = useTo()
  if (why === "document")
    return (
      <Notice tone="info" className="mb-6">
        <p className="font-semibold">{t("documentNeeded.title")}</p>
        <p className="mt-1">{t("documentNeeded.text")}</p>
      </Notice>
    )
  return (
    <Notice tone="info" className="mb-6">
      <p className="font-semibold">{t("notLinked.title")}</p>
      <p className="mt-1">{t(why === "taken" ? "notLinked.taken" : "notLinked.text")}</p>
      <LinkButton className="my-3" href={`${to("login")}?next=${encodeURIComponent(to("profile"))}`}>
        {t("notLinked.logIn")}
      </LinkButton>
      {why === "not-linked" && <p>{t("notLinked.none")}</p>}
    </Notice>
  )
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("signup")
  const to = useTo()
  const refused = actionData && "refusal" in actionData ? actionData : undefined
  const lead = (
    <>
      <p>{t("lead")}</p>
      <p className="mt-2">
        {t("haveAccount")}{" "}
        <Link
          to={to("login")}
          className="inline-flex items-center font-semibold text-brass underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t("logIn")}
        </Link>
      </p>
    </>
  )
  return (
    <EntryPage title={t("title")} lead={lead} aside={<WhatHappensNext />}>
      {loaderData.notLinked && <ItsmeNotLinked why={loaderData.notLinked} />}
      <SignUpWithItsme answer={actionData} offered={loaderData.invitation} />
      <SignUpForm
        requirements={loaderData.requirements}
        countries={loaderData.countries}
        languages={loaderData.languages}
        offered={loaderData.invitation}
        answer={refused}
      />
    </EntryPage>
  )
}
