import { AccountPage } from "../account/AccountPage.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useFormRefusals } from "../form/useFormRefusals.ts"
import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import type { Route } from "./+types/settings"
import { DataExportCard } from "./DataExportCard.tsx"
import { MailBounced } from "./MailBounced.tsx"
import { PhotoCard } from "./PhotoCard.tsx"
import { CloseCard, LanguageForm, NewsForm } from "./SettingsCards.tsx"
import { WalletForm } from "./WalletForm.tsx"

export { action, loader } from "./settings.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.settings.title })

const forms = ["language", "wallet", "news", "photo", "removePhoto", "dossier"] as const

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("settings")
  const { language, languages, wallet, fiats, ratesDay, newsLetter, photo, dossier, hasFactor, mail } =
    loaderData
  const of = useFormRefusals(actionData, "what", forms)
  return (
    <AccountPage title={t("title")} lead={t("lead")}>
      <RefusalMessage answer={of("")} isOutside />
      <MailBounced person={mail} />
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <div className="grid min-w-0 gap-5">
          <PhotoCard photo={photo} answer={of("photo")} removeAnswer={of("removePhoto")} />
          <LanguageForm chosen={language} languages={languages} answer={of("language")} />
          <CloseCard />
        </div>
        <div className="grid min-w-0 gap-5">
          <WalletForm wallet={wallet} ratesDay={ratesDay} fiats={fiats} answer={of("wallet")} />
          {newsLetter !== null && <NewsForm isWanted={newsLetter} answer={of("news")} />}
          {dossier !== undefined && (
            <DataExportCard dossier={dossier} hasFactor={hasFactor} answer={of("dossier")} />
          )}
        </div>
      </div>
    </AccountPage>
  )
}
