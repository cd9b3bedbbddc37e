import type { bonuses, ReplyOf } from "@elite/contract"
import { Card, CardHeader, StatTile } from "@elite/ui"
import type { ReactNode } from "react"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { isCategoryOffered, useOfferedCategories } from "../shell/shellData.ts"

export type Bonus = NonNullable<ReplyOf<typeof bonuses.getActiveJoiningBonus>["bonus"]>
type Contributions = Bonus["terms"]["contributions"]

/** Offered kinds of games grouped by the percentage of a stake that counts towards wagering, the highest first. */
function groupByPercent(
  contributions: Contributions,
  offered: readonly string[],
): [percent: number, kinds: (keyof Contributions)[]][] {
  const kinds = (Object.keys(contributions) as (keyof Contributions)[]).filter(
    (kind) => kind === "other" || isCategoryOffered(kind, offered),
  )
  const percents = [...new Set(kinds.map((kind) => contributions[kind]))].sort((a, b) => b - a)
  return percents.map((percent) => [percent, kinds.filter((kind) => contributions[kind] === percent)])
}

type ContributionSharesProps = { contributions: Contributions; offered: readonly string[] }

function ContributionShares({ contributions, offered }: ContributionSharesProps) {
  const t = useTranslations("bonuses")
  return (
    <section className="border-line border-t pt-4 text-sm">
      <h3 className="font-sans font-semibold tracking-normal">{t("shares")}</h3>
      <ul className="mt-1 grid gap-1 text-muted">
        {groupByPercent(contributions, offered).map(([percent, kinds]) => (
          <li key={percent}>
            {t("share", {
              percent: String(percent),
              kinds: kinds.map((kind) => t(`kinds.${kind}`)).join(", "),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The terms of a bonus that is not granted yet: the same for every player, so they are cached. */
function BonusOffer({
  status,
  terms,
  offered,
}: Pick<Bonus, "status" | "terms"> & { offered: readonly string[] }) {
  const t = useTranslations("bonuses")
  const formats = useFormats()
  return (
    <Card className="grid gap-5">
      <div>
        <CardHeader title={t("joining")} />
        <p className="text-pretty text-muted">
          {t(status === "info" ? "info" : "offered", {
            percent: String(terms.percent),
            maximum: formats.shortEuros(terms.maximum),
            wagering: String(terms.wagering),
            days: String(terms.days),
            largestStake: formats.euros(terms.largestStake),
          })}
        </p>
      </div>
      <ContributionShares contributions={terms.contributions} offered={offered} />
      {status !== "info" && <p className="text-pretty text-muted">{t("withdrawing")}</p>}
    </Card>
  )
}

type ActiveBonusProps = Pick<Bonus, "terms"> & {
  active: NonNullable<Bonus["active"]>
  offered: readonly string[]
  /** The form that forfeits the bonus. */
  children?: ReactNode
}

function ActiveBonus({ active, terms, offered, children }: ActiveBonusProps) {
  const t = useTranslations("bonuses")
  const formats = useFormats()
  return (
    <Card className="grid gap-5">
      <div>
        <CardHeader title={t("joining")} />
        <p className="text-pretty text-muted">
          {t("active", {
            left: formats.euros(Math.max(0, active.required - active.wagered)),
            until: formats.dateTime(active.expiresAt),
            largestStake: formats.euros(active.largestStake),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-5 *:grow *:basis-25">
        <StatTile label={t("balance")} value={formats.euros(active.balance)} />
        <StatTile
          label={t("staked")}
          value={t("of", { part: formats.euros(active.wagered), whole: formats.euros(active.required) })}
          progress={Math.min(1, active.wagered / active.required)}
          progressLabel={t("staked")}
        />
      </div>
      <ContributionShares contributions={terms.contributions} offered={offered} />
      <p className="text-pretty text-muted">{t("withdrawing")}</p>
      {children}
    </Card>
  )
}

export function BonusCard({ bonus, children }: { bonus: Bonus; children?: ReactNode }) {
  const { status, active, terms } = bonus
  const offered = useOfferedCategories()
  if (!active)
    return (
      <CachedFragment as="div" part={BonusOffer} given={{ status, terms, offered }} className="contents" />
    )
  return (
    <ActiveBonus active={active} terms={terms} offered={offered}>
      {children}
    </ActiveBonus>
  )
}
