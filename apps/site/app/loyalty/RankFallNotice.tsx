import type { loyalty } from "@elite/contract"
import { Card, LinkButton } from "@elite/ui"
import { CalendarDays } from "lucide-react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { type Club, rankAtLevel } from "./club.ts"

/** Announces the fall to a lower rank: its date, reason, and effect on coins. Renders nothing where none is due. */
export function RankFallNotice({ club, status }: { club: Club; status: loyalty.Loyalty }) {
  const t = useTranslations("loyalty")
  const to = useTo()
  const { figure, date } = useFormats()
  const { fall } = status
  if (!fall) return null
  const [current, next] = [rankAtLevel(club.ranks, status.level), rankAtLevel(club.ranks, fall.level)]
  const { rankDays, noticeDays } = club.rules
  return (
    <Card as="section" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <CalendarDays className="size-8 shrink-0 text-azure" aria-hidden="true" />
      <div className="grid min-w-0 flex-1 basis-72 gap-1 text-pretty">
        <p>
          <strong>{t("fall.title", { day: date(fall.on), rank: next.name })}</strong>{" "}
          {t("fall.why", {
            days: String(rankDays),
            points: figure(fall.rankPoints),
            held: current.name,
            start: figure(current.startPoint),
          })}
        </p>
        <p className="text-muted text-sm">
          {t("fall.note", { multiplier: figure(next.coinMultiplier), notice: String(noticeDays) })}
        </p>
      </div>
      <LinkButton href={to("eliteClubHow")} kind="quiet" size="small">
        {t("fall.link")}
      </LinkButton>
    </Card>
  )
}
