import { Card, CardHeader, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/eliteClub"
import { RankRules, RedemptionRules } from "./ClubRules.tsx"
import type { Club } from "./club.ts"
import { EarningRates } from "./EarningRates.tsx"
import { EntryTable } from "./EntryTable.tsx"
import { RankFallNotice } from "./RankFallNotice.tsx"
import { RankStaircase } from "./RankStaircase.tsx"
import { RedemptionCard } from "./RedemptionCard.tsx"
import { VisitorCounter } from "./VisitorCounter.tsx"

export { loader } from "./eliteClub.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.loyalty.title,
  description: ({ words }) => words.loyalty.description,
})

type Own = NonNullable<Route.ComponentProps["loaderData"]["own"]>

function LatestEntries({ club, entries }: Pick<Own, "entries"> & { club: Club }) {
  const t = useTranslations("loyalty")
  const to = useTo()
  return (
    <Card as="section" className="flex flex-col">
      <CardHeader
        title={t("history.title")}
        action={
          <LinkButton href={to("loyalty")} size="small">
            {t("counter.toHistory")}
          </LinkButton>
        }
      />
      <EntryTable entries={entries} />
      <p className="mt-auto pt-4 text-pretty text-muted text-sm">
        {t("lead", { days: String(club.rules.rankDays) })}
      </p>
    </Card>
  )
}

export default function EliteClub({ loaderData: { club, own } }: Route.ComponentProps) {
  return (
    <div className="@container/page grid grid-cols-[minmax(0,1fr)] gap-4 px-gutter py-6">
      <RankStaircase club={club} status={own?.status} isPage />
      {own?.status.fall && <RankFallNotice club={club} status={own.status} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @min-[1080px]/page:grid-cols-[22rem_minmax(0,1fr)_20rem]">
        {own ? (
          <>
            <RedemptionCard counter={own.counter} />
            <LatestEntries club={club} entries={own.entries} />
          </>
        ) : (
          <>
            <VisitorCounter club={club} />
            <Card className="grid content-start gap-6">
              <RankRules club={club} />
              <RedemptionRules club={club} />
            </Card>
          </>
        )}
        <EarningRates club={club} level={own?.status.level} />
      </div>
    </div>
  )
}
