import { stairs } from "virtual:club-art"
import type { loyalty } from "@elite/contract"
import { classes, LinkButton } from "@elite/ui"
import { ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { type Club, type Rank, rankAtLevel } from "./club.ts"

type LoyaltyStatus = loyalty.Loyalty

function Figure({ label, value, note }: { label: ReactNode; value: ReactNode; note: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5 border-line not-first:border-l not-first:pl-5 max-sm:not-first:border-l-0 max-sm:not-first:pl-0">
      <dt className="text-sm">{label}</dt>
      <dd className="amount text-2xl leading-8">{value}</dd>
      <dd className="text-muted text-sm">{note}</dd>
    </div>
  )
}

function Figures({ club: { ranks, rules }, status }: { club: Club; status: LoyaltyStatus }) {
  const t = useTranslations("loyalty")
  const { figure } = useFormats()
  const next = ranks.find(({ level }) => level === status.nextLevel)
  return (
    <dl className="mt-4 flex flex-wrap gap-x-5 gap-y-3">
      <Figure
        label={t("yourPoints")}
        value={figure(status.rankPoints)}
        note={t("ofDays", { days: String(rules.rankDays) })}
      />
      {next ? (
        <Figure
          label={t("toNext", { rank: next.name })}
          value={figure(status.pointsToNext ?? 0)}
          note={t("beginsAt", { points: figure(next.startPoint) })}
        />
      ) : (
        <Figure label={t("highest")} value={t("none")} note={t("noneNote")} />
      )}
      <Figure
        label={t("coinsHere")}
        value={`× ${figure(status.multiplier)}`}
        note={next && t("coinsNext", { rank: next.name, multiplier: `× ${figure(next.coinMultiplier)}` })}
      />
    </dl>
  )
}

function Heading({ club, status, isPage }: RankStaircaseProps) {
  const t = useTranslations("loyalty")
  const { ranks, rules } = club
  const Title = isPage ? "h1" : "h2"
  const big = "text-3xl text-balance sm:text-[2.75rem] sm:leading-12"
  if (!status)
    return (
      <>
        <Title id="club-title" className={big}>
          {t("title")}
        </Title>
        <p className="mt-3 max-w-md text-pretty">{t("lead", { days: String(rules.rankDays) })}</p>
      </>
    )
  const { name, level } = rankAtLevel(ranks, status.level)
  const place = String(ranks.findIndex((rank) => rank.level === level) + 1)
  return (
    <>
      <p className="eyebrow">{t("rankOf", { place, count: String(ranks.length) })}</p>
      <Title id="club-title" className={classes(big, "mt-1")}>
        {t("yourRank", { rank: name })}
      </Title>
      <Figures club={club} status={status} />
    </>
  )
}

function RankLine({
  rank,
  status,
  isFirst,
}: {
  rank: Rank
  status: LoyaltyStatus | undefined
  isFirst: boolean
}) {
  const t = useTranslations("loyalty")
  const { figure, date } = useFormats()
  const isOwn = status?.level === rank.level
  return (
    <li
      aria-current={isOwn || undefined}
      className={classes(
        "grid content-start gap-x-4 px-4 py-3 @min-[960px]/club:justify-items-center @min-[960px]/club:text-center @max-[959px]/club:grid-cols-[minmax(0,1fr)_auto] @max-[959px]/club:not-first:border-t",
        "border-line",
        isOwn && "@max-[959px]/club:bg-raised",
      )}
    >
      <span className={classes("font-display text-lg", isOwn && "text-brass")}>{rank.name}</span>
      <span className="text-sm @max-[959px]/club:text-right">
        {isFirst ? t("fromFirst") : t("fromPoints", { points: figure(rank.startPoint) })}
      </span>
      <span className="text-muted text-sm">
        {t("coinsTimes", { multiplier: figure(rank.coinMultiplier) })}
      </span>
      {isOwn && (
        <span className="font-semibold text-brass text-sm @max-[959px]/club:text-right">
          {t("you", { points: figure(status.rankPoints) })}
        </span>
      )}
      {status?.fall?.level === rank.level && (
        <span className="font-semibold text-azure text-sm @max-[959px]/club:text-right">
          {t("fromDay", { day: date(status.fall.on) })}
        </span>
      )}
    </li>
  )
}

/** The text alternative of the picture. */
function useStaircaseText({ ranks }: Club, status: LoyaltyStatus | undefined): string {
  const t = useTranslations("loyalty")
  const { date } = useFormats()
  const count = String(ranks.length)
  if (!status) return t("stair", { count })
  const rank = rankAtLevel(ranks, status.level).name
  const { fall } = status
  return fall
    ? t("stairFall", { count, rank, day: date(fall.on), coming: rankAtLevel(ranks, fall.level).name })
    : t("stairAt", { count, rank })
}

/** The landing on which the player's figure is drawn, 0 to 5; undefined for a visitor. */
const computeLanding = ({ ranks }: Club, status: LoyaltyStatus | undefined): number | undefined =>
  status &&
  Math.min(
    5,
    ranks.findIndex(({ level }) => level === status.level),
  )

type RankStaircaseProps = { club: Club; status: LoyaltyStatus | undefined; isPage?: boolean }

export function RankStaircase({ club, status, isPage = false }: RankStaircaseProps) {
  const t = useTranslations("loyalty")
  const to = useTo()
  const label = useStaircaseText(club, status)
  const landing = computeLanding(club, status)
  const stair = landing === undefined ? stairs.empty : stairs[status?.fall ? "falling" : "held"][landing]!
  // A phone shows three landings: the player's own between its neighbours.
  const shift = landing === undefined ? 40 : [0, 4, 26, 50, 76, 100][landing]!
  return (
    <section
      aria-labelledby="club-title"
      data-theme="dark"
      className="@container/club overflow-hidden rounded-card border border-line bg-ink text-ivory"
    >
      <div className="relative">
        <div className="@min-[960px]/club:absolute @min-[960px]/club:top-0 @min-[960px]/club:left-0 @min-[960px]/club:max-w-[40rem] p-5 @min-[960px]/club:p-8">
          <Heading club={club} status={status} isPage={isPage} />
        </div>
        <LinkButton
          href={to("eliteClubHow")}
          kind="quiet"
          size="small"
          className="@min-[960px]/club:absolute @min-[960px]/club:top-5 @min-[960px]/club:right-5 @max-[959px]/club:mb-3 @max-[959px]/club:ml-2"
        >
          {t("howLink")}
          <ChevronRight className="size-4" aria-hidden="true" />
        </LinkButton>
        <img
          src={stair}
          alt={label}
          width={1152}
          height={468}
          className="block h-auto w-full @max-[699px]/club:h-72 @max-[699px]/club:object-cover"
          style={{ objectPosition: `${shift}% 50%` }}
        />
      </div>
      <ol
        aria-label={t("ranks")}
        className="grid border-line border-t @min-[960px]/club:grid-cols-6 @min-[960px]/club:py-2"
      >
        {club.ranks.map((rank, at) => (
          <RankLine key={rank.level} rank={rank} status={status} isFirst={at === 0} />
        ))}
      </ol>
    </section>
  )
}
