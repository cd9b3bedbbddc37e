import { bills as pictures } from "virtual:column-art"
import { Anchor, Badge, classes, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import type { Bill } from "./bill.ts"
import { type FeatureWithPage, featureAnchors, featurePages } from "./featurePages.ts"
import type { BillFigure } from "./figures.server.ts"

/** The period of a promotion, up to its last full day: one that ends at midnight does not run that day. */
export function useBillPeriodText({ from, until }: Pick<Bill, "from" | "until">): string {
  const t = useTranslations("promotions")
  const { date } = useFormats()
  return until === null
    ? t("always")
    : t("period", { from: date(from), until: date(new Date(Date.parse(until) - 1).toISOString()) })
}

type BillCardProps = {
  bill: Omit<Bill, "feature"> & { feature: FeatureWithPage | undefined; figure: BillFigure | undefined }
  /** Its picture is beside the text where there is room. */
  isWide: boolean
}

/** The amount, percentage or multiplier of a promotion, in large type. */
function Figure({ figure }: { figure: BillFigure }) {
  const t = useTranslations("promotions")
  const formats = useFormats()
  const isShare = "percent" in figure
  const value = isShare
    ? formats.percent(figure.percent)
    : "multiplier" in figure
      ? `×\u00A0${formats.figure(figure.multiplier)}`
      : formats.shortEuros(Math.floor(figure.amount))
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="amount text-[2.5rem] text-brass leading-11">{value}</span>
      <span className="text-muted">
        {t(`figures.${figure.of}`, { maximum: isShare ? formats.shortEuros(figure.maximum) : "" })}
      </span>
    </p>
  )
}

export function BillCard({ bill, isWide }: BillCardProps) {
  const t = useTranslations("promotions")
  const to = useTo()
  const period = useBillPeriodText(bill)
  return (
    <article
      className={classes(
        "relative grid content-start overflow-hidden rounded-control border border-line bg-surface focus-within:border-brass hover:border-edge",
        isWide && "sm:grid-cols-2",
      )}
    >
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
        {bill.figure && <Figure figure={bill.figure} />}
        <p className="text-pretty text-muted">{bill.text}</p>
        <p className="text-muted text-sm">{period}</p>
        {bill.feature && (
          <LinkButton
            href={to(featurePages[bill.feature]) + (featureAnchors[bill.feature] ?? "")}
            className="relative z-10 justify-self-start"
          >
            {t(`ways.${bill.feature}`)}
          </LinkButton>
        )}
      </div>
    </article>
  )
}
