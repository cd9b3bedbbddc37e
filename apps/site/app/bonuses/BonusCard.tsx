import type { bonuses, ReplyOf } from "@elite/contract"
import { Card, CardHeader, StatTile } from "@elite/ui"
import type { ReactNode } from "react"
import { Kept } from "../kept.tsx"
import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"

export type Bonus = NonNullable<ReplyOf<typeof bonuses.getActiveJoiningBonus>["bonus"]>
type Contributions = Bonus["terms"]["contributions"]

/** The kinds of games by how much of a stake in them counts, the most first. */
function sharesOf(contributions: Contributions): [percent: number, kinds: (keyof Contributions)[]][] {
  const kinds = Object.keys(contributions) as (keyof Contributions)[]
  const percents = [...new Set(Object.values(contributions))].sort((a, b) => b - a)
  return percents.map((percent) => [percent, kinds.filter((kind) => contributions[kind] === percent)])
}

/** How much of a stake counts, by the kind of its game. */
function Shares({ contributions }: { contributions: Contributions }) {
  const t = useTranslations("bonuses")
  return (
    <section className="border-line border-t pt-4 text-sm">
      <h3 className="font-sans font-semibold tracking-normal">{t("shares")}</h3>
      <ul className="mt-1 grid gap-1 text-muted">
        {sharesOf(contributions).map(([percent, kinds]) => (
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

/** The terms of a bonus that nobody has yet: the same for everybody who is shown it. */
function Offer({ status, terms }: Pick<Bonus, "status" | "terms">) {
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
      <Shares contributions={terms.contributions} />
      {status !== "info" && <p className="text-pretty text-muted">{t("withdrawing")}</p>}
    </Card>
  )
}

type HeldProps = Pick<Bonus, "terms"> & {
  active: NonNullable<Bonus["active"]>
  /** Where it can be given up. */
  children?: ReactNode
}

function Held({ active, terms, children }: HeldProps) {
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
      <Shares contributions={terms.contributions} />
      <p className="text-pretty text-muted">{t("withdrawing")}</p>
      {children}
    </Card>
  )
}

/** The joining bonus that a player has, with how far it is staked; or its terms, where it is offered or only told of. */
export function BonusCard({ bonus, children }: { bonus: Bonus; children?: ReactNode }) {
  const { status, active, terms } = bonus
  if (!active) return <Kept as="div" part={Offer} given={{ status, terms }} className="contents" />
  return (
    <Held active={active} terms={terms}>
      {children}
    </Held>
  )
}
