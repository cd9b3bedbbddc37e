import { LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/shop"
import { RedemptionCard } from "./RedemptionCard.tsx"

export { action, loader } from "./shop.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.loyalty.counter.title,
  description: ({ words }) => words.loyalty.counter.description,
})

export default function Shop({ loaderData: { counter }, actionData }: Route.ComponentProps) {
  const t = useTranslations("loyalty")
  const to = useTo()
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-5 px-gutter py-6 sm:py-8">
      <header>
        <h1 className="text-3xl sm:text-4xl">{t("counter.title")}</h1>
        <p className="mt-2 text-pretty text-muted">{t("counter.lead")}</p>
      </header>
      <RedemptionCard counter={counter} answer={actionData} isAlone />
      <nav className="flex flex-wrap gap-3">
        <LinkButton href={to("loyalty")}>{t("counter.toHistory")}</LinkButton>
        <LinkButton href={to("eliteClubHow")} kind="quiet">
          {t("howLink")}
        </LinkButton>
      </nav>
    </div>
  )
}
