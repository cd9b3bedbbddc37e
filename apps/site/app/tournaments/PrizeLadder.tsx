import { classes } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useFormatPrizes } from "./format.ts"
import { findPrizeRung, type TournamentData } from "./programme.ts"

const [width, rung] = [252, 42]

function LadderFrame({ rungs, own }: { rungs: number; own: number }) {
  const height = rungs * rung + 6
  const lean = (y: number) => 18 - (10 * y) / height
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-none stroke-brass"
    >
      <path d={`M8 ${height}L18 0M244 ${height}L234 0`} strokeWidth="2" />
      <path d={`M3 ${height}L13 0M249 ${height}L239 0`} strokeOpacity=".45" />
      {Array.from({ length: rungs }, (_, at) => {
        const y = (at + 1) * rung - 4
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a rung is its place.
            key={at}
            d={`M${lean(y)} ${y}H${width - lean(y)}`}
            strokeOpacity={at === own ? 1 : 0.5}
            strokeWidth={at === own ? 2 : 1}
          />
        )
      })}
    </svg>
  )
}

export function PrizeLadder({ detail: { prizes, tournament } }: { detail: TournamentData }) {
  const t = useTranslations("tournaments")
  const { percent, figure } = useFormats()
  const pays = useFormatPrizes(tournament)
  const rank = tournament.own?.rank
  const own = findPrizeRung(prizes, rank)
  return (
    <section aria-labelledby="ladder" className="mx-auto w-full max-w-80 @min-[1000px]/detail:max-w-none">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 id="ladder" className="text-[1.0625rem] leading-6">
          {t("ladder.title")}
        </h3>
        {tournament.prizesIn === "points" && (
          <span className="text-muted text-xs">{t("ladder.inPoints")}</span>
        )}
      </div>
      {prizes.length === 0 && <p className="mt-2 text-muted">{t("ladder.none")}</p>}
      <div className="relative mt-2">
        <LadderFrame rungs={prizes.length} own={own ? prizes.indexOf(own) : -1} />
        <ol className="relative pb-1.5">
          {prizes.map((prize) => {
            const { from, to, amount, sharePpm } = prize
            const isOwn = prize === own
            return (
              <li key={from} className="flex h-10.5 items-baseline gap-2 px-8 pt-2.5 text-sm">
                <span className={isOwn ? "font-bold text-brass" : "text-muted"}>
                  {from === to ? figure(from) : t("ladder.range", { from: figure(from), to: figure(to) })}
                </span>
                {isOwn && (
                  <span className="font-semibold text-brass text-xs">
                    {t("ladder.you", { rank: figure(rank!) })}
                  </span>
                )}
                <b className={classes("amount ml-auto whitespace-nowrap text-lg", isOwn && "text-brass")}>
                  {/* The pool is empty until the first entry, so shares are shown instead. */}
                  {tournament.pool > 0 ? pays.bare(amount) : percent(sharePpm / 10_000)}
                </b>
              </li>
            )
          })}
        </ol>
      </div>
      {tournament.pool === 0 && prizes.length > 0 && (
        <p className="mt-1 text-center text-muted text-xs">{t("ladder.shares")}</p>
      )}
    </section>
  )
}
