import { Anchor, Card, CardHeader, Icon, LinkButton } from "@elite/ui"
import type { ReactNode } from "react"
import { winKey } from "../games/winners.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { usePlayer } from "../shell/shellData.ts"
import type { PrizeDrops } from "./drops.server.ts"
import { dropsAnchor } from "./dropsAnchor.ts"
import { toPrizeTickets } from "./prizeTickets.ts"
import { useLiveDropWinners } from "./useLiveDropWinners.ts"

type Campaign = PrizeDrops["campaigns"][number]

/** One ticket for each amount; those that are all won are dim. */
function PrizeTickets({ campaign }: { campaign: Campaign }) {
  const t = useTranslations("drops")
  const formats = useFormats()
  const key = campaign.block ? "left" : "each"
  return (
    <ul aria-label={t("prizes")} className="flex flex-wrap gap-3">
      {toPrizeTickets(campaign).map(({ amount, count }) => (
        <li
          key={amount}
          data-theme="light"
          className={`flex min-w-32 flex-1 rounded-control bg-surface p-1.5 text-center text-ivory sm:max-w-44 ${
            count === 0 ? "opacity-60" : ""
          }`}
        >
          <span className="grid flex-1 content-center rounded-lg border-2 border-brass border-double px-3 py-2">
            <span className="amount text-2xl leading-8">{formats.shortEuros(amount)}</span>
            <span className="text-sm">{t(key, { count })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The end of the campaign and, while it runs, when the next period of prizes begins. */
function CampaignPeriod({ campaign: { from, until, block } }: { campaign: Campaign }) {
  const t = useTranslations("drops")
  const formats = useFormats()
  return (
    <p className="text-pretty text-muted">
      {block ? t("until", { until: formats.dateTime(until) }) : t("from", { from: formats.dateTime(from) })}
      {block && block.endsAt !== until && ` · ${t("blockEnds", { time: formats.time(block.endsAt) })}`}
    </p>
  )
}

function CampaignRules({ campaign, rules }: { campaign: Campaign; rules: PrizeDrops }) {
  const t = useTranslations("drops")
  const { dateTime, euros, figure } = useFormats()
  const { from, until, prizes, blocks, blockMinutes, leastStake, games, block } = campaign
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0) * blocks
  const most = Math.max(...prizes.map(({ amount }) => amount))
  const length = (minutes: number) =>
    minutes % 60 === 0 ? t("hours", { count: minutes / 60 }) : t("minutes", { count: minutes })
  const sentences = [
    t("total", { from: dateTime(from), until: dateTime(until), count: figure(count), amount: euros(most) }),
    t("blocks", { count: blocks, length: length(blockMinutes) }),
    t("least", { amount: euros(leastStake) }),
    ...(games ? [t("games", { games: games.join(", ") })] : []),
    ...(block?.oneIn ? [t("odds", { oneIn: figure(block.oneIn) })] : []),
    t("apart", { length: length(rules.apartMinutes) }),
    t("claimed", { days: String(rules.claimDays) }),
  ]
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold text-brass [&::-webkit-details-marker]:hidden">
        {t("rules")}
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid list-disc gap-1.5 pb-2 pl-5 text-muted marker:text-edge">
        {sentences.map((sentence) => (
          <li key={sentence} className="text-pretty">
            {sentence}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The last winners, masked. A new one is inserted on top without announcement. */
function DropWinners({ drops }: { drops: PrizeDrops }) {
  const t = useTranslations("drops")
  const formats = useFormats()
  const winners = useLiveDropWinners(drops.winners)
  return (
    <div>
      <h3 className="mb-1 font-sans font-semibold text-base tracking-normal">{t("winners")}</h3>
      {winners.length === 0 && <p className="text-muted">{t("noWinners")}</p>}
      {winners.length > 0 && (
        <ul className="divide-y divide-line">
          {winners.map((winner) => (
            <li key={winKey(winner)} className="flex items-baseline gap-3 py-2">
              <span className="amount w-20 shrink-0 font-semibold text-emerald">
                {formats.euros(winner.amount)}
              </span>
              <span className="grid min-w-0 flex-1 gap-x-4 sm:flex sm:items-baseline">
                <span className="min-w-0 truncate text-sm sm:flex-1">
                  {winner.game
                    ? t("winner", { username: winner.username, game: winner.game.name })
                    : winner.username}
                </span>
                <time dateTime={winner.wonAt} className="whitespace-nowrap text-muted text-sm tabular-nums">
                  {formats.dateTime(winner.wonAt)}
                </time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type PrizeDropsSectionProps = {
  drops: PrizeDrops
  /** A link to the terms, where they are published. */
  terms: ReactNode
}

export function PrizeDropsSection({ drops, terms }: PrizeDropsSectionProps) {
  const t = useTranslations("drops")
  const to = useTo()
  const isPlayer = usePlayer() !== null
  const own = isPlayer && (
    <LinkButton size="small" href={`${to("balances")}?view=drops`}>
      {t("toOwn")}
    </LinkButton>
  )
  return (
    <Card
      as="section"
      id={dropsAnchor}
      aria-labelledby="drops-title"
      className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div>
        <CardHeader id="drops-title" title={t("title")} action={own} />
        <p className="text-pretty text-muted">{t("text")}</p>
        {terms}
      </div>
      {drops.campaigns.map((campaign) => (
        <div
          key={campaign.campaignId}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t pt-4"
        >
          <div>
            <h3 className="text-lg leading-7">{campaign.name}</h3>
            <CampaignPeriod campaign={campaign} />
          </div>
          <PrizeTickets campaign={campaign} />
          <CampaignRules campaign={campaign} rules={drops} />
        </div>
      ))}
      <div className="border-line border-t pt-4">
        <DropWinners drops={drops} />
      </div>
    </Card>
  )
}

/** The running campaign in short, for the pages of home and jackpots: the one that ends first. */
export function RunningCampaign({ drops }: { drops: PrizeDrops | null }) {
  const t = useTranslations("drops")
  const to = useTo()
  const campaign = drops?.campaigns
    .filter(({ block }) => block !== null)
    .sort((a, b) => Date.parse(a.until) - Date.parse(b.until))[0]
  if (!drops || !campaign) return null
  return (
    <Card
      as="section"
      aria-labelledby="running-drop"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]"
    >
      <div className="grid content-start gap-3">
        <div>
          <p className="eyebrow mb-1">{t("title")}</p>
          <h2 id="running-drop" className="text-xl leading-7 sm:text-2xl">
            {campaign.name}
          </h2>
          <CampaignPeriod campaign={campaign} />
        </div>
        <PrizeTickets campaign={campaign} />
        <Anchor
          href={`${to("promotions")}#${dropsAnchor}`}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brass underline-offset-4 hover:underline"
        >
          {t("toDrops")}
        </Anchor>
      </div>
      <DropWinners drops={drops} />
    </Card>
  )
}
