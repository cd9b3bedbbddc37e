import type { bonuses, ReplyOf } from "@elite/contract"
import { Card, CardHeader, StatTile } from "@elite/ui"
import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"

type Bonus = NonNullable<ReplyOf<typeof bonuses.getActiveJoiningBonus>["bonus"]>

/** The joining bonus that a player has, with how far it is staked; or its terms, where it is offered or only told of. */
export function BonusCard({ bonus: { status, active, terms } }: { bonus: Bonus }) {
  const t = useTranslations("bonuses")
  const formats = useFormats()
  const text = active
    ? t("active", {
        left: formats.euros(Math.max(0, active.required - active.wagered)),
        until: formats.dateTime(active.expiresAt),
        largestStake: formats.euros(active.largestStake),
      })
    : t(status === "info" ? "info" : "offered", {
        percent: String(terms.percent),
        maximum: formats.shortEuros(terms.maximum),
        wagering: String(terms.wagering),
        days: String(terms.days),
        largestStake: formats.euros(terms.largestStake),
      })
  return (
    <Card className="grid gap-5">
      <div>
        <CardHeader title={t("joining")} />
        <p className="text-muted">{text}</p>
      </div>
      {active && (
        <>
          <div className="flex flex-wrap gap-x-6 gap-y-5 *:grow *:basis-25">
            <StatTile label={t("balance")} value={formats.euros(active.balance)} />
            <StatTile
              label={t("staked")}
              value={t("of", {
                part: formats.euros(active.wagered),
                whole: formats.euros(active.required),
              })}
            />
          </div>
          <p className="text-muted">{t("withdrawing")}</p>
        </>
      )}
    </Card>
  )
}
