import { Card, CardHeader, LinkButton } from "@elite/ui"
import { useFormats, useTo } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import type { Drops } from "./promotions.server.ts"

export type Way = "jackpots" | "club" | "referrals"
const pages = { jackpots: "jackpots", club: "eliteClub", referrals: "referrals" } as const

/** Something that always runs, and the way there. */
function Room({ way }: { way: Way }) {
  const t = useTranslations("promotions")
  const to = useTo()
  return (
    <Card as="li" className="grid content-start justify-items-start gap-2">
      <h3 className="text-lg leading-7">{t(`runs.${way}.title`)}</h3>
      <p className="text-pretty text-muted">{t(`runs.${way}.text`)}</p>
      <LinkButton href={to(pages[way])} kind="quiet" className="-ml-5">
        {t(`runs.${way}.link`)}
      </LinkButton>
    </Card>
  )
}

/** What always runs, as far as the house has it. */
export function Rooms({ ways }: { ways: readonly Way[] }) {
  const t = useTranslations("promotions")
  return (
    <section aria-labelledby="rooms" className="grid gap-4">
      <h2 id="rooms" className="text-2xl">
        {t("runs.title")}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {ways.map((way) => (
          <Room key={way} way={way} />
        ))}
      </ul>
    </section>
  )
}

type Campaign = Drops["campaigns"][number]

function CampaignPart({ campaign }: { campaign: Campaign }) {
  const t = useTranslations("promotions")
  const { dateTime, euros, figure } = useFormats()
  const { name, from, until, prizes, blocks, leastStake, block } = campaign
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0) * blocks
  const most = Math.max(...prizes.map(({ amount }) => amount))
  return (
    <li className="grid gap-1 border-line border-t pt-3">
      <h3 className="text-lg leading-7">{name}</h3>
      <p className="text-pretty">
        {t("drops.campaign", {
          from: dateTime(from),
          until: dateTime(until),
          count: figure(count),
          amount: euros(most),
        })}
      </p>
      <p className="text-pretty text-muted">
        {t("drops.least", { amount: euros(leastStake) })}
        {block?.oneIn ? ` ${t("drops.odds", { oneIn: figure(block.oneIn) })}` : ""}
      </p>
    </li>
  )
}

/** The campaigns of prize drops that run or will, each with its chance and its bounds. */
export function DropsPart({ drops: { campaigns, claimDays } }: { drops: Drops }) {
  const t = useTranslations("promotions")
  return (
    <Card as="section" className="grid gap-3">
      <CardHeader title={t("drops.title")} />
      <p className="text-pretty text-muted">{t("drops.text")}</p>
      <ul className="grid gap-3">
        {campaigns.map((campaign) => (
          <CampaignPart key={campaign.campaignId} campaign={campaign} />
        ))}
      </ul>
      <p className="text-pretty text-muted text-sm">{t("drops.limits", { days: String(claimDays) })}</p>
    </Card>
  )
}
