import { Anchor, classes } from "@elite/ui"
import { TicketCheck } from "lucide-react"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { useFormatMoments } from "./format.ts"
import type { TournamentData } from "./programme.ts"
import { toTournamentsQueryString } from "./searchParams.ts"

const ticketEdge =
  "M8 .5H132A7.5 7.5 0 0 1 139.5 8V32A6 6 0 0 0 139.5 44V68A7.5 7.5 0 0 1 132 75.5H8A7.5 7.5 0 0 1 .5 68V44A6 6 0 0 0 .5 32V8A7.5 7.5 0 0 1 8 .5Z"

/** From the opened one on. */
const showsListed = 4

export function ShowTimes({ shows, tournament }: Pick<TournamentData, "shows" | "tournament">) {
  const t = useTranslations("tournaments")
  const to = useTo()
  const { play } = useFormatMoments()
  if (shows.length === 0) return null
  const opened = shows.findIndex(({ tournamentId }) => tournamentId === tournament.tournamentId)
  const first = Math.max(0, Math.min(opened, shows.length - showsListed))
  return (
    <section aria-labelledby="shows">
      <h3 id="shows" className="text-[1.0625rem] leading-6">
        {t("shows")}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {shows.slice(first, first + showsListed).map((show) => {
          const { day, hours } = play(show)
          return (
            <li key={show.tournamentId}>
              <Anchor
                href={to("currentTournaments") + toTournamentsQueryString({ tournament: show.tournamentId })}
                aria-current={show.tournamentId === tournament.tournamentId ? "true" : undefined}
                data-in={show.isIn || undefined}
                className="show"
              >
                <svg viewBox="0 0 140 76" preserveAspectRatio="none" aria-hidden="true">
                  <path d={ticketEdge} vectorEffect="non-scaling-stroke" />
                </svg>
                <span className="block text-muted text-xs first-letter:uppercase">{day}</span>
                <span className="block whitespace-nowrap font-semibold text-[0.9375rem]">{hours}</span>
                <span
                  className={classes("flex items-center gap-1", show.isIn ? "text-emerald" : "text-muted")}
                >
                  {show.isIn && <TicketCheck className="size-3.5" aria-hidden="true" />}
                  {show.isIn ? t("inShow") : t("playersIn", { count: show.entries })}
                </span>
              </Anchor>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
