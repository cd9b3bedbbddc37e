import { useTranslations } from "use-intl"
import { AccountPage } from "../account/AccountPage.tsx"
import { page } from "../page.ts"
import type { Route } from "./+types/profile"
import { ContactForm } from "./ContactForm.tsx"
import { Details, IdentityCard, LanguageForm } from "./ProfileCards.tsx"

export { action, loader } from "./profile.server.ts"

export const { meta, handle } = page<Route.ComponentProps>({ title: ({ words }) => words.profile.title })

export default function Profile({ loaderData: { person }, actionData }: Route.ComponentProps) {
  const t = useTranslations("profile")
  return (
    <AccountPage title={t("title")}>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <div className="grid min-w-0 gap-5">
          <IdentityCard status={person.kycStatus} />
          <Details person={person} />
          <LanguageForm chosen={person.additionalInfo.languageCode} />
        </div>
        <ContactForm person={person} answer={actionData} />
      </div>
    </AccountPage>
  )
}
