import type { referrals } from "@elite/contract"
import { Card, CardHeader } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

export function RewardRulesCard({ terms }: { terms: referrals.ReferralTerms }) {
  const t = useTranslations("referrals")
  const { euros } = useFormats()
  const { amount, leastDeposits, leastStakes, days, waitHours, claimDays, mostPerMonth, mostEver } = terms
  const steps = [
    t("terms.account"),
    t("terms.money", {
      days: String(days),
      deposits: euros(leastDeposits),
      stakes: euros(leastStakes),
    }),
    t("terms.wait", { hours: String(waitHours), amount: euros(amount) }),
    t("terms.claim", { days: String(claimDays) }),
  ]
  return (
    <Card as="section" className="grid gap-3">
      <CardHeader title={t("terms.title")} />
      <ol className="grid list-decimal gap-2 pl-6 marker:text-brass">
        {steps.map((step) => (
          <li key={step} className="pl-1 text-pretty">
            {step}
          </li>
        ))}
      </ol>
      <p className="text-pretty text-muted text-sm">
        {t("terms.most", { month: String(mostPerMonth), ever: String(mostEver) })} {t("terms.never")}
      </p>
    </Card>
  )
}
