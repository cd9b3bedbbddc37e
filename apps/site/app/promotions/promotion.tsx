import { bills as pictures } from "virtual:column-art"
import { Badge, Card, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/promotion"
import { useBillPeriodText } from "./BillCard.tsx"
import { featureAnchors, featurePages } from "./featurePages.ts"

export { loader } from "./promotion.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ bill }) => bill.title,
  description: ({ bill }) => bill.text,
})

export default function Promotion({ loaderData: { bill, terms, linkedFeature } }: Route.ComponentProps) {
  const t = useTranslations("promotions")
  const to = useTo()
  const period = useBillPeriodText(bill)
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-6 sm:py-8">
      <Card as="article" padding="none" className="grid md:grid-cols-[20rem_minmax(0,1fr)]">
        <img src={pictures[bill.picture]} alt="" width={416} height={300} className="w-full" />
        <div className="grid gap-3 p-5 sm:p-7">
          <h1 className="text-3xl sm:text-4xl">{bill.title}</h1>
          {bill.isInfoOnly && <Badge tone="azure">{t("infoOnly")}</Badge>}
          <p className="text-pretty text-lg">{bill.text}</p>
          <p className="text-muted text-sm">{period}</p>
          <h2 className="mt-3 text-xl leading-7">{t("terms")}</h2>
          {terms.map((paragraph) => (
            <p key={paragraph} className="text-pretty text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </Card>
      <nav className="flex flex-wrap gap-3">
        {linkedFeature && (
          <LinkButton href={to(featurePages[linkedFeature]) + (featureAnchors[linkedFeature] ?? "")}>
            {t(`ways.${linkedFeature}`)}
          </LinkButton>
        )}
        <LinkButton href={to("promotions")} kind={linkedFeature ? "quiet" : "secondary"}>
          {t("back")}
        </LinkButton>
      </nav>
    </div>
  )
}
