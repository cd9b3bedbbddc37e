import { Card, CardHeader, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useLanguage, useTo } from "../language.ts"
import { page } from "../page.ts"
import { commissionUrl } from "../shell/Footer.tsx"
import { HelpCard } from "../shell/Helpline.tsx"
import type { Route } from "./+types/responsible"
import { DepositHeadroom } from "./DepositHeadroom.tsx"

export { loader } from "./responsible.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.content.responsibleTitle,
  description: ({ words }) => words.content.responsibleDescription,
})

function VisitorAdvice() {
  const t = useTranslations("content")
  const s = useTranslations("shell")
  const to = useTo()
  return (
    <Card as="section" aria-labelledby="room" className="frame-brass p-6 sm:p-8">
      <CardHeader id="room" title={t("limitTitle")} />
      <p className="text-pretty">{t("limitText")}</p>
      <p className="mt-3 text-pretty text-muted">{t("visitorText")}</p>
      <div className="relative z-10 mt-5">
        <LinkButton
          kind="primary"
          href={`${to("login")}?next=${encodeURIComponent(to("responsibleGambling"))}`}
        >
          {s("logIn")}
        </LinkButton>
      </div>
    </Card>
  )
}

const warningSignKeys = ["longer", "chase", "hide", "borrow", "mood"] as const

export default function Responsible({ loaderData: { own } }: Route.ComponentProps) {
  const t = useTranslations("content")
  const p = useTranslations("protection")
  const language = useLanguage()
  const to = useTo()
  return (
    <div className="mx-auto grid max-w-5xl gap-6 px-gutter py-8 sm:py-12">
      <header className="max-w-2xl">
        <h1 className="text-3xl sm:text-4xl">{t("responsibleTitle")}</h1>
        <p className="mt-3 text-lg text-muted text-pretty">{t("responsibleIntro")}</p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          {own ? <DepositHeadroom {...own} /> : <VisitorAdvice />}
          <Card as="section">
            <CardHeader title={t("pauseTitle")} />
            <p className="mb-4 text-pretty text-muted">{t("pauseText")}</p>
            <LinkButton href={to("limits")}>{t("pauseAction")}</LinkButton>
          </Card>
          <Card as="section">
            <CardHeader title={t("excludeTitle")} />
            <p className="mb-4 text-pretty text-muted">{t("excludeText")}</p>
            <LinkButton href={commissionUrl[language]}>{t("excludeAction")}</LinkButton>
          </Card>
        </div>
        <div className="grid gap-5">
          {own && (
            <Card as="section">
              <CardHeader title={t("limitTitle")} />
              <p className="text-pretty text-muted">{t("limitText")}</p>
            </Card>
          )}
          <Card as="section">
            <CardHeader title={t("sessionTitle")} />
            <p className="text-pretty text-muted">{t("sessionText")}</p>
          </Card>
          <Card as="section">
            <CardHeader title={t("signsTitle")} />
            <ul className="grid list-disc gap-1.5 pl-5 text-muted marker:text-brass">
              {warningSignKeys.map((sign) => (
                <li key={sign}>{t(`signs.${sign}`)}</li>
              ))}
            </ul>
          </Card>
          <Card as="section">
            <CardHeader title={p("test.cardTitle")} />
            <p className="mb-4 text-pretty text-muted">{p("test.cardText")}</p>
            <LinkButton href={to("selfTest")}>{p("test.cardAction")}</LinkButton>
          </Card>
          <HelpCard />
        </div>
      </div>
    </div>
  )
}
