import { bills as pictures } from "virtual:column-art"
import { Anchor, Badge } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import type { Bill } from "./bill.ts"

/** The period of a promotion, up to its last full day: one that ends at midnight does not run that day. */
export function useBillPeriodText({ from, until }: Pick<Bill, "from" | "until">): string {
  const t = useTranslations("promotions")
  const { date } = useFormats()
  return until === null
    ? t("always")
    : t("period", { from: date(from), until: date(new Date(Date.parse(until) - 1).toISOString()) })
}

export function BillCard({ bill }: { bill: Bill }) {
  const t = useTranslations("promotions")
  const to = useTo()
  const period = useBillPeriodText(bill)
  return (
    <article className="relative grid content-start overflow-hidden rounded-control border border-line bg-surface focus-within:border-brass hover:border-edge">
      <img src={pictures[bill.picture]} alt="" width={416} height={300} className="w-full" loading="lazy" />
      <div className="grid content-start gap-2 p-4 sm:p-5">
        <h3 className="text-xl leading-7">
          <Anchor
            href={to("promotion", { bonusId: bill.bonusId })}
            className="after:absolute after:inset-0 hover:text-brass"
          >
            {bill.title}
          </Anchor>
        </h3>
        {bill.isInfoOnly && <Badge tone="azure">{t("infoOnly")}</Badge>}
        <p className="text-pretty text-muted">{bill.text}</p>
        <p className="text-muted text-sm">{period}</p>
      </div>
    </article>
  )
}
