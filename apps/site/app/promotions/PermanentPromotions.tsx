import { Card, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"

export const permanentPromotions = ["jackpots", "club", "referrals"] as const
type PermanentPromotion = (typeof permanentPromotions)[number]
export const promotionPages = { jackpots: "jackpots", club: "eliteClub", referrals: "referrals" } as const

function PermanentPromotionCard({ promotion }: { promotion: PermanentPromotion }) {
  const t = useTranslations("promotions")
  const to = useTo()
  return (
    <Card as="li" className="grid content-start justify-items-start gap-2">
      <h3 className="text-lg leading-7">{t(`runs.${promotion}.title`)}</h3>
      <p className="text-pretty text-muted">{t(`runs.${promotion}.text`)}</p>
      <LinkButton href={to(promotionPages[promotion])} kind="quiet" className="-ml-5">
        {t(`runs.${promotion}.link`)}
      </LinkButton>
    </Card>
  )
}

export function PermanentPromotions({ promotions }: { promotions: readonly PermanentPromotion[] }) {
  const t = useTranslations("promotions")
  return (
    <section aria-labelledby="rooms" className="grid gap-4">
      <h2 id="rooms" className="text-2xl">
        {t("runs.title")}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {promotions.map((promotion) => (
          <PermanentPromotionCard key={promotion} promotion={promotion} />
        ))}
      </ul>
    </section>
  )
}
