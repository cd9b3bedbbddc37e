import { AccountPage } from "../account/AccountPage.tsx"
import { writtenOf } from "../form/answer.ts"
import { page } from "../page.ts"
import { useLive } from "../shell/live.tsx"
import { useReadPage } from "../shell/useReadPage.ts"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/profile"
import { ContactForm } from "./ContactForm.tsx"
import { EmailCard } from "./EmailCard.tsx"
import { PasswordForm } from "./PasswordForm.tsx"
import { Details, IdentityCard, LanguageForm } from "./ProfileCards.tsx"

export { action, loader } from "./profile.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.profile.title })

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("profile")
  const { person, emailChange } = loaderData
  const { what } = writtenOf(actionData)
  const isPassword = what === "password"
  const isEmail = what === "email" || what === "cancelEmail"
  // A change of address that is agreed to elsewhere is told at once.
  useLive("notification", useReadPage())
  return (
    <AccountPage title={t("title")}>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <div className="grid min-w-0 gap-5">
          <IdentityCard status={person.kycStatus} />
          <Details person={person} />
          <EmailCard person={person} change={emailChange} answer={isEmail ? actionData : undefined} />
          <LanguageForm chosen={person.additionalInfo.languageCode} />
        </div>
        <div className="grid min-w-0 gap-5">
          <ContactForm person={person} answer={isPassword || isEmail ? undefined : actionData} />
          <PasswordForm answer={isPassword ? actionData : undefined} />
        </div>
      </div>
    </AccountPage>
  )
}
