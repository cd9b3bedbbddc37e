import { Anchor, Card } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/howItWorks"
import { RankRules, RedemptionRules, RuleSection } from "./ClubRules.tsx"
import { type Club, computeCoinValue } from "./club.ts"
import { EarningRates } from "./EarningRates.tsx"

export { loader } from "./howItWorks.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.loyalty.how.title,
  description: ({ words }) => words.loyalty.how.description,
})

const exampleEuros = 100

/** What 100 euros staked bring in the first and the highest rank. */
function ExampleEarnings({ club: { ranks, rules } }: { club: Club }) {
  const t = useTranslations("loyalty")
  const { figure, euros } = useFormats()
  const [first, top] = [ranks[0]!, ranks.at(-1)!]
  const [coins, topCoins] = [exampleEuros * first.coinMultiplier, exampleEuros * top.coinMultiplier]
  return (
    <RuleSection title={t("how.worth.title")}>
      {t("how.worth.text", {
        points: figure(exampleEuros),
        rank: first.name,
        coins: figure(coins),
        amount: euros(computeCoinValue(coins, rules.redemption)),
        top: top.name,
        topCoins: figure(topCoins),
        topAmount: euros(computeCoinValue(topCoins, rules.redemption)),
      })}
    </RuleSection>
  )
}

export default function HowItWorks({ loaderData: { club } }: Route.ComponentProps) {
  const t = useTranslations("loyalty")
  const to = useTo()
  const multiplies = club.ranks.some(({ coinMultiplier }) => coinMultiplier !== 1)
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-6 sm:py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <h1 className="text-3xl sm:text-4xl lg:col-span-2">{t("how.title")}</h1>
      <Card className="grid content-start gap-6">
        <RuleSection title={t("how.points.title")}>{t("how.points.text")}</RuleSection>
        <RankRules club={club} />
        <RuleSection title={t("how.coins.title")}>
          {t(multiplies ? "how.coins.text" : "how.coins.same")}
        </RuleSection>
        <RedemptionRules club={club} />
        <RuleSection title={t("how.voided.title")}>{t("how.voided.text")}</RuleSection>
        <ExampleEarnings club={club} />
        <RuleSection title={t("how.protection.title")}>
          {t("how.protection.text")}{" "}
          <Anchor href={to("responsibleGambling")} className="text-brass underline underline-offset-4">
            {t("how.protection.link")}
          </Anchor>
        </RuleSection>
      </Card>
      <div className="grid content-start gap-4">
        <EarningRates club={club} level={undefined} />
      </div>
    </div>
  )
}
