import { Anchor, Card } from "@elite/ui"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/howItWorks"
import { type Club, worthOf } from "./club.ts"
import { Earned } from "./Earned.tsx"
import { CounterPart, Part, RankPart } from "./Parts.tsx"

export { loader } from "./howItWorks.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.loyalty.how.title,
  description: ({ words }) => words.loyalty.how.description,
})

const example = 100

/** What a hundred euros staked come to, in the first rank and in the highest. */
function Worth({ club: { ranks, rules } }: { club: Club }) {
  const t = useTranslations("loyalty")
  const { figure, euros } = useFormats()
  const [first, top] = [ranks[0]!, ranks.at(-1)!]
  const [coins, topCoins] = [example * first.coinMultiplier, example * top.coinMultiplier]
  return (
    <Part title={t("how.worth.title")}>
      {t("how.worth.text", {
        points: figure(example),
        rank: first.name,
        coins: figure(coins),
        amount: euros(worthOf(coins, rules.redemption)),
        top: top.name,
        topCoins: figure(topCoins),
        topAmount: euros(worthOf(topCoins, rules.redemption)),
      })}
    </Part>
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
        <Part title={t("how.points.title")}>{t("how.points.text")}</Part>
        <RankPart club={club} />
        <Part title={t("how.coins.title")}>{t(multiplies ? "how.coins.text" : "how.coins.same")}</Part>
        <CounterPart club={club} />
        <Part title={t("how.voided.title")}>{t("how.voided.text")}</Part>
        <Worth club={club} />
        <Part title={t("how.protection.title")}>
          {t("how.protection.text")}{" "}
          <Anchor href={to("responsibleGambling")} className="text-brass underline underline-offset-4">
            {t("how.protection.link")}
          </Anchor>
        </Part>
      </Card>
      <div className="grid content-start gap-4">
        <Earned club={club} level={undefined} />
      </div>
    </div>
  )
}
