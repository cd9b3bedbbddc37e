import { Card, CardHeader, LinkButton, Pagination, StatTile, TabLinks } from "@elite/ui"
import { AccountPage } from "../account/AccountPage.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import { useWallet } from "../shell/wallet.tsx"
import type { Route } from "./+types/account"
import { type Club, computeCoinValue, maxRedeemableCoins, rankAtLevel } from "./club.ts"
import { EntryTable } from "./EntryTable.tsx"
import { RankFallNotice } from "./RankFallNotice.tsx"
import { entriesPerPage, type LoyaltyQuery, toLoyaltyQueryString } from "./searchParams.ts"

export { loader } from "./account.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.loyalty.account.title })

type Data = Route.ComponentProps["loaderData"]

/** The fraction of the way from the player's rank to the next, 0 to 1. */
const progressToNextRank = (
  club: Club,
  { level, nextLevel, rankPoints }: Data["status"],
): number | undefined => {
  if (nextLevel === null) return undefined
  const [from, until] = [
    rankAtLevel(club.ranks, level).startPoint,
    rankAtLevel(club.ranks, nextLevel).startPoint,
  ]
  return Math.max(0, (rankPoints - from) / (until - from))
}

function LoyaltySummary({ club, status }: Pick<Data, "club" | "status">) {
  const t = useTranslations("loyalty")
  const to = useTo()
  const formats = useFormats()
  const { figure } = formats
  const live = useWallet()
  const { ranks, rules } = club
  const next = ranks.find(({ level }) => level === status.nextLevel)
  const coins = live?.coins ?? status.coins
  const way = progressToNextRank(club, status)
  const { redemption } = rules
  return (
    <Card as="section" className="grid gap-5">
      <div className="flex flex-wrap gap-x-6 gap-y-5 *:grow *:basis-40">
        <StatTile
          look="pride"
          label={t("account.rank")}
          value={rankAtLevel(ranks, status.level).name}
          note={t("coinsTimes", { multiplier: figure(status.multiplier) })}
        />
        <StatTile
          look="pride"
          label={t("yourPoints")}
          value={figure(status.rankPoints)}
          note={t("ofDays", { days: String(rules.rankDays) })}
        />
        <StatTile
          look="pride"
          label={t("account.coins")}
          value={figure(coins)}
          note={t("account.coinsWorth", {
            amount: formats.euros(computeCoinValue(maxRedeemableCoins(coins, redemption), redemption)),
          })}
        />
        <StatTile
          look="pride"
          label={t("account.allPoints")}
          value={figure(live?.points ?? status.points)}
          note={t("account.allPointsNote")}
        />
      </div>
      {next && way !== undefined && (
        <StatTile
          label={t("toNext", { rank: next.name })}
          value={figure(status.pointsToNext ?? 0)}
          note={t("account.way", { points: figure(status.rankPoints), goal: figure(next.startPoint) })}
          progress={way}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={to("shop")}>{t("counterLink")}</LinkButton>
        <LinkButton href={to("eliteClub")} kind="quiet">
          {t("account.club")}
        </LinkButton>
      </div>
    </Card>
  )
}

function EntryList({ query, entries }: Pick<Data, "query" | "entries">) {
  const t = useTranslations("loyalty")
  const to = useTo()
  const here = (of: Partial<LoyaltyQuery>) =>
    to("loyalty") + toLoyaltyQueryString({ page: 1, currency: undefined, ...of })
  return (
    <Card as="section" className="grid gap-5">
      <CardHeader title={t("history.title")} />
      <TabLinks
        label={t("history.filter")}
        links={([undefined, "points", "coins"] as const).map((currency) => ({
          href: here({ currency }),
          label: t(`history.${currency ?? "all"}`),
          current: query.currency === currency,
        }))}
      />
      <EntryTable entries={entries} />
      {entries && entries.rows.length > 0 && (
        <div className="grid gap-3">
          <p className="text-center text-muted text-sm">{t("history.count", { count: entries.count })}</p>
          <Pagination
            label={t("history.pages")}
            previousLabel={t("history.previous")}
            nextLabel={t("history.next")}
            pageLabel={(at) => t("history.page", { page: String(at) })}
            current={query.page}
            count={Math.ceil(entries.count / entriesPerPage)}
            href={(at) => here({ ...query, page: at })}
          />
        </div>
      )}
    </Card>
  )
}

export default function LoyaltyAccount({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("loyalty")
  const { club, status, query, entries } = loaderData
  return (
    <AccountPage title={t("account.title")} lead={t("account.lead")}>
      <LoyaltySummary club={club} status={status} />
      <RankFallNotice club={club} status={status} />
      <EntryList query={query} entries={entries} />
    </AccountPage>
  )
}
