import { Card, CardHeader, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/eliteClub"
import { RankRules, RedemptionRules } from "./ClubRules.tsx"
import { EarningRates } from "./EarningRates.tsx"
import { EntryTable } from "./EntryTable.tsx"
import { RankFallNotice } from "./RankFallNotice.tsx"
import { RankStaircase } from "./RankStaircase.tsx"
import { RedemptionCard } from "./RedemptionCard.tsx"

export { loader } from "./eliteClub.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.loyalty.title,
  description: ({ words }) => words.loyalty.description,
})

type Own = NonNullable<Route.ComponentProps["loaderData"]["own"]>

function LatestEntries({ entries }: Pick<Own, "entries">) {
  const t = useTranslations("loyalty")
  const to = useTo()
  return (
    <Card as="section">
      <CardHeader
        title={t("history.title")}
        action={
          <LinkButton href={to("loyalty")} size="small">
            {t("counter.toHistory")}
          </LinkButton>
        }
      />
      <EntryTable entries={entries} />
    </Card>
  )
}

export default function EliteClub({ loaderData: { club, own } }: Route.ComponentProps) {
  const t = useTranslations("loyalty")
  return (
    <div className="@container/page grid grid-cols-[minmax(0,1fr)] gap-4 px-gutter py-6">
      <RankStaircase club={club} status={own?.status} isPage />
      {own?.status.fall && <RankFallNotice club={club} status={own.status} />}
      {own ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[1080px]/page:grid-cols-[22rem_minmax(0,1fr)_20rem]">
          <RedemptionCard counter={own.counter} />
          <LatestEntries entries={own.entries} />
          <EarningRates club={club} level={own.status.level} />
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[780px]/page:grid-cols-[minmax(0,1fr)_22rem]">
          <Card className="grid gap-6">
            <RankRules club={club} />
            <RedemptionRules club={club} />
          </Card>
          <EarningRates club={club} level={undefined} />
        </div>
      )}
      {own && (
        <p className="max-w-3xl text-pretty text-muted text-sm">
          {t("lead", { days: String(club.rules.rankDays) })}
        </p>
      )}
    </div>
  )
}
