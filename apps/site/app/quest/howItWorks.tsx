import { Anchor, Card, LinkButton } from "@elite/ui"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/howItWorks"

export { loader } from "./howItWorks.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.quest.how.title,
  description: ({ words }) => words.quest.how.description,
})

function Rule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lg leading-7 sm:text-xl">{title}</h2>
      <p className="mt-1 text-pretty text-muted">{children}</p>
    </section>
  )
}

export default function HowItWorks({ loaderData: { terms } }: Route.ComponentProps) {
  const t = useTranslations("quest")
  const to = useTo()
  const formats = useFormats()
  const { adds, guaranteed, percents, settleMinutes, claimDays } = terms
  const amount = formats.shortEuros(adds)
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-6 sm:py-8">
      <h1 className="text-3xl sm:text-4xl">{t("how.title")}</h1>
      <Card className="grid content-start gap-6">
        <Rule title={t("how.week.title")}>{t("how.week.text")}</Rule>
        <Rule title={t("how.counts.title")}>{t("how.counts.text", { minutes: settleMinutes })}</Rule>
        <Rule title={t("how.ranking.title")}>{t("how.ranking.text")}</Rule>
        <Rule title={t("how.pool.title")}>
          {guaranteed > 0
            ? t("how.pool.guaranteed", { guaranteed: formats.shortEuros(guaranteed), amount })
            : t("how.pool.adds", { amount })}{" "}
          {t("how.pool.text", { percents: percents.join(" / ") })}
        </Rule>
        <Rule title={t("how.paid.title")}>{t("how.paid.text", { days: claimDays })}</Rule>
        <Rule title={t("how.stop.title")}>{t("how.stop.text")}</Rule>
        <Rule title={t("how.protection.title")}>
          {t("how.protection.text")}{" "}
          <Anchor href={to("responsibleGambling")} className="text-brass underline underline-offset-4">
            {t("how.protection.link")}
          </Anchor>
        </Rule>
      </Card>
      <div>
        <LinkButton href={to("eliteQuest")}>{t("past.back")}</LinkButton>
      </div>
    </div>
  )
}
