import { AccountPage } from "../account/AccountPage.tsx"
import { useFormRefusals } from "../form/useFormRefusals.ts"
import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { useRevalidatePage } from "../shell/useRevalidatePage.ts"
import type { Route } from "./+types/profile"
import { ContactForm } from "./ContactForm.tsx"
import { EmailCard } from "./EmailCard.tsx"
import { ItsmeCard } from "./ItsmeCard.tsx"
import { MailBounced } from "./MailBounced.tsx"
import { FirstPasswordForm, PasswordForm } from "./PasswordForm.tsx"
import { IdentityCard, PersonDetails, SettingsCard } from "./ProfileCards.tsx"

export { action, loader } from "./profile.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.profile.title })

const forms = ["password", "firstPassword", "email", "cancelEmail", "tryAddress", "itsme", "unlink"] as const

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("profile")
  const { person, emailChange, itsmeLinkedAt } = loaderData
  const refused = actionData && "refusal" in actionData ? actionData : undefined
  const of = useFormRefusals(refused, "what", forms)
  // A change of address was confirmed elsewhere.
  useLiveMessage("notification", useRevalidatePage())
  return (
    <AccountPage title={t("title")}>
      <MailBounced person={person} answer={of("tryAddress")} />
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <div className="grid min-w-0 gap-5">
          <IdentityCard status={person.kycStatus} />
          <PersonDetails person={person} />
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
