import { column } from "virtual:column-art"
import { Anchor, EmptyState } from "@elite/ui"
import { PrizeDropsSection } from "../drops/PrizeDrops.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { ClaimCard } from "../shell/Claims.tsx"
import type { Route } from "./+types/promotions"
import { BillCard } from "./BillCard.tsx"
import { featurePages } from "./featurePages.ts"
import { PermanentPromotions, permanentPromotions, promotionPages } from "./PermanentPromotions.tsx"

export { loader } from "./promotions.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.promotions.title,
  description: ({ words }) => words.promotions.description,
})

type Data = Route.ComponentProps["loaderData"]

function BillList({ bills }: Pick<Data, "bills">) {
  const t = useTranslations("promotions")
  return (
    <section aria-labelledby="bills">
      <h2 id="bills" className="sr-only">
        {t("bills")}
      </h2>
      {bills.length === 0 ? (
        <EmptyState title={t("none")} level={3}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2">
          {bills.map((bill, n) => {
            // A last one without a neighbour takes the whole row.
            const isWide = bills.length % 2 === 1 && n === bills.length - 1
            return (
              <li key={bill.bonusId} className={isWide ? "grid sm:col-span-2" : "grid"}>
                <BillCard bill={bill} isWide={isWide} />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** The column is beside the promotions; on a phone its top is above them. */
export default function Promotions({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("promotions")
  const to = useTo()
  const { bills, drops, claimable, hasJackpots, hasInvitations } = loaderData
  // The section of prize drops stands in for their bill.
  const dropsBill = drops ? bills.find(({ feature }) => feature === "prizeDrops") : undefined
  const otherBills = bills.filter((bill) => bill !== dropsBill)
  // What has a bill is not repeated below.
  const billed = new Set<string | undefined>(bills.map(({ feature }) => feature && featurePages[feature]))
  const isOffered = { jackpots: hasJackpots, club: true, referrals: hasInvitations }
  const permanent = permanentPromotions.filter(
    (promotion) => isOffered[promotion] && !billed.has(promotionPages[promotion]),
  )
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-6 sm:py-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10">
      <div className="h-60 overflow-hidden rounded-card border border-line bg-velvet lg:h-auto lg:self-start lg:border-0">
        <img
          src={column}
          alt={t("column")}
          width={360}
          height={780}
          className="h-full w-full object-cover object-top lg:sticky lg:top-24 lg:h-auto"
        />
      </div>
      <div className="grid content-start gap-8">
        <header>
          <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
          <p className="mt-2 max-w-2xl text-pretty text-muted">{t("lead")}</p>
        </header>
        <ClaimCard prizes={claimable} />
        {(otherBills.length > 0 || !dropsBill) && <BillList bills={otherBills} />}
        {drops && (
          <PrizeDropsSection
            drops={drops}
            terms={
              dropsBill && (
                <Anchor
                  href={to("promotion", { bonusId: dropsBill.bonusId })}
                  className="inline-flex min-h-11 items-center font-semibold text-brass underline-offset-4 hover:underline"
                >
                  {t("terms")}
                </Anchor>
              )
            }
          />
        )}
        {permanent.length > 0 && <PermanentPromotions promotions={permanent} />}
      </div>
    </div>
  )
}
