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
import { PasswordForm } from "./PasswordForm.tsx"
import { CloseCard, Details, IdentityCard, LanguageForm } from "./ProfileCards.tsx"

export { action, loader } from "./profile.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.profile.title })

const forms = ["password", "email", "cancelEmail", "itsme"] as const

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("profile")
  const { person, emailChange, itsmeLinkedAt } = loaderData
  const refused = actionData && "refusal" in actionData ? actionData : undefined
  const of = useAnswers(refused, "what", forms)
  // A change of address that is agreed to elsewhere is told at once.
  useLive("notification", useReadPage())
  return (
    <AccountPage title={t("title")}>
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
            isEmailVerified={person.isEmailVerified}
            linkedAt={itsmeLinkedAt}
            answer={actionData && "authorizationUrl" in actionData ? actionData : of("itsme")}
          />
        </div>
        <div className="grid min-w-0 gap-5">
          <ContactForm person={person} answer={of("")} />
          <PasswordForm answer={of("password")} />
          <LanguageForm chosen={person.additionalInfo.languageCode} />
          <CloseCard />
        </div>
      </div>
    </AccountPage>
  )
}
