import { AccountPage } from "../account/AccountPage.tsx"
import { useAnswers } from "../form/useAnswers.ts"
import { page } from "../page.ts"
import { useLive } from "../shell/live.tsx"
import { useReadPage } from "../shell/useReadPage.ts"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/profile"
import { ContactForm } from "./ContactForm.tsx"
import { EmailCard } from "./EmailCard.tsx"
import { ItsmeCard } from "./ItsmeCard.tsx"
import { MailReturned } from "./MailReturned.tsx"
import { FirstPasswordForm, PasswordForm } from "./PasswordForm.tsx"
import { Details, IdentityCard, SettingsCard } from "./ProfileCards.tsx"

export { action, loader } from "./profile.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.profile.title })

const forms = ["password", "firstPassword", "email", "cancelEmail", "tryAddress", "itsme", "unlink"] as const

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("profile")
  const { person, emailChange, itsmeLinkedAt } = loaderData
  const refused = actionData && "refusal" in actionData ? actionData : undefined
  const of = useAnswers(refused, "what", forms)
  // A change of address that is agreed to elsewhere is told at once.
  useLive("notification", useReadPage())
  return (
    <AccountPage title={t("title")}>
      <MailReturned person={person} answer={of("tryAddress")} />
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <div className="grid min-w-0 gap-5">
          <IdentityCard status={person.kycStatus} />
          <Details person={person} />
          <EmailCard
            person={person}
            change={emailChange}
            answer={of("email")}
            cancelAnswer={of("cancelEmail")}
          />
          <ItsmeCard
            person={person}
            linkedAt={itsmeLinkedAt}
            answer={actionData && "authorizationUrl" in actionData ? actionData : of("itsme")}
            unlinkAnswer={of("unlink")}
          />
        </div>
        <div className="grid min-w-0 gap-5">
          <ContactForm person={person} answer={of("")} />
          {person.hasPassword ? (
            <PasswordForm answer={of("password")} />
          ) : (
            <FirstPasswordForm hasFactor={person.is2faEnabled} answer={of("firstPassword")} />
          )}
          <SettingsCard />
        </div>
      </div>
    </AccountPage>
  )
}
