import { Card, CardHeader, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { usePlaysJackpots, usePlaysQuest, usePlaysTournaments } from "../shell/shellData.ts"
import type { Route } from "./+types/rewards"

export { loader } from "./rewards.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.pages.rewards.title,
  description: ({ words }) => words.pages.rewards.description,
})

export default function Rewards(_: Route.ComponentProps) {
  const t = useTranslations("pages")
  const to = useTo()
  const [hasJackpots, hasQuest, hasTournaments] = [usePlaysJackpots(), usePlaysQuest(), usePlaysTournaments()]
  const rewards = [
    { name: "coins", href: to("shop"), isOffered: true },
    { name: "rank", href: to("loyaltyBonus"), isOffered: true },
    { name: "jackpots", href: to("jackpots"), isOffered: hasJackpots },
    { name: "drops", href: to("balances"), isOffered: true },
    { name: "quest", href: to("eliteQuest"), isOffered: hasQuest },
    { name: "tournaments", href: to("currentTournaments"), isOffered: hasTournaments },
  ] as const
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-5 px-gutter py-6 sm:py-8">
      <header className="max-w-2xl">
        <h1 className="text-3xl sm:text-4xl">{t("rewards.title")}</h1>
        <p className="mt-2 text-pretty text-muted">{t("rewards.lead")}</p>
      </header>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rewards.map(
          ({ name, href, isOffered }) =>
            isOffered && (
              <Card key={name} as="section" aria-labelledby={name} className="flex flex-col">
                <CardHeader id={name} title={t(`rewards.${name}.title`)} />
                <p className="mb-4 flex-1 text-pretty text-muted">{t(`rewards.${name}.text`)}</p>
                <p>
                  <LinkButton href={href}>{t(`rewards.${name}.link`)}</LinkButton>
                </p>
              </Card>
            ),
        )}
      </div>
    </div>
  )
}
